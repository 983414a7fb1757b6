"""`spielwerk serve`: find the data, say where the tables are and how to get in, and serve until Ctrl-C."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import gc
import getpass
import io
import os
import socket
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import segno
import uvicorn

from spielwerk.core.act import Refused
from spielwerk.core.faults import why
from spielwerk.core.system import System, installed
from spielwerk.core.text import CORE_TEXT, LANGUAGES, Catalogue, Message, read_sources
from spielwerk.odds.table import chances, preview
from spielwerk.store.migrate import Unusable
from spielwerk.store.sqlite import SqliteLog
from spielwerk.table import wire
from spielwerk.table.example import ExampleError, load_examples
from spielwerk.table.live import Hooks

from .app import create_app
from .guard import is_loopback
from .house import House
from .people import SHORTEST_PASSWORD, server_key

HERE: Final = Path(__file__).parent
EXAMPLES: Final = HERE.parent / "examples"
PASSWORD: Final = "SPIELWERK_PASSWORD"
PASSWORD_TRIES: Final = 3
"""How often a password may be typed."""
TOO_SHORT: Final = Message("serve-password-short", {"least": SHORTEST_PASSWORD})


class Stop(Exception):
    """Serving is not possible; the message says why, the status is the exit status."""

    def __init__(self, message: Message, status: int = 1) -> None:
        super().__init__(message.id)
        self.message, self.status = message, status


def printed_in(language: str) -> Catalogue:
    """The sentences that are printed on the terminal."""
    sources = [read_sources(folder, language) for folder in (CORE_TEXT, HERE / "text")]
    return Catalogue(language, sources, lambda ref, _: ref.id)


def data_folder(given: Path | None) -> Path:
    """Where tables are kept: the folder given; `./data` if there is one; `$XDG_DATA_HOME/spielwerk` if that is set;
    else `./data`, which is made."""
    if given is not None:
        return given
    here, home = Path("data"), os.environ.get("XDG_DATA_HOME")
    return Path(home) / "spielwerk" if home and not here.is_dir() else here


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold a data folder for this process alone."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = (folder / "lock").open("w")
    except OSError as fault:
        raise Stop(Message("serve-no-data", {"folder": str(folder), "why": why(fault)})) from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Stop(Message("serve-data-in-use", {"folder": str(folder)})) from None
        yield


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens already: whoever follows the printed address at once waits for the server, no longer."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(256)
    except OSError as fault:
        listener.close()
        name = "serve-port-in-use" if fault.errno == errno.EADDRINUSE else "serve-no-port"
        args = {"host": host, "port": str(port), "next": str(port + 1), "why": why(fault)}
        raise Stop(Message(name, args)) from None
    listener.set_inheritable(True)
    return listener


def lan_address() -> str:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def ask_password(speak: Catalogue) -> str:
    """The password for the network: from the environment, else asked for on the terminal, twice."""
    given = os.environ.get(PASSWORD, "")
    if not given:
        if not sys.stdin.isatty():
            raise Stop(Message("serve-needs-password", {"variable": PASSWORD}), 2)
        return _typed_password(speak, PASSWORD_TRIES)
    if len(given) < SHORTEST_PASSWORD:
        raise Stop(TOO_SHORT, 2)
    return given


def _typed_password(speak: Catalogue, tries: int) -> str:
    """A password that was typed twice; who mistypes is told why and may try again."""
    given = getpass.getpass(speak.say(Message("serve-password")) + " ")
    if len(given) < SHORTEST_PASSWORD:
        wrong = TOO_SHORT
    elif getpass.getpass(speak.say(Message("serve-password-again")) + " ") != given:
        wrong = Message("serve-password-differs")
    else:
        return given
    if tries == 1:
        raise Stop(wrong, 2)
    sys.stderr.write(f"{speak.say(wrong)}\n")
    return _typed_password(speak, tries - 1)


async def prepare(house: House, examples: Path, password: str | None) -> None:
    """What has to be there before the first visitor: the example tables on the first run (all of them, or it is not
    the last first run), the password."""
    if password is not None:
        await house.set_password(password)
    if not house.log.games():
        await house.create(*load_examples(examples, house.systems))


def ways_in(house: House, base: str, speak: Catalogue, qr: bool) -> Iterator[str]:
    """The lines that say where the tables are and who gets in by which link."""
    yield speak.say(Message("serve-address", {"address": base}))
    if house.open_door:
        if not house.log.owners():
            yield speak.say(Message("serve-first-visitor"))
        yield speak.say(Message("serve-owner", {"link": f"{base}/own/{house.tokens.owning()}"}))
    for game in house.log.games():
        system = house.systems.get(game.system)
        yield ""
        yield game.name if system is None else f"{game.name} ({system.name[speak.language]})"
        seats = {seat.id: seat.name for seat in house.log.seats(game.id)}
        invites = house.log.invites(game.id)
        for invite in sorted(invites, key=lambda one: (one.role != "gm", one.seat is None, one.seat or "", one.id)):
            link = f"{base}/join/{house.tokens.token(invite.id)}"
            name = seats.get(invite.seat or "", "")
            kind: str = "any" if invite.seat is None and invite.role == "player" else invite.role
            kind = "unnamed" if kind == "player" and not name else kind
            yield f"  {speak.say(Message(f'serve-link-{kind}', {'name': name}))} {link}"
            if qr and kind == "any":
                drawn = io.StringIO()
                segno.make(link, micro=False).terminal(drawn, compact=True)
                yield drawn.getvalue()
    yield ""
    yield speak.say(Message("serve-stop"))


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    lan: bool = False,
    data: Path | None = None,
    language: str = "en",
    systems: Mapping[str, System[Any]] | None = None,
    examples: Path = EXAMPLES,
) -> int:
    """Serve until Ctrl-C; the exit status. `lan` listens on every address and asks for a password once."""
    speak = printed_in(language if language in LANGUAGES else "en")
    try:
        with locked(data_folder(data)):
            _serve(host, port, lan, data_folder(data), speak, installed() if systems is None else systems, examples)
    except Stop as stop:
        sys.stderr.write(f"{speak.say(stop.message)}\n")
        return stop.status
    except Unusable as unusable:
        sys.stderr.write(f"{speak.say(unusable.message)}\n")
        return 1
    except Refused as refused:  # the disk does not take what has to be there first
        sys.stderr.write(f"{speak.say(refused.message)}\n")
        return 1
    except ExampleError as fault:
        sys.stderr.write(f"{fault}\n")
        return 1
    except KeyboardInterrupt:
        pass
    return 0


def _serve(
    host: str,
    port: int,
    lan: bool,
    folder: Path,
    speak: Catalogue,
    systems: Mapping[str, System[Any]],
    examples: Path,
) -> None:
    if lan and is_loopback(host):
        host = "0.0.0.0"
    near = is_loopback(host)
    with bind(host, port) as listener, closing(SqliteLog(folder / "games.sqlite3")) as log:
        has_password = log.secret("password") is not None
        house = House(log, systems, server_key(folder / "server.key"), hooks(), open_door=near and not has_password)
        password = ask_password(speak) if not near and not has_password else None
        asyncio.run(prepare(house, examples, password))
        name = host if host not in ("0.0.0.0", "::") else lan_address()
        shown = f"[{name}]" if ":" in name else name
        base = f"http://{shown}:{listener.getsockname()[1]}"
        for line in ways_in(house, base, speak, qr=not near):
            sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
        gc.set_threshold(20_000, 20, 50)  # hardly anything stands in a circle: it is looked for seldom
        uvicorn.Server(settings(house)).run(sockets=[listener])


def hooks() -> Hooks:
    """What the odds give the table."""
    return Hooks(chances, preview)


def settings(house: House) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        create_app(house),
        loop="uvloop",
        ws="websockets-sansio",
        ws_max_size=wire.FAR_TOO_LONG,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
