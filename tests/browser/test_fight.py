"""The example fight, played by a game master and two players in three browsers, to its end."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import Group
from .fight import (
    HEROES,
    MISS,
    WISHES,
    choose,
    condition,
    end_turn,
    from_menu,
    hit_points,
    is_out,
    order,
    round_of,
    settle,
    turn,
)
from .house import Person

WEAPONS = {
    "Ilka": "Schwere primitive Fernwaffe",
    "Tovo": "Primitive ranged weapon",
    "Dorrim": "Heavy two-handed weapon",
    "Quendt": "Stangenwaffe",
    "Joram": "Langwaffe",
    "Schlickhund": "Faust",
}
ENEMIES = ("Quendt", "Joram", "Schlickhund")
TURNS = 48


def owner(group: Group, actor: str) -> Person:
    """Who plays this one."""
    return {"Ilka": group.jule, "Tovo": group.sami, "Dorrim": group.sami}.get(actor, group.gm)


def open_sheet(group: Group, actor: str) -> Person:
    """Turn the page of whoever plays this one to its sheet."""
    one = owner(group, actor)
    if one is group.jule:
        one.tab("Blatt", "Sheet")
    elif one is group.sami:
        one.button(actor, within=one.main.get_by_role("group")).click()
    else:
        one.open_being(actor)
    return one


def strike(group: Group, actor: str, target: str, helper: tuple[str, str] | None = None) -> None:
    """One attack to its end; Ilka's first one misses and is made again with a Rewind."""
    one = open_sheet(group, actor)
    again = helper is not None
    one.attack(WEAPONS[actor], target, helper)
    settle(group, f"{actor}.* greift", (MISS,) if again else ())
    if again:
        one.button("Rewind, noch 3").click()
        expect(group.gm.row("Ilka").get_by_role("img", name="noch 2 Rewinds")).to_be_visible()
        settle(group, f"{actor}.* greift")
        expect(group.sami.log).to_contain_text(re.compile("Ilka Brandt (uses|spends) a Rewind"))


def delay(group: Group, actor: str) -> None:
    """Move the turn to the end of the round."""
    owner(group, actor).button("Verschieben", "Delay").click()
    expect(order(group.gm).filter(has_text=actor)).to_contain_text("verschoben")


def hold_a_reaction(group: Group, actor: str, target: str) -> None:
    """Announce a reaction; the next attack that the game master lets count sets it off."""
    one = owner(group, actor)
    one.button("Reaktion ansagen", "Declare reaction").click()
    one.dialog.get_by_label(re.compile(one.say("Auslöser", "Trigger"))).fill("Wer als Nächstes angreift")
    one.dialog.get_by_label(one.say("Ziel", "Target"), exact=True).select_option(label=target)
    one.button("Ansagen", "Declare", one.dialog).click()
    expect(one.dialog).to_have_count(0)
    expect(group.gm.stage).to_contain_text("hält eine Reaktion bereit")


def send_in_the_second_hound(group: Group) -> None:
    """A being that was prepared comes into the scene and into the fight."""
    gm = group.gm
    gm.open_being("Zweiter Schlickhund")
    gm.button("Verwalten").click()
    gm.dialog.get_by_role("checkbox", name=re.compile("In der Szene")).check()
    gm.button("Schließen", within=gm.dialog).click()
    gm.button("Zurück zum Geschehen").click()
    expect(group.sami.row("Zweiter Schlickhund")).to_be_visible()
    from_menu(gm, "In den Kampf eintreten", {"Wesen": "Zweiter Schlickhund"}, "Eintreten")
    expect(gm.page.get_by_text("Ab der nächsten Runde dabei: Zweiter Schlickhund")).to_be_visible()


def same_figures(group: Group) -> None:
    """Everybody reads the same hit points, and a player none of those who are not shown."""
    group.jule.tab("Szene", "Scene")
    for name in HEROES:
        figures = hit_points(group.gm, name)
        assert figures
        expect(group.jule.row(name)).to_contain_text(re.compile(figures.replace("/", r"\s*/\s*")))
        expect(group.sami.row(name)).to_contain_text(re.compile(figures.replace("/", r"\s*/\s*")))
    for name in ENEMIES:
        assert hit_points(group.gm, name)
        assert hit_points(group.jule, name) == hit_points(group.sami, name) == ""


def test_the_fight_at_the_boathouse_to_its_end(seated: Callable[[str], Group]) -> None:
    group = seated("Glockengrund")
    gm, jule, sami = group
    jule.own_dice()
    gm.button("Kampf beginnen").click()
    gm.button("Kampf mit 6 Wesen beginnen", within=gm.dialog).click()
    assert settle(group, "Ein Kampf beginnt") == ["Jule"], "Ilka's initiative falls on Jule's table"
    for one in (gm, sami):
        expect(order(one)).to_have_count(6)

    alive, standing = list(ENEMIES), list(HEROES)
    struck, asked_for = set[str](), {"help", "delay", "reaction", "reaction sets in", "hound"}
    for number in range(TURNS):
        alive = [name for name in ENEMIES if not is_out(gm, name)]
        standing = [name for name in HEROES if not is_out(gm, name)]
        if not alive or not standing:
            break
        actor = turn(gm)
        if "delay" in asked_for and actor in ("Tovo", "Dorrim"):
            asked_for.remove("delay")
            delay(group, actor)
            continue
        if actor == "Zweiter":
            from_menu(gm, "Den Kampf verlassen", {"Wesen": "Zweiter Schlickhund"}, "Verlassen")
            expect(order(gm)).to_have_count(6)
            continue
        if "Schock" not in condition(gm, actor) and not is_out(gm, actor):  # nobody acts in shock (PC-INJ-10)
            if "reaction" in asked_for and "delay" not in asked_for and actor in ("Tovo", "Dorrim"):
                asked_for.remove("reaction")
                hold_a_reaction(group, actor, alive[0])
            else:
                help_now = actor == "Ilka" and "help" in asked_for
                hero = actor in ("Ilka", "Tovo", "Dorrim")
                target = alive[0] if hero else standing[number % len(standing)]
                strike(group, actor, target, ("Dorrim Kessel", "Mechanik") if help_now else None)
                struck.add(actor)
                if gm.main.get_by_text("Dazwischen kommt die Reaktion von").count():
                    asked_for -= {"reaction sets in"}
                asked_for -= {"help"} if help_now else set()
        if turn(gm) == actor:
            end_turn(group, owner(group, actor))
        if number > 1 and "hound" in asked_for:
            asked_for.remove("hound")
            send_in_the_second_hound(group)
        idle = [name for name in alive if name != turn(gm) and not is_out(gm, name)]
        if int(round_of(gm)) > 2 and idle:  # so that the evening ends: the silt takes its share
            choose(gm, "Schaden", {"Wesen": idle[-1], "Wie viel": "45"}, "Schaden zufügen")
            expect(gm.log.get_by_role("listitem").last).to_contain_text(f"{idle[-1]} erleidet Schaden")
            if gm.slip.count():  # a severe hit: the question comes with the line
                gm.answer(WISHES)
                expect(gm.slip).to_have_count(0)

    assert not alive or not standing, "the fight does not end"
    assert asked_for == set()
    assert struck >= {"Ilka", "Tovo", "Quendt", "Joram"}
    expect(sami.log).to_contain_text("Zweiter Schlickhund leaves the fight")
    same_figures(group)

    gm.button("Mehr").click()
    gm.button("Kampf beenden", within=gm.dialog).click()
    for one in (gm, sami):
        expect(one.page.locator(".order ol")).to_have_count(0)
    group.content()


def test_an_ambush_leaves_the_surprised_no_turn(seated: Callable[[str], Group]) -> None:
    group = seated("Glockengrund")
    gm = group.gm
    gm.button("Kampf beginnen").click()
    gm.dialog.get_by_role("checkbox", name=re.compile("Hinterhalt")).check()
    for name in ENEMIES:
        gm.dialog.get_by_label(name, exact=True).select_option(label="lauert")
    for name in HEROES:
        gm.dialog.get_by_label(name, exact=True).select_option(label="überrascht")
    gm.button("Kampf mit 6 Wesen beginnen", within=gm.dialog).click()
    settle(group, "Ein Kampf beginnt")
    expect(order(gm).filter(has_text="überrascht")).to_have_count(3)
    expect(order(group.sami).filter(has_text="surprised")).to_have_count(3)
    seen = set[str]()
    while round_of(gm) == "1":
        seen.add(turn(gm))
        assert len(seen) <= len(ENEMIES), seen
        end_turn(group, gm)
    assert seen == set(ENEMIES)
    expect(order(gm).filter(has_text="überrascht")).to_have_count(0)
    group.content()
