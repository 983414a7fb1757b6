"""Every sentence exists in both languages and can be said; every option, rule and name has its text."""

from __future__ import annotations

from functools import partial

import pytest

from spielwerk.core.content.reading import load_rule_index
from spielwerk.core.text import LANGUAGES, Message, read_sources
from spielwerk.core.view import Sight
from spielwerk.odds.table import preview
from spielwerk.systems.plus_minus import SYSTEM
from spielwerk.table.lines import Words
from tests.sentences import catalogues, sentence

from .table import KARN, MARA, check, play, table_with

MIX = ["strength", "dexterity", "melee"]


catalogue = catalogues(SYSTEM)
spoken = partial(sentence, catalogue)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions(language: str) -> None:
    state, command = (
        table_with(MARA, KARN, traits_in_aw="modifier"),
        check(MIX, None, approved=False, trait="Good name"),
    )
    answers: tuple[int | str, ...] = ("yes", "yes", -3, "yes")
    keys = []
    for given in range(5):
        question = play(state, command, [4, 4] if given == 4 else [], answers[:given]).waits
        keys.append(question.key)
        spoken(language, Message(f"question-{question.key}", dict(question.args)))
        spoken(language, Message(f"asked-{question.key}"))
        for option in question.options:
            spoken(language, Message(f"option-{question.key}-{option}"))
    assert keys == ["mix_makes_sense", "trait_counts", "difficulty", "negative_difficulty", "double"]


@pytest.mark.rule("PM-DICE-06")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_types_real_dice_is_told_which(language: str) -> None:
    words, asked = Words(SYSTEM), []
    for rolled in range(4):
        waits = play(table_with(MARA, doubles="again"), check(["strength", "will", "mind"]), [3, 3, 5][:rolled]).waits
        asked.append(spoken(language, words.roll(waits.key)))
    assert len(set(asked)) == 4
    assert words.roll("unknown") == Message("question-die")


def test_a_question_says_what_is_not_learned() -> None:
    question = play(table_with(MARA, KARN), check(MIX, approved=False)).waits
    said = spoken("de", Message(f"question-{question.key}", dict(question.args)))
    assert "Nicht erlernt: Nahkampf." in said
    learned = play(table_with(MARA), check(["strength", "will", "boxing"], approved=False)).waits
    assert "erlernt" not in spoken("de", Message(f"question-{learned.key}", dict(learned.args)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("zero", ["success", "draw", "failure"])
def test_results(language: str, zero: str) -> None:
    state = table_with(MARA, KARN, doubles="none", zero=zero)
    sentences = set()
    for by in ("mara", "karn"):
        for difficulty in (0, 8, 11, 12, 13, 16, 24):
            result = play(state, check(["strength", "will", "mind"], difficulty, by=by), [1, 4])
            for sight in (Sight("gm", "gm"), Sight("player", "sami")):
                sentences |= {spoken(language, m) for event in sight.tell(result.events) if (m := event.tell())}
    assert len(sentences) >= 9
    classes = preview(SYSTEM, state, Sight("gm", "gm"), check(["strength", "will", "mind"], 15))["classes"]
    assert len({spoken(language, row["label"]) for row in classes}) == len(classes)


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        (0, "mara würfelt auf Kraft, Wille, Geist: gerade so geschafft."),
        (1, "mara würfelt auf Kraft, Wille, Geist: 1 Erfolg."),
        (7, "mara würfelt auf Kraft, Wille, Geist: 7 Erfolge, eine Stufe besser."),
        (-4, "mara würfelt auf Kraft, Wille, Geist: 4 Misserfolge."),
        (-12, "mara würfelt auf Kraft, Wille, Geist: 12 Misserfolge, 2 Stufen schlechter."),
    ],
)
def test_a_result_in_german(result: int, sentence: str) -> None:
    played = play(table_with(MARA), check(["strength", "will", "mind"], 16 - result), [2, 1])
    assert spoken("de", played.events[-1].tell()) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals(language: str) -> None:
    forbid = table_with(MARA, KARN, untrained="forbid")
    for properties, trait in [
        (MIX, ""),
        (["strength"], ""),
        (["strength", "will"], ""),
        (["strength", "will", "mind", "senses", "psyche", "agility"], ""),
        (["boxing", "anatomy", "tide lore"], ""),
        (["strength", "boxing", "boxing"], ""),
        (["strength", "boxing", "nonsense"], ""),
        (["strength", "boxing", "will"], "Good name"),
    ]:
        spoken(language, play(forbid, check(properties, trait=trait)).refused.message)
    spoken(
        language,
        play(table_with(MARA), check(["will", "mind", "boxing"], approved=False), answers=["no"]).refused.message,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_of_all_commands(language: str) -> None:
    for shape in SYSTEM.command_type.__args__:
        tag = shape.__struct_config__.tag
        assert f"title-{tag}" in catalogue(language), tag
    spoken(language, SYSTEM.views.title(check(MIX)))


def test_both_languages_have_the_same_sentences() -> None:
    ids = [
        {
            line.split(" =")[0]
            for line in read_sources(SYSTEM.text, language).splitlines()
            if " = " in line and line[0].isalpha()
        }
        for language in LANGUAGES
    ]
    assert ids[0] == ids[1]


def test_options_name_rules_that_exist() -> None:
    rules = {rule.id for rule in load_rule_index(SYSTEM.rule_index).rules}
    for option in SYSTEM.options.by_id.values():
        assert option.rules
        assert set(option.rules) <= rules
        assert set(option.value_names) == {str(value) for value in option.values}
