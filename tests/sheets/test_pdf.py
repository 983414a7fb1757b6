"""Sheets as PDF: what stands on them is what is so, in both languages; nothing is lost, cut or unreadable."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from spielwerk.core.characters.sheet import Cell, Column, Grid, Sheet, Story
from spielwerk.core.text import LANGUAGES
from spielwerk.sheets import pdf, words_of
from spielwerk.sheets.pdf import pages
from spielwerk.sheets.words import LONGEST_WORD, fit, runs_backwards, sort_key
from tests.sheets.pages import bare, fonts, ink_outside, is_tagged, opened, overlaps, tags, text_of
from tests.sheets.people import ALL, LONG, PEOPLE, SYSTEMS, seated


def sheet_of(system: str, who: str) -> Sheet:
    state, being = seated(SYSTEMS[system], PEOPLE[system][who])
    draw = SYSTEMS[system].views.sheet
    assert draw is not None
    return draw(state, being)


@cache
def made(system: str, who: str, language: str) -> bytes:
    return pdf(sheet_of(system, who), SYSTEMS[system], language)


def said(data: Any) -> Iterator[str]:
    """Every text in the template's data that is to be seen."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, list):
        for one in data:
            yield from said(one)
    elif isinstance(data, dict):
        for key, one in data.items():
            if key not in ("is", "lang", "words", "system"):
                yield from said(one)


# --- what stands on it ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("system", "who"), [one for one in ALL if one[1] != "from_right"])
def test_everything_that_is_said_stands_on_the_pages(system: str, who: str, language: str) -> None:
    text = text_of(made(system, who, language))
    drawn = words_of(sheet_of(system, who), SYSTEMS[system], language)
    cut = bare(drawn["words"]["cut"]) in text  # a story that is too long for two pages says so
    assert [one for one in said(drawn) if bare(one[: 500 if cut else None]) not in text] == []


def test_the_sheet_of_percentacy_says_what_is_so() -> None:
    german, english = (text_of(made("percentacy", "full", language)) for language in ("de", "en"))
    for part in ("Geschicklichkeit46", "Intelligenz57", "Elf,Level7", "40/100", "angeschlagen,Schock", "Initiative97"):
        assert part in german
    for part in ("Dexterity46", "Intelligence57", "Elf,Level7", "40/100", "battered,shock", "Initiative97"):
        assert part in english
    assert bare("Handwerk (locks)") in german
    # the damage of a heavy energy weapon by the raw die, its range and what it holds
    assert bare("31 60 45 30 20 80 m 8") in german
    assert bare("Süchtig (Laudanum)") in german
    assert bare("After a long time without it you have −10 on all checks.") in english
    assert bare("Spezialisiert (Nahkampf (Degen))") in german
    assert bare("Medizinset (Arzttasche des Großvaters)") in german
    assert bare("Geschicklichkeit, Stärke (der höhere); ungeübt") in german  # melee is essential, not on the sheet
    assert bare("Schuldet Joram −20 Kronen. 🐉") in german


def test_what_a_table_has_of_its_own_is_called_as_it_was_written() -> None:
    own = {"id": "tides", "name": "Gezeitengespür", "points": 25, "frequency": "immer"}
    system, draw = SYSTEMS["percentacy"], SYSTEMS["percentacy"].views.sheet
    assert draw is not None
    state, being = seated(
        system,
        {
            "id": "n",
            "npc": True,
            "role": "supporting",
            "species": "selkie",
            "talents": ["tides"],
            "skills": {"knots": 33},
        },
        talents=[{**own, "trigger": "Bei Flut", "effect": "weißt du es", "end": "Ebbe"}],
        species=[{"id": "selkie", "name": "Robbenvolk", "profile": "balanced"}],
        skills=[{"id": "knots", "name": "Knotenkunde", "attributes": ["dexterity"]}],
    )
    drawn = list(said(words_of(draw(state, being), system, "de")))
    assert "Gezeitengespür" in drawn
    assert "Bei Flut: weißt du es (immer; bis: Ebbe)" in drawn
    assert "Knotenkunde" in drawn
    assert any(text.startswith("Robbenvolk, ") for text in drawn)
    assert "Angriff der Rolle" in drawn


def test_the_sheet_of_plus_minus_says_what_is_so() -> None:
    german, english = (text_of(made("plus_minus", "full", language)) for language in ("de", "en"))
    assert bare("Kraft 1 Ausdauer 2 Geschick 3") in bare(german)
    assert bare("Strength") in english
    for part in ("Naturwissenschaft 7", "Deiche lesen 9", "Eigensinnig +2 −3 −1", "Summe der Merkmale +2"):
        assert bare(part) in german
    for part in ("Natural science 7", "Deiche lesen 9", "Eigensinnig +2 −3 −1", "Total of traits +2"):
        assert bare(part) in english


def test_lists_stand_in_the_order_of_the_readers_language() -> None:
    german = text_of(made("percentacy", "full", "de"))
    assert german.index("Elektronik") < german.index("Hacken") < german.index("Schauspiel")
    english = text_of(made("percentacy", "full", "en"))
    assert english.index("Acting") < english.index("Electronics") < english.index("Hacking")
    assert sorted(["Überreden", "Zaubern", "Tanzen", "äußern", "Boxen"], key=sort_key) == [
        "äußern", "Boxen", "Tanzen", "Überreden", "Zaubern",
    ]  # fmt: skip


def test_an_empty_being_has_a_sheet_without_empty_sections() -> None:
    drawn = words_of(sheet_of("percentacy", "empty"), SYSTEMS["percentacy"], "de")
    titles = [section["title"] for section in drawn["sections"]]
    assert titles == ["Attribute", "HP", "Abgeleitete Werte", "Fertigkeiten"]
    assert drawn["name"] == "e"  # a being without a name is called by its id
    nobody = words_of(sheet_of("plus_minus", "empty"), SYSTEMS["plus_minus"], "en")
    assert ([section["title"] for section in nobody["sections"]], nobody["name"]) == (["Qualities"], "Unnamed")


# --- pages ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("system", "who"), ALL)
def test_every_file_is_tagged_carries_its_fonts_and_keeps_its_margins(system: str, who: str, language: str) -> None:
    content = made(system, who, language)
    assert is_tagged(content)
    assert b"pdfuaid:part>1<" in content.replace(b'="1"', b">1<")
    carried = fonts(content)
    assert carried
    assert all(carried.values())
    assert any("Vollkorn" in name for name in carried)
    assert any("AtkinsonHyperlegibleNext" in name for name in carried)
    assert ink_outside(content, 15.5, 12, 15.5, 8) == []
    kinds = tags(content)
    assert kinds["H1"] == 1
    assert kinds["H2"] == len(words_of(sheet_of(system, who), SYSTEMS[system], language)["sections"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("system", "who"), [one for one in ALL if one[1] != "from_right"])
def test_nothing_is_set_over_anything_else(system: str, who: str, language: str) -> None:
    assert overlaps(made(system, who, language)) == []


def test_tables_have_headers_for_screen_readers() -> None:
    kinds = tags(made("percentacy", "full", "de"))
    assert kinds["Table"] >= 3
    assert kinds["TH"] >= 12


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", [500, 6_000, 10_000])
def test_a_sheet_has_two_pages_however_long_its_stories_are_and_says_where_the_rest_is(
    language: str, length: int
) -> None:
    words = [f"Wort{number}" for number in range(length // 7)]
    lines = (" ".join(words[at : at + 20]) for at in range(0, len(words), 20))
    stories = (Story("Notizen", " ".join(words)), Story("Hintergrund", "\n".join(lines)))
    sheet = sheet_of("percentacy", "full")
    sheet = replace(sheet, sections=(*(one for one in sheet.sections if not isinstance(one, Story)), *stories))
    content = pdf(sheet, SYSTEMS["percentacy"], language)
    text, drawn = text_of(content), words_of(sheet, SYSTEMS["percentacy"], language)
    assert len(opened(content)) == pages(content) == 2
    whole = bare(" ".join(words)) in text
    assert (bare(drawn["words"]["cut"]) in text) is not whole
    assert whole is (length == 500)
    assert bare(" ".join(words[:50])) in text
    assert "Intelligenz57" in text or "Intelligence57" in text


def test_a_plain_being_needs_one_page_a_full_one_two_and_a_long_one_as_many_as_it_takes() -> None:
    count = {one: len(opened(made(*one, "de"))) for one in ALL}
    assert count["percentacy", "empty"] == count["plus_minus", "empty"] == count["plus_minus", "full"] == 1
    assert count["percentacy", "full"] == 2
    assert count["percentacy", "long"] > 4
    assert count["plus_minus", "long"] > 2


def test_the_sheet_of_erzaehlpool_has_dots_and_says_what_is_so() -> None:
    german, english = (text_of(made("erzaehlpool", "full", language)) for language in ("de", "en"))
    for part in ("Intelligenz ●○○○○", "Hüne ●●●●○", "Sprache (Latein)", "Angst vor Wasser", "Phobie", "Kettenhemd"):
        assert bare(part) in bare(german), part
    for part in ("Intelligence ●○○○○", "Giant ●●●●○", "Language (Latein)", "Phobia", "Mail shirt", "Strength 3"):
        assert bare(part) in bare(english), part


def test_the_same_sheet_gives_the_same_bytes() -> None:
    again = pdf(sheet_of("percentacy", "full"), SYSTEMS["percentacy"], "de")
    assert again == made("percentacy", "full", "de")


# --- text that people typed ----------------------------------------------------------------------------------------


def test_nothing_that_people_typed_is_taken_for_markup() -> None:
    typed = 'Nimm #panic("x") $x^2$ *fett* _so_ = / - + 1. <a> @b `c` \\ // und [das]'
    sheet = Sheet(name=typed, lead=typed, sections=(Story("Notizen", f"= {typed}\n- {typed}"),))
    text = text_of(pdf(sheet, SYSTEMS["percentacy"], "de"))
    assert text.count(bare(typed)) >= 4


def test_characters_that_no_font_has_do_not_stop_a_sheet() -> None:
    sheet = Sheet(name="\x00\ue000\ud800漢字 𓀀", lead="a\x07b", sections=(Story("Notizen", "ไทย\u2028✓"),))
    content = pdf(sheet, SYSTEMS["plus_minus"], "de")
    assert is_tagged(content)
    assert "ab" in text_of(content)


def test_a_picture_stands_on_the_sheet_and_is_described() -> None:
    sheet = sheet_of("percentacy", "full")
    assert tags(pdf(sheet, SYSTEMS["percentacy"], "de", PIXEL))["Figure"] == 1
    assert tags(made("percentacy", "full", "de"))["Figure"] == 0


PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108020000009077"
    "53de0000000c4944415408d763f8cfc000000301010018dd8db00000000049454e44ae426082"
)
"""A PNG of one red pixel."""


def test_long_words_can_be_broken_and_marks_stay_with_their_letters() -> None:
    assert fit("Bewegungsreichweite") == "Bewegungsreichweite"
    broken = fit(LONG)
    assert broken.replace("\u00ad", "") == LONG
    assert max(map(len, broken.split("\u00ad"))) < LONGEST_WORD
    accents = "a\u0301" * 40
    assert all(not piece.startswith("\u0301") for piece in fit(accents).split("\u00ad"))


def test_a_total_follows_its_rows_and_bars_end_at_their_limits() -> None:
    columns = (Column("Was"), Column("Wert", number=True, most=10))
    grid = Grid("Probe", columns, ((Cell("Ä", "klein"), 20), ("b", -3)), sort=True, total=("Summe", 17))
    drawn = words_of(Sheet(name="x", sections=(grid,)), SYSTEMS["percentacy"], "de")["sections"][0]
    assert [[cell["text"] for cell in row] for row in drawn["rows"]] == [["Ä", "20"], ["b", "−3"]]
    assert [row[1]["share"] for row in drawn["rows"]] == [1.0, 0.0]
    assert [cell["text"] for cell in drawn["total"]] == ["Summe", "17"]


@pytest.mark.parametrize(
    ("text", "backwards"),
    [("שלום Orla", True), ("«مرحبا»", True), ("12 שלום", True), ("Orla שלום", False), ("12 %", False), ("", False)],
)
def test_text_runs_as_its_first_letter_does(text: str, backwards: bool) -> None:
    assert runs_backwards(text) is backwards


def test_a_text_from_right_to_left_begins_at_the_right() -> None:
    notes = "שלום עולם."
    sheet = Sheet(name="Orla", sections=(Story("Notes", notes),))
    page = opened(pdf(sheet, SYSTEMS["percentacy"], "en"))[0]
    boxes = page.get_textpage()
    places = [boxes.get_charbox(n) for n in range(boxes.count_chars()) if boxes.get_text_range(n, 1) in "שם"]
    assert places
    assert max(right for _, _, right, _ in places) > page.get_width() * 0.9


def test_a_long_story_is_set_smaller_and_keeps_every_word() -> None:
    words = " ".join(f"Wort{number}" for number in range(1400))
    content = pdf(Sheet(name="Orla", sections=(Story("Notes", words),)), SYSTEMS["percentacy"], "de")
    assert len(opened(content)) == 2
    assert bare(words) in text_of(content)
