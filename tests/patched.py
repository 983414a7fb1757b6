"""What a browser makes of the patches that it is sent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


def patched(view: Mapping[str, Any], ops: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """The view after the operations; the one before stays as it was."""
    result = dict(view)
    for op in ops:
        path = op["path"]
        if len(path) == 1:
            if "value" in op:
                result[path[0]] = op["value"]
            else:
                result.pop(path[0], None)
            continue
        name, key = path
        section = dict(result.get(name) or {})
        if "value" in op:
            section[key] = op["value"]
        else:
            section.pop(key, None)
        result[name] = section
    return result
