# Sätze zu Entwürfen von Charakteren.

error-draft_unfinished = { $count ->
    [one] Dieser Tisch prüft streng: Ein Problem ist noch zu lösen.
   *[other] Dieser Tisch prüft streng: { $count } Probleme sind noch zu lösen.
 }
error-too_many_drafts = Mehr als { $allowed } Entwürfe werden hier nicht aufbewahrt. Wirf erst einen weg.
repair-set = { $what } auf { $value }
repair-give = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } auf { $what }
repair-drop = Ohne { $what }
repair-take-out = „{ $what }“ streichen
played-counters = Zähler: { $what }
played-portrait = Das Bild
