# Was die Spielflächen von Silber & Gold und Pyramiden sagen.

board-letter-grey = Ga
board-letter-green = Gn
board-letter-orange = O
board-letter-purple = L

board-pattern-I2 = zwei Felder in einer Reihe
board-pattern-I3 = drei Felder in einer Reihe
board-pattern-V3 = eine Ecke aus drei Feldern
board-pattern-L4 = ein L aus vier Feldern
board-pattern-T4 = ein T aus vier Feldern
board-pattern-O4 = ein Quadrat aus vier Feldern
board-pattern-none = Noch nicht aufgedeckt

board-card-title = { $colour }, { $count } Punkte
board-card-seal = Siegel: { $pays }
board-looks = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} in { $columns } Spalten und { $rows } Reihen
board-looks-walls = { $count ->
    [0] keine Mauern
    [one] { $count } Mauer
   *[other] { $count } Mauern
}
board-seal-pays = +{ $worth } je { $which ->
    [grey] graue
    [green] grüne
    [orange] orange
    [purple] lila
   *[other] { $colour }
} Karte
board-pyramid-title = Pyramide { $number }, { $colour }
board-box-open = frei
board-box-crossed = angekreuzt
board-boxes-crossed = { $crossed } von { $count } Feldern angekreuzt
board-own-card = Karte { $slot }, { $card }
board-slot-waits = Hierher kommt deine neue Karte
board-no-card = keine Karte { $slot }

board-display = Auslage
board-displayed = Platz { $place }: { $card }
board-gap = Platz { $place }: leer
board-take = Platz { $place } nehmen: { $card }
board-stack = { $count ->
    [0] Der Stapel ist leer
    [one] Stapel: { $count } Karte
   *[other] Stapel: { $count } Karten
}
board-take-top = { $count ->
    [one] Die letzte Karte des Stapels ungesehen nehmen
   *[other] Die oberste von { $count } Karten des Stapels ungesehen nehmen
}
board-oldest = geht als Nächste

board-expedition = Expedition
board-patterns-left = Kommt noch
board-ghost-tools = Das Muster legen
board-turn = Drehen
board-mirror = Spiegeln
board-single = Nur ein Feld

board-players = Am Tisch
board-points-word = Punkte
board-start-player = Startspieler
board-state-chooses = wählt
board-state-picks = nimmt
board-state-ready = bereit
board-state-wins = gewinnt
board-state-done = fertig
board-looking = Was vor { $who } liegt
board-look-close = Zurück zum eigenen Wertungsblatt

board-hand = Deine vier Karten
board-keep-watch = { $count ->
    [one] { $who } wählt zwei von vier Karten, die sonst niemand sieht.
   *[other] { $who } wählen je zwei von vier Karten, die sonst niemand sieht.
}
board-your-cards = Deine Karten
board-cards-of = Karten von { $who }
board-score-card = Dein Wertungsblatt
board-score-of = Wertungsblatt von { $who }
board-completed = Fertig
board-none = noch keine
board-points-now = { $count ->
    [one] Wertungsblatt · { $count } Punkt
   *[other] Wertungsblatt · { $count } Punkte
}

board-round = Runde { $round } von 4, Karte { $turn } von 7
board-round-short = Karte { $turn } von 7 · Runde
board-cups-left = Pokale übrig: { $cups }
board-palm-worth = jetzt { $count } wert
board-colours-left = Noch freie Farbfelder: { $what }

board-sheet-coins = { $count ->
    [one] { $count } Münze von 12; Pokale: { $cups }
   *[other] { $count } Münzen von 12; Pokale: { $cups }
}
board-sheet-palms = { $count ->
    [one] { $count } Palme von 4; Wert: { $values }
   *[other] { $count } Palmen von 4; Wert: { $values }
}
board-sheet-torches = Fackeln der Runden: { $rounds }
board-sheet-colour = { $colour }: gewonnen { $own }; noch frei { $free }
board-sheet-red_gem = { $count ->
    [one] { $count } roter Edelstein von 10
   *[other] { $count } rote Edelsteine von 10
}
board-sheet-green_gem = { $count ->
    [one] { $count } grüner Edelstein von 10
   *[other] { $count } grüne Edelsteine von 10
}
board-sheet-skulls = { $count ->
    [one] { $count } Totenkopf von 10, kostet { $points }
   *[other] { $count } Totenköpfe von 10, der schlimmste kostet { $points }
}

board-row-red_gem = Rote Edelsteine
board-row-green_gem = Grüne Edelsteine
board-row-skull = { source-skulls }
board-row-gems-worth = jedes Paar 5, jeder weitere 1
board-row-skulls-worth = nur der schlimmste zählt
board-row-torches = { source-torches }
board-row-torches-worth = je 5

board-earn = Dieser Zug: { $what }.
board-earn-nothing = Dieser Zug: keine Symbole.
board-earn-coin = { $count ->
    [one] +{ $count } Münze
   *[other] +{ $count } Münzen
}
board-earn-palm = { $count ->
    [one] eine Palme, jetzt { $worth } wert
   *[other] { $count } Palmen, jetzt { $worth } wert
}
board-earn-card = Karte ({ $colour }) fertig, { $count } Punkte
board-earn-pyramid = Pyramide { $number } fertig
board-earn-owed = { $count ->
    [one] noch ein Feld für das X
   *[other] noch { $count } Felder für die X
}
board-earn-left = { $count ->
    [one] noch ein Feld frei auf der Karte ({ $colour })
   *[other] noch { $count } Felder frei auf der Karte ({ $colour })
}

board-ask-pattern = Kreuze { $pattern } auf einer deiner Karten an, oder ein einzelnes Feld.
board-ask-pattern-short = Kreuze { $pattern } an, oder ein Feld.
board-ask-single = Das Muster passt nirgends: Kreuze ein einzelnes Feld an.
board-ask-owed = { $count ->
    [one] Ein X: Kreuze noch ein Feld an, auf einer der beiden Karten.
   *[other] Kreuze noch { $count } Felder an, eins nach dem anderen, auf einer der beiden Karten.
}
board-self-confirm = Fertig. Rückgängig nimmt es zurück.
board-ask-confirm = Alles angekreuzt. Bestätige, oder mach es rückgängig.
board-ask-pick = { $count ->
    [one] Nimm eine neue Karte: aus der Auslage oder oben vom Stapel.
   *[other] Nimm { $count } neue Karten, eine nach der anderen: aus der Auslage oder oben vom Stapel.
}
board-wait-keep = { $count ->
    [one] { $who } wählt noch zwei Karten.
   *[other] { $who } wählen noch zwei Karten.
}
board-wait-mark = { $count ->
    [one] { $who } kreuzt noch an.
   *[other] { $who } kreuzen noch an.
}
board-wait-pick = { $count ->
    [one] { $who } nimmt eine neue Karte.
   *[other] { $who } nehmen neue Karten.
}
board-busy = Einen Moment …
board-over = { $count ->
    [one] Das Spiel ist zu Ende: { $who } gewinnt.
   *[other] Das Spiel ist zu Ende: { $who } gewinnen gemeinsam.
}
board-over-you = Das Spiel ist zu Ende: Du gewinnst.
board-over-you-share = Das Spiel ist zu Ende: Du teilst dir den Sieg mit { $names }.
board-over-solo = { $count ->
    [one] Das Spiel ist zu Ende: { $count } Punkt.
   *[other] Das Spiel ist zu Ende: { $count } Punkte.
}
board-how-point = Zeig auf deine Karten. R dreht, F spiegelt, S kreuzt ein einzelnes Feld an.
board-how-point-owed = Zeig auf das Feld, das du ankreuzen willst.
board-how-tap = Tippe auf die Felder, die du ankreuzen willst.
board-only-single = Dort passt nur ein einzelnes Feld.
board-pick-how = Tasten 1 bis 4, oder 0 für den Stapel; Enter nimmt sie.
board-pick-tap = Tippe eine Karte an, um zu sehen, was sie ist.
board-keep-how = Nur fertige Karten zählen; die kleinen sind schnell voll.
board-keep-how-pyramids = Eine Pyramide zählt, sobald ihr Grab erreicht ist; manche Wege sind kurz.

board-cross = Ankreuzen
board-take-this = Diese Karte nehmen
board-keep = Diese zwei behalten
