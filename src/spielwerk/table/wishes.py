"""What a seat's message proposes: the right is checked, the core is asked, nothing is changed yet."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any, Final

from spielwerk.core.act import Refused
from spielwerk.core.commands import Assign, Command, Disclose, SetPortrait, Trust
from spielwerk.core.log import OPEN_MANNER, Manner
from spielwerk.core.play import Move, Play
from spielwerk.core.questions import Question
from spielwerk.core.resolving import is_keeping
from spielwerk.store.contract import Seat

from . import rights, wire
from .book import Book
from .gallery import Room
from .stage import question_id
from .veil import veiled

AnyMove = Move[Any]
DRIFTED: Final = "cancel"
"""The one answer where the rules no longer come to the same place."""


Pictures = Callable[[str | None], Container[str]]
"""The pictures that a seat brought, or all."""


class Wishes:
    """Turns messages into proposals for one table."""

    def __init__(self, play: Play[Any], book: Book, room: Room, brought: Pictures) -> None:
        self._play, self._book, self._room, self._brought = play, book, room, brought
        self._title = book.lines.words.title

    def do(self, seat: Seat, message: wire.Do, manner: Manner, at: int, brings: str = "") -> AnyMove:
        """A command; `brings` is the picture that comes with it."""
        beings = self._play.state.beings
        command = self._play.read(message.command, rights.is_gm(seat), rights.unseen(seat, beings))
        rights.command(seat, command, beings, message.hidden)
        self._known(seat, command, brings)
        return self._do(command, seat, at, manner)

    def _do(self, command: Command, seat: Seat, at: int, manner: Manner) -> AnyMove:
        return self._play.do(command, seat.id, at, veiled(self._title, self._play.state, command, manner))

    def _known(self, sender: Seat, command: Command, brings: str) -> None:
        """Refuse names that only the table and the texts know of: facets, seats, questions, pictures.

        Players name only pictures that they brought themselves, so that they learn nothing of others'.
        """
        system = self._play.system
        match command:
            case Disclose():
                unknown = [("shown", facet) for facet in command.shown if facet not in system.facets]
            case Assign(seat=seat) if seat and not self._is_player(seat):
                unknown = [("seat", seat)]
            case SetPortrait(portrait=picture) if picture and picture != brings:
                known = self._brought(None if rights.is_gm(sender) else sender.id)
                unknown = [] if picture in known else [("portrait", picture)]
            case Trust(question=key) if key not in self._play.state.trusted and not self._book.lines.words.asks(key):
                unknown = [("question", key)]
            case _:
                return
        for field, value in unknown:
            raise Refused("unknown_id", field=field, value=value)

    def _is_player(self, seat: str) -> bool:
        found = self._room.seats.get(seat)
        return found is not None and found.role == "player"

    def answer(self, seat: Seat, message: wire.Answer, at: int) -> list[AnyMove]:
        """An answer, or a typed face; and that the suggestion stands from now on, if it is to."""
        play, running = self._play, self._play.running
        if running is None and message.question == "" and message.value == DRIFTED and rights.is_gm(seat):
            return [play.cancel("", seat.id, at)]
        question = self.question(seat, message.question)
        assert running is not None
        assert running.waits is not None
        rights.answer(seat, play.system.seat_of(play.state, running.waits.who))
        if not message.trust:
            return [play.answer(question, message.value, seat.id, at, self._again(running.waits.who))]
        rights.only_gm(seat, "trust")
        asked = running.waits
        if not (isinstance(asked, Question) and asked.judgement and not is_keeping(asked.key)):
            raise Refused("not_allowed", field="trust")
        move = play.answer(question, message.value, seat.id, at)
        if asked.key in play.state.trusted:
            return [move]
        return [move, play.then(move).do(Trust(asked.key), seat.id, at)]

    def _again(self, who: str) -> Manner:
        """How a held roll of a being is made again, if it is."""
        play = self._play
        repeat = play.system.repeating.command_for
        return OPEN_MANNER if repeat is None else veiled(self._title, play.state, repeat(who), OPEN_MANNER)

    def cancel(self, seat: Seat, message: wire.Cancel, at: int) -> AnyMove:
        """Giving up what is open; a player's own, where it may be taken back."""
        play = self._play
        if rights.is_gm(seat) and play.running is None:
            return play.cancel(message.question, seat.id, at)
        question = self.question(seat, message.question)
        if not rights.is_gm(seat) and play.position.chain[0] != self._book.harmless(seat.id):
            raise Refused("not_allowed", field="question")
        return play.cancel(question, seat.id, at)

    def redo(self, seat: Seat, message: wire.Redo, at: int) -> AnyMove:
        """A roll made again by the system's own means where there are any; else the game master's re-decision."""
        rights.act(seat)
        play, action = self._play, self.seq(seat, message.action)
        repeat_for, running, gm = play.system.repeating.command_for, play.running, rights.is_gm(seat)
        if not play.position.chain or action != play.position.chain[0]:
            raise Refused("nothing_to_repeat")  # somebody was quicker: a second click must not cost a second Rewind
        offers = play.system.repeating.rolls(play.position.base, running) if running is not None and repeat_for else ()
        asks = message.value is None and not (message.free and gm)
        offer = next((one for one in offers if one.at == message.at), None) if asks else None
        if offer is not None and repeat_for is not None:
            own = play.system.seat_of(play.state, offer.by) == seat.id
            if offer.reason is None and (own or gm):
                return self._do(repeat_for(offer.by), seat, at, OPEN_MANNER)
            if own and not gm:
                raise Refused("barred", field="at", value=message.at, reason=offer.reason)
        rights.only_gm(seat, "at")
        return play.redo(action, message.at, message.value, seat.id, at)

    def take_back(self, seat: Seat, action: int, note: str, at: int) -> AnyMove | None:
        """Taking back: at once for the game master and for an own last harmless action, else None: ask for it."""
        rights.act(seat)
        if rights.is_gm(seat) or action == self._book.harmless(seat.id):
            return self._play.take_back(action, note, seat.id, at)
        if not self._book.may_ask_back(seat.id, action):
            raise Refused("not_allowed", field="action")
        return None

    def question(self, seat: Seat, question: str) -> str:
        """The open question by its id in the core, from the id that this seat knows."""
        if not question or question != question_id(self._play, self._book.index, rights.is_gm(seat)):
            raise Refused("question_gone", field="question", value=question)
        return self._play.question_id

    def seq(self, seat: Seat, number: int) -> int:
        """The entry with the number that this seat knows."""
        seq = self._book.seq(seat, number)
        if seq is None:
            raise Refused("unknown_id", field="action", value=number)
        return seq
