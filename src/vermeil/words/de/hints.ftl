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
    [one] lässt 1 Feld auf Karte { $card }, wo { $fitting ->
        [one] { $fitting } von { $all } Mustern passt
       *[other] { $fitting } von { $all } Mustern passen
    }
   *[other] lässt { $count } Felder auf Karte { $card }, wo { $fitting ->
        [one] { $fitting } von { $all } Mustern passt
       *[other] { $fitting } von { $all } Mustern passen
    }
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
hint-symbols = { $count ->
    [one] 1 Symbol
   *[other] { $count } Symbole
}
hint-seal = ein Siegel ({ $colour })
hint-move = { $move }
hint-move-cross = { $boxes } auf Karte { $card }
hint-keeps = auf Karte { $card } passt weiterhin: { $patterns }
hint-keeps-many = auf Karte { $card } passen { $count } Muster mehr
hint-ways = { $count ->
    [one] { $count } Möglichkeit, auf Karte { $card } ein Muster zu legen, statt { $others }
   *[other] { $count } Möglichkeiten, auf Karte { $card } ein Muster zu legen, statt { $others }
}
hint-and = { $first } und { $last }
hint-next = mit { $count } der { $all } Karten, die als Nächstes kommen können, lässt sich Karte { $card } abschließen
hint-fewer-skulls = { $count ->
    [one] ein Totenkopf weniger
   *[other] { $count } Totenköpfe weniger
}
hint-seal-pays = { $count ->
    [one] ihr Siegel bringt schon { $count } Punkt
   *[other] ihr Siegel bringt schon { $count } Punkte
}
hint-seal-waits = { $count ->
    [one] deine Siegel bringen { $count } Punkt für eine Karte in { $colour }
   *[other] deine Siegel bringen { $count } Punkte für eine Karte in { $colour }
}

# Was ein Zug wert ist: wie oft man von hier aus gewinnt und wie weit man am Ende im Schnitt vorn liegt.
hint-worth-ahead = { $points ->
    [one] gewinnt in { $share } % der Fälle, im Schnitt mit { $points } Punkt Vorsprung
   *[other] gewinnt in { $share } % der Fälle, im Schnitt mit { $points } Punkten Vorsprung
}
hint-worth-behind = { $points ->
    [one] gewinnt in { $share } % der Fälle, im Schnitt mit { $points } Punkt Rückstand
   *[other] gewinnt in { $share } % der Fälle, im Schnitt mit { $points } Punkten Rückstand
}
hint-worth-level = gewinnt in { $share } % der Fälle, im Schnitt mit Gleichstand
hint-better = { $points ->
    [one] { $points } Punkt besser als „{ $other }“
   *[other] { $points } Punkte besser als „{ $other }“
}
hint-as-good = „{ $other }“ ist etwa gleich gut
hint-nothing-more = nichts, was sich zählen lässt, spricht dafür
hint-follows-share = { $share ->
    [one] das zeigt sich erst in dem, was folgt: { $share } Sieg mehr in 100 Partien, nach { $worlds } gedachten Welten
   *[other] das zeigt sich erst in dem, was folgt: { $share } Siege mehr in 100 Partien, nach { $worlds } gedachten Welten
}
hint-follows-points = { $points ->
    [one] das zeigt sich erst in dem, was folgt: in { $worlds } gedachten Welten im Mittel { $points } Punkt besser
   *[other] das zeigt sich erst in dem, was folgt: in { $worlds } gedachten Welten im Mittel { $points } Punkte besser
}

hint-sc-together = { $count ->
    [2] ein { $number }er-Paar geht in einem Tausch weg
   *[other] { $count } { $number }er gehen in einem Tausch weg
}
hint-sc-saves = { $count ->
    [one] { $count } Punkt weniger in deinem Dorf
   *[other] { $count } Punkte weniger in deinem Dorf
}
hint-sc-could-save = { $count ->
    [one] { $count } Punkt weniger als deine { $card }
   *[other] { $count } Punkte weniger als deine { $card }
}
hint-sc-leaves = { $whom } findet { $card } auf der Ablage
hint-sc-below = { $count } der { $all } Karten, die du nicht gesehen hast, sind niedriger als deine { $card }
hint-sc-unknown = { $count ->
    [one] { $count } deiner Karten kennst du nicht
   *[other] { $count } deiner Karten kennst du nicht
}
hint-sc-holds = { $who } hat wahrscheinlich { $count } oder mehr
hint-sc-vote = wer jetzt ruft, gewinnt die Abstimmung in { $share } % der Fälle
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
hint-sc-pass = passen
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
hint-sc-blob-discard = mit { sc-coin-4 } { $card } aus der Ablage nutzen
hint-sc-ability = die Fähigkeit nutzen, die { $card } hat
hint-sc-swap-card = { $card } gegen { $held } tauschen
hint-sc-set-card = mehrere Karten gegen { $held } tauschen, darunter { $card }
hint-sc-place-card = dorthin legen, wo { $card } liegt
hint-sc-token-card = die Silbermünze für { $card } nutzen
hint-sc-rotate-card = { $card } querlegen oder aufrichten
hint-sc-discard-card = { $card } ablegen
hint-sc-flip-card = { $card } umdrehen
hint-sc-hide-card = { $card } zudecken
hint-sc-show-card = { $card } aufdecken
hint-sc-look-card = { $card } ansehen
hint-sc-remove-card = { $card } unter die Ablage legen
hint-sc-switch-card = { $card } tauschen
hint-sc-pick-card = { $card } ins Nachbardorf geben
hint-sc-shuffle = die verdeckten Karten von { $whom } mischen
hint-sc-rite = die Fähigkeit noch einmal nutzen, die { $card } hat
hint-sc-use-card = { hint-sc-ability }
hint-sc-pile = die Karte auf die Ablage legen
hint-sc-under = die Karte unter den Stapel legen
hint-sc-rob-card = { $card } nehmen
hint-sc-give-card = { $card } hergeben
hint-sc-name-card = { $card } schützen
hint-sc-join = zu { $whom } ins Dorf legen
hint-sc-join-own = in dein eigenes Dorf legen
hint-sc-hunt-card = { $card } aus der Runde nehmen
hint-sc-trade-card = { $card } gegen eine Karte eines anderen Dorfes tauschen
hint-sc-no-rite = nichts mehr nutzen
