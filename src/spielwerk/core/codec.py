"""Entries, steps and states of a system as bytes, for the log, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from .log import Entry, Step
from .system import System

S = TypeVar("S")


class Codec(Generic[S]):
    """Encoding of a system's entries and steps: deterministic, so that equal entries have equal hashes."""

    def __init__(self, system: System[S]) -> None:
        self._encode = msgspec.json.Encoder(order="deterministic").encode
        self.decode_entry: Callable[[bytes], Entry[Any, Any]] = self._reading(
            Entry[system.command_type, system.event_type],  # type: ignore[name-defined]
            system.renamed,
        )
        self.decode_step: Callable[[bytes], Step[Any]] = self._reading(
            Step[system.event_type],  # type: ignore[name-defined]
            system.renamed,
        )
        self._decode_state: Callable[[bytes], S] = msgspec.json.Decoder(system.state_type).decode
        self._contents = system.contents

    def _reading(self, shape: Any, renamed: Mapping[str, Mapping[str, str]]) -> Callable[[bytes], Any]:
        """How this shape is read, events of older logs too."""
        decode = msgspec.json.Decoder(shape).decode
        if not renamed:
            return decode

        def read_older(body: bytes) -> Any:
            try:
                return decode(body)
            except msgspec.ValidationError:
                return decode(self._encode(_with_new_names(msgspec.json.decode(body), renamed)))

        return read_older

    def encode(self, value: Any) -> bytes:
        """An entry or a step as bytes."""
        return self._encode(value)

    def encode_state(self, state: S) -> bytes:
        """A state as bytes; the content that it is played with is kept elsewhere."""
        return self._encode(state if self._contents is None else self._contents.bare(state))

    def decode_state(self, body: bytes) -> S:
        """A state from bytes, played with what is installed."""
        state = self._decode_state(body)
        return state if self._contents is None else self._contents.put(state, self._contents.installed)


def _with_new_names(data: Any, renamed: Mapping[str, Mapping[str, str]]) -> Any:
    """Plain data of a log with the fields of its events called as they are now."""
    if isinstance(data, list):
        return [_with_new_names(one, renamed) for one in data]
    if not isinstance(data, dict):
        return data
    names = renamed.get(data.get("type", ""), {})
    return {names.get(name, name): _with_new_names(value, renamed) for name, value in data.items()}
