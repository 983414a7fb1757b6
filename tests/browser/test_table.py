"""What a table must bear: lost connections, killed servers, dice of one's own, take-back, secrets, another system."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import Group
from .fight import choose, hit_points, settle
from .house import House


@pytest.mark.parametrize("how", ["server killed", "phone without a network"])
def test_what_breaks_off_in_the_middle_of_a_question_goes_on_there(
    house: House, seated: Callable[[str], Group], how: str
) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    jule.own_dice()
    jule.roll("Schwimmen")
    expect(jule.slip).to_have_count(1)
    expect(gm.slip).to_have_count(1)
    question, log = jule.slip.get_by_role("heading").inner_text(), gm.log.inner_text()
    figures, beings = [hit_points(gm, "Ilka")], gm.page.locator(".beings").inner_text()

    if how == "server killed":
        house.kill()
        for one in group:
            expect(one.page.get_by_text(one.say("Verbindung fehlt seit", "No connection for"))).to_be_visible()
        house.start()
    else:
        jule.page.context.set_offline(True)
        gm.speak("Bist du noch da?")
        jule.page.wait_for_timeout(300)
        jule.page.context.set_offline(False)
        log = gm.log.inner_text()
    for one in group:
        lost = one.page.get_by_text(one.say("Verbindung fehlt seit", "No connection for"))
        expect(lost).to_be_hidden(timeout=20_000)

    expect(jule.slip.get_by_role("heading")).to_have_text(question)
    expect(gm.log).to_have_text(re.compile(r"\s*".join(map(re.escape, log.split()))))
    assert gm.page.locator(".beings").inner_text() == beings
    assert [hit_points(gm, "Ilka")] == figures
    jule.throw(27)
    expect(gm.log.get_by_role("listitem").filter(has_text="würfelt auf Schwimmen: 27")).to_have_count(1)
    expect(sami.log.get_by_role("listitem").filter(has_text="rolls on Swimming: 27")).to_have_count(1)
    assert gm.log.get_by_role("listitem").filter(has_text="Gewürfelt").count() == 1
    jule.tab("Verlauf", "Log")
    expect(jule.log.get_by_role("listitem").filter(has_text="würfelt auf Schwimmen: 27")).to_have_count(1)


def test_what_is_done_while_the_line_is_down_is_made_up_for_once(house: House, seated: Callable[[str], Group]) -> None:
    gm, jule, sami = seated("Glockengrund")
    house.kill()
    expect(jule.page.get_by_text("Verbindung fehlt seit")).to_be_visible()
    jule.tab("Verlauf", "Log")
    jule.page.get_by_label("Etwas sagen", exact=True).fill("Ich bin gleich wieder da.")
    jule.page.keyboard.press("Enter")
    house.start()
    expect(gm.log.get_by_role("listitem").filter(has_text="gleich wieder da")).to_have_count(1, timeout=20_000)
    expect(jule.page.get_by_text("Verbindung fehlt seit")).to_be_hidden(timeout=20_000)
    sami.page.reload()
    expect(sami.log.get_by_role("listitem").filter(has_text="gleich wieder da")).to_have_count(1)
    expect(jule.log.get_by_role("listitem").filter(has_text="gleich wieder da")).to_have_count(1)


def test_a_rewind_and_its_take_back_are_seen_by_all(seated: Callable[[str], Group]) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    jule.own_dice()
    jule.roll("Schwimmen")
    jule.throw(88)
    jule.button("Rewind, noch 3").click()
    jule.throw(12)
    expect(sami.log).to_contain_text(re.compile("Ilka Brandt (uses|spends) a Rewind"))
    expect(gm.log.locator("li.undone")).not_to_have_count(0)
    expect(gm.row("Ilka").get_by_role("img", name="noch 2 Rewinds")).to_be_visible()

    gm.button("Zurücknehmen", within=gm.page.get_by_role("region", name="Nur Spielleitung")).click()
    gm.dialog.get_by_label("Warum").fill("doch nicht")
    gm.button("Zurücknehmen", within=gm.dialog).click()
    expect(gm.dialog).to_have_count(0)
    jule.tab("Verlauf", "Log")
    for one in group:
        last = one.log.locator("li.undone").last
        expect(last).to_contain_text("doch nicht")
        expect(last).to_contain_text("Henrike")
        assert last.locator(".what").evaluate("e => getComputedStyle(e).textDecorationLine") == "line-through"
        counts = one.log.locator("li:not(.undone)").filter(has_text=re.compile("Schwimmen|Swimming"))
        expect(counts.last).to_contain_text("88")  # the roll before the Rewind is what counts again
    expect(gm.row("Ilka").get_by_role("img", name="noch 3 Rewinds")).to_be_visible()
    group.content()


def test_the_word_of_the_game_master_goes_before_the_rule(seated: Callable[[str], Group]) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    wanted = {"Wesen": "Ilka Brandt", "Was": "HP: 108", "Neuer Wert": "41", "Grund": "Der Steg gibt nach"}
    choose(gm, "Setzen", wanted, "Wert setzen")
    jule.tab("Szene", "Scene")
    for one in group:
        expect(one.row("Ilka")).to_contain_text(re.compile(r"41\s*/\s*108"))
    expect(gm.log).to_contain_text("Von Hand geändert bei Ilka Brandt: HP. Grund: Der Steg gibt nach")
    expect(sami.log).to_contain_text("Der Steg gibt nach")
    group.content()


def test_a_hidden_roll_reaches_the_game_master_alone(seated: Callable[[str], Group]) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    jule.tab("Verlauf", "Log")
    for one in (jule, sami):
        one.told.clear()
    gm.button("Verdeckt würfeln").click()
    gm.button("Quendt", within=gm.dialog).click()
    gm.button("Auf Einschüchtern würfeln", within=gm.dialog).click()
    expect(gm.dialog.get_by_role("checkbox", name=re.compile("Verdeckt"))).to_be_checked()
    gm.button("Würfeln", within=gm.dialog).click()
    expect(gm.log).to_contain_text("Quendt würfelt auf Einschüchtern")
    gm.speak("Weiter.")
    for one in (jule, sami):  # what was said later has come, so nothing of the roll is still on its way
        expect(one.log).to_contain_text("Weiter.")
        assert "Quendt" not in one.log.inner_text()
        assert re.search("Quendt|intimidation|b4", "\n".join(one.told)) is None
    group.content()


def test_a_mix_of_plus_minus_is_agreed_on_rolled_and_told_in_both_languages(seated: Callable[[str], Group]) -> None:
    group = seated("Nachtfeuer")
    gm, jule, sami = group
    jule.own_dice()
    jule.button("Mischung mit Wille", within=jule.main).click()
    for name in ("Psyche", "Mechanik", "Wille"):
        chip = jule.dialog.get_by_role("button", name=re.compile(f"^{name} ")).first
        if chip.get_attribute("aria-pressed") != "true":
            chip.click()
        expect(chip).to_have_attribute("aria-pressed", "true")
    expect(jule.dialog).to_contain_text("legt die Spielleitung fest")
    jule.button("Vorschlagen mit", within=jule.dialog).click()
    expect(jule.dialog).to_have_count(0)

    expect(gm.slip).to_contain_text("Passt das zu dem")
    gm.answer(("Passt",))
    while "Wie schwer ist das" not in gm.slip.get_by_role("heading").inner_text():
        gm.answer(("Weglassen",))  # a trait that might count
    gm.write("15")
    jule.throw(3)
    jule.throw(3)
    expect(gm.slip).to_contain_text("Geschieht etwas Besonderes")
    gm.write("Der Riegel klemmt")
    settle(group, "Runa Vesting", (5, 2))
    expect(gm.log).to_contain_text("Zum Pasch von Runa Vesting: Der Riegel klemmt")
    expect(sami.log).to_contain_text("On the double of Runa Vesting: Der Riegel klemmt")
    expect(gm.log).to_contain_text(re.compile("Runa Vesting würfelt.*(Erfolg|Misserfolg|geschafft|unentschieden)"))
    expect(sami.log).to_contain_text(re.compile("Runa Vesting rolls.*(success|failure|made|draw|works|fails)"))
    group.content()
