"""Scenario files are read strictly, played like a live table, and say exactly what was different."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielwerk.cli.say import Voice
from spielwerk.cli.scenarios import report
from spielwerk.core.act import Refused
from spielwerk.core.scenarios.expecting import Check, got, got_nothing, same
from spielwerk.core.scenarios.scenario import Result, run_file
from spielwerk.core.scenarios.stage import StepResult, told
from spielwerk.core.text import Message
from tests.tiny import TINY

SAY = Voice("en", TINY)
GONE = "refused: question_gone (question): This question is no longer open."
HEAD = """\
title = "A duel"
system = "tiny"
rules = ["TN-CHK-01"]

[[beings]]
id = "ana"
luck = 1
seat = "one"

[[beings]]
id = "ben"
skill = 45
npc = true
"""


def play(folder: Path, steps: str, head: str = HEAD) -> Result:
    path = folder / "duel.toml"
    path.write_text(head + steps)
    return run_file(path, {"tiny": TINY})


def passes(folder: Path, steps: str) -> Result:
    result = play(folder, steps)
    assert result.ok, "\n".join(report(result, SAY))
    return result


def fault(folder: Path, steps: str, head: str = HEAD) -> str:
    """What is wrong with the last step, or with the whole file."""
    result = play(folder, steps, head)
    assert not result.ok
    wrong = result.fault or result.steps[-1].fault
    if wrong is not None:
        return SAY.say(wrong)
    return "; ".join(
        f"{c.key}: {c.expected!r}, {c.actual!r}" for c in result.steps[-1].checks if not c.ok
    )  # fmt: skip


CHECK = '\n[[steps]]\ndo = "check"\nby = "ana"\n'
STRIKE = '\n[[steps]]\ndo = "strike"\nby = "ana"\ntarget = "ben"\n'
SET_HP = '\n[[steps]]\ndo = "set_hp"\ntarget = "ben"\nhp = 3\n'


def test_everything_a_step_can_expect(tmp_path: Path) -> None:
    result = passes(
        tmp_path,
        """
[[steps]]
do = "check"
by = "ana"
helpers = ["ben"]
modifier = 3
dice = [45, 63]
rules = ["TN-CHK-02"]
[steps.expect]
success = true
helped = 1
"face:check" = 63
"ana.hp" = 10
"ben.half" = 22.5
"table.beings" = ["ana", "ben"]
"table.beings.1" = "ben"
absent = ["hit", "ana.mana", "ben.hp.more", "table.weather"]
"""
        + STRIKE
        + """
dice = [20]
expect.asks = { who = "ben", question = "defence", options = ["dodge", "stand"] }
"""
        + SET_HP
        + 'expect = { "ben.hp" = 3 }\n'
        + """
[[steps]]
do = "answer"
value = "dodge"
dice = [23, 2]
expect = { hit = true, damage = 2, "ben.hp" = 1 }

[[steps]]
do = "luck"
by = "ana"
dice = [3]
expect = { damage = 3, "ben.hp" = 0, "ana.luck" = 0 }

[[steps]]
do = "take_back"
actions = 3
expect = { "ben.hp" = 10, "ana.luck" = 1, "table.scene" = "" }
""",
    )
    assert result.rules == ("TN-CHK-01", "TN-CHK-02")
    assert [step.do for step in result.steps] == ["check", "strike", "set_hp", "answer", "luck", "take_back"]
    assert result.views["ben"]["hp"] == 10


def test_answers_stand_in_the_step_or_in_steps_of_their_own(tmp_path: Path) -> None:
    passes(tmp_path, STRIKE + 'answers = ["stand"]\ndice = [20, 4]\nexpect = { "ben.hp" = 6 }\n')
    vow = '\n[[steps]]\ndo = "vow"\nby = "ana"\n'
    passes(tmp_path, vow + 'answers = [3, "so be it"]\n')
    passes(
        tmp_path,
        vow + 'expect.asks = { question = "days" }\n' + '\n[[steps]]\ndo = "cancel"\n' + vow + "answers=[1,'']",
    )


def test_judgements_follow_the_suggestion_unless_they_are_held(tmp_path: Path) -> None:
    held = STRIKE + 'hold = true\nexpect.asks = { who = "gm", question = "fair" }\n'
    no = '\n[[steps]]\ndo = "answer"\nvalue = "no"\nexpect = { error = "unfair", field = "target" }\n'
    passes(tmp_path, held + no + CHECK + "dice = [1]\n")


def test_refusals_are_expected_by_code_and_field(tmp_path: Path) -> None:
    unknown = '\n[[steps]]\ndo = "strike"\nby = "ana"\ntarget = "nobody"\n'
    passes(tmp_path, unknown + 'expect = { error = "unknown_id", field = "target", value = "nobody", "ana.hp" = 10 }\n')
    assert fault(tmp_path, unknown + 'expect = { error = "unknown_id", field = "by" }\n') == "field: 'by', 'target'"
    assert fault(tmp_path, unknown + 'expect.error = "bad_value"\n') == "error: 'bad_value', 'unknown_id'"
    assert fault(tmp_path, unknown) == "refused: unknown_id (target): target: there is no “nobody” here."
    assert fault(tmp_path, CHECK + 'dice = [1]\nexpect.error = "unfair"\n') == (
        "expected the refusal “unfair”, but it was accepted"
    )
    gm_only = SET_HP + 'by = "ana"\nexpect = { error = "not_allowed" }\n'
    passes(tmp_path, gm_only)


def test_what_is_refused_leaves_no_trace(tmp_path: Path) -> None:
    refused = STRIKE + 'dice = [20]\nanswers = ["fly"]\nexpect = { error = "bad_value", "ben.hp" = 10 }\n'
    passes(tmp_path, refused + CHECK + "dice = [20]\nexpect.success = true\n")


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        (CHECK, "a face is missing: check of ana is waiting for a die with 100 sides"),
        (CHECK + "dice = [1, 2, 3]\n", "faces are left over: [2, 3]"),
        (CHECK + "dice = [0]\n", "dice: 0 is no face of a die with 100 sides"),
        (CHECK + "dice = [101]\n", "dice: 101 is no face of a die with 100 sides"),
        (STRIKE + "dice = [20]\n", "an answer is missing: ben is asked “defence”, options ['dodge', 'stand']"),
        (STRIKE + 'dice = [60]\nanswers = ["stand"]\n', "answers are left over: ['stand']"),
        (CHECK + 'dice = [1]\nexpect.asks = { who = "ana" }\n', "expected a question, but nothing is asked"),
        (CHECK + "dice = [1]\nmodifiers = 3\n", "check: unknown keys modifiers; known: by, modifier, helpers"),
        ('[[steps]]\ndo = "juggle"\n', "do: “juggle” is no command of tiny"),
        ('[[steps]]\nby = "ana"\n', "do: this is missing."),
        (CHECK + 'dice = ["one"]\n', "dice: “one” is not possible. Allowed: a whole number"),
        (CHECK + "dice = 5\n", "dice: “5” is not possible. Allowed: a list"),
        (CHECK + "hold = 1\n", "hold: “1” is not possible. Allowed: yes or no (true, false)"),
        ('[[steps]]\ndo = "answer"\n', "expected just “value”"),
        ('[[steps]]\ndo = "answer"\nvalue = 1\nwhy = ""\n', "expected just “value”; unknown keys why"),
        ('[[steps]]\ndo = "cancel"\nwhy = ""\n', "unknown keys why"),
        ('[[steps]]\ndo = "take_back"\nsteps = 2\n', "unknown keys steps"),
        ('[[steps]]\ndo = "take_back"\n', "refused: bad_value (actions): actions: “1” is not possible. Allowed: 1–0"),
        ('[[steps]]\ndo = "answer"\nvalue = 1\n', GONE),
        (CHECK + 'expect.asks = "ben"\n', "asks: “ben” is not possible. Allowed: a group of fields"),
        (CHECK + "expect.absent = 5\n", "absent: “5” is not possible. Allowed: a list, a text"),
        (CHECK + "rules = [5]\n", "rules: “5” is not possible. Allowed: a text"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_step_is_said(tmp_path: Path, steps: str, said: str) -> None:
    assert fault(tmp_path, steps) == said


def test_what_is_allowed_is_said_in_plain_letters() -> None:
    whole = Message("allowed-whole-between", {"low": -99, "high": 99})
    allowed = Message("allowed-one_of", {"choices": (whole, Message("allowed-none"))})
    refused = Refused("bad_value", field="modifier", value="x", allowed=allowed)
    either = "a whole number from −99 to 99, no value (null)"
    assert SAY.say(told(refused)) == f"refused: bad_value (modifier): modifier: “x” is not possible. Allowed: {either}"


@pytest.mark.parametrize(
    ("head", "said"),
    [
        ("title = [", "cannot be read: "),
        ('title = "x"\n', "system: None is not installed; installed: tiny"),
        ('title = "x"\nsystem = "huge"\n', "system: 'huge' is not installed; installed: tiny"),
        ('system = "tiny"\n', "title: this is missing."),
        ('title = "x"\nsystem = "tiny"\nbook = "y"\n', "book: there is nothing of this name here."),
        (
            HEAD + '[options]\nmood = "mild"\n',
            "refused: bad_value (mood): mood: “mild” is not possible. Allowed: calm",
        ),
        (HEAD + '[[beings]]\nid = "ana"\n', "beings: “ana” stands twice"),
        (HEAD + '[[beings]]\nid = "gm"\n', "beings: an id is missing or reserved: 'gm'"),
        (HEAD + '[[beings]]\nname = "Dan"\n', "beings: an id is missing or reserved: None"),
        (HEAD + '[[beings]]\nid = ["dan"]\n', "beings: an id is missing or reserved: ['dan']"),
        (
            HEAD + '[[beings]]\nid = "dan"\nmana = 3\n',
            "refused: bad_value (mana): mana: “mana” is not possible. All",
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, head: str, said: str) -> None:
    assert fault(tmp_path, CHECK + "dice = [1]\n", head).startswith(said)


def test_marks_that_editors_put_into_a_file_are_nothing_amiss(tmp_path: Path) -> None:
    steps = CHECK + "dice = [1]\n[steps.expect]\nana.hp = 10\n"
    passes(tmp_path, steps.replace("\n", "\r\n"))
    assert play(tmp_path, steps, "\ufeff" + HEAD).ok


def test_a_file_without_steps_shows_nothing(tmp_path: Path) -> None:
    assert fault(tmp_path, "") == "steps: there is none, so nothing is shown"


@pytest.mark.parametrize(
    ("step", "remarked"), [("TN-CHK-01", ["TN-X-1"]), ("TN-X-2", ["TN-X-1", "TN-X-2"]), ("HOUSE-1", ["TN-X-1"])]
)
def test_a_rule_that_is_in_no_index_is_remarked(tmp_path: Path, step: str, remarked: list[str]) -> None:
    head = HEAD.replace('"TN-CHK-01"', '"TN-CHK-01", "TN-X-1"')
    result = play(tmp_path, CHECK + f'dice = [1]\nrules = ["{step}"]\n', head)
    assert result.ok
    said = f"remark: rules: {', '.join(remarked)} not in the rule index of tiny"
    assert list(report(result, SAY)) == [f"{tmp_path / 'duel.toml'}: A duel", f"  {said}"]


@pytest.mark.parametrize(
    ("expected", "said"),
    [
        ("success = false", "success: False, True"),
        ("success = 1", "success: 1, True"),
        ("helped = 1", "helped: 1, 0"),
        ('"ana.hp" = 10.01', "ana.hp: 10.01, 10"),
        ('"ana.mana" = 0', "ana.mana: 0, (absent)"),
        ("hits = 1", "hits: 1, (absent)"),
        ('absent = ["ana.hp", "hits"]', "absent ana.hp: (absent), 10"),
        ('absent = "ana.hp"', "absent ana.hp: (absent), 10"),
        ("ana.hp = {}", "ana.hp: {}, 10"),
        ('"table.beings" = ["ana"]', "table.beings: ['ana'], ['ana', 'ben']"),
    ],
)
def test_what_is_different_is_said(tmp_path: Path, expected: str, said: str) -> None:
    passes(tmp_path, CHECK + 'dice = [7]\n[steps.expect]\n"ana.hp" = 10.0005\n')
    assert fault(tmp_path, CHECK + f"dice = [7]\n[steps.expect]\n{expected}\n") == said


@pytest.mark.parametrize(
    ("asks", "said"),
    [
        ('who = "ana"', "asks.who: 'ana', 'ben'"),
        ('question = "parry"', "asks.question: 'parry', 'defence'"),
        ('options = ["stand"]', "asks.options: ['stand'], ['dodge', 'stand']"),
        ('whom = "ben"', "asks.whom: 'ben', (absent)"),
    ],
)
def test_the_question_is_compared(tmp_path: Path, asks: str, said: str) -> None:
    assert fault(tmp_path, STRIKE + f"dice = [20]\nexpect.asks = {{ {asks} }}\n") == said


def test_the_first_failure_ends_the_file_and_is_reported_with_the_modifiers(tmp_path: Path) -> None:
    steps = CHECK + 'helpers = ["ben"]\nmodifier = -20\ndice = [3, 41]\n[steps.expect]\nhelped = 1\nsuccess = true\n'
    result = play(tmp_path, steps + CHECK + "dice = [1]\n")
    assert len(result.steps) == 1
    assert list(report(result, SAY)) == [
        f"{tmp_path / 'duel.toml'}: A duel",
        "  step 1 (check)",
        "      helped   expected 1, actual 1",
        "    ≠ success  expected True, actual False",
        "    modifiers of check:",
        "      given: -20, counts",
        "      help: +10, counts",
    ]


def test_reports_are_said_in_german_too(tmp_path: Path) -> None:
    steps = CHECK + 'helpers = ["ben"]\nmodifier = -20\ndice = [3, 41]\n[steps.expect]\nhits = 1\n'
    german = Voice("de", TINY)
    assert list(report(play(tmp_path, steps), german))[1:] == [
        "  Schritt 1 (check)",
        "    ≠ hits  erwartet 1, tatsächlich (fehlt)",
        "    Modifikatoren von check:",
        "      given: -20, zählt",
        "      help: +10, zählt",
    ]
    assert list(report(play(tmp_path, CHECK + "dice = [0]\n"), german))[1:] == [
        "  Schritt 1 (check): dice: 0 liegt auf keinem Würfel mit 100 Seiten"
    ]


@pytest.mark.parametrize("value", ["[" * 3000 + "]" * 3000, "9" * 5000, "1 2"])
def test_a_file_that_cannot_be_read_to_its_end_is_a_fault(tmp_path: Path, value: str) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(f"title = {value}", encoding="utf-8")
    found = run_file(path, {"tiny": TINY})
    assert found.fault is not None
    assert found.fault.id == "scenario-unreadable"


def test_a_fault_of_the_whole_file_is_reported(tmp_path: Path) -> None:
    result = play(tmp_path, "", 'title = "x"\nsystem = "tiny"\nbook = "y"\n')
    assert list(report(result, SAY))[1:] == ["  book: there is nothing of this name here."]


@pytest.mark.parametrize(
    ("wanted", "found", "equal"),
    [
        (1, 1, True), (1, 2, False), (1, 1.0, True), (1.0, 1.001, True), (1.0, 1.0011, False), (2, 2.0009, True),
        (1, True, False), (True, 1, False), (True, True, True), (False, 0, False), (0.0, False, False),
        ("a", "a", True), ("1", 1, False), ([1, 2], (1, 2), True), ([1], [1, 2], False), ([2, 1], [1, 2], False),
        ({"a": 1.0}, {"a": 1.0004}, True), ({"a": 1}, {"a": 1, "b": 2}, False), ({"a": [True]}, {"a": [1]}, False),
    ],
)  # fmt: skip
def test_equality_of_the_contract(wanted: object, found: object, equal: bool) -> None:
    assert same(wanted, found) is equal


def test_a_view_may_be_expected_as_a_table(tmp_path: Path) -> None:
    passes(tmp_path, CHECK + "dice = [7]\nexpect = { ana = { hp = 10 }, table.beings = ['ana', 'ben'] }\n")
    passes(tmp_path, CHECK + "dice = [7]\n[steps.expect.ana]\nhp = 10\n")
    assert fault(tmp_path, CHECK + "dice = [7]\nexpect.ana.no.field = 1\n") == "ana.no.field: 1, (absent)"
    assert fault(tmp_path, CHECK + "dice = [7]\n[steps.expect]\nana.hp = 11\n") == "ana.hp: 11, 10"
    assert fault(tmp_path, CHECK + "dice = [7]\nexpect = { ana = { hp = 11 } }\n") == "ana.hp: 11, 10"


@pytest.mark.parametrize(
    ("wanted", "found", "part"),
    [
        ({"a": 1}, {"a": 1, "b": 2}, True), ({"a": {"b": 1}}, {"a": {"b": 1, "c": 2}}, True),
        ({"a": 2}, {"a": 1}, False), ({"c": 1}, {"a": 1}, False), (1, 2, False), ([1], [1, 2], False),
    ],
)  # fmt: skip
def test_a_table_that_holds_in_part_is_told_from_a_wrong_one(wanted: object, found: object, part: bool) -> None:
    check = Check("defence", wanted, found, False)
    assert check.in_part is part
    result = Result("f", "", "tiny", (), (StepResult(1, "check", {}, (check,), None),), None, {})
    assert (
        any("write “defence.a” in quotes" in line or 'write "defence.a' in line for line in report(result, SAY)) is part
    )


@pytest.mark.parametrize(
    ("wanted", "found", "equal"),
    [
        ({"a": 5, "b": 0}, {"a": 5}, True), ({"a": 5}, {"a": 5, "b": 0}, True), ({"b": 0}, 0, True), ({}, 0, True),
        ({"a": 5}, {"a": 5, "b": 1}, False), ({"a": 5, "c": 0}, {"a": 5}, False), ({"a": 1}, 0, False),
        ({"a": "0"}, {"b": "0"}, False), ({"a": False}, {}, False), (0, {"a": 1}, False),
    ],
)  # fmt: skip
def test_whoever_a_table_leaves_out_got_nothing(wanted: object, found: object, equal: bool) -> None:
    assert same(got(wanted, ("a", "b")), got(found, ("a", "b"))) is equal


@pytest.mark.parametrize(
    ("path", "nothing"),
    [
        ("damage.b", True), ("missed.b", True), ("attacks.0.damage.b", True), ("damage.a", False), ("damage.c", False),
        ("b", False), ("results.b", False), ("healed.b", False),
    ],
)  # fmt: skip
def test_a_path_may_lead_to_somebody_who_got_nothing(path: str, nothing: bool) -> None:
    outcome = {"damage": {"a": 5}, "missed": 0, "attacks": [{"damage": {"a": 1}}], "results": {"a": {"damage": 0}}}
    assert got_nothing(outcome, path, ("a", "b")) is nothing
