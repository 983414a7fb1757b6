"""Talents and handicaps: what is told of them and to whom, what is counted, and what a row of the content may say."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest

from spielwerk.core.act import Refused
from spielwerk.core.content.reading import ContentError
from spielwerk.core.questions import Question
from spielwerk.core.resolving import always_suggestion
from spielwerk.core.text import LANGUAGES, Message, Ref
from spielwerk.core.view import Sight
from spielwerk.systems.percentacy import SYSTEM, effects
from spielwerk.systems.percentacy.commands import CIRCUMSTANCES, Akimbo, LastingCircumstance
from spielwerk.systems.percentacy.commands.rolls import OneAttack
from spielwerk.systems.percentacy.content import HERE, INSTALLED, load
from spielwerk.systems.percentacy.disclosure import odds_limits
from spielwerk.systems.percentacy.effects import AnyEffect, Resist
from spielwerk.systems.percentacy.events import Mark, Resisted
from spielwerk.systems.percentacy.events.rolls import MarkKind
from spielwerk.systems.percentacy.rules.traits import effects_of
from spielwerk.systems.percentacy.view import being_view

from .fight import ILKA, QUENDT, Game, table_with
from .test_combat_text import spoken

HANDICAPS = INSTALLED.handicaps
TALENTS = INSTALLED.talents

GM: Final = Sight("gm", "gm")
JULE: Final = Sight("player", "jule")
SAMI: Final = Sight("player", "sami")
BUSY: dict[str, Any] = {
    **ILKA,
    "skills": {**ILKA["skills"], "insight": 40, "first_aid": 60},
    "talents": ["contacts", "tough", "healer", "people_skills", "trickster", "team_player", "akimbo"],
    "handicaps": ["curious", {"id": "phobia", "subject": "spiders"}, "wanted", "clumsy", "pacifist"],
}


def rows() -> list[tuple[str, Any]]:
    """Every talent and handicap."""
    return [*TALENTS.items(), *HANDICAPS.items()]


def busy(who: dict[str, Any]) -> Game:
    """A table at which talents and handicaps of somebody are at work."""
    game, by = Game(table_with(who, QUENDT), policy=always_suggestion), who["id"]
    game.do("start_session")
    game.do("use_talent", by=by, talent="contacts", text="a key")
    game.do("check", 100, by=by, skill="melee")
    game.do("check", 70, by=by, skill="insight")
    game.do("reroll", 80, by=by, talent="people_skills")
    game.do("resist", 90, by=by, handicap="curious")
    game.do("resist", 90, by=by, handicap="phobia")
    game.do("end_condition", target=by, condition="frozen")
    game.do("first_aid", 20, by=by, target="quendt")
    game.do("set_circumstance", target=by, circumstance="withdrawal")
    game.do("set_circumstance", target=by, circumstance="withdrawal", on=False)
    game.do("check", 20, 40, by="quendt", value=50, assists=[{"by": by, "skill": "melee"}])
    game.do("set_condition", target=by, condition="shock")
    game.do("use_talent", by=by, talent="tough")
    game.do("start_combat", 20, 40, beings=[by, "quendt"])
    game.do("end_turn", by=by)
    game.do("end_combat")
    game.do("start_scene")
    return game


def told(game: Game, sight: Sight) -> list[Any]:
    """All events as somebody may know them."""
    return [event for move in game.moves for event in sight.tell(move.entry.events)]


NEW: Final = {"TalentUsed", "UsesRenewed", "EncounterCounted", "Enduring", "Resisted", "Reminded", "CircumstanceSet"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_said(language: str) -> None:
    events = told(busy(BUSY), GM)
    assert {type(event).__name__ for event in events} >= NEW
    for event in events:
        if (message := event.tell()) is not None:
            spoken(language, message)
        for mark in getattr(event, "marks", ()):
            assert spoken(language, mark.tell())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_talents_and_handicaps(language: str) -> None:
    said = [spoken(language, message) for event in told(busy(BUSY), GM) if (message := event.tell()) is not None]
    expected = {
        "en": [
            "To bring into this session for Ilka: Wanted",
            "Ilka uses Contacts: a key",
            "Ilka rolls on Melee: 100 against target 55, failed. (Trickster: no critical failure)",
            "Ilka rolls again: People Skills. The second result counts.",
            "Ilka gives in (Curious): it has to be looked into.",
            "Ilka gives in (Phobia): no action and no movement until the end of the next own turn.",
            "Ilka rolls on Melee: 20 against target 55, 3 stages. (Team Player: helps with −15)",
            "From now on for Ilka: withdrawal",
            "Ilka feels the shock again.",
        ],
        "de": [
            "Kommt in dieser Sitzung für Ilka ins Spiel: Gesucht",
            "Ilka nutzt Beziehungen: a key",
            "Ilka würfelt auf Nahkampf: 100 gegen Zielwert 55, misslungen. (Trickreich: kein kritischer Misserfolg)",
            "Ilka würfelt noch einmal: Menschenkenntnis. Es gilt das zweite Ergebnis.",
            "Ilka gibt nach (Neugierig): Das muss untersucht werden.",
            "Ilka gibt nach (Phobie): Keine Aktion und keine Bewegung bis zum Ende des nächsten eigenen Zugs.",
            "Ilka würfelt auf Nahkampf: 20 gegen Zielwert 55, 3 Steigerungen. (Teamorientiert: hilft mit −15)",
            "Gilt jetzt für Ilka: Entzug",
            "Ilka spürt den Schock wieder.",
        ],
    }[language]
    assert [line for line in expected if line not in said] == [], said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_handicap_that_can_be_resisted_says_what_follows(language: str) -> None:
    forced = [handicap for handicap, row in HANDICAPS.items() if any(isinstance(e, Resist) for e in row.effects)]
    said = {spoken(language, Resisted("ilka", one, gives_in).tell()) for one in forced for gives_in in (True, False)}
    assert len(forced) == 7
    assert len(said) == 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_and_circumstances_can_be_said(language: str) -> None:
    said = {spoken(language, Mark(Ref("talent", "alert"), kind, -10).tell()) for kind in get_args(MarkKind)}
    said |= {spoken(language, Message(f"circumstance-{one}")) for one in get_args(LastingCircumstance)}
    assert len(said) == 6


@pytest.mark.parametrize("shown", [[], ["name"]])
def test_players_learn_nothing_of_hidden_talents_and_handicaps(shown: list[str]) -> None:
    game = busy({**BUSY, "npc": True, "player": "", "shown": shown})
    for sight in (JULE, SAMI):
        events = told(game, sight)
        assert not {type(event).__name__ for event in events} & {*NEW, "ResolveChanged"}
        known = msgspec.json.encode([[event, event.tell()] for event in events]).decode()
        for trait in (*TALENTS, *HANDICAPS):
            assert f'"{trait}"' not in known
        view = being_view(game.state, game.state.beings["ilka"], sight)
        assert view is not None
        assert not {"talents", "handicaps", "circumstances"} & view.keys()


def test_the_own_player_sees_what_is_left_and_what_can_be_done() -> None:
    game = busy(BUSY)
    view = being_view(game.state, game.state.beings["ilka"], JULE)
    assert view is not None
    talents = {one["id"]: (one["left"], one["does"]) for one in view["talents"]}
    assert talents == {
        "contacts": (0, ["use_talent"]),
        "tough": (1, ["use_talent"]),
        "healer": (1, []),
        "people_skills": (1, ["reroll"]),
        "trickster": (1, ["reroll"]),
        "team_player": (None, []),
        "akimbo": (None, ["akimbo"]),
    }
    assert [one["does"] for one in view["handicaps"]] == [["resist"], ["resist"], [], [], ["resist"]]


def test_a_handicap_says_which_circumstances_belong_to_a_roll_and_which_last() -> None:
    having = ("addicted", "chronic_condition", "blind", "phobia")
    state = table_with({**BUSY, "handicaps": list(having)})
    view = being_view(state, state.beings["ilka"], JULE)
    assert view is not None
    found = {one["id"]: (one["turns_on"], one["lasting"]) for one in view["handicaps"]}
    assert found == {
        "addicted": ([], ["withdrawal"]),
        "chronic_condition": ([], ["untreated"]),
        "blind": (["sight"], []),
        "phobia": ([], []),
    }


QUESTIONS: list[tuple[str, Sequence[tuple[str, dict[str, Any], tuple[int, ...]]]]] = [
    ("granted", [("use_talent", {"by": "ilka", "talent": "contacts"}, ())]),
    ("encounter", [("resist", {"by": "ilka", "handicap": "phobia"}, (1,)),
                   ("resist", {"by": "ilka", "handicap": "phobia"}, ())]),
    ("possible", [("check", {"by": "blind", "skill": "stealth", "circumstances": ["sight"]}, ())]),
    ("hard_to_kill", [("damage", {"target": "blind", "amount": 500}, ())]),
    ("parent_skill", [("check", {"by": "blind", "skill": "sneaking", "granted": True}, ())]),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "commands"), QUESTIONS, ids=[key for key, _ in QUESTIONS])
def test_questions_can_be_said(language: str, key: str, commands: Any) -> None:
    blind = {"id": "blind", "skills": {"stealth": 50}, "talents": ["hard_to_kill"], "handicaps": ["blind"]}
    game = Game(table_with(BUSY, blind), policy=None)
    for do, given, faces in commands:
        game.do(do, *faces, **given)
    asked = game.play.running.waits if game.play.running is not None else None
    assert isinstance(asked, Question)
    assert asked.key == key
    spoken(language, Message(f"question-{key}", dict(asked.args)))
    spoken(language, Message(f"asked-{key}"))
    assert len({spoken(language, Message(f"option-{key}-{option}")) for option in asked.options}) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("do", "given"),
    [
        ("attack", {"by": "ilka", "target": "quendt", "weapon": "fist"}),
        ("resist", {"by": "ilka", "handicap": "wanted"}),
        ("use_talent", {"by": "ilka", "talent": "healer"}),
        ("akimbo", {"by": "ilka", "attacks": [{"weapon": "fist", "target": "quendt"}] * 2}),
        ("first_aid", {"by": "quendt", "target": "ilka", "healer": True}),
    ],
)
def test_refusals_can_be_said(language: str, do: str, given: dict[str, Any]) -> None:
    game = Game(table_with(BUSY, QUENDT))
    with pytest.raises(Refused) as refused:
        game.do(do, **given)
    sentence = spoken(language, refused.value.message)
    assert sentence not in ("Das darf nur die Spielleitung.", "Only the game master may do this.")


# --- the content -----------------------------------------------------------------------------------------------------


def test_every_kind_of_effect_is_used_and_asked_for() -> None:
    used = {type(effect) for _, row in rows() for effect in row.effects}
    assert used == set(get_args(AnyEffect))
    asked = "".join(path.read_text(encoding="utf-8") for path in (HERE / "rules").glob("*.py"))
    assert {kind.__name__ for kind in used if kind.__name__ not in asked} == set()


def test_no_rule_knows_a_talent_or_handicap_by_name() -> None:
    for path in sorted((HERE / "rules").glob("*.py")):
        source = path.read_text(encoding="utf-8")
        named = [trait for trait, _ in rows() if f'"{trait}"' in source]
        assert set(named) <= {"hard_to_kill", "healer"}, path.name  # a question and a field of a command are called so


def test_only_truth_bound_does_nothing_by_itself() -> None:
    assert [trait for trait, row in rows() if not row.effects] == ["truth_bound"]


def test_every_circumstance_tells_on_somebody() -> None:
    used = {effect.when for _, row in rows() for effect in row.effects if isinstance(effect, effects.Penalty)}
    assert used | {"hidden_weapon"} == {"", *CIRCUMSTANCES}


def test_uses_are_counted_of_what_is_used() -> None:
    counted = {trait: row.per for trait, row in rows() if row.per}
    assert counted == {
        "contacts": "session",
        "hard_to_kill": "session",
        "prepared": "session",
        "trickster": "session",
        "healer": "scene",
        "people_skills": "scene",
        "phobia": "scene",
        "tough": "combat",
    }


def test_those_of_the_tables_own_have_words_and_no_effects() -> None:
    own = {"id": "bell_ear", "points": 25, "trigger": "a bell", "effect": "knows its founder", "frequency": "always"}
    state = SYSTEM.start(SYSTEM.options.checked({}), {"talents": [own]})
    (joined,) = SYSTEM.joins(state, {"id": "ana", "talents": ["bell_ear", "fast"]})
    being = joined.onto(state).beings["ana"]
    assert [having.chosen.id for having in effects_of(joined.onto(state), being, effects.Value)] == ["fast"]
    view = being_view(joined.onto(state), being, GM)
    assert view is not None
    assert [(one["id"], one["left"], one["does"]) for one in view["talents"]] == [
        ("bell_ear", None, []),
        ("fast", None, []),
    ]


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ('{ kind = "reduce", attribute = "luck", amount = 10 }', "effects: attributes: 'luck' does not exist"),
        ('{ kind = "damage", skill = "juggling", amount = 5 }', "effects: skills: 'juggling' does not exist"),
        ('{ kind = "penalty", categories = ["x"], amount = -5 }', "effects: categories: 'x' does not exist"),
        ('{ kind = "penalty", when = "raining", amount = -5 }', "effects: when 'raining': only hearing"),
        ('{ kind = "penalty" }', "missing required field `amount`"),
        ('{ kind = "sing" }', "sing"),
        ('{ kind = "value", of = "beauty", amount = 5 }', "beauty"),
        ('{ kind = "remind", loudly = true }', "loudly"),
    ],
)
def test_faults_in_effects_are_reported(tmp_path: Path, effect: str, said: str) -> None:
    for path in (HERE / "content").glob("*.toml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    file = tmp_path / "talents.toml"
    given = '{ kind = "value", of = "movement", amount = 2 }'
    source = file.read_text(encoding="utf-8")
    assert given in source
    file.write_text(source.replace(given, effect), encoding="utf-8")
    with pytest.raises(ContentError) as faulty:
        load(tmp_path)
    assert said in str(faulty.value)
    assert "talents.toml" in str(faulty.value)


def test_whoever_plays_it_may_see_what_two_attacks_are_rolled_on_and_nobody_else() -> None:
    table, blow = table_with(ILKA, QUENDT), OneAttack("light_one_handed_weapon", "quendt")
    command = Akimbo("ilka", (blow, blow))
    assert odds_limits(table, command, JULE) == {"roll"}
    assert odds_limits(table, Akimbo("quendt", (blow, blow)), JULE) == set()
    assert "roll" in odds_limits(table, command, GM)
