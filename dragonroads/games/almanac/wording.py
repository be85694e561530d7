"""The English words of a box, by the keys other languages use."""

from __future__ import annotations

import re
from dataclasses import replace

from dragonroads.games.almanac.choice_verbs import Alternative
from dragonroads.games.almanac.content import AlmanacContent
from dragonroads.games.almanac.deeds import Deeds
from dragonroads.games.almanac.locations import page_in
from dragonroads.library.node import Document
from dragonroads.library.pack import Pack

OF_A_PAGE = re.compile(r"page\.(\d+)\.(.+)")


def words_of(content: AlmanacContent) -> dict[str, str]:
    """Everything that stands beside the numbers."""
    found: dict[str, str] = {}
    found |= {f"good.{good.id}.name": good.name for good in content.goods}
    found |= {f"colour.{colour.id}.name": colour.name for colour in content.colours}
    found |= {f"start.{one.id}.name": one.name for one in content.starting}
    found |= {f"book.{book.id}.name": book.name for book in content.books if book.name}
    for card in content.caravans:
        found |= {f"caravan.{card.id}.name": card.name, f"caravan.{card.id}.text": card.text}
    for contract in content.contracts:
        found |= {f"contract.{contract.id}.name": contract.name, f"contract.{contract.id}.text": contract.text}
    for token in content.tokens.values():
        found |= {f"token.{token.id}.name": token.name, f"token.{token.id}.text": token.text}
    found |= {key: one.label for key, one in choices_in(content).items()}
    return found | _encounter_words(content) | _page_words(content)


def _encounter_words(content: AlmanacContent) -> dict[str, str]:
    found: dict[str, str] = {}
    for card in content.encounters:
        key = f"encounter.{card.id}"
        found |= {f"{key}.name": card.name, f"{key}.story": card.story, f"{key}.banner": card.banner.text}
        if card.fight:
            found |= {f"{key}.win": card.fight.win_text, f"{key}.lose": card.fight.lose_text}
        if card.special:
            found[f"{key}.special"] = card.special.text
    return found


def choices_in(content: AlmanacContent) -> dict[str, Alternative]:
    """Everything that encounters and pages let one choose, by the key of its words."""
    found: dict[str, Alternative] = {}
    for card in content.encounters:
        deeds = (*(card.special.do if card.special else ()), *(card.fight.lose if card.fight else ()))
        found |= _choices(f"encounter.{card.id}", deeds)
    for page in content.locations.values():
        for name, action in page.actions.items():
            found |= _choices(f"page.{page.id}.action.{name}", action.do)
    return found


def _choices(key: str, deeds: Deeds) -> dict[str, Alternative]:
    return {f"{key}.{one.id}": one for deed in deeds for one in deed.effect.args.get("options", ())}


def _page_words(content: AlmanacContent) -> dict[str, str]:
    found: dict[str, str] = {}
    for page in content.locations.values():
        key = f"page.{page.id}"
        found |= {f"{key}.{part}": getattr(page, part) for part in ("name", "preview", "lore", "placing")}
        found |= {f"{key}.placing_two": page.placing_two} if page.placing_two else {}
        found |= {f"{key}.area.{letter}": name for letter, name in page.areas.items()}
        for name, action in page.actions.items():
            found |= {f"{key}.action.{name}.name": action.name, f"{key}.action.{name}.text": action.text}
            found[f"{key}.action.{name}.label"] = action.label
    return found


# --- other languages --------------------------------------------------------------------------------------------------


def under_their_pages(pack: Pack, content: AlmanacContent) -> Pack:
    """The pack with the words of pages under the ids that these have beside the pages of another book."""
    files = dict(pack.files)
    for number, book in enumerate(content.books[1:], 1):
        numbers = {str(page.id) for page in book.pages}
        for name in [name for name in files if name.startswith(f"{book.id}/text.")]:
            files[name] = _moved(files[name], number, numbers)
    return replace(pack, files=files)


def _moved(words: Document, book: int, numbers: set[str]) -> Document:
    """The same words with other keys for the pages of these numbers, and for nothing that has been moved already."""
    if not isinstance(words.value, dict):
        return words
    return Document(words.file, {_key(key, book, numbers): text for key, text in words.value.items()}, words.places)


def _key(key: str, book: int, numbers: set[str]) -> str:
    found = OF_A_PAGE.fullmatch(key)
    return f"page.{page_in(book, int(found[1]))}.{found[2]}" if found and found[1] in numbers else key
