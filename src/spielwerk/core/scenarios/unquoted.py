"""Paths in `expect` without quotes: TOML reads `orc.hp = 55` as a table in a table, where `"orc.hp" = 55` is meant."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

TOKENS: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\w-]+|[ \t]+|.', re.DOTALL
)
"""What a TOML file is made of, as far as its keys go: outside of text and comments `=` stands behind a key only."""
PART: Final = re.compile(r"""[\w-]+|"[^"\\\n]*"|'[^'"\\\n]*'""")


def quoted(toml: str) -> str:
    """A readable scenario file with every path that is expected as one key in quotes; all else is as it was."""
    tokens: list[str] = TOKENS.findall(toml)
    for start, end in reversed([*_paths(tokens)]):
        path = "".join(part.strip("\"' \t") for part in tokens[start:end])
        tokens[start:end] = [f'"{path}" ']
    return "".join(tokens)


def _paths(tokens: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Where a path of several parts stands, from token to token."""
    header, key, given = "", [0], False  # `given`: a value comes next; `key`: where the parts of its key begin
    within: list[bool] = []  # for every bracket that is open, whether it holds what is expected
    for at, token in enumerate(tokens):
        if token == "=":
            key, given = _key(tokens, at), True
            first = tokens[key[0]].strip("\"'")
            parts = key if (within[-1] if within else header == "steps.expect") else key[1:] * (first == "expect")
            if len(parts) > 1 and tokens[parts[0]] != "asks":
                yield parts[0], at
        elif token in ("[", "{") and (within or given):
            within.append(token == "{" and given and tokens[key[-1]].strip("\"'") == "expect")
            given = False
        elif token == "[":
            header = "".join(tokens[at : tokens.index("]", at)]).strip("[ \t")
        elif token in ("]", "}"):
            within = within[:-1]
        elif token.strip(" \t"):
            given = False


def _key(tokens: Sequence[str], end: int) -> list[int]:
    """Where the parts of the key before an `=` stand."""
    parts: list[int] = []
    for at in range(end - 1, -1, -1):
        if PART.fullmatch(tokens[at]):
            parts.insert(0, at)
        elif tokens[at] != "." and tokens[at].strip(" \t"):
            break
    return parts or [end - 1]
