# Sätze des Baukastens von Erzählpool; mit ihm geladen.

ep-make-concept = Konzept
ep-make-concept-note = Wer du bist, noch vor jedem Punkt.
ep-make-idea = Konzept
ep-make-idea-help = Wer du bist und wie du lebst, in ein, zwei Worten.
ep-make-faction = Fraktion
ep-make-faction-help = Wohin du gehörst: Clan, Stamm, Haus oder Beruf. Was es gibt, hängt von eurem Spiel ab.
ep-make-attributes = Attribute
ep-make-attributes-note = Jedes hat schon einen Punkt. Ab dem { $dear }. kostet jeder Punkt zwei.
ep-make-skills = Fertigkeiten
ep-make-skills-note = Alle beginnen bei null. Ab dem { $dear }. kostet jeder Punkt zwei.
ep-make-specialities = Spezialgebiete
ep-make-specialities-note = Von uns, das Dokument hat keine: Passt eines zu einem Wurf, kommt ein Würfel dazu.
ep-make-special-skill = Fertigkeit
ep-make-special-choose = wählen
ep-make-special-what = Spezialgebiet
ep-make-special-add = Dazunehmen
ep-make-order-note = Welche Spalte wie viele Punkte bekommt, richtet sich nach deinen Punkten, bis du es festlegst.
ep-make-attributes-for = Attributspunkte für { $what }
ep-make-skills-for = Fertigkeitspunkte für { $what }
ep-make-follow = Reihenfolge den Punkten anpassen
ep-make-did-order = { $what }: { $points } Punkte
ep-make-rating = { $value } von { $most } Punkten
ep-make-moral = Tugend und Laster
ep-make-moral-note = Was das Beste an dir ist und was dich in Schwierigkeiten bringt. Von beidem eins.
ep-make-virtue = Tugend
ep-make-virtue-help = Manche Würfe auf { $morality } bekommen Würfel dazu, wenn es um deine Tugend ging.
ep-make-vice = Laster
ep-make-vice-help = Eine Wirkung nennt das Dokument nicht. Das Laster sagt, womit man dich in Versuchung führt.
ep-make-merits = Vorzüge
ep-make-merits-note = Jeder wird für sich bezahlt, ab dem { $dear }. jeder Punkt doppelt. { $hooks ->
    [on] An eurem Tisch ändern manche Zahlen; das Dokument sagt von keinem, was er bewirkt.
   *[off] Was ein Vorzug bewirkt, sagt das Dokument nicht: Das klärt ihr am Tisch.
 }
ep-make-merits-taken = Deine
ep-make-merits-count = { $count ->
    [0] keiner gewählt
   *[other] { $count } gewählt
 }
ep-make-no-merits = Noch nichts gewählt.
ep-make-find-merit = Vorzug suchen
ep-make-ratings = Möglich: { $ratings }
ep-make-or = { " oder " }
ep-make-repeatable = mehrmals, für Verschiedenes
ep-make-label = Wofür?
ep-make-label-help = Welche Sprache, wessen Mentor: was ihn von einem zweiten gleicher Art unterscheidet.
ep-make-label-taken = Diesen hast du schon.
ep-make-supernatural = Übernatürliches
ep-make-supernatural-note = Manche Figuren sind mehr als Menschen. Was sie können, hängt von eurem Spiel ab; das Dokument lässt diese Schritte offen.
ep-make-powers = Übernatürliche Fähigkeiten
ep-make-powers-help = Schreib auf, worauf du dich mit der Spielleitung einigst. Es darf leer bleiben.
ep-make-derived = Abgeleitete Werte
ep-make-derived-note = Diese Werte kaufst du nicht. Sie folgen aus deinen Punkten.
ep-make-size-help = Ein erwachsener Mensch hat { $human }. Alles andere braucht das Wort der Spielleitung.
ep-make-speed-help = Was für ein Wesen du bist, für die Geschwindigkeit. Ein Mensch hat { $human }.
ep-make-body = { $what }, { $value }
ep-make-metres = { $metres } m
ep-make-part = { $what } { $amount }
ep-make-lower = das niedrigere von { $what }
ep-make-help-defence = So viele Würfel verlieren Hiebe gegen dich und was man nach dir wirft.
ep-make-help-health = Wie viel Schaden du aushältst, bevor die Spielleitung entscheidet, was aus dir wird.
ep-make-help-initiative = Kommt zu einem Würfel, wenn ein Kampf beginnt: wer zuerst handelt.
ep-make-help-speed = Wie weit du in einem Zug kommst.
ep-make-help-willpower = { $buys ->
    [on] An eurem Tisch bringt ein Punkt davon { $dice } Würfel für einen Wurf.
   *[off] Ein Zähler. Das Dokument sagt, wie viel du hast, und lässt offen, wofür.
 }
ep-make-help-morality = Sie beginnt bei { $start } und kann sinken, wenn du sündigst.
ep-make-short-defence = Vert.
ep-make-short-health = Ges.
ep-make-short-initiative = Init.
ep-make-short-willpower = Will.
ep-make-growing = Später
ep-make-growing-note = Wie Figuren besser werden, sagt das Dokument nicht. Der Tisch zählt Erfahrung mit, und die Spielleitung ändert Werte von Hand.
ep-make-gear = Waffen und Rüstung
ep-make-gear-note = Diese Listen sind von uns: Das Dokument hat keine. Was es gibt, entscheidet euer Tisch.
ep-make-weapons = Waffen
ep-make-more-weapons = Weitere Waffen
ep-make-no-weapons = Nur bloße Hände.
ep-make-dice = { SIGNED($dice) } Würfel
ep-make-ranges = { $ranges } m
ep-make-rounds = { $rounds } Schuss
ep-make-pool = { $pool } Würfel
ep-make-armour = Rüstung
ep-make-armour-help = So viele Würfel nimmt sie Angriffen.
ep-make-no-armour = Keine Rüstung
ep-make-own-armour = Eigene Rüstung
ep-make-armour-values = { $general }, gegen Feuerwaffen { $firearms }
ep-make-armour-strength = verlangt { $what } { $strength }
