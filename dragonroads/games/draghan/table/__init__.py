"""What the table shows of a race: track, Storylines, seats and places. No card and no question has a name here."""
