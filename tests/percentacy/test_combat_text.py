"""Everything a fight tells, asks and refuses can be said in both languages."""

from __future__ import annotations

from functools import partial
from typing import Any, get_args

import pytest

from spielwerk.core.act import Refused
from spielwerk.core.text import LANGUAGES, Message, Ref
from spielwerk.core.view import Sight
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.commands import CommandType
from spielwerk.systems.percentacy.events import BeingSetSeen, CheckMade
from spielwerk.systems.percentacy.events.house import HouseContentRemoved, HouseContentSet
from spielwerk.systems.percentacy.rules.game_master import FIELDS, PARTS
from spielwerk.systems.percentacy.state import OwnSkill, OwnTrait
from spielwerk.systems.percentacy.view import title
from spielwerk.table.lines import Words
from tests.sentences import catalogues, sentence

from .fight import ILKA, QUENDT, Game, table_with

catalogue = catalogues(SYSTEM, str.capitalize)
spoken = partial(sentence, catalogue)


def eventful() -> Game:
    """A fight in which everything happens that can be told of one."""
    game = Game(table_with(ILKA, QUENDT, {"id": "borro"}, resource_rule="on"), policy=None)
    game.do("start_combat", 20, 40, 60, beings=["ilka", "quendt", "borro"])
    shot = {"do": "attack", "by": "ilka", "target": "quendt", "weapon": "sidearm"}
    game.do("declare_reaction", by="ilka", trigger="he runs", action=shot)
    game.do("override", target="quendt", field="hp", value=60)
    game.do("attack", by="quendt", target="borro", weapon="polearm")
    game.answer("now", 20)
    game.do("end_turn", by="quendt")
    game.do("delay", by="borro")
    game.do("end_turn", by="borro")
    game.do("reload", by="ilka", weapon="sidearm")
    game.do("end_turn", by="ilka")
    game.do("declare_reaction", by="borro", trigger="she runs", action={**shot, "by": "borro"})
    game.do("give_up_action", by="ilka")
    game.do("free_action", by="ilka", text="kicks the door")
    game.answer("yes")
    game.do("free_action", by="ilka", text="takes a deep breath")
    game.answer("no")
    game.do("leave_combat", being="borro")
    game.do("join_combat", 5, being="borro")
    game.do("set_condition", target="ilka", condition="shock")
    game.do("end_condition", target="ilka", condition="shock")
    game.do("end_combat")
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sight", [Sight("gm", "gm"), Sight("player", "sami")], ids=["gm", "player"])
def test_every_event_of_a_fight(language: str, sight: Sight) -> None:
    told = [e for move in eventful().moves for e in sight.tell(move.entry.events)]
    sentences = {type(e).__name__: spoken(language, message) for e in told if (message := e.tell()) is not None}
    expected = {"CombatBegan", "CombatEnded", "CombatJoined", "CombatLeft", "RoundBegan", "TurnBegan", "Delayed"}
    expected |= {
        "ActionGivenUp",
        "ActionLost",
        "FreeActionTaken",
        "FreeActionRefused",
        "ReactionDeclared",
        "ReactionTriggered",
        "ReactionLost",
    }
    expected |= {"InitiativeRolled", "ConditionsSeen" if sight.role == "player" else "ConditionsChanged"}
    assert expected - {"ReactionLost"} <= sentences.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences(language: str) -> None:
    game = Game(table_with(ILKA, QUENDT))
    game.do("start_combat", 20, 40, beings=["quendt", "ilka"])
    game.do("declare_reaction", by="ilka", trigger="he runs", action={"do": "check", "by": "ilka", "value": 50})
    game.do("end_turn", by="quendt")
    gm, player = (
        [spoken(language, m) for move in game.moves for e in sight.tell(move.entry.events) if (m := e.tell())]
        for sight in (Sight("gm", "gm"), Sight("player", "sami"))
    )
    if language == "de":
        assert gm == [
            "Quendt würfelt 20 für die Reihenfolge: Ergebnis −30.",
            "Ilka würfelt 40 für die Reihenfolge: Ergebnis −30.",
            "Ein Kampf beginnt. Reihenfolge: Ilka, Quendt",
            "Ilka ist am Zug.",
            "Ilka hält eine Reaktion bereit. Auslöser: „he runs“",
            "Quendt ist am Zug.",
            "Der Auslöser blieb aus: Die Reaktion von Ilka verfällt.",
            "Runde 2",
            "Ilka ist am Zug.",
        ]
    assert len(player) == len(gm)
    assert [a == b for a, b in zip(gm, player, strict=True)].count(False) == 1  # the result of Quendt


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_of_a_reaction(language: str) -> None:
    game = Game(table_with(ILKA, QUENDT), policy=None)
    game.do("start_combat", 20, 40, beings=["ilka", "quendt"])
    shot = {"do": "attack", "by": "ilka", "target": "quendt", "weapon": "sidearm"}
    game.do("declare_reaction", by="ilka", trigger="he runs", action=shot)
    game.do("check", by="quendt", value=50)
    question: Any = game.play.running.waits if game.play.running is not None else None
    assert "he runs" in spoken(language, Message("question-reaction", dict(question.args)))
    spoken(language, Message("asked-reaction"))
    assert len({spoken(language, Message(f"option-reaction-{option}")) for option in question.options}) == 2


@pytest.mark.parametrize(
    ("faces", "sum_told"), [((20, 58), "58 − 10 = 48"), ((90, 58), "58 + 10 = 68"), ((20, 1), "1,")]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_that_help_has_changed_names_the_roll_as_well(
    language: str, faces: tuple[int, int], sum_told: str
) -> None:
    game = Game(table_with(ILKA, QUENDT))
    helped = [{"by": "quendt", "skill": "melee"}]
    game.do("check", *faces, by="ilka", skill="melee", assists=helped, modifiers=[10])
    cards = [event for event in game.moves[-1].entry.events if isinstance(event, CheckMade)]
    assert sum_told in spoken(language, cards[-1].tell())
    assert f": {faces[0]} " in spoken(language, cards[0].tell())


REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("end_combat", {}),
    ("end_turn", {"by": "ilka"}),
    ("trigger", {"by": "ilka"}),
    ("reload", {"by": "ilka", "weapon": "sidearm"}),
    ("override", {"target": "quendt", "field": "rewinds", "value": 1}),
    ("override", {"target": "quendt", "field": "shoe_size", "value": 1}),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals(language: str) -> None:
    game = Game(table_with(ILKA, QUENDT, {"id": "dead", "hp": 0}, {"id": "out", "hp": 10}))
    sentences = set()
    for command, given in (
        *REFUSED,
        ("reload", {"by": "dead", "weapon": "fist"}),
        ("reload", {"by": "out", "weapon": "fist"}),
    ):
        with pytest.raises(Refused) as refused:
            game.do(command, **given)
        sentences.add(spoken(language, refused.value.message))
    game.do("start_combat", 20, 40, beings=["ilka", "quendt"])
    game.do("give_up_action", by="ilka")
    for command, given in (("give_up_action", {"by": "ilka"}), ("start_combat", {"beings": ["ilka"]})):
        with pytest.raises(Refused) as refused:
            game.do(command, **given)
        sentences.add(spoken(language, refused.value.message))
    assert len(sentences) == len(REFUSED) + 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", [*FIELDS, *(f"{part}.melee" for part in PARTS), "attributes.strength"])
@pytest.mark.parametrize("reason", ["", "counted wrong"])
def test_what_was_set_by_hand(language: str, field: str, reason: str) -> None:
    sentence = spoken(language, BeingSetSeen("ilka", field, reason).tell())
    assert "field-" not in sentence
    assert (reason in sentence) if reason else "Reason" not in sentence


EXAMPLES: dict[str, Any] = {
    "by": "ilka",
    "against": "quendt",
    "target": "quendt",
    "being": "ilka",
    "weapon": "polearm",
    "skill": "melee",
    "trigger": "he runs",
    "amount": 1,
    "count": 2,
    "beings": ["ilka"],
    "condition": "shock",
    "action": {"do": "check", "by": "ilka", "value": 50},
    "field": "hp",
    "value": 5,
    "present": True,
    "shown": [],
    "option": "modifier_tie",
    "tier": "minor",
    "hazard": "h1",
    "question": "reaction",
    "text": "Das Seil reißt.",
    "expression": "2W6+3",
    "talent": "contacts",
    "handicap": "phobia",
    "circumstance": "withdrawal",
    "kind": "talent",
    "entry": {"id": "bell_ear"},
    "id": "bell_ear",
    "counter": "Kerzen",
    "attacks": [{"weapon": "sidearm", "target": "quendt"}, {"weapon": "sidearm", "target": "quendt"}],
}


@pytest.mark.parametrize("shape", get_args(CommandType), ids=lambda shape: shape.__struct_config__.tag)
@pytest.mark.parametrize("language", LANGUAGES)
def test_titles(language: str, shape: Any) -> None:
    tag, fields = shape.__struct_config__.tag, set(shape.__struct_fields__)
    given = {field: value for field, value in EXAMPLES.items() if field in fields}
    if tag in ("check", "attack", "oppose", "hazard"):
        given.pop("value", None)
    if tag in ("add_being", "add_group", "create"):
        given["being"] = {"id": "ilka"}
    command = SYSTEM.command({"do": tag, **given})
    sentence = spoken(language, title(command))
    for field in ("by", "against"):
        if field in fields:
            assert str(given[field]).capitalize() in sentence
    assert "he runs" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_types_real_dice_is_told_what_they_are_for(language: str) -> None:
    words = Words(SYSTEM)
    asked = [spoken(language, words.roll(key)) for key in ("attack", "evade", "assist:mara", "initiative:mara:1")]
    assert len(set(asked)) == len(asked)
    assert words.roll("check") == Message("question-die")
    assert spoken(language, words.roll("check")) != spoken(language, Message("question-roll"))


def test_the_title_of_an_attack() -> None:
    command = SYSTEM.command({"do": "attack", "by": "quendt", "target": "ilka", "weapon": "polearm"})
    assert spoken("de", title(command)) == "Quendt greift Ilka an: Stangenwaffe"
    assert spoken("en", title(command)) == "Quendt attacks Ilka: Polearm"


def test_the_note_on_hands() -> None:
    args = {"weapon": Ref("weapon", "polearm"), "hands": 2, "others": (Ref("weapon", "sidearm"),)}
    said = spoken("de", Message("note-hands", args))
    assert said == "Stangenwaffe braucht zwei freie Hände. Nicht in der Hand sein darf dann: Seitenwaffe."
    one = Message("note-hands", {**args, "hands": 1})
    assert spoken("en", one) == "Polearm needs one free hand. Not in hand at the same time: Sidearm."


def test_the_bar_on_further_defences_knows_one_and_many() -> None:
    said = [spoken("de", Message("barred-defences", {"limit": limit})) for limit in (1, 2)]
    assert said[0] == "Mehr als einen Abwehrversuch je Runde gibt es an diesem Tisch nicht."
    assert said[1] == "Mehr als 2 Abwehrversuche je Runde gibt es an diesem Tisch nicht."


@pytest.mark.parametrize(("kind", "german"), [("skill", "die Fertigkeit"), ("handicap", "das Handicap")])
def test_content_of_the_tables_own_is_told_to_all(kind: Any, german: str) -> None:
    skill, trait = OwnSkill("own_x", ("strength",), name="Größe"), OwnTrait("own_x", 0, "", "", "", name="Größe")
    entry: Any = skill if kind == "skill" else trait
    added, changed = HouseContentSet(**{kind: entry}), HouseContentSet(**{kind: entry}, changed=True)
    assert spoken("de", added.tell()) == f"Am Tisch gibt es jetzt {german} „Größe“."
    assert spoken("de", changed.tell()) == f"Am Tisch anders als bisher: {german} „Größe“."
    removed = HouseContentRemoved(kind, "own_x", "Größe")
    assert spoken("en", removed.tell()) == f"This table no longer has the {kind} “Größe”."
    assert added.public() is added
    assert removed.public() is removed
