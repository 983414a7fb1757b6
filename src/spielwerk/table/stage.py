"""The stage: the latest action, what it waits for, and which of its rolls could be made again."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal

from spielwerk.core.act import Roll
from spielwerk.core.dice.faces import Class, Span, spans
from spielwerk.core.log import KEPT_POSITIONS, Position, find_before
from spielwerk.core.play import Play
from spielwerk.core.questions import GM, Question
from spielwerk.core.resolving import Input, always_suggestion, is_keeping, no_dice, resolve
from spielwerk.core.running import Running
from spielwerk.core.system import System
from spielwerk.core.text import Message
from spielwerk.core.view import Sight, told_more

from . import shapes
from .asked import choices, given
from .index import Index
from .lines import VEILED, Words, own_tells
from .shapes import Again, Card, Choices, Told
from .shapes import Stage as Drawn
from .veil import without

_log = logging.getLogger(__name__)

Chances = Callable[[System[Any], Play[Any]], Mapping[str, Fraction]]
"""The exact chance that each option of the open question leads to what it is chosen for."""


def question_id(play: Play[Any], index: Index, gm: bool) -> str:
    """The id of the open question as this kind of viewer knows it: players' ids count no hidden entries."""
    return play.question_id if gm or not play.question_id else _players_id(play, index)


def _players_id(play: Play[Any], index: Index) -> str:
    assert play.running is not None
    last = play.position.chain[-1]
    number = index.line(last)
    return f"{number if number is not None else index.before(last)}:{len(play.running.inputs)}"


def kind_of(need: Roll[Any] | Question[Any]) -> Literal["roll", "keep", "ask"]:
    """How a browser asks: for a face, for keep or again, or for an answer."""
    if isinstance(need, Roll):
        return "roll"
    return "keep" if is_keeping(need.key) else "ask"


def _told_to(sight: Sight, running: Running[Any], own: Collection[str]) -> list[Any]:
    """What a viewer is told of an action who plays the beings `own`."""
    if sight.all or not running.manner.hidden:
        return sight.tell(running.told, own)
    if running.manner.hides_from(sight.seat):
        return [event for event in sight.tell(running.told) if getattr(event, "always", False)]
    return own_tells(running.told, running.manner.veil)


class Stage:
    """Draws the stage of one table for one viewer after the other."""

    def __init__(self, system: System[Any], index: Index, words: Words, chances: Chances | None) -> None:
        self._system, self._index, self._words, self._chances = system, index, words, chances
        self._known: tuple[Any, Any, Mapping[str, Fraction]] = (None, None, {})
        self._told: dict[str, tuple[Any, Any, list[Card]]] = {}
        self._more: tuple[Any, Any, Mapping[str, tuple[str, ...]]] = (None, None, {})
        self._rolls: tuple[Any, Any, Sequence[Any]] = (None, None, ())
        self._last: tuple[Position[Any] | None, Running[Any] | None] = (None, None)

    def view(self, play: Play[Any], sight: Sight, since: int) -> Drawn | None:
        """The stage; None where there is nothing to see."""
        position, running = play.position, play.running
        if not position.chain:
            return None
        if running is None:
            return self._drifted(position.chain[0], since) if sight.all and position.waits else None
        action = position.chain[0] if sight.all else self._index.line(position.chain[0])
        if action is None:
            return self._asked_of(play, running, sight, since) or self._seen_last(play, sight)
        return {
            **self._action(play, position.base, running, sight),
            "action": action,
            "question": self._question(play, running, sight, since),
            "again": self._again(position.base, play.state, running, sight),
            "given": given(self._words, play, running) if sight.all else [],
            "remark": self._remark(running) if sight.all else None,
            "done": running.waits is None,
        }

    def _action(self, play: Play[Any], base: Any, running: Running[Any], sight: Sight) -> Told:
        """What was wanted by whom, and what it told; of beings out of sight only that it was something."""
        if not sight.all and running.manner.hides_from(sight.seat):
            return {"title": VEILED, "by": None, "actor": running.actor, "cards": self._cards(base, running, sight)}
        acting = running.command.acting()
        return {
            "title": self._words.title(running.command),
            "by": acting[0] if acting and acting[0] in play.state.beings else None,
            "actor": running.actor,
            "cards": self._cards(base, running, sight),
        }

    def _remark(self, running: Running[Any]) -> Message | None:
        """What is left for the game master to say once all is done."""
        return self._system.views.remark(running.told) if running.waits is None else None

    def _cards(self, base: Any, running: Running[Any], sight: Sight) -> list[Card]:
        """What an action told, drawn once for each seat that is told more than others, and once for all others."""
        veil, hidden = running.manner.veil, running.manner.hides_from(sight.seat)
        own = self._own(base, running, sight)
        apart = sight.all or own or (veil is not None and not hidden)
        kind = sight.seat if apart else ""
        told, known, cards = self._told.get(kind, (None, None, []))
        if told is not running.told or known is not base:
            self._told = {one: made for one, made in self._told.items() if made[0] is running.told}
            cards = [self._card(base, event) for event in _told_to(sight, running, own)]
            self._told[kind] = (running.told, base, cards)
        return cards

    def _own(self, base: Any, running: Running[Any], sight: Sight) -> tuple[str, ...]:
        """The beings of this player of whom they are told more than everybody."""
        told, known, more = self._more
        if told is not running.told or known is not base:
            more = told_more(base.beings, running.told)
            self._more = (running.told, base, more)
        return more.get(sight.seat, ()) if sight.role == "player" else ()

    def _asked_of(self, play: Play[Any], running: Running[Any], sight: Sight, since: int) -> Drawn | None:
        """The question of an action that this viewer does not see, if it is put to them."""
        question = self._question(play, running, sight, since)
        if question is None or not question["mine"]:
            return None
        return {
            "action": self._index.before(play.position.chain[0]),
            "title": Message("line-hidden"),
            "by": None,
            "actor": running.actor,
            "cards": [],
            "question": question,
            "again": [],
            "given": [],
            "remark": None,
            "done": False,
        }

    def _seen_last(self, play: Play[Any], sight: Sight) -> Drawn | None:
        """The last action that this viewer sees, where one that they do not see came after it.

        Only the latest action can be run again; all they are told of that is that something else has happened. What is
        further back than a table that is opened anew keeps at hand is gone for a table in play, too.
        """
        position: Position[Any] | None = play.position
        oldest = play.position.seq - KEPT_POSITIONS
        while position is not None and position.chain and self._index.line(position.chain[0]) is None:
            position = find_before(position, position.chain[0])
        if position is None or position.seq < oldest or not position.chain or position.waits:
            return None
        action = self._index.line(position.chain[0])
        if position is not self._last[0]:
            self._last = (position, play.running_at(position))
        running = self._last[1]
        if running is None or action is None:
            return None
        again = self._again(position.base, play.state, running, sight)
        since = Message("again-since")
        return {
            **self._action(play, position.base, running, sight),
            "action": action,
            "question": None,
            "again": [{**one, "legal": False, "reason": one["reason"] or since} for one in again],
            "given": [],
            "remark": None,
            "done": True,
        }

    def _card(self, base: Any, event: Any) -> Card:
        drawn = self._system.odds.drawn(base, event)
        seen = self._words.card(event)
        return seen if drawn is None else {**seen, "drawn": drawn}

    def _question(self, play: Play[Any], running: Running[Any], sight: Sight, since: int) -> shapes.Question | None:
        need = running.waits
        if need is None:
            return None
        seat = self._system.seat_of(play.state, need.who)
        mine = sight.all or (sight.role == "player" and sight.seat == seat)
        question: shapes.Question = {
            "id": question_id(play, self._index, sight.all),
            "key": need.key if mine else "",
            "kind": kind_of(need) if mine else "ask",
            "seat": seat,
            "being": need.who if mine and need.who in play.state.beings else None,
            "title": Message("question-waiting"),
            "options": [],
            "suggestion": None,
            "free": False,
            "sides": None,
            "judgement": False,
            "since": since,
            "mine": mine,
            "ahead": None,
        }
        if not mine:
            return question
        question["ahead"] = self._system.views.ahead(play.position.base, running, sight)
        if isinstance(need, Roll):
            faces = self._faces(play, running, need, sight)
            return {**question, "title": self._words.roll(need.key), "sides": need.sides, "faces": faces}
        judgement = need.judgement and not is_keeping(need.key)
        asked, likeliest = self._asked(play, running, need, sight)
        if not sight.all:
            beings = play.state.beings.values()
            unseen = {one.id for one in beings if not (one.present or sight.owns(one))}
            asked["title"] = without(asked["title"], unseen)
        suggestion = likeliest if need.suggestion is None else need.suggestion
        return {**question, **asked, "suggestion": suggestion, "judgement": judgement}

    def _faces(self, play: Play[Any], running: Running[Any], need: Roll[Any], sight: Sight) -> tuple[Span, ...]:
        """What each face would mean, as far as this viewer may know: by the card it brings, else by how all ends."""

        own = frozenset(who for who, one in play.state.beings.items() if sight.owns(one))

        def card_says(face: int) -> Class | None:
            told = need.tells(face) if need.tells is not None else None
            known = told is not None and (sight.all or told.owned(own) == told)
            return self._system.odds.means(told) if known else None

        def end_says(face: int) -> Class | None:
            given = (*running.inputs, Input(need.key, face, need.who, rolled=True))
            rule = self._system.rules[type(running.command)]
            found = resolve(
                rule, play.position.base, running.command, given, no_dice, always_suggestion, later=running.later
            )
            return None if found.outcome is None else self._system.odds.classify(found.outcome)

        limits = self._system.odds.limits(play.position.base, running.command, sight)
        return spans(need.sides, card_says) or (spans(need.sides, end_says) if "classes" in limits else ())

    def _asked(
        self, play: Play[Any], running: Running[Any], need: Question[Any], sight: Sight
    ) -> tuple[Choices, str | None]:
        """What may be answered, and what is likeliest to do what it is given for, where this viewer may know it."""
        chances: Mapping[str, Fraction] = {}
        if self._chances is not None and need.options:
            limits = self._system.odds.limits(play.position.base, running.command, sight)
            chances = self._likely(play) if "options" in limits else {}
        likeliest = max(chances, key=chances.__getitem__, default=None)
        reasons = self._system.views.reasons(play.state, running, sight) if chances else {}
        found = choices(self._words, need, play.state.beings, chances, reasons)
        for option in found["options"]:
            chance = chances.get(option["id"])
            again = None if chance is None else self._system.odds.again(play.state, running, option["id"], chance)
            if again is not None:
                option["again"] = again
        return found, likeliest

    def _likely(self, play: Play[Any]) -> Mapping[str, Fraction]:
        """The chances, computed once for all viewers."""
        running, state, chances = self._known
        if running is not play.running or state is not play.state:
            assert self._chances is not None
            try:
                chances = self._chances(self._system, play)
            except Exception:  # a question must be seen even if its odds cannot be computed
                _log.exception("no chances for %s", play.question_id)
                chances = {}
            self._known = (play.running, play.state, chances)
        return chances

    def _again(self, base: Any, state: Any, running: Running[Any], sight: Sight) -> list[Again]:
        known, on, found = self._rolls
        if known is not running or on is not base:  # found once for all viewers
            found = self._system.repeating.rolls(base, running)
            self._rolls = (running, base, found)
        rolls = list[Again]()
        for one in found:
            seat = self._system.seat_of(state, one.by)
            if sight.all or (sight.role == "player" and seat == sight.seat):
                rolls.append(
                    {
                        "by": one.by,
                        "seat": seat,
                        "roll": one.roll,
                        "at": one.at,
                        "legal": one.reason is None,
                        "reason": one.reason,
                        "left": one.left,
                    }
                )
        return rolls

    def _drifted(self, action: int, since: int) -> Drawn:
        """The rules were changed under an open action: the game master can only give it up."""
        label = Message("line-cancel")
        option: shapes.Option = {
            "id": "cancel",
            "label": label,
            "legal": True,
            "reason": None,
            "chance": None,
            "note": None,
        }
        question: shapes.Question = {
            "id": "",
            "key": "drift",
            "kind": "ask",
            "seat": GM,
            "being": None,
            "title": Message("error-drift"),
            "options": [option],
            "suggestion": "cancel",
            "free": False,
            "sides": None,
            "judgement": False,
            "since": since,
            "mine": True,
            "ahead": None,
        }
        title = Message("error-drift")
        told: Told = {"title": title, "by": None, "actor": GM, "cards": []}
        return {
            **told,
            "action": action,
            "question": question,
            "again": [],
            "given": [],
            "remark": None,
            "done": False,
        }
