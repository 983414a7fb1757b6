"""Signs that nobody sees and that turn, hide or lengthen what stands beside them: names and talk come without them."""

from __future__ import annotations

import re
from typing import Any, Final

UNSEEN: Final = re.compile("[\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]")
"""Marks, overrides and isolates of the direction, spaces without width, fillers. Joiners stay: emoji and many
writings need them."""
_VISIBLE: Final = re.compile(r"[^\s\u200c\u200d\u034f\ufe00-\ufe0f\U000e0000-\U000e01ef]")


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
