"""A server of its own for the tests, and the people who sit at its tables."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

WAYS_IN = re.compile(r"^\s+(.+?): (http://\S+/join/\S+)$")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class House:
    """A server on a port and a folder that outlive its process."""

    folder: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[str] | None = None
    links: dict[str, dict[str, str]] = field(default_factory=dict)
    """Ways in by table and by whose they are: `links["Glockengrund"]["Jule"]`."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server, read its ways in, and wait until it answers."""
        words = ["serve", "--lang", "en", "--port", str(self.port), "--data", str(self.folder)]
        self.process = subprocess.Popen([sys.executable, "-m", "spielwerk", *words], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        title = ""
        for line in self.process.stdout:
            found = WAYS_IN.match(line)
            if found:
                self.links.setdefault(title, {})[found.group(1)] = found.group(2)
            elif line.strip():
                title = line.partition(" (")[0].strip()
            if line.startswith("Stop with"):
                break
        for _ in range(100):
            try:
                urllib.request.urlopen(self.address, timeout=1).read()
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """End the process as a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(10)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None


@dataclass
class Person:
    """Somebody with a browser. `faults` collects what the page complains of."""

    page: Page
    german: bool = True
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.set_default_timeout(8000)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda m: self.faults.append(m.text) if m.type == "error" else None)

    def say(self, german: str, english: str) -> str:
        """The words in this person's language."""
        return german if self.german else english

    def sit_down(self, link: str, name: str) -> None:
        """Open an invitation and take its seat."""
        self.page.goto(link)
        self.page.get_by_label(self.say("Wie heißt du am Tisch?", "What are you called at the table?")).fill(name)
        self.page.get_by_role("button", name=self.say("An den Tisch setzen", "Sit down at the table")).click()
        self.page.wait_for_url(re.compile("/table/"))
        expect(self.page.get_by_role("heading", level=1).first).to_be_attached()

    def button(self, german: str, english: str = "") -> Locator:
        """The visible button whose name begins like this."""
        name = re.compile("^" + self.say(german, english or german))
        return self.page.get_by_role("button", name=name).locator("visible=true")

    def open_being(self, name: str) -> None:
        """Open a being's page from the list."""
        self.page.locator("aside").first.get_by_role("button", name=re.compile(name)).first.click()

    def dialog(self) -> Locator:
        """The dialog that is open."""
        return self.page.get_by_role("dialog").locator("visible=true")

    def attack(self, weapon: str, target: str) -> None:
        """Attack from the page that is open, with the roll panel's own words."""
        here = self.page.get_by_role("main").get_by_role("button", name=re.compile(weapon))
        here.locator("visible=true").last.click()
        panel = self.dialog()
        panel.get_by_label(self.say("Ziel", "Target"), exact=True).select_option(label=target)
        panel.get_by_role("button", name=re.compile("^" + self.say("Angreifen", "Attack"))).click()
        expect(panel).to_have_count(0)

    def text(self) -> str:
        """All that is to be read on the page."""
        return self.page.locator("body").inner_text()
