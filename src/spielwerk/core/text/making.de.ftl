# Sätze zu Entwürfen von Charakteren.

error-draft_unfinished = { $count ->
    [one] Dieser Tisch prüft streng: Ein Problem ist noch zu lösen.
   *[other] Dieser Tisch prüft streng: { $count } Probleme sind noch zu lösen.
 }
error-too_many_drafts = Mehr als { $allowed } Entwürfe werden hier nicht aufbewahrt. Wirf erst einen weg.
left-not-drawn = gehört ins Spiel und nicht in einen Entwurf
