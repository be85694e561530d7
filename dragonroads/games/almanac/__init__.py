"""The Almanac journeys: one set of rules for every box of pages and cards."""
