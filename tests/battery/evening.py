"""An evening at a table: bots play what comes to their minds, and after every entry all that must hold is looked at.

The table is the real one on the real store, in one process and without a network. Bots see only their views. A seed
always gives the same evening.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import msgspec

from spielwerk.core import log as core_log
from spielwerk.core.act import Refused, Roll
from spielwerk.core.codec import Codec
from spielwerk.core.log import Entry, Position, Step
from spielwerk.core.questions import Question
from spielwerk.core.resolving import no_dice, resolve
from spielwerk.core.resuming import running_of
from spielwerk.core.shapes import error_of
from spielwerk.core.system import System
from spielwerk.core.view import Sight
from spielwerk.odds import table as odds_table
from spielwerk.store.contract import Row
from spielwerk.table import wire
from spielwerk.table.example import Example, SeatGiven, make
from spielwerk.table.live import Hooks, LiveTable
from spielwerk.table.opening import open_table
from spielwerk.table.viewer import Viewer
from spielwerk.table.views import BeingViews
from tests.logs import log_at
from tests.patched import patched

SEATS = (
    SeatGiven("gm", "Henrike", "gm"),
    SeatGiven("jule", "Jule"),
    SeatGiven("sami", "Sami"),
    SeatGiven("eva", "Eva", "spectator"),
)
PLAYERS = ("jule", "sami")
OTHERS = ("jule", "sami", "eva")
"""Everybody from whom something is hidden."""
OFTEN = {"gm": 7, "jule": 5, "sami": 5, "eva": 0.1}
"""How often each of them wants something."""
CANARY = "Kanarienvogel"
"""Stands in everything that players must never read."""
HOOKS = Hooks(odds_table.chances, odds_table.preview, hold_seconds=1e6)

_BYTES = msgspec.json.Encoder(order="sorted", enc_hook=wire.plain).encode
"""What is the same comes to the same bytes, in whatever order it was put together."""

Wish = Mapping[str, Any]
"""A message to the table without its key."""
AnyEntry = Entry[Any, Any]


class Cast(Protocol):
    """What a system brings to the evening: who is there, and what may be wanted, seen from a view."""

    def options(self) -> Mapping[str, Any]:
        """Options of the table."""

    def beings(self) -> Sequence[Mapping[str, Any]]:
        """Who is there from the start."""

    def wish_of_player(self, view: Mapping[str, Any], rng: random.Random) -> Wish:
        """Something that a player may want to do."""

    def wish_of_gm(self, view: Mapping[str, Any], rng: random.Random) -> Wish:
        """Something that the game master may want to do."""

    def otherwise(self, being: Any) -> Any:
        """The same being with everything else that is not shown of it."""


class Evening:
    """One table and all who sit at it."""

    def __init__(self, folder: Path, system: System[Any], cast: Cast, seed: int) -> None:
        self.system, self.cast, self.rng = system, cast, random.Random(f"{system.id}/{seed}")
        self.log = log_at(folder / f"{system.id}-{seed}.sqlite")
        example = Example(
            system.id,
            "Battery",
            "battery",
            options=dict(cast.options()),
            seats=SEATS,
            beings=tuple(map(dict, cast.beings())),
        )
        made = make(example, system, {})
        self.log.create(msgspec.structs.replace(made, dice_key=b"%032d" % seed)).result()
        self.codec = Codec(system)
        self.table = self.opened()
        self.viewers = {seat: self.table.enter(seat) for seat in self.table.seats}
        self.seen: dict[str, dict[str, Any]] = {}
        self.bytes: dict[tuple[str, str], tuple[Any, bytes]] = {}  # of the sections in `seen`
        first = self.codec.decode_state(made.game.first)
        self.lines: dict[int, tuple[Any, bytes]] = {}  # of the log, by what they are in memory
        self.positions: list[Position[Any]] = [core_log.start(first)]  # before each entry, and after the last
        self.steps: list[tuple[int, Step[Any]]] = []
        self.wishes: list[tuple[str, Wish]] = []
        self.reply = b""  # to the latest of them, as its sender got it
        self.refusals: dict[str, int] = {}
        self.kinds: dict[str, int] = {}
        self.look()

    def opened(self) -> LiveTable[Any]:
        """The table as it stands in the store."""
        game = self.log.game("battery")
        assert game is not None
        return open_table(self.log, game, self.system, HOOKS)

    async def close(self) -> None:
        """Everybody goes home."""
        await self.table.close()
        self.log.close()

    # --- playing ----------------------------------------------------------------------------------------------

    async def take(self, seat: str, wish: Wish) -> str:
        """Send a wish; the code of the refusal, or `""`."""
        self.wishes.append((seat, wish))
        message = wire.decode(msgspec.json.encode({**wish, "key": f"k{len(self.wishes)}"}))
        assert not isinstance(message, wire.AskView)
        before, views = self.table.play.position, {s: self.table.view(s) for s in self.viewers}
        refused = await self._sent(seat, message)
        if refused is None:
            self.kinds[str(wish["t"])] = self.kinds.get(str(wish["t"]), 0) + 1
            return ""
        self.refusals[refused.code] = self.refusals.get(refused.code, 0) + 1
        if not refused.ends:
            assert wish["t"] != "answer", f"{wish['value']} was offered, but is refused: {refused.code}"
            assert self.table.play.position is before, f"a refused wish left a trace: {wish}"
            assert {s: self.table.view(s) for s in self.viewers} == views
        return refused.code

    async def _sent(self, seat: str, message: wire.Keyed) -> Refused | None:
        refused: Refused | None = None
        try:
            self.reply = wire.encode(await self.table.take(seat, message))
        except Refused as no:
            refused = no
            self.reply = wire.encode({"t": "refused", "key": message.key, "error": error_of(no)})
        assert seat == "gm" or CANARY.encode() not in self.reply, f"{seat} may not know: {self.reply.decode()}"
        return refused

    async def play(self, entries: int, thorough: int) -> None:
        """Play until there are so many entries; every `thorough`-th is looked at with a table opened anew."""
        idle = 0
        while len(self.steps) < entries:
            seat = self.rng.choices(tuple(OFTEN), tuple(OFTEN.values()))[0]
            wish = wished(self.seen[seat], self.rng, self.cast)
            refused = await self.take(seat, wish) != ""
            new = self.table.play.position.seq + 1 - len(self.steps)
            idle = 0 if new else idle + 1
            assert idle < 400, f"nothing can be done any more: {self.refusals}"
            asked = wish["t"] in ("take_back", "request") and not refused
            if new or asked or wish["t"] == "seat":
                # Settings last: if they were lost, the next table that is opened anew shows it.
                self.check(new, (asked and not new) or (len(self.steps) + new) % thorough == 0)

    # --- looking ----------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Everybody looks at what they were sent; nobody but the game master may read a canary."""
        for seat, viewer in self.viewers.items():
            for raw in viewer.messages():
                assert seat == "gm" or CANARY.encode() not in raw, f"{seat} may not know: {raw.decode()}"
                message = msgspec.json.decode(raw)
                if message["t"] == "view":
                    self.seen[seat] = message["view"]
                elif message["t"] == "patch":
                    self.seen[seat] = patched(self.seen[seat], message["ops"])

    def check(self, new: int, anew: bool) -> None:
        """Everything that must hold after an entry, of a table that is opened anew as well if this is wanted."""
        for row in self.log.entries("battery", range(len(self.steps), len(self.steps) + new)):
            self.folded(row)
        self.look()
        self.resolved()
        self.rewound()
        self.asked()
        fresh = BeingViews(self.system)
        self.unhidden(fresh)
        if anew:
            self.restarted()
        else:
            for seat in self.viewers:
                self.same_view(seat, self.table, fresh)

    def folded(self, row: Row) -> None:
        """Decoding and encoding change nothing, and folding the entry gives the live position."""
        seq, body, changes = row.seq, row.body, row.changes
        entry, step = self.codec.decode_entry(body), self.codec.decode_step(changes)
        assert self.codec.encode(entry) == body
        assert self.codec.encode(step) == changes
        here = self.positions[-1]
        back = self.positions[step.action] if step.kind == "back" else None
        self.positions.append(core_log.after(here, seq, step, back))
        self.steps.append((seq, step))
        if seq == self.table.play.position.seq:
            assert standing(self.positions[-1]) == standing(self.table.play.position), f"entry {seq}: {step}"

    def resolved(self) -> None:
        """The latest action, run again from the store, comes to the same place and tells what the log holds."""
        play = self.table.play
        if not play.position.chain:
            assert play.running is None
            return
        entries = [self.codec.decode_entry(row.body) for row in self.log.entries("battery", play.position.chain)]
        again = running_of(self.system, play.position, entries)
        live = play.running
        assert live is not None
        for field in ("command", "actor", "manner", "inputs", "taken", "told", "later", "repeated", "began"):
            assert getattr(again, field) == getattr(live, field), field
        assert key_of(again.waits) == key_of(live.waits)
        if not any(step.kind == "beside" for _, step in self.steps[play.position.chain[0] :]):
            rule, inputs = self.system.rules[type(live.command)], live.inputs
            hold = (lambda _roll, _face: True) if entries[-1].held else None
            told = resolve(rule, play.position.base, live.command, inputs, no_dice, None, hold).events
            assert told == list(live.told)

    def rewound(self) -> None:
        """Going back to before any entry comes to where folding the entries before it does."""
        seq = self.rng.randrange(len(self.steps)) if self.steps else None
        if seq is None:
            return
        move = self.table.play.take_back(seq, "", "gm", 0)
        assert standing(move.position) == standing(self.positions[seq])
        if seq % 5 == 0:
            again = core_log.fold(self.positions[0].state, self.steps[:seq])
            assert standing(again) == standing(self.positions[seq])
        assert (move.running is None) == (not move.position.chain)

    def asked(self) -> None:
        """Whatever is asked has an answer that may be given."""
        running = self.table.play.running
        need = running.waits if running is not None else None
        if isinstance(need, Question):
            if need.kind == "options":
                assert need.legal, need
                assert need.suggestion is None or need.suggestion in need.legal, need
            elif need.kind == "number":
                assert need.low is None or need.high is None or need.low <= need.high, need

    def unhidden(self, fresh: BeingViews) -> None:
        """Whatever is not shown of a being may be anything: players are sent the same bytes."""
        state = self.table.play.state
        closed = [b for b in state.beings.values() if not b.seat]
        if not closed:
            return
        being = self.rng.choice(closed)
        other = msgspec.structs.replace(state, beings={**state.beings, being.id: self.cast.otherwise(being)})
        others = BeingViews(self.system)
        for seat in OTHERS:
            sight = self.table.view(seat)  # the real one has to be like the one that is drawn here
            drawn = drawn_for(fresh, self.table, state, seat)
            assert _BYTES(drawn["beings"]) == _BYTES(sight["beings"])
            assert _BYTES(drawn_for(others, self.table, other, seat)) == _BYTES(drawn), being.id

    def restarted(self) -> None:
        """A table that is opened anew is the same for everybody."""
        table = self.opened()
        assert standing(table.play.position) == standing(self.table.play.position)
        for seat in self.viewers:
            table.enter(seat)
        self.lines.clear()
        for seat in self.viewers:
            self.same_view(seat, table, None)

    def same_view(self, seat: str, table: LiveTable[Any], fresh: BeingViews | None) -> None:
        """What a browser made of its patches equals the view drawn from nothing."""
        view: dict[str, Any] = {**table.view(seat)}
        if fresh is not None:
            view["beings"] = fresh.section(table.play.state, Sight(table.seats[seat].role, seat), {})
        assert self.lines_of(view.pop("log")) == self.lines_of(self.seen[seat]["log"]), f"{seat}: log"
        for name, section in view.items():
            assert _BYTES(section) == self.bytes_of(seat, name), f"{seat}: {name}"
        assert {*view, "log"} == set(self.seen[seat])

    def lines_of(self, section: Mapping[str, Any]) -> dict[str, bytes]:
        """The lines of the log, by far the longest section. Most are the very ones of the last time: what they come to
        is kept, until a table that is opened anew, with lines of its own, is compared with the browsers."""
        lines = {}
        for n, line in section.items():
            known = self.lines.get(id(line))
            if known is None or known[0] is not line:
                known = self.lines[id(line)] = line, _BYTES(line)
            lines[n] = known[1]
        return lines

    def bytes_of(self, seat: str, name: str) -> bytes:
        """A section as a browser has it. No patch changes what was there before, it is put together anew."""
        section = self.seen[seat].get(name)
        known = self.bytes.get((seat, name))
        if known is None or known[0] is not section:
            known = self.bytes[seat, name] = section, _BYTES(section)
        return known[1]


def drawn_for(views: BeingViews, table: LiveTable[Any], state: Any, seat_id: str) -> dict[str, Any]:
    """The parts of a view that a system draws, of a state that the table may have or not."""
    sight = Sight(table.seats[seat_id].role, seat_id)
    system, running = table.system, table.play.running
    return {
        "beings": views.section(state, sight, {}),
        "combat": system.views.combat(state, sight),
        "ahead": system.views.ahead(state, running, sight) if running is not None else None,
    }


def standing(position: Position[Any]) -> tuple[Any, ...]:
    """Where a game stands, how it got there aside."""
    return (position.state, position.base, position.chain, position.waits)


def key_of(need: Roll[Any] | Question[Any] | None) -> str | None:
    """The name of what is waited for."""
    return None if need is None else need.key


# --- what anybody does, whatever the system -----------------------------------------------------------------------


def wished(view: Mapping[str, Any], rng: random.Random, cast: Cast) -> Wish:
    """What somebody does who knows no more than this view."""
    role, stage = view["me"]["role"], view["stage"]
    question = stage["question"] if stage is not None else None
    if question is not None and question["mine"] and rng.random() < 0.75:
        return answered(question, rng, role)
    if rng.random() < 0.15:
        return beside(view, rng)
    if view["beings"] and rng.random() < 0.06:
        return at_every_table(view["beings"], rng, role)
    return cast.wish_of_gm(view, rng) if role == "gm" else cast.wish_of_player(view, rng)


def answered(question: Mapping[str, Any], rng: random.Random, role: str) -> Wish:
    """An answer that may be given, or now and then the wish to be done with it."""
    if rng.random() < 0.06:
        return {"t": "cancel", "question": question["id"]}
    answer: dict[str, Any] = {"t": "answer", "question": question["id"]}
    if question["sides"]:
        return {**answer, "value": rng.randint(1, question["sides"])}
    if question.get("number"):
        low, high = question["low"], question["high"]
        return {**answer, "value": rng.choice([question["suggestion"] or 0, rng.randint(low, high)])}
    legal = [option["id"] for option in question["options"] if option["legal"]]
    if question["free"]:
        return {**answer, "value": rng.choice(["", "Ein Ast bricht."])}
    assert legal, f"nothing may be answered: {question}"
    trust = role == "gm" and question["judgement"] and rng.random() < 0.1
    return {**answer, "value": rng.choice(legal), **({"trust": True} if trust else {})}


def beside(view: Mapping[str, Any], rng: random.Random) -> Wish:
    """Talk, settings, taking back, asking for it, and doing again."""
    me, lines, gm = view["me"], list(view["log"].values()), view["me"]["role"] == "gm"
    choices: list[Callable[[], Wish]] = [
        talk,
        lambda: {"t": "undo_preview", "action": rng.choice(lines or [{"n": 0}])["n"]},
    ]
    choices.append(lambda: nothing(rng))
    again = [one for one in (view["stage"] or {"again": []})["again"] if one["legal"]]
    if again:
        one = rng.choice(again)
        choices += [lambda: {"t": "redo", "action": view["stage"]["action"], "at": one["at"], "value": None}] * 6
    back = [line["n"] for line in lines[-12:] if line["back"]]
    mine = [line["n"] for line in lines[-8:] if line["seat"] == me["seat"] and line["kind"] == "action"]
    if back:
        choices.append(lambda: {"t": "take_back", "action": rng.choice(back), "note": "Versehen"})
    if mine and not gm:
        choices.append(lambda: {"t": "take_back", "action": rng.choice(mine), "note": "Bitte"})
    if view["requests"]:
        one_of = rng.choice([*view["requests"]])
        choices += [lambda: {"t": "request", "request": one_of, "accept": rng.random() < 0.5}] * 3
    if gm and view["stage"] is not None:
        at = rng.randrange(4)
        choices += [lambda: {"t": "redo", "action": view["stage"]["action"], "at": at, "value": None}] * 2
    return rng.choice(choices)()


def at_every_table(beings: Mapping[str, Any], rng: random.Random, role: str) -> Wish:
    """What no rule is about: notes, counters, pictures, free dice. Players try it with those of others, too."""
    who = rng.choice([*beings])
    # Others may be given to a player, who reads the notes then.
    told = CANARY if role == "gm" and CANARY in beings[who]["name"] else "Merkt sich das."
    wishes = [
        command("set_notes", target=who, text=told),
        command("set_counter", target=who, counter="Fackeln", value=rng.choice([None, 0, 3])),
        command("set_portrait", target=who, portrait=""),
        command("set_table_notes", text="Die Brücke ist zu."),
        command("roll", expression=rng.choice(["2d6+3", "4d6kh3"])),
    ]
    return rng.choice(wishes)


def talk() -> Wish:
    """A line of talk."""
    return {"t": "say", "text": "Moment."}


def nothing(rng: random.Random) -> Wish:
    """Real dice or not: what somebody does who cannot do anything else."""
    return {"t": "seat", "hold": rng.random() < 0.4, "hand_dice": rng.random() < 0.3}


def only_looking(wish: Wish) -> Wish:
    """The odds of a command instead of the command."""
    return {"t": "preview", "command": wish["command"]}


def command(do: str, **fields: Any) -> Wish:
    """A command as a browser sends it."""
    hidden = fields.pop("hidden", False)
    return {"t": "do", "command": {"do": do, **fields}, **({"hidden": True} if hidden else {})}


__all__ = [
    "CANARY",
    "OTHERS",
    "PLAYERS",
    "Cast",
    "Evening",
    "Viewer",
    "Wish",
    "command",
    "nothing",
    "only_looking",
    "talk",
]
