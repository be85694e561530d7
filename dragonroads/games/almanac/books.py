"""One book with everything its box brings: pages, cards, tokens and supplies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.games.almanac.cards import CaravanList, ContractList, EncounterList, Supplies, TokenList
from dragonroads.games.almanac.locations import Location
from dragonroads.library.binder import Binder
from dragonroads.library.pack import Pack

LOCATIONS = "locations/"


@dataclass(frozen=True, slots=True)
class Book:
    """The files of a box; pages by the numbers that stand in them."""

    id: str
    supplies: Supplies
    tokens: TokenList
    caravans: CaravanList
    contracts: ContractList
    encounters: EncounterList
    pages: Sequence[Location]
    mark: str = ""
    """What stands before the number of a page where there is another book."""
    name: str = ""

    @property
    def files(self) -> tuple[object, ...]:
        """Everything that was read."""
        return self.supplies, self.tokens, self.caravans, self.contracts, self.encounters, tuple(self.pages)


def bind_book(pack: Pack, binder: Binder, folder: str = "", *, mark: str = "", name: str = "") -> Book | None:
    """The book of a content folder, or of a used one."""
    at = f"{folder}/" if folder else ""
    supplies = pack.bind(f"{at}supplies.yaml", Supplies, binder)
    tokens = pack.bind(f"{at}tokens.yaml", TokenList, binder)
    caravans = pack.bind(f"{at}caravans.yaml", CaravanList, binder)
    contracts = pack.bind(f"{at}contracts.yaml", ContractList, binder)
    encounters = pack.bind(f"{at}encounters.yaml", EncounterList, binder)
    found = [pack.bind(file, Location, binder) for file in sorted(pack.files) if file.startswith(f"{at}{LOCATIONS}")]
    pages = sorted((page for page in found if page is not None), key=lambda page: page.id)
    if not (supplies and tokens and caravans and contracts and encounters):
        return None
    return Book(folder or pack.id, supplies, tokens, caravans, contracts, encounters, pages, mark, name)
