# Was Talente und Handicaps tun: ein Satz je Art von Wirkung. $way sagt, in welche Richtung eine Zahl wirkt.

does-reduce = Erschwernisse auf { $attribute } und damit verknüpfte Fertigkeiten sind um { $amount } kleiner.
does-reduce-gear = Behelfsmäßige Ausrüstung erschwert Proben auf { $skills } um { $amount } weniger.
does-penalty = Immer gilt { $amount } für { $on }.
does-penalty-when = { $when } gilt { $amount } für { $on }.
does-penalty-may-bar = Die Spielleitung kann es auch für unmöglich erklären.
does-value-initiative = Deine Initiative ist um { $amount } { $way ->
    [up] höher
   *[down] niedriger
 }.
does-value-max-hp = Deine höchsten HP liegen um { $amount } { $way ->
    [up] höher
   *[down] niedriger
 }.
does-value-movement = Du kommst in jedem Zug { $amount } m { $way ->
    [up] weiter
   *[down] weniger weit
 }.
does-value-rewinds = Du beginnst jede Sitzung mit { $amount ->
    [one] einem Rewind
   *[other] { $amount } Rewinds
 } { $way ->
    [up] mehr
   *[down] weniger
 }.
does-value-worn-armour = Jedes Stück Rüstung, das du trägst, zählt um { $amount } { $way ->
    [up] mehr
   *[down] weniger
 }.
does-damage = Deine Treffer mit { $skill } richten vor der Rüstung { $amount } Schaden { $way ->
    [up] mehr
   *[down] weniger
 } an.
does-result = In einem engen Gebiet einer Fertigkeit sind deine Ergebnisse um { $amount } { $way ->
    [up] höher, also schlechter
   *[down] niedriger, also besser
 }.
does-help = Dein gelungener Assist gibt dem Ergebnis der anderen { $amount } statt { $usual }.
does-soften = Eine gewürfelte 100 ist für dich nur ein gewöhnlicher Misserfolg.
does-reroll = { $often } darfst du { $what } neu würfeln, ganz ohne Rewind; das zweite Ergebnis bleibt.
does-reroll-failure = eine misslungene Probe
does-reroll-critical-failure = eine 100
does-reroll-on = { $what } auf { $skills }
does-complicate = Ein kritischer Misserfolg bringt sofort eine kleine Komplikation mehr.
does-complicate-on = Ein kritischer Misserfolg bei Proben auf { $on } bringt sofort eine kleine Komplikation mehr.
does-survive = { $often } überlebst du, was dich töten würde: bewusstlos und mit { $hp } HP.
does-aid = { $often } bringt deine gelungene Erste Hilfe zusätzlich { $amount } HP zurück.
does-endure = { $often } steckst du einen Schock weg, bis dein nächster Zug vorbei ist.
does-request = { $often } bittest du die Spielleitung darum; passt es nicht, bleibt dir die Nutzung.
does-two-attacks = Du greifst mit einer Aktion zweimal an, je einmal mit zwei einhändigen Waffen; für beide Angriffe gilt { $amount }.
does-resist = Dagegen kommst du nur mit einer gelungenen Probe auf { $willpower } an, sonst { $else }.
does-resist-gives-in = gibst du nach
does-resist-frozen = erstarrst du, bis dein nächster Zug vorbei ist
does-resist-harmless = richtet deine Handlung keinen Schaden an
does-remind = Daran erinnert Spielwerk die Spielleitung zu Beginn jeder Sitzung.

does-always = Jedes Mal
does-once-scene = Einmal je Szene
does-once-session = Einmal je Sitzung
does-once-combat = Einmal je Kampf
does-on-check = die Probe
does-on-every-check = alle Proben
does-on-linked = damit verknüpfte Fertigkeiten
does-and = { $first } und { $last }
does-on-category = Fertigkeiten der Gruppe { $category }

when-hearing = Wo du etwas hören musst,
when-sight = Wo du etwas sehen musst,
when-distant = Auf Entfernung
when-provocation = Wenn dich jemand reizt,
when-reputation = Wo man von dir gehört hat,
when-withdrawal = Bleibt es lange aus,
when-untreated = Bleibt es unbehandelt,
when-omen-ignored = Wenn du es missachtest,
when-unfamiliar = Wo es um Unvertrautes geht,
when-high-technology = Bei fremder Hochtechnik
when-hidden-weapon = Wo eine unauffällige Waffe gesucht wird,

does-own = { $trigger }: { $effect } ({ $frequency })
does-own-until = { $trigger }: { $effect } ({ $frequency }; bis: { $end })
does-own-partly = { $words }
