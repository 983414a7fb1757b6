"""A sheet in a language: plain data for the template."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from spielwerk.core.characters.sheet import Cell, Entries, Figures, Grid, Said, Section, Sheet, Story, Track
from spielwerk.core.content.reading import Text
from spielwerk.core.system import System
from spielwerk.core.text import CORE_TEXT, Catalogue, Message, Ref, read_sources

HERE: Final = Path(__file__).parent
LONGEST_WORD: Final = 24
"""Words beyond this get soft hyphens, so that even a name without a space finds room."""
A_LINE: Final = 100
"""Characters that fit into a line of a long story."""
LONG_STORY: Final = 2500
"""Characters beyond which a story is set smaller, so that the sheet does not become a book."""
_WORD: Final = re.compile(rf"\w{{{LONGEST_WORD + 1},}}")
_PIECE: Final = 8

Plain = dict[str, Any]


def words_of(sheet: Sheet, system: System[Any], language: str) -> Plain:
    """What the template draws: every word in the language, empty sections left out."""
    catalogue = _catalogue(system, language)

    def say(said: Said) -> str:
        if isinstance(said, Text):
            return fit(said.in_language(language))
        if isinstance(said, Ref):
            return fit(_name(system, said, language))
        if isinstance(said, Message):
            return fit(catalogue.say(said))
        return fit(str(said).replace("-", "−") if isinstance(said, int) else said)

    name = clean(sheet.name) or catalogue.say(Message("sheet-no-name"))
    sections = [_section(section, say) for section in sheet.sections]
    return {
        "lang": language,
        "title": name,
        "name": fit(name),
        "kind": ", ".join(part for part in map(say, sheet.kind) if part),
        "lead": say(sheet.lead),
        "system": system.name[language],
        "sections": [section for section in sections if section is not None],
        "words": {
            key: catalogue.say(Message(f"sheet-{key}", {"name": name})) for key in ("portrait", "page", "of", "cut")
        },
    }


def _catalogue(system: System[Any], language: str) -> Catalogue:
    """The sentences of a system; read once, since that takes longer than the rest."""
    key = (id(system.tables), language)
    if key not in _CATALOGUES:
        while len(_CATALOGUES) >= MOST_CATALOGUES:
            del _CATALOGUES[next(iter(_CATALOGUES))]
        folders = (CORE_TEXT, HERE / "text", system.text)
        sources = [read_sources(folder, language) for folder in folders]
        said = Catalogue(language, sources, lambda ref, lang: _name(system, ref, lang))
        _CATALOGUES[key] = (system, said)
    return _CATALOGUES[key][1]


_CATALOGUES: Final[dict[tuple[int, str], tuple[System[Any], Catalogue]]] = {}
"""By the rows that they name, with the system each is for, so that its place is not given to another."""
MOST_CATALOGUES: Final = 16
"""Tables with content of their own have each their names; so many are remembered."""


def _name(system: System[Any], ref: Ref, language: str) -> str:
    row = system.tables.get(ref.kind, {}).get(ref.id)
    return row.name.in_language(language) if row is not None else ref.id


# --- sections ------------------------------------------------------------------------------------------------------

Say = Callable[[Said], str]


def _section(section: Section, say: Say) -> Plain | None:
    """A section as plain data; None if there is nothing in it."""
    made: Mapping[str, Any] | None
    if isinstance(section, Figures):
        made = _figures(section, say)
    elif isinstance(section, Track):
        made = _track(section, say)
    elif isinstance(section, Grid):
        made = _grid(section, say)
    elif isinstance(section, Entries):
        made = _entries(section, say)
    else:
        made = _story(section)
    return None if made is None else {"is": section.__struct_config__.tag, "title": say(section.title), **made}


def _figures(section: Figures, say: Say) -> Plain | None:
    figures = [{"label": say(one.label), "value": say(one.value), "note": say(one.note)} for one in section.figures]
    return {"figures": figures, "large": section.large} if figures else None


def _track(section: Track, say: Say) -> Plain:
    most = max(1, section.most)
    marks = [{"label": say(mark.label), "share": min(1.0, mark.at / most), "at": mark.at} for mark in section.marks]
    share = min(1.0, max(0, section.value) / most)
    return {"value": section.value, "most": section.most, "share": share, "marks": marks, "note": say(section.note)}


def _grid(section: Grid, say: Say) -> Plain | None:
    columns = [{"title": say(one.title), "number": one.number, "bar": one.most > 0} for one in section.columns]
    rows = [_row(row, section, say) for row in section.rows]
    if section.sort:
        rows.sort(key=lambda row: sort_key(row[0]["text"]))
    total = _row(section.total, section, say) if section.total else []
    return {"columns": columns, "rows": rows, "halves": section.halves, "total": total} if rows else None


def _row(row: Sequence[Said | Cell], section: Grid, say: Say) -> list[Plain]:
    return [_cell(cell, column.most, say) for cell, column in zip(row, section.columns, strict=True)]


def _cell(cell: Said | Cell, most: int, say: Say) -> Plain:
    text, note = (cell.text, cell.note) if isinstance(cell, Cell) else (cell, "")
    share = min(1.0, max(0, text) / most) if most and isinstance(text, int) else 0.0
    return {"text": say(text), "note": say(note), "share": share}


def _entries(section: Entries, say: Say) -> Plain | None:
    entries = [{"name": say(one.name), "text": _text(one.text, say), "note": say(one.note)} for one in section.entries]
    return {"entries": entries} if entries else None


def _text(said: Said | tuple[Said, ...], say: Say) -> str:
    return " ".join(map(say, said if isinstance(said, tuple) else (said,)))


def _story(section: Story) -> Plain | None:
    lines = [fit(line) for line in section.text.splitlines() if line.strip()]
    if not lines:
        return None
    paragraphs = [{"text": line, "backwards": runs_backwards(line)} for line in lines]
    return {"paragraphs": paragraphs, "long": sum(map(len, lines)) > LONG_STORY}


def length_of_stories(data: Plain) -> int:
    """The characters of the longest story that is drawn; a line counts whole, however short its text."""
    return max((sum(_room(one["text"]) for one in story["paragraphs"]) for story in _stories(data)), default=0)


def _room(text: str) -> int:
    return max(len(text), A_LINE)


def shortened(data: Plain, most: int) -> Plain:
    """The same with stories of no more than so many characters, set small; those that are cut say where the rest is."""
    return {**data, "sections": [_cut(one, most, data["words"]["cut"]) for one in data["sections"]]}


def _stories(data: Plain) -> list[Plain]:
    return [section for section in data["sections"] if section["is"] == "story"]


def _cut(section: Plain, most: int, rest: str) -> Plain:
    if section["is"] != "story" or length_of_stories({"sections": [section]}) <= most:
        return section
    kept, room = [], most
    for one in section["paragraphs"]:
        text = one["text"]
        if _room(text) > room:
            start = text[:room].rpartition(" ")[0]
            kept += [{**one, "text": f"{start} …"}] if start else []
            break
        kept.append(one)
        room -= _room(text)
    return {**section, "paragraphs": kept, "long": True, "rest": rest}


# --- text ----------------------------------------------------------------------------------------------------------


def runs_backwards(text: str) -> bool:
    """Whether a text is written from right to left: its first letter with a direction says so."""
    strong = (unicodedata.bidirectional(c) for c in text)
    return next((kind != "L" for kind in strong if kind in ("L", "R", "AL")), False)


def clean(text: str) -> str:
    """Text without what no page can show: control characters, lone surrogates, places without a character."""
    return " ".join("".join(c for c in text if c.isspace() or unicodedata.category(c) not in _UNSEEN).split())


_UNSEEN: Final = frozenset({"Cc", "Cs", "Cn", "Co"})


def fit(text: str) -> str:
    """The text with places to break in words that are longer than any line of a narrow column."""
    return _WORD.sub(lambda found: "\u00ad".join(_pieces(found.group())), clean(text))


def _pieces(word: str) -> list[str]:
    """A long word in pieces; a mark stays with its letter."""
    pieces: list[str] = []
    for character in word:
        if not pieces or (len(pieces[-1]) >= _PIECE and not unicodedata.combining(character)):
            pieces.append(character)
        else:
            pieces[-1] += character
    return pieces


def sort_key(text: str) -> str:
    """The order of words in a list: without regard to case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c))
