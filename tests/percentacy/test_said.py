"""What talents and handicaps are said to do: sentences from their effects, in both languages, everywhere the same."""

from __future__ import annotations

from typing import Any, Final, get_args

import pytest
from msgspec.structs import replace

from spielwerk.core.content.compendium import compendium, sentences
from spielwerk.core.content.reading import Row, Text
from spielwerk.core.text import LANGUAGES
from spielwerk.server.systems import Looked, described
from spielwerk.sheets.words import words_of
from spielwerk.systems.percentacy import SYSTEM, effects
from spielwerk.systems.percentacy.commands import CIRCUMSTANCES
from spielwerk.systems.percentacy.content import INSTALLED
from spielwerk.systems.percentacy.effects import AnyEffect
from spielwerk.systems.percentacy.rows import TalentRow, TraitRow
from spielwerk.systems.percentacy.said import own_in_words, said
from spielwerk.systems.percentacy.state import OwnTrait
from spielwerk.systems.percentacy.view import own_content

HANDICAPS = INSTALLED.handicaps
TALENTS = INSTALLED.talents

ROWS: Final[list[TraitRow]] = [*TALENTS.values(), *HANDICAPS.values()]
NAME: Final = Text(de="Probe", en="Trial")
KINDS: Final[list[AnyEffect]] = [
    effects.Reduce(attribute="perception", amount=7),
    effects.Reduce(gear=True, skills=("melee",), amount=7),
    effects.Penalty(amount=-7),
    effects.Penalty(amount=-7, attributes=("charisma",), skills=("melee",), categories=("social",), linked=True),
    *(effects.Penalty(amount=-7, when=when, may_bar=True) for when in CIRCUMSTANCES),
    *(effects.Value(of=of, amount=amount) for of in get_args(effects.Valued) for amount in (1, -1, 7, -7)),
    effects.Damage(amount=7, skill="melee"),
    effects.Result(amount=-7),
    effects.Result(amount=7),
    effects.Help(amount=-7),
    effects.Soften(),
    effects.Reroll(after="failure"),
    effects.Reroll(after="critical_failure", skills=("melee",)),
    effects.Complicate(),
    effects.Complicate(attributes=("strength",), categories=("combat",)),
    effects.Survive(hp=7),
    effects.Aid(amount=7),
    effects.Endure(),
    effects.Request(),
    effects.TwoAttacks(amount=-7),
    *(effects.Resist(then=then) for then in ("gives_in", "frozen", "harmless")),
    effects.Remind(),
]
"""Every kind of effect in each of its shapes."""


def row(*does: AnyEffect, text: Text | None = None, per: Any = "") -> TalentRow:
    return TalentRow(id="trial", name=NAME, cost=25, text=text, effects=does, per=per)


SAY: Final = {language: sentences(SYSTEM, language) for language in LANGUAGES}


def words(of: Row, language: str) -> str:
    return " ".join(SAY[language](of))


def test_the_effects_looked_at_are_all_there_are() -> None:
    assert {type(effect) for effect in KINDS} == set(get_args(AnyEffect))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", KINDS, ids=repr)
def test_every_kind_of_effect_has_a_sentence(effect: AnyEffect, language: str) -> None:
    for per in ("", "scene", "session", "combat"):
        text = words(row(effect, per=per), language)
        assert text.endswith("."), text
        assert text[0].isupper(), text
        for broken in ("does-", "when-", "{", "$", "_", "()", " ,", "  "):
            assert broken not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", ROWS, ids=lambda one: one.id)
def test_changing_a_number_changes_the_sentence(one: TraitRow, language: str) -> None:
    for place, effect in enumerate(one.effects):
        for name in ("amount", "hp"):
            if hasattr(effect, name):
                other = replace(effect, **{name: getattr(effect, name) * 3})
                changed = replace(one, effects=(*one.effects[:place], other, *one.effects[place + 1 :]))
                assert words(changed, language) != words(one, language), name


def test_which_way_a_number_goes_is_said() -> None:
    for of in get_args(effects.Valued):
        more, less = (words(row(effects.Value(of=of, amount=amount)), "de") for amount in (5, -5))
        assert more != less
        assert "−" not in less


def test_what_is_not_data_stands_first_and_the_rest_follows() -> None:
    text = Text(de="Du hast Freunde.", en="You have friends.")
    assert words(row(effects.Request(), text=text, per="session"), "de") == (
        "Du hast Freunde. Einmal je Sitzung bittest du die Spielleitung darum; passt es nicht, bleibt dir die Nutzung."
    )


def test_how_often_is_said_from_the_row() -> None:
    assert words(row(effects.Aid(amount=7), per="scene"), "en").startswith("Once a scene ")
    assert words(row(effects.Aid(amount=7)), "en").startswith("Every time ")


def test_a_number_stands_only_in_the_data() -> None:
    written = [text for one in ROWS if one.text is not None for text in (one.text.de, one.text.en)]
    assert [text for text in written if any(sign.isdigit() for sign in text)] == []


def test_other_rows_have_only_their_prose() -> None:
    assert said(SYSTEM.tables["condition"]["shock"]) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_compendium_client_and_sheet_say_the_same(language: str) -> None:
    book = {(entry.kind, entry.id): " ".join(entry.text) for entry in compendium(SYSTEM, language).entries}
    client = described(Looked(SYSTEM, SYSTEM.tables))["content"]
    chosen = [{"id": one.id, "subject": "x"} if one.choice == "subject" else one.id for one in HANDICAPS.values()]
    state = SYSTEM.start(SYSTEM.options.checked({}), {})
    (joined,) = SYSTEM.joins(state, {"id": "ana", "handicaps": chosen, "talents": ["trickster"]})
    after = joined.onto(state)
    assert SYSTEM.views.sheet is not None
    page = words_of(SYSTEM.views.sheet(after, after.beings["ana"]), SYSTEM, language)
    entries = [entry["text"] for section in page["sections"] for entry in section.get("entries", [])]
    for kind, rows in (("talent", TALENTS), ("handicap", HANDICAPS)):
        sent = {one["id"]: one["text"][language] for one in client[kind]}
        for one in rows.values():
            assert book[kind, one.id] == sent[one.id] == words(one, language)
            if kind == "handicap" or one.id == "trickster":
                assert words(one, language) in entries


def test_those_of_the_table_are_said_the_same_way_wherever() -> None:
    bell = OwnTrait("bell_ear", 25, "At a bell", "I know its founder", "always", "the night")
    assert own_in_words(bell)["en"] == "At a bell: I know its founder (always; until: the night)"
    assert own_in_words(OwnTrait("bell_ear", 25, "At a bell", "I know its founder", "always"))["de"] == (
        "At a bell: I know its founder (always)"
    )
    assert own_in_words(OwnTrait("beard", 0, "", "It is red", ""))["de"] == "It is red"
    given = {name: getattr(bell, name) for name in bell.__struct_fields__}
    state = SYSTEM.start(SYSTEM.options.checked({}), {"talents": [given]})
    assert own_content(state)["talent"][0]["text"] == own_in_words(bell)


def test_the_client_reads_of_which_kind_an_effect_is() -> None:
    (specialist,) = (
        one for one in described(Looked(SYSTEM, SYSTEM.tables))["content"]["talent"] if one["id"] == "specialist"
    )
    assert specialist["effects"] == [{"kind": "result", "amount": -10}]
