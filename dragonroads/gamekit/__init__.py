"""What every game is made of: `from dragonroads import gamekit as kit` is all that its author needs."""

from dragonroads.engine.game import Header
from dragonroads.engine.line import Called, Line, Saying, text
from dragonroads.engine.question import Ask, Option
from dragonroads.engine.record import SEAT, Beat, Folded, Opens, Reason, ShowsFace, Step, Uses
from dragonroads.engine.state import GameState, State
from dragonroads.engine.table import Card, Closed, Seat, Table
from dragonroads.engine.visibility import Cards, Known, Private, Sealed, Static
from dragonroads.gamekit.game import BaseGame, Outlook, ranked
from dragonroads.gamekit.nouns import Joined, Person, Value, Who
from dragonroads.gamekit.presenter import BasePresenter, Counter, Pieces, ahead, die, figure, spot
from dragonroads.games.presenter import Spot, Token

__all__ = [
    "SEAT",
    "Ask",
    "BaseGame",
    "BasePresenter",
    "Beat",
    "Called",
    "Card",
    "Cards",
    "Closed",
    "Counter",
    "Folded",
    "GameState",
    "Header",
    "Joined",
    "Known",
    "Line",
    "Opens",
    "Option",
    "Outlook",
    "Person",
    "Pieces",
    "Private",
    "Reason",
    "Saying",
    "Sealed",
    "Seat",
    "ShowsFace",
    "Spot",
    "State",
    "Static",
    "Step",
    "Table",
    "Token",
    "Uses",
    "Value",
    "Who",
    "ahead",
    "die",
    "figure",
    "ranked",
    "spot",
    "text",
]
