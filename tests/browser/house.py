"""A server of its own for the tests: the example tables, as often as they are wanted."""

from __future__ import annotations

import contextlib
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

from spielwerk.server.run import EXAMPLES

WAY_IN = re.compile(r"^\s+(.+?): (http://\S+/join/\S+)$")
SERVE = """
import sys
from pathlib import Path
from spielwerk.server.run import serve

sys.exit(serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), examples=Path(sys.argv[3])))
"""
"""As `spielwerk serve`, with example tables from another folder."""


PORTS = range(20_000, 32_000)
"""Below those that systems hand out by themselves, so that a port stays free until its server is started, or again."""


def free_port() -> int:
    """A port that nobody listens on."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@dataclass
class House:
    """A server on a port and a folder that outlive its process.

    `copies`: so many tables of each example, which `table` deals out one by one; without it, the examples as
    everybody finds them. `password`: the server is open to the network, as with `--lan`.
    """

    folder: Path
    copies: int = 0
    password: str = ""
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[str] | None = None
    links: dict[str, dict[str, str]] = field(default_factory=dict)
    """Ways in by table and by whose they are: `links["Glockengrund"]["Jule"]`."""
    printed: str = ""
    """What the server printed when it started last."""
    address: str = ""
    dealt: dict[str, int] = field(default_factory=dict)

    def start(self) -> None:
        """Start the server, read its ways in, and wait until it answers."""
        lan = ["--lan"] if self.password else []
        words = ["-m", "spielwerk", "serve", "--lang", "en", "--port", str(self.port), "--data", str(self.folder), *lan]
        if self.copies:
            words = ["-c", SERVE, str(self.port), str(self.folder), str(self._examples())]
        known = {**os.environ, "SPIELWERK_PASSWORD": self.password}
        self.process = subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE, text=True, env=known)
        assert self.process.stdout is not None
        title, self.printed = "", ""
        for line in self.process.stdout:
            self.printed += line
            found = WAY_IN.match(line)
            if found:
                self.links.setdefault(title, {})[found.group(1)] = found.group(2)
            elif line.strip():
                title = line.partition(" (")[0].strip()
            if line.startswith("Stop with"):
                break
        self.address = next(iter(re.findall(r"http://[^\s/]+", self.printed)), "")
        for _ in range(100):
            try:
                urllib.request.urlopen(self.address, timeout=10).read()
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise RuntimeError(f"the server does not answer; it printed: {self.printed!r}")

    def _examples(self) -> Path:
        """The examples, so many times over, each with an id and a name of its own."""
        folder = self.folder / "examples"
        folder.mkdir(parents=True, exist_ok=True)
        for path in sorted(EXAMPLES.glob("*.toml")):
            text = path.read_text(encoding="utf-8")
            for number in range(self.copies):
                other = re.sub(r'^id = "(\w+)"', rf'id = "\1-{number}"', text, count=1, flags=re.MULTILINE)
                other = re.sub(r'^name = "(\w+)"', rf'name = "\1 {number}"', other, count=1, flags=re.MULTILINE)
                (folder / f"{path.stem}-{number:03}.toml").write_text(other, encoding="utf-8")
        return folder

    def table(self, example: str) -> str:
        """A table of this example at which nobody has sat yet."""
        if not self.copies:
            return example
        number = self.dealt.get(example, 0)
        assert number < self.copies, f"more than {self.copies} tests want a table of {example}"
        self.dealt[example] = number + 1
        return f"{example} {number}"

    def kill(self) -> None:
        """End the process as a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(60)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None
