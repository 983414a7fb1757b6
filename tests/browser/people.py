"""The people at a table, each with a browser, and what they do there."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager
from dataclasses import dataclass, field

from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket, expect

from .house import House
from .line import Line, line

PATIENCE = 60_000
"""How long a page may take for anything, in milliseconds. It is long, for it decides nothing but how a failure ends."""


IN_ENGLISH = {
    "Schlickhund": "Silt hound",
    "Zweiter Schlickhund": "Second silt hound",
    "Der Lichtwärter": "The light keeper",
    "Schaffner": "Conductor",
    "Fahrgast ohne Gesicht": "Passenger without a face",
    "Kontrolleur": "Inspector",
}
"""What the example tables call somebody by words of our own."""


@dataclass
class Person:
    """Somebody with a browser, and what they can do with it."""

    page: Page
    german: bool = True
    faults: list[str] = field(default_factory=list)
    """What the page complained of."""
    told: list[str] = field(default_factory=list)
    """All that the server sent through the socket."""
    address: str = ""
    table: str = ""

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

    def called(self, who: str) -> str:
        """What this person reads somebody called."""
        return who if self.german else IN_ENGLISH.get(who, who)

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
    def own_slip(self) -> Locator:
        """The question that is put to oneself; the game master may answer those of others, too."""
        return self.slip.filter(has_not_text=re.compile(r"wird( seit .*)? gefragt|(is being|has been) asked"))

    @property
    def log(self) -> Locator:
        """The lines of the log; on a phone behind its tab."""
        return self.page.get_by_role("region", name=self.say("Einträge", "Entries"))

    @property
    def stage(self) -> Locator:
        """The heading over what was done last."""
        return self.page.locator("article.paper h2").locator("visible=true").first

    @property
    def lost(self) -> Locator:
        """The line that says that the connection is missing."""
        return self.page.get_by_text(self.say("Verbindung fehlt seit", "No connection for"))

    def button(self, german: str, english: str = "", within: Locator | None = None) -> Locator:
        """The first visible button whose name begins like this."""
        name = re.compile("^" + re.escape(self.say(german, english or german)))
        return (within or self.page).get_by_role("button", name=name).locator("visible=true").first

    def row(self, name: str) -> Locator:
        """Somebody's row in the list of those who are here."""
        called = re.compile(rf"(^|\s){self.called(name)}")
        return self.page.locator(".beings").get_by_role("button").filter(has_text=called).first

    def entry(self, german: str, english: str = "") -> Locator:
        """The lines of the log that contain this."""
        return self.log.get_by_role("listitem").filter(has_text=self.say(german, english or german))

    def text(self) -> str:
        """All that is to be read on the page."""
        return self.page.locator("body").inner_text()

    # --- sitting down

    def sit_down(self, house: House, table: str, way_in: str, name: str) -> None:
        """Take a seat without the clicks that lead to it, and look at the table."""
        link, request = house.links[table][way_in], self.page.request
        request.get(f"{house.address}/api/server")
        header = {"x-csrftoken": self._cookies(house.address)["csrftoken"]}
        answer = request.post(link.replace("/join/", "/api/join/"), data={"name": name, "seat": None}, headers=header)
        assert answer.ok, answer.text()
        self.address, self.table = house.address, answer.json()["table"]
        self.page.goto(f"{self.address}/table/{self.table}")
        expect(self.main.get_by_role("heading").first).to_be_attached()

    def sit_down_by_hand(self, link: str, name: str) -> None:
        """Open an invitation and take its seat."""
        self.page.goto(link)
        self.page.get_by_label(self.say("Wie heißt du am Tisch?", "What are you called at the table?")).fill(name)
        self.button("An den Tisch setzen", "Sit down at the table").click()
        self.page.wait_for_url(re.compile("/table/"))
        self.address, self.table = link.partition("/join/")[0], self.page.url.rsplit("/", 1)[1]
        expect(self.main.get_by_role("heading").first).to_be_attached()

    def _cookies(self, address: str) -> dict[str, str]:
        return {one["name"]: one["value"] for one in self.page.context.cookies(address) if "name" in one}

    def line(self) -> AbstractContextManager[Line]:
        """A line of one's own seat beside the page."""
        return line(self.address, self.table, self._cookies(self.address))

    # --- what one does

    def tab(self, german: str, english: str = "") -> None:
        """Turn to a part of the table on a phone."""
        self.button(german, english, self.page.get_by_role("navigation")).click()

    def open_being(self, name: str) -> None:
        """Open a being's page from the list."""
        self.row(name).click()
        expect(self.main.get_by_role("heading", name=re.compile(self.called(name))).first).to_be_visible()

    def open_roll(self, what: str) -> None:
        """Open the panel of a roll from the page that is open."""
        self.button(self.say(f"Auf {what} würfeln", f"Roll on {what}"), within=self.main).click()
        expect(self.dialog).to_be_visible()

    def roll(self, what: str) -> None:
        """Roll from the page that is open."""
        self.open_roll(what)
        self._go("Würfeln", "Roll")

    def open_attack(self, weapon: str, target: str) -> None:
        """Open the panel of an attack from the page that is open, and aim."""
        self.button(f"{weapon}: angreifen", f"{weapon}: attack", self.main).click()
        self.dialog.get_by_label(self.say("Ziel", "Target"), exact=True).select_option(label=self.called(target))

    def attack(self, weapon: str, target: str) -> None:
        """Attack from the page that is open."""
        self.open_attack(weapon, target)
        self._go("Angreifen", "Attack")

    def _go(self, german: str, english: str) -> None:
        """Press the button of a panel once it says how likely success is; until then the panel still grows."""
        button = self.button(german, english, self.dialog)
        expect(button).to_contain_text("%")
        button.click()
        expect(self.dialog).to_have_count(0)

    def offer(self, field: Locator, beginning: str) -> str:
        """The one option of a field that begins like this."""
        option = field.locator("option").filter(has_text=re.compile(r"^\s*" + re.escape(beginning))).first
        expect(option).to_be_attached()
        return option.inner_text()

    def answer(self, *wishes: str) -> str:
        """Answer the question to oneself with the first of the wishes that is offered, and say what was asked."""
        any_of = "|".join(map(re.escape, wishes))
        offered = self.own_slip.locator("button[data-option]:not([aria-disabled='true'])")
        offered = offered.filter(has_text=re.compile(rf"^\s*({any_of})"))
        expect(offered.first).to_be_visible()
        names = [text.strip() for text in offered.all_inner_texts()]
        first = next(place for wish in wishes for place, name in enumerate(names) if name.startswith(wish))
        asked, title = self._asked()
        offered.nth(first).click()
        self._answered(asked)
        return title

    def write(self, words: str) -> None:
        """Answer the question to oneself in words of one's own, or with a number."""
        expect(self.own_slip.get_by_role("textbox")).to_be_visible()
        asked, _ = self._asked()
        self.own_slip.get_by_role("textbox").fill(words)
        self.button("Antworten", "Answer", self.own_slip).click()
        self._answered(asked)

    def throw(self, face: int) -> None:
        """Type in the face of a roll that is asked for from oneself: two dice for a hundred, else one."""
        button = self.button("Würfel eintippen", "Type in the dice", self.own_slip)
        expect(button).to_be_visible()
        asked, _ = self._asked()
        button.click()
        tens, units = divmod(face % 100, 10)
        groups = self.dialog.get_by_role("group")
        expect(groups.first).to_be_visible()
        if groups.count() == 2:
            groups.nth(0).get_by_text(f"{tens}0", exact=True).click()
            groups.nth(1).get_by_text(str(units), exact=True).click()
        else:
            groups.first.get_by_text(str(face), exact=True).click()
        self.button(f"{face} eintragen", f"Enter {face}", self.dialog).click()
        self._answered(asked)

    def _asked(self) -> tuple[str, str]:
        heading = self.own_slip.get_by_role("heading")
        return heading.get_attribute("id") or "", heading.inner_text()

    def _answered(self, asked: str) -> None:
        expect(self.page.locator(f'[id="{asked}"]')).to_have_count(0)

    def speak(self, words: str) -> None:
        """Say something at the table."""
        expect(self.dialog).to_have_count(0)  # one that closes gives the focus back to what opened it
        field = self.page.get_by_label(self.say("Etwas sagen", "Say something"), exact=True)
        field.fill(words)
        field.press("Enter")
        expect(self.log).to_contain_text(words)

    def fill_in(self, fields: dict[str, str], send: str) -> None:
        """Fill in the short form that is open, and send it."""
        for label, value in fields.items():
            field = self.dialog.get_by_label(label, exact=True)
            if field.evaluate("e => e.tagName") == "SELECT":
                field.select_option(label=self.offer(field, value))
            else:
                field.fill(value)
        self.dialog.get_by_role("button", name=send, exact=True).click()
        expect(self.dialog).to_have_count(0)

    def choose(self, act: str, fields: dict[str, str], send: str) -> None:
        """Use one of the game master's tools."""
        self.button(act).click()
        self.fill_in(fields, send)

    def from_menu(self, act: str, fields: dict[str, str], send: str) -> None:
        """Likewise for what stands behind “more”."""
        self.button("Mehr").click()
        self.choose(act, fields, send)
