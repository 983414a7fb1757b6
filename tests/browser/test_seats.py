"""The game master frees a seat: whoever sat there is out, and somebody else sits down by a new link."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Seat
from .house import House


@pytest.mark.parametrize("german", [True, False])
def test_a_seat_is_freed_and_offered_again(house: House, person: Seat, german: bool) -> None:
    gm, jule, table = person(german=german), person(german=german, phone=True), house.table("Glockengrund")
    gm.sit_down(house, table, "Game master", "Henrike")
    jule.sit_down(house, table, "Jule", "Jule")
    gm.button("Mehr", "More").click()
    gm.button("Einladungen und Plätze", "Invitations and seats", gm.dialog).click()
    links = gm.dialog.get_by_label(gm.say("Einladungslink", "Invitation link"))
    expect(links).to_have_count(4)
    seats = gm.dialog.get_by_role("region", name=gm.say("Wer hier sitzt", "Who sits here"))
    expect(seats.get_by_role("listitem")).to_have_count(1)
    expect(seats).to_contain_text("Jule")

    gm.button("Platz freigeben: Jule", "Free the seat: Jule", seats).click()
    gm.button("Nein", "No", seats).click()
    jule.open_roll(jule.say("Schwimmen", "Swimming"))
    gm.button("Platz freigeben: Jule", "Free the seat: Jule", seats).click()
    gm.button("Ja, freigeben", "Yes, free it", seats).click()
    expect(seats).to_have_count(0)
    expect(links).to_have_count(2)

    gone = jule.say("Du hast an diesem Tisch keinen Platz mehr", "You no longer have a seat at this table")
    expect(jule.main.get_by_role("heading", name=gone)).to_be_visible()
    expect(jule.dialog).to_have_count(0)
    jule.page.reload()
    barred = jule.say("An diesem Tisch hast du keinen Platz", "You have no seat at this table")
    expect(jule.main.get_by_role("heading", name=barred, exact=True)).to_be_visible()
    jule.page.goto(house.links[table]["Jule"])
    expect(jule.main.get_by_role("textbox")).to_have_count(0)

    chosen = gm.dialog.get_by_label(gm.say("Platz", "Seat"), exact=True)
    chosen.select_option(label=gm.offer(chosen, "Ilka Brandt"))
    gm.button("Link erzeugen", "Make a link", gm.dialog).click()
    expect(links).to_have_count(3)
    new = person(german=german)
    new.sit_down_by_hand(links.last.input_value(), "Nele")
    expect(seats).to_contain_text("Nele")
    assert new.faults == []
    assert gm.faults == []
