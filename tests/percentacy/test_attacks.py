"""Attacks and checks as they are played: HP stay within bounds, refusals leave no trace, secrets stay secret."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielwerk.core.act import Refused
from spielwerk.core.questions import Question
from spielwerk.core.text import CORE_TEXT, LANGUAGES, Catalogue, Message, read_sources
from spielwerk.core.view import Sight
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.content import INSTALLED
from spielwerk.systems.percentacy.events import CheckMade, NoDefence, Outcome
from spielwerk.systems.percentacy.odds import CLASSES
from spielwerk.systems.percentacy.rules import modifiers
from spielwerk.systems.percentacy.rules.modifiers import Entry
from spielwerk.systems.percentacy.state import conditions_of
from tests.percentacy.fight import ILKA, QUENDT, Game, table_with

faces = st.integers(1, 100)


@given(st.data())
def test_hp_and_conditions_stay_within_bounds_whatever_is_rolled(data: st.DataObject) -> None:
    options = {"weapon_traits": data.draw(st.sampled_from(["on", "off"])), "resource_rule": "on"}
    game = Game(table_with(ILKA, QUENDT, **options), iter(lambda: data.draw(faces), None))
    for _ in range(6):
        weapon = data.draw(st.sampled_from(sorted(w for w, row in INSTALLED.weapons.items() if not row.traits.area)))
        by, target = data.draw(st.sampled_from([("ilka", "quendt"), ("quendt", "ilka")]))
        before = game.state
        try:
            game.do("attack", by=by, target=target, weapon=weapon)
            while game.play.running and isinstance(waits := game.play.running.waits, Question):
                move = game.play.answer(game.play.question_id, data.draw(st.sampled_from(waits.legal)), "gm", 0)
                game.play.accept(move)
        except Refused:
            assert game.state == before
        for being in game.state.beings.values():
            assert 0 <= being.hp <= being.max_hp
            assert being.conditions == conditions_of(being.hp, being.max_hp, being.causes)
            assert being.conditions == tuple(sorted(being.conditions))


def test_a_defence_beyond_hope_is_barred_with_its_reason() -> None:
    game = Game(table_with(ILKA, {**QUENDT, "weapons": ["polearm"]}))
    more: dict[str, Any] = {"defence_modifiers": [-30], "parry": True}
    game.do("attack", 54, by="ilka", target="quendt", weapon="heavy_one_handed_weapon", distance=1, **more)
    waits = game.play.running.waits if game.play.running else None
    assert isinstance(waits, Question)
    assert waits.legal == ("evade", "parry", "none")
    game = Game(table_with(ILKA, QUENDT))
    more = {"defence_modifiers": [-31], "parry": True}
    game.do("attack", 54, by="ilka", target="quendt", weapon="heavy_one_handed_weapon", distance=1, **more)
    waits = game.play.running.waits if game.play.running else None
    assert isinstance(waits, Question)
    assert (waits.legal, set(waits.barred)) == (("none",), {"evade", "parry"})


def test_whether_a_blow_can_be_parried_is_the_game_master_s_judgement() -> None:
    game = Game(table_with(ILKA, QUENDT), policy=None)
    game.do("attack", 54, by="ilka", target="quendt", weapon="heavy_one_handed_weapon", distance=1)
    waits = game.play.running.waits if game.play.running else None
    assert isinstance(waits, Question)
    assert (waits.key, waits.who, waits.suggestion, waits.judgement) == ("parry", "gm", "yes", True)
    game.answer("no")
    waits = game.play.running.waits if game.play.running else None
    assert isinstance(waits, Question)
    assert waits.options == ("evade", "none")


def test_nobody_is_asked_whether_a_shot_can_be_parried() -> None:
    game = Game(table_with(ILKA, QUENDT), policy=None)
    game.do("attack", 58, by="ilka", target="quendt", weapon="sidearm", distance=10)
    waits = game.play.running.waits if game.play.running else None
    assert isinstance(waits, Question)
    assert (waits.key, waits.options) == ("defence", ("evade", "none"))


@pytest.mark.parametrize(("armour", "hp"), [(0, 80), (12, 60)])
def test_players_are_told_neither_armour_nor_damage_nor_stages_of_an_npc(armour: int, hp: int) -> None:
    told = []
    for one in (5, armour):
        game = Game(table_with(ILKA, {**QUENDT, "max_hp": 200, "hp": 200, "armour": one}))
        game.do("attack", 20, by="ilka", target="quendt", weapon="sidearm", distance=10)
        events = Sight("player", "jule").tell(game.moves[-1].told)
        told.append(msgspec.json.encode(events))
    assert told[0] == told[1]
    assert b"HitSeen" in told[0]
    game = Game(table_with(ILKA, {**QUENDT, "max_hp": 80, "hp": hp}))
    game.do("check", 35, by="quendt", value=60)
    (seen,) = Sight("player", "jule").tell(game.moves[-1].told)
    assert msgspec.to_builtins(seen) == {
        "type": "CheckSeen",
        "key": "check",
        "by": "quendt",
        "skill": "",
        "roll": 35,
        "outcome": "success",
    }


def test_reasons_given_with_a_modifier_stand_in_the_list() -> None:
    game = Game(table_with(ILKA))
    reasons: list[Any] = [{"amount": -10, "why": "Nebel"}, {"amount": 20, "situation": "clear_advantage"}]
    game.do("check", 50, by="ilka", value=50, modifiers=reasons)
    card = game.moves[-1].told[-1]
    assert isinstance(card, CheckMade)
    assert [(i.source.id, i.amount, i.counts) for i in card.items] == [
        ("mod-reason", -10, False),
        ("mod-situation", 20, True),
    ]
    with pytest.raises(Refused) as refused:
        game.do("check", by="ilka", value=50, modifiers=[{"amount": 5, "situation": "full_moon"}])
    assert refused.value.code == "unknown_id"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_can_be_said(language: str) -> None:
    catalogue = Catalogue(
        language, [read_sources(CORE_TEXT, language), read_sources(SYSTEM.text, language)], lambda ref, _: ref.id
    )
    questions = {
        "modifier_tie": modifiers.TIE,
        "roll": ("roll",),
        "opposed_tie": ("lost", "won"),
        "defence": ("evade", "parry", "none"),
        "parry": ("yes", "no"),
        "severe_hit": ("shock", "unconscious"),
        "non_lethal": ("unconscious", "dead"),
    }
    sources = [e.idle.source for e in vars(modifiers).values() if isinstance(e, Entry)]
    ids = [m.id for m in sources] + [c.label.id for c in CLASSES.values()]
    ids += [f"{kind}-{key}" for key in questions for kind in ("question", "asked")]
    ids += [f"option-{key}-{option}" for key, options in questions.items() for option in options]
    ids += [f"told-{kind}-{o.replace('_', '-')}" for kind in ("check", "seen") for o in get_args(Outcome)]
    ids += [f"barred-{c}" for c in ("battered", "dead", "defences", "frozen", "implausible", "shock", "surprised")]
    codes = ("implausible", "gear_missing", "total_cover", "out_of_reach", "out_of_ammunition", "dead", "unconscious")
    more = ("no_action", "no_rewinds", "critical_stands", "nothing_to_repeat", "not_your_roll", "final_result")
    ids += [f"error-{code}" for code in (*codes, *more)]
    assert [i for i in ids if i not in catalogue] == []
    assert len(sources) > 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("roll", [1, 2, 55, 99, 100])
def test_a_card_is_said_without_a_gap(language: str, roll: int) -> None:
    catalogue = Catalogue(
        language, [read_sources(CORE_TEXT, language), read_sources(SYSTEM.text, language)], lambda ref, _: ref.id
    )
    game = Game(table_with(ILKA, QUENDT))
    for given_ in ({"skill": "ranged_combat"}, {"skill": "crafting:pottery"}, {"attribute": "strength"}, {"value": 60}):
        game.do("check", roll, by="ilka", **given_)
        for event in (game.moves[-1].told[-1], CheckMade.public(_hidden(game.moves[-1].told[-1]))):
            assert event is not None
            message: Message | None = event.tell()
            assert message is not None
            sentence = catalogue.say(message)
            assert "{" not in sentence
            assert str(roll) in sentence


def _hidden(card: Any) -> CheckMade:
    assert isinstance(card, CheckMade)
    return msgspec.structs.replace(card, open=False)


@pytest.mark.parametrize(
    ("shown", "more", "face", "why", "told"),
    [
        ([], {}, 20, "barred-stages", True),
        ([], {}, 1, "barred-stages", True),
        (["conditions"], {"hp": 40}, 54, "barred-battered", True),
        ([], {"hp": 40}, 54, "barred-battered", False),
        ([], {}, 54, "", False),
    ],
)
def test_it_is_told_why_nobody_is_asked_for_a_defence(
    shown: list[str], more: dict[str, Any], face: int, why: str, told: bool
) -> None:
    game = Game(table_with(ILKA, {**QUENDT, "hp": 80, "max_hp": 90, "shown": shown, **more}))
    game.do("attack", face, by="ilka", target="quendt", weapon="sidearm")
    for sight, seen in ((Sight("gm", "gm"), bool(why)), (Sight("player", "jule"), told)):
        found = [e for e in sight.tell(game.moves[-1].told) if isinstance(e, NoDefence)]
        assert [one.why.id for one in found] == ([why] if seen else [])
    for language in LANGUAGES if why else ():
        sources = [read_sources(CORE_TEXT, language), read_sources(SYSTEM.text, language)]
        catalogue = Catalogue(language, sources, lambda ref, _language: ref.id)
        sentence = catalogue.say(NoDefence("quendt", Message(why)).tell())
        assert catalogue.say(Message(why)) in sentence
