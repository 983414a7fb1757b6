"""What became of the parts of a document: taken as they were, changed, or left, and why."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from msgspec import Struct

from spielwerk.core.text import Message
from spielwerk.core.unseen import UNSEEN, is_name

SHOWN: Final = 80
"""How much of a value a report repeats."""
HASH: Final = 12
"""How much of a hash a report repeats."""
AT_THE_TABLE: Final = Message("left-at-the-table")
"""Why a character comes without what a being has at a table only."""
_NUMBERS: Final = re.compile("0*([0-9]+)")


class Change(Struct, frozen=True):
    """A field that was taken otherwise than it stood: what was there, what is there now, and why."""

    field: str
    was: str
    now: str
    why: Message


class Left(Struct, frozen=True):
    """A field that was not taken, what was there, and why."""

    field: str
    value: str
    why: Message


class Report(Struct, frozen=True):
    """What became of a document: the fields taken as they were, those changed, those left."""

    taken: tuple[str, ...] = ()
    changed: tuple[Change, ...] = ()
    left: tuple[Left, ...] = ()

    @property
    def lost(self) -> tuple[Left, ...]:
        """What was left and is missed: not what belongs to a table, as the id and the player of a being do."""
        return tuple(one for one in self.left if one.why != AT_THE_TABLE)


def clean_text(text: str) -> str:
    """Text without control characters (line ends and tabs may stay), halves of surrogate pairs, and signs that turn or
    hide what stands beside them."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(
        c
        for c in UNSEEN.sub("", text)
        if c in "\n\t" or (ord(c) >= 32 and ord(c) != 127 and not 0xD800 <= ord(c) <= 0xDFFF)
    )


def clean_name(text: str) -> str:
    """The same of what somebody or something is called, on one line; nothing where there is nothing to see."""
    fine = clean_text(text)
    return fine if is_name(fine) else " ".join(fine.split())


def counted(name: str) -> list[tuple[int, str]]:
    """What to sort names by, so that 2 comes before 10."""
    parts = enumerate(_NUMBERS.split(name.casefold()))
    return [(len(part), part) if at % 2 else (0, part) for at, part in parts]


def shown(value: Any) -> str:
    """A value as a report repeats it: not too much of it, and nothing that no text may hold."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)[: SHOWN + 1]
    text = clean_text(text)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def without_picture(data: dict[str, Any], report: Report, why: Message) -> tuple[dict[str, Any], Report]:
    """A character without its portrait, and a report that says so where it had one."""
    if not data.get("portrait"):
        return data, report
    taken = tuple(field for field in report.taken if field != "portrait")
    left = (*report.left, Left("portrait", shown(data["portrait"])[:HASH], why))
    kept = {key: value for key, value in data.items() if key != "portrait"}
    return kept, Report(taken, report.changed, left)
