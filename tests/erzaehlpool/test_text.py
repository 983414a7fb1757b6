"""Every sentence exists in both languages and can be said; every option, rule and name has its text."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from spielwerk.core.content.reading import load_rule_index
from spielwerk.core.text import LANGUAGES, Message, Ref, read_sources
from spielwerk.core.view import Sight
from spielwerk.systems.erzaehlpool import SYSTEM
from tests.sentences import catalogues, sentence

from .table import KARN, MARA, play, table_with

SOURCES = Path(SYSTEM.text).parent


catalogue = catalogues(SYSTEM)
spoken = partial(sentence, catalogue)


def ids(language: str, folder: Path) -> list[str]:
    return [
        line.split(" =")[0]
        for line in read_sources(folder, language).splitlines()
        if " =" in line and line[0].isalpha()
    ]


@pytest.mark.parametrize("folder", [SYSTEM.text, SYSTEM.text / "compendium"])
def test_both_languages_have_the_same_sentences(folder: Path) -> None:
    assert ids("de", folder) == ids("en", folder)


def test_every_sentence_that_the_code_names_exists() -> None:
    code = "\n".join(path.read_text() for path in SOURCES.rglob("*.py"))
    named = set(re.findall(r'Message\(\s*"([a-z][\w-]+)"', code))
    assert len(named) > 40
    for language in LANGUAGES:
        assert named - {one for one in named if one in catalogue(language)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_of_all_commands(language: str) -> None:
    for shape in SYSTEM.command_type.__args__:
        assert f"title-{shape.__struct_config__.tag}" in catalogue(language), shape
    for data in (
        {"do": "check", "by": "mara", "attribute": "wits", "skill": "brawl"},
        {"do": "check", "by": "mara", "pool": 3},
        {"do": "extend", "by": "mara", "pool": 3, "needed": 2},
        {"do": "attack", "by": "mara", "targets": ["karn"], "kind": "melee"},
        {"do": "start_combat", "beings": ["mara"]},
        {"do": "note", "text": "x"},
    ):
        spoken(language, SYSTEM.views.title(SYSTEM.command(data)))


def test_options_name_rules_that_exist() -> None:
    rules = {rule.id for rule in load_rule_index(SYSTEM.rule_index).rules}
    for option in SYSTEM.options.by_id.values():
        assert option.rules
        assert set(option.rules) <= rules
        values = {str(value).lower() if isinstance(value, bool) else str(value) for value in option.values}
        assert set(option.value_names) == values


SHOT = {"do": "attack", "by": "mara", "target": "karn", "kind": "ranged", "bonus": 2}
PLAYED: list[tuple[dict[str, Any], list[int], list[int | str]]] = [
    ({"do": "check", "by": "mara", "pool": 5, "willpower": True}, [8] * 8, [0, "Alle staunen."]),
    ({"do": "check", "by": "mara", "pool": 1}, [1], [0]),
    ({"do": "check", "by": "karn", "pool": 0}, [1], [0, "Der Boden bricht."]),
    ({"do": "check", "by": "karn", "pool": 2}, [8, 1], [0]),
    ({"do": "extend", "by": "mara", "pool": 0, "needed": 2, "rolls": 2, "limit": 4}, [10, 1], [0, 2, 1, "continue"]),
    ({"do": "extend", "by": "mara", "pool": 2, "needed": 2}, [10, 9], [0, 2, 1]),
    ({"do": "extend", "by": "mara", "pool": 0, "needed": 2}, [1], [0, 2, 1, "lost"]),
    (SHOT, [8] * 8, [0, "dying", "Ein Meisterschuss."]),
    (SHOT, [1] * 8, [0]),
    ({"do": "move", "by": "mara", "metres": 3}, [], []),
    ({"do": "move", "by": "mara", "metres": 12, "run": "for_action"}, [], []),
    ({"do": "move", "by": "mara", "metres": 12, "run": "for_defence"}, [], []),
    ({"do": "full_defence", "by": "mara"}, [], []),
    ({"do": "aim", "by": "mara", "target": "karn"}, [], []),
    ({"do": "reload", "by": "mara", "weapon": "pistol"}, [], []),
    ({"do": "initiative", "beings": ["mara", "karn"]}, [2, 4], []),
    ({"do": "surprise", "beings": ["mara"]}, [1] * 5, []),
    ({"do": "sin", "by": "mara", "level": 7}, [1] * 10, [""]),
    ({"do": "sin", "by": "mara", "level": 3, "for_virtue": 1}, [1, 1, 1, *[2] * 6], ["phobia"]),
    ({"do": "sin", "by": "mara", "level": 9}, [], []),
    ({"do": "damage", "target": "karn", "amount": 3}, [], []),
    ({"do": "heal", "target": "karn", "amount": 3}, [], []),
    ({"do": "set_condition", "target": "karn", "condition": "prone"}, [], []),
    ({"do": "award", "beings": ["mara"], "amount": 3}, [], []),
    ({"do": "create", "being": {"name": "Neu", "merits": {"giant": 3}}}, [], []),
    ({"do": "override", "target": "mara", "field": "morality", "value": 3, "reason": "Buße"}, [], []),
    ({"do": "override", "target": "mara", "field": "skills.brawl", "value": 3}, [], []),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(PLAYED)))
def test_what_happens_can_be_said(number: int, language: str) -> None:
    data, faces, answers = PLAYED[number]
    state = table_with(MARA, KARN, willpower_spend=True)
    done = play(state, data, faces, answers)
    assert done.refused is None, done.refused
    assert done.waits is None, done.waits
    for sight in (Sight("gm", "gm"), Sight("player", "sami")):
        for event in sight.tell(done.events):
            sentence = event.tell()
            if sentence is not None:
                spoken(language, sentence)
            for item in getattr(event, "items", ()):
                spoken(language, item.source)


ASKED: dict[str, dict[str, Any]] = {
    "more_dice": {
        "who": Ref("being", "mara"),
        "pool": 2,
        "items": (Message("item-of-pool", {"source": Message("item-fixed"), "amount": 2}),),
    },
    "effect_spectacular": {"who": Ref("being", "mara"), "count": 6},
    "effect_catastrophic": {"who": Ref("being", "mara"), "count": 0},
    "catastrophe": {"who": Ref("being", "mara")},
    "goal": {"who": Ref("being", "mara")},
    "price": {"who": Ref("being", "mara"), "needed": 4},
    "limit": {"who": Ref("being", "mara"), "needed": 4},
    "close_together": {"who": Ref("being", "mara"), "targets": (Ref("being", "karn"), Ref("being", "karn"))},
    "within_reach": {"who": Ref("being", "mara"), "target": Ref("being", "karn"), "metres": 2},
    "ending": {"who": Ref("being", "karn")},
    "damage": {"who": Ref("being", "mara"), "target": Ref("being", "karn"), "count": 2},
    "first": {"who": (Ref("being", "mara"), Ref("being", "karn"))},
    "derangement": {"who": Ref("being", "mara")},
    "derangement_listed": {"who": Ref("being", "mara")},
    "fate": {"who": Ref("being", "mara")},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked(language: str) -> None:
    code = "\n".join(path.read_text() for path in (SOURCES / "rules").rglob("*.py"))
    keys = set(re.findall(r'act\.ask(?:_text|_number)?\(\s*"(\w+)"', code))
    assert keys | {"effect_spectacular", "effect_catastrophic"} == set(ASKED)
    for key, args in ASKED.items():
        spoken(language, Message(f"question-{key}", args))
        spoken(language, Message(f"asked-{key}"))


REFUSED: list[dict[str, Any]] = [
    {"do": "check", "by": "mara", "attribute": "wits", "skill": "occult"},
    {"do": "check", "by": "mara", "pool": 2, "willpower": True},
    {"do": "move", "by": "mara", "metres": 99},
    {**SHOT, "own_cover": "full"},
    {**SHOT, "fire": "burst", "automatic": True, "rounds_left": 9},
    {**SHOT, "fire": "burst", "automatic": False},
    {**SHOT, "fire": "short_burst", "target": "", "targets": ["karn", "mara"]},
    {"do": "attack", "by": "mara", "target": "karn", "weapon": "pistol", "distance": 500},
    {"do": "end_turn", "by": "mara"},
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals(language: str) -> None:
    state = table_with(MARA, KARN, unskilled="forbid")
    for data in REFUSED:
        refused = play(state, data).refused
        assert refused is not None, data
        spoken(language, refused.message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_can_be_said(language: str) -> None:
    points = ("column_over", "column_left", "category_over", "category_left", "merits_over", "merits_left")
    others = ("rating_not_allowed", "virtue_count", "vice_count", "unknown_id", "name_missing")
    for code in (*points, *others):
        spoken(language, Message(f"problem-{code.replace('_', '-')}"))
    assert SYSTEM.characters is not None
    wrong = {
        "concept": "viel zu viele Wörter",
        "attributes": {"wits": 6, "strength": 0, "beauty": 2},
        "skills": {"brawl": 6},
        "merits": {"giant": 3, "flight": 1},
        "virtue": "wrath",
    }
    judged = SYSTEM.characters.judge(table_with(), wrong)
    assert judged.outcome == "invalid"
    for fault in (*judged.problems, *judged.hints):
        spoken(language, fault.message)


@pytest.mark.parametrize(
    ("checks", "said"),
    [
        ("enforce", "Neu kann noch nicht gespielt werden: "),
        ("warn", "Neu kommt an den Tisch, obwohl nicht alles stimmt: "),
    ],
)
def test_the_log_says_whether_a_faulty_character_joins(checks: str, said: str) -> None:
    state = table_with(creation_checks=checks)
    done = play(state, {"do": "create", "being": {"name": "Neu", "merits": {"giant": 3}}})
    told = [spoken("de", event.tell()) for event in done.events if event.tell() is not None]
    assert told[0].startswith(said), told
    assert bool(done.state.beings) is (checks == "warn")


def test_the_two_rolls_of_a_sin_are_told_apart() -> None:
    done = play(table_with(MARA), {"do": "sin", "by": "mara", "level": 7}, [1, 2, 3, 4, 9, 1, 1, 1, 1, 1])
    told = [spoken("de", event.tell()) for event in done.events if event.tell() is not None]
    assert [one.partition(".")[0] for one in told if one[0] in "WE"] == ["Wurf auf Moral", "Entartungswurf"]


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("hp", 3, "mara: Gesundheit ist jetzt 3 (vorher 7)."),
        ("skills.occult", 2, "mara: Okkultes ist jetzt 2 (vorher 0)."),
        ("armour", "leather_jacket", "Von Hand geändert: Rüstung von mara."),
    ],
)
def test_a_number_set_by_hand_is_told_with_what_it_was(field: str, value: int | str, said: str) -> None:
    done = play(table_with(MARA), {"do": "override", "target": "mara", "field": field, "value": value})
    for sight in (Sight("gm", "gm"), Sight("player", "sami")):
        assert [spoken("de", event.tell()) for event in sight.tell(done.events)] == [said]
