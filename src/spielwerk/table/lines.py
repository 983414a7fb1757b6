"""Entries as lines of the log: one reading for the game master, one for everybody else.

Both are made from the entry alone, so that an old page needs no state.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from spielwerk.core.content.changes import told_rows
from spielwerk.core.events import ContentChanged, Told
from spielwerk.core.log import Answer, Do, Entry, Pin, Redo, Say, TakeBack, Veil
from spielwerk.core.questions import GM
from spielwerk.core.resolving import Input
from spielwerk.core.system import System
from spielwerk.core.text import CORE_TEXT, Message, Ref, read_sources
from spielwerk.core.view import Sight

from .index import Index
from .rights import CLOCK
from .shapes import Card, Line

ALL: Final = Sight("gm", GM)
PUBLIC: Final = Sight("spectator", "")
_NO_QUESTIONS: Final = frozenset({"die", "keep", "waiting"})
HIDDEN: Final = Message("line-hidden")
VEILED: Final = Message("line-veiled")
KEPT: Final = 64
"""Cards at hand; one for each event of the latest actions is enough."""
_ENTRY_ID: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


def card(event: Any) -> Card:
    """An event as a browser draws it."""
    drawn: Card = {"message": event.tell(), "event": event}
    sums = event.sums() if isinstance(event, Told) else {}
    return {**drawn, "sums": sums} if sums else drawn


class Words:
    """Which sentences a system has, and how things are put with them."""

    def __init__(self, system: System[Any]) -> None:
        self._system = system
        self._titled: tuple[Any, Message | None] = (None, None)
        self._cards: dict[int, tuple[Any, Card]] = {}  # the events too: their ids stay theirs
        sources = read_sources(CORE_TEXT, "en") + "\n" + read_sources(system.text, "en")
        self._known = frozenset(_ENTRY_ID.findall(sources))

    def title(self, command: Any) -> Message:
        """What a command wants, put once for the log and for all who look on."""
        known, title = self._titled
        if title is None or known is not command:
            title = self._system.views.title(command)
            self._titled = (command, title)
        return title

    def card(self, event: Any) -> Card:
        """An event as a browser draws it, made once for the log and for all who look on."""
        known = self._cards.get(id(event))
        if known is None:
            if len(self._cards) >= KEPT:
                del self._cards[next(iter(self._cards))]
            known = self._cards[id(event)] = (event, card(event))
        return known[1]

    def asked(self, key: str) -> Message | None:
        """What a question is about, in short."""
        name = f"asked-{key.partition(':')[0]}"
        return Message(name) if name in self._known else None

    def asks(self, key: str) -> bool:
        """Whether a question of this key is asked anywhere."""
        name = key.partition(":")[0]
        return f"question-{name}" in self._known and name not in _NO_QUESTIONS and not name.startswith("die-")

    def roll(self, key: str) -> Message:
        """What is asked of somebody who rolls real dice: the system's words for this roll, else those for any."""
        name = f"question-die-{key.partition(':')[0]}"
        return Message(name if name in self._known else "question-die")

    def option(self, key: str, option: str, beings: Mapping[str, Any] = {}) -> Message:
        """The label of an option: the system's words, a being's name, else the option itself."""
        name = f"option-{key.partition(':')[0]}-{option}"
        if name in self._known:
            return Message(name)
        return Message("option-being", {"who": Ref("being", option)}) if option in beings else said(option)


def said(text: str) -> Message:
    """Text that somebody wrote."""
    return Message("line-say", {"text": text})


class Lines:
    """Makes lines of entries."""

    def __init__(self, system: System[Any], index: Index) -> None:
        self._system, self._index = system, index
        self.words = Words(system)

    def line(self, entry: Entry[Any, Any], number: int, public: bool, hidden: bool) -> Line:
        """An entry as a line; `number` and all it refers to are counted as this kind of viewer counts.

        Older logs have numbers for hidden rolls: players see there that something was rolled, and nothing else.
        """
        act, told = entry.act, tells(entry, hidden) if public else list(entry.events)
        veiled = HIDDEN if entry.veil is None else VEILED
        said_of = self.message(entry, public) if not (public and hidden) else told[0].tell() if told else veiled
        line: Line = {
            "n": number,
            "at": entry.at,
            "seat": "" if entry.actor == CLOCK else entry.actor,
            "kind": "action",
            "action": number,
            "message": said_of,
            "cards": [self.words.card(event) for event in told],
            "hidden": hidden,
            "undone": None,
            "back": False,
        }
        if isinstance(act, Answer):
            head = self._index.chain(entry.seq - 1)[0]
            line["kind"], line["action"] = "answer", self._index.line(head) if public else head
        elif isinstance(act, Say):
            line["kind"], line["action"] = "talk", None
        elif isinstance(act, TakeBack | Pin):
            line["kind"] = "table"
        if isinstance(act, Pin) and act.changes:
            rows = told_rows(self._system.shelves, self._system.tables, act.changes)
            line["cards"] = [card(ContentChanged(rows, () if public else act.beings)), *line["cards"]]
        return line

    def lifted(self, entry: Entry[Any, Any], number: int, seat: str) -> Line:
        """An entry as the line of a seat that is told more of it than everybody."""
        told = PUBLIC.tell(entry.events, entry.beings_of(seat))
        return {**self.line(entry, number, True, False), "cards": [self.words.card(event) for event in told]}

    def seen(self, entry: Entry[Any, Any], hidden: bool, beside: bool = False) -> bool:
        """Whether players get a line for an entry; `hidden` says whether its action is. What stands `beside` an open
        action does not wait itself."""
        act = entry.act
        if isinstance(act, Say | Pin):
            return True
        if isinstance(act, TakeBack):
            return self._index.any_visible(act.action, entry.seq)
        if hidden and entry.veil is None:
            return bool(tells(entry, hidden))
        waits = entry.waits and not beside
        rolls = not isinstance(act, Answer) and (waits or any(i.rolled for i in entry.inputs))
        return entry.actor != GM or rolls or bool(own_tells(entry.events, entry.veil))

    def message(self, entry: Entry[Any, Any], public: bool) -> Message:
        act = entry.act
        if isinstance(act, Do):
            return self.words.title(act.command)
        if isinstance(act, Redo):
            return Message("line-redo") if act.cause is None else self.words.title(act.cause)
        if isinstance(act, TakeBack):
            return Message("line-cancel" if act.cancels else "line-take-back")
        if isinstance(act, Say):
            return said(act.text)
        if isinstance(act, Pin):
            return Message("line-pin", {"version": act.version, "rows": len(act.rows) + len(act.changes)})
        given = entry.inputs[0]
        if public and entry.actor == GM:
            return Message("line-typed-by-gm" if given.rolled else "line-decided")
        return self._answered(given)

    def _answered(self, given: Input) -> Message:
        if given.rolled:
            return Message("line-typed", {"value": given.value})
        key = given.key.partition(":")[0]
        answer = self.words.option(key, given.value) if isinstance(given.value, str) else said(str(given.value))
        asked = self.words.asked(key)
        return answer if asked is None else Message("line-answer", {"question": asked, "answer": answer})


def tells(entry: Entry[Any, Any], hidden: bool = False) -> list[Any]:
    """What players are told of an entry: of a hidden one only what is told in any case, as that a round begins."""
    told = PUBLIC.tell(entry.events)
    return [event for event in told if getattr(event, "always", False)] if hidden else told


def own_tells(events: Sequence[Any], veil: Veil | None) -> list[Any]:
    """What whoever plays the veiled beings is told, where there are any."""
    return PUBLIC.tell(events, () if veil is None else veil.beings)


def hides(entry: Entry[Any, Any]) -> bool:
    """Whether this entry begins an action that players do not see, or belongs to one with those out of the scene."""
    return entry.veil is not None or (isinstance(entry.act, Do | Redo) and entry.act.manner.hidden)
