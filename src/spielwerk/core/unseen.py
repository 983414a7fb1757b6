"""Signs that nobody sees and that turn, hide or lengthen what stands beside them: names and talk come without them.

And what a name is, whoever gives it and wherever: one line with something to see in it.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final

UNSEEN: Final = re.compile("[\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]")
"""Marks, overrides and isolates of the direction, spaces without width, fillers. Joiners stay: emoji and many
writings need them."""
_VISIBLE: Final = re.compile(r"[^\s\u200c\u200d\u034f\ufe00-\ufe0f\U000e0000-\U000e01ef]")

NAMES: Final = frozenset({"name", "title", "called", "counter"})
"""The fields that say what somebody or something is called."""
_NOT_IN_NAMES: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Kinds of signs that no name has: controls, halves of a pair, ends of lines."""


def seen(text: str) -> str:
    """The text without such signs; nothing where nothing else is left."""
    if text.isascii():
        return text
    plain = UNSEEN.sub("", text)
    return plain if _VISIBLE.search(plain) else ""


def all_seen(data: Any) -> Any:
    """Plain data whose texts are without such signs, and whose keys are, as some hold a field that somebody typed."""
    if isinstance(data, str):
        return data if data.isascii() else seen(data)
    if isinstance(data, dict):
        return {key if key.isascii() else seen(key) or key: all_seen(one) for key, one in data.items()}
    if isinstance(data, list | tuple):
        return [all_seen(one) for one in data]
    return data


def is_name(text: str, unfinished: bool = False) -> bool:
    """Whether something may be called so: one line without control characters, in which there is something to see.

    Nothing at all is no name yet, which each field may allow or not; where a text is `unfinished`, so are blanks.
    """
    if text.isascii() and text.isprintable():
        return unfinished or not text.isspace()
    return (unfinished or bool(seen(text))) and not any(map(_never_in_names, text))


def no_name_in(data: Any, unfinished: bool = False) -> tuple[str, str] | None:
    """The first field of plain data that holds no name although it should, and what it holds; keys are names too.

    Whoever is still being made, as by the command `create`, is `unfinished`.
    """
    if isinstance(data, list | tuple):
        return next((found for one in data if (found := no_name_in(one, unfinished)) is not None), None)
    if not isinstance(data, dict):
        return None
    unfinished = unfinished or data.get("do") == "create"
    for key, value in data.items():
        if not is_name(key):
            return key, key
        named = key in NAMES or (key == "value" and str(data.get("field")) in NAMES)
        if not isinstance(value, str):
            found = no_name_in(value, unfinished)
            if found is not None:
                return found
        elif named and not is_name(value, unfinished):
            return key, value
    return None


def in_sight(text: str) -> str:
    """A text that is no name, with each sign that nobody sees as its code."""
    return "".join(f"U+{ord(sign):04X}" if _never_in_names(sign) else sign for sign in text)


def _never_in_names(sign: str) -> bool:
    return unicodedata.category(sign) in _NOT_IN_NAMES
