"""The English words of a box, by the keys other languages use."""

from __future__ import annotations

from dragonroads.games.almanac.content import AlmanacContent


def words_of(content: AlmanacContent) -> dict[str, str]:
    """Everything that stands beside the numbers."""
    found: dict[str, str] = {}
    found |= {f"good.{good.id}.name": good.name for good in content.goods}
    found |= {f"colour.{colour.id}.name": colour.name for colour in content.colours}
    found |= {f"start.{one.id}.name": one.name for one in content.starting}
    for card in content.caravans:
        found |= {f"caravan.{card.id}.name": card.name, f"caravan.{card.id}.text": card.text}
    for contract in content.contracts:
        found |= {f"contract.{contract.id}.name": contract.name, f"contract.{contract.id}.text": contract.text}
    for token in content.tokens.values():
        found |= {f"token.{token.id}.name": token.name, f"token.{token.id}.text": token.text}
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
        deeds = (*(card.special.do if card.special else ()), *(card.fight.lose if card.fight else ()))
        for deed in deeds:
            for option in deed.effect.args.get("options", ()):
                found[f"{key}.{option.id}"] = option.label
    return found


def _page_words(content: AlmanacContent) -> dict[str, str]:
    found: dict[str, str] = {}
    for page in content.locations.values():
        key = f"page.{page.id}"
        found |= {f"{key}.{part}": getattr(page, part) for part in ("name", "preview", "lore", "placing")}
        found |= {f"{key}.area.{letter}": name for letter, name in page.areas.items()}
        for name, action in page.actions.items():
            found |= {f"{key}.action.{name}.name": action.name, f"{key}.action.{name}.text": action.text}
            found[f"{key}.action.{name}.label"] = action.label
    return found
