"""A server of its own for the tests, and the people who sit at its tables."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket, expect

WAY_IN = re.compile(r"^\s+(.+?): (http://\S+/join/\S+)$")
PATIENCE = 10_000
"""How long a page may take for anything, in milliseconds."""


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
            found = WAY_IN.match(line)
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
    """Somebody with a browser, and what they can do with it."""

    page: Page
    german: bool = True
    faults: list[str] = field(default_factory=list)
    """What the page complained of."""
    told: list[str] = field(default_factory=list)
    """All that the server sent through the socket."""

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._complain)
        self.page.on("websocket", self._listen)

    def _complain(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(message.text)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.told.append(str(frame)))

    def say(self, german: str, english: str) -> str:
        """The words in this person's language."""
        return german if self.german else english

    # --- where things are

    @property
    def main(self) -> Locator:
        return self.page.get_by_role("main")

    @property
    def dialog(self) -> Locator:
        """The dialog that is open."""
        return self.page.get_by_role("dialog").locator("visible=true")

    @property
    def slip(self) -> Locator:
        """The question that is to be answered here."""
        return self.page.locator(".slip").locator("visible=true")

    @property
    def log(self) -> Locator:
        """The lines of the log; on a phone behind its tab."""
        return self.page.get_by_role("region", name=self.say("Einträge", "Entries"))

    @property
    def stage(self) -> Locator:
        """The heading over what was done last."""
        return self.page.locator("article.paper h2").locator("visible=true").first

    def button(self, german: str, english: str = "", within: Locator | None = None) -> Locator:
        """The first visible button whose name begins like this."""
        name = re.compile("^" + re.escape(self.say(german, english or german)))
        return (within or self.page).get_by_role("button", name=name).locator("visible=true").first

    def row(self, name: str) -> Locator:
        """Somebody's row in the list of those who are here."""
        return self.page.locator(".beings").get_by_role("button").filter(has_text=re.compile(rf"(^|\s){name}")).first

    def text(self) -> str:
        """All that is to be read on the page."""
        return self.page.locator("body").inner_text()

    # --- what one does

    def sit_down(self, link: str, name: str) -> None:
        """Open an invitation and take its seat."""
        self.page.goto(link)
        self.page.get_by_label(self.say("Wie heißt du am Tisch?", "What are you called at the table?")).fill(name)
        self.button("An den Tisch setzen", "Sit down at the table").click()
        self.page.wait_for_url(re.compile("/table/"))
        expect(self.page.get_by_role("button", name=re.compile("Spielwerk|DE")).first).to_be_visible()
        expect(self.main.get_by_role("heading").first).to_be_attached()

    def tab(self, german: str, english: str) -> None:
        """Turn to a part of the table on a phone."""
        self.button(german, english, self.page.get_by_role("navigation")).click()

    def open_being(self, name: str) -> None:
        """Open a being's page from the list."""
        self.row(name).click()
        expect(self.main.get_by_role("heading", name=re.compile(name)).first).to_be_visible()

    def open_roll(self, skill: str) -> None:
        """Open the panel of a roll from the page that is open."""
        words = self.say(f"Auf {skill} würfeln", f"Roll on {skill}")
        self.button(words, within=self.main).click()
        expect(self.dialog).to_be_visible()

    def roll(self, skill: str) -> None:
        """Roll on a skill from the page that is open."""
        self.open_roll(skill)
        self.button("Würfeln", "Roll", self.dialog).click()
        expect(self.dialog).to_have_count(0)

    def attack(self, weapon: str, target: str, helper: tuple[str, str] | None = None) -> None:
        """Attack from the page that is open; `helper` is who helps, and with what."""
        self.button(f"{weapon}: angreifen", f"{weapon}: attack", self.main).click()
        self.dialog.get_by_label(self.say("Ziel", "Target"), exact=True).select_option(label=target)
        if helper is not None:
            self.dialog.get_by_text(self.say("Wer hilft?", "Who helps?")).click()
            self.button(helper[0], within=self.dialog).click()
            field = self.dialog.get_by_label(re.compile(self.say("Womit hilft", "What does")))
            field.select_option(label=self.offer(field, helper[1]))
        self.button("Angreifen", "Attack", self.dialog).click()
        expect(self.dialog).to_have_count(0)

    def offer(self, field: Locator, beginning: str) -> str:
        """The one option of a field that begins like this."""
        found = [one for one in field.locator("option").all_inner_texts() if one.startswith(beginning)]
        assert found, f"nothing begins with {beginning!r}"
        return found[0]

    def answer(self, wishes: Sequence[str]) -> str:
        """Answer the question on this page with the first of the wishes that is offered, else with whatever is.

        A number that is asked for stays as it is suggested.
        """
        expect(self.slip).to_have_count(1)
        asked = self.slip.get_by_role("heading").get_attribute("id")
        title = self.slip.get_by_role("heading").inner_text()
        offered = self.slip.locator("button[data-option]:not([aria-disabled='true'])")
        names = [text.strip() for text in offered.all_inner_texts()]
        if names:
            offered.nth(
                next((n for wish in wishes for n, name in enumerate(names) if name.startswith(wish)), 0)
            ).click()
        else:
            self.button("Antworten", "Answer", self.slip).click()
        expect(self.page.locator(f'[id="{asked}"]')).to_have_count(0)
        return title

    def write(self, words: str) -> None:
        """Answer the question on this page in words of one's own, or with a number."""
        expect(self.slip).to_have_count(1)
        asked = self.slip.get_by_role("heading").get_attribute("id")
        self.slip.get_by_role("textbox").fill(words)
        self.button("Antworten", "Answer", self.slip).click()
        expect(self.page.locator(f'[id="{asked}"]')).to_have_count(0)

    def throw(self, face: int) -> None:
        """Type the face of a roll of one's own, asked for on this page: two dice for a hundred, else one."""
        expect(self.slip).to_have_count(1)
        asked = self.slip.get_by_role("heading").get_attribute("id")
        self.button("Würfel eintippen", "Type in the dice", self.slip).click()
        tens, units = divmod(face % 100, 10)
        groups = self.dialog.get_by_role("group")
        expect(groups.first).to_be_visible()
        if groups.count() == 2:
            groups.nth(0).get_by_text(f"{tens}0", exact=True).click()
            groups.nth(1).get_by_text(str(units), exact=True).click()
        else:
            groups.first.get_by_text(str(face), exact=True).click()
        self.button(f"{face} eintragen", f"Enter {face}", self.dialog).click()
        expect(self.page.locator(f'[id="{asked}"]')).to_have_count(0)

    def own_dice(self) -> None:
        """Say that one throws dice of one's own. For a phone."""
        self.tab("Szene", "Scene")
        self.button("Dein Platz", "Your seat").click()
        self.dialog.get_by_role("checkbox", name=re.compile(self.say("Eigene Würfel", "Real dice"))).check()
        self.button("Schließen", "Close", self.dialog).click()
        self.tab("Blatt", "Sheet")

    def speak(self, words: str) -> None:
        """Say something at the table."""
        self.page.get_by_label(self.say("Etwas sagen", "Say something"), exact=True).fill(words)
        self.page.keyboard.press("Enter")
        expect(self.log).to_contain_text(words)
