# Warum ein Zug gut ist: Gründe von Bots, jeder ein Teil eines Satzes.

hint-only = der einzige Zug
hint-alike = alle sind gleich gut
hint-any = ein Zug ist so gut wie der andere
hint-surprise = eine Überraschung vom Stapel
hint-stack = eine ungesehene Karte vom Stapel
hint-promising = eine Karte, die viel verspricht
hint-progress = es geht auf den Karten voran
hint-at-once = { $count ->
    [one] { $count } Punkt sofort
   *[other] { $count } Punkte sofort
}
hint-completes = { $count ->
    [one] macht Karte { $card } fertig: { $count } Punkt
   *[other] macht Karte { $card } fertig: { $count } Punkte
}
hint-crosses = { $count ->
    [one] kreuzt { $count } Feld an
   *[other] kreuzt { $count } Felder an
}
hint-leaves = { $count ->
    [one] lässt 1 Feld auf Karte { $card }, wo { $fitting } von { $all } Mustern passen
   *[other] lässt { $count } Felder auf Karte { $card }, wo { $fitting } von { $all } Mustern passen
}
hint-tomb = { $count ->
    [one] Karte { $card }: 1 Feld bis zum Grab
   *[other] Karte { $card }: { $count } Felder bis zum Grab
}
hint-cup = der Pokal mit { $count }
hint-palm = eine Palme für { $count }
hint-owed = { $count ->
    [one] 1 Zusatzfeld für das X
   *[other] { $count } Zusatzfelder für die X
}
hint-card = { $count ->
    [one] { $colour }, { $count } Feld
   *[other] { $colour }, { $count } Felder
}
hint-pyramid = { $count ->
    [one] { $colour }, { $count } Feld bis zum Grab
   *[other] { $colour }, { $count } Felder bis zum Grab
}
hint-seal = ein Siegel ({ $colour })

hint-sc-expected = erwarteter Stand der Runde etwa { $points }; weniger ist besser
hint-sc-mine = deine { $card }
hint-sc-mine-unknown = deine unbekannte Karte { $place }
hint-sc-theirs = { $card } von { $whom }
hint-sc-theirs-unknown = die unbekannte Karte { $place } von { $whom }
hint-sc-new = die neue Karte
hint-sc-call = zur Abstimmung rufen
hint-sc-discard = { $card } ungenutzt ablegen
hint-sc-use = { $card } ablegen und die Fähigkeit nutzen
hint-sc-turn = die gewählten Karten aufdecken
hint-sc-go = mit dem Tausch fortfahren
hint-sc-end = den Zug beenden
hint-sc-pass = nichts verschenken
hint-sc-done = nichts mehr ansehen
hint-sc-decline = alles lassen, wie es ist
hint-sc-left = ans linke Ende legen
hint-sc-right = ans rechte Ende legen
hint-sc-clockwise = die Karten im Uhrzeigersinn weitergeben
hint-sc-counterclockwise = die Karten gegen den Uhrzeigersinn weitergeben
hint-sc-draw = { $count ->
    [one] vom Stapel ziehen
   *[other] { $count } Karten vom Stapel ziehen
}
hint-sc-shown = die offene Karte { $card } ziehen
hint-sc-keep = { $card } behalten
hint-sc-own-village = dein eigenes Dorf ansehen
hint-sc-village = das Dorf von { $whom } ansehen
hint-sc-to = an { $whom } geben
hint-sc-take-discard = { $card } von der Ablage nehmen
hint-sc-use-discard = { $card } aus der Ablage nutzen
hint-sc-blob-discard = mit { sc-card-4 } { $card } aus der Ablage nutzen
hint-sc-ability = die Fähigkeit von { $card } nutzen
hint-sc-swap-card = { $card } gegen { $held } tauschen
hint-sc-set-card = mehrere Karten gegen { $held } tauschen, darunter { $card }
hint-sc-place-card = an die Stelle von { $card } legen
hint-sc-token-card = die Silbermünze für { $card } nutzen
hint-sc-rotate-card = { $card } querlegen oder aufrichten
hint-sc-discard-card = { $card } ablegen
hint-sc-flip-card = { $card } umdrehen
hint-sc-hide-card = { $card } zudecken
hint-sc-show-card = { $card } aufdecken
hint-sc-look-card = { $card } ansehen
hint-sc-remove-card = { $card } unter die Ablage legen
hint-sc-switch-card = { $card } tauschen
hint-sc-pick-card = { $card } weiterziehen lassen
hint-sc-rob-card = { $card } nehmen
hint-sc-give-card = { $card } hergeben
hint-sc-name-card = { $card } beschützen
