# Was geschehen ist, je ein Satz. $who und $whom sind Spielende.

list-next = { $first }, { $next }

story-keep = { $who } behält zwei Karten.
story-start = { $who } beginnt.
story-turn = Runde { $round }, Zug { $turn }.
story-turn-pattern = Runde { $round }, Zug { $turn }: { $pattern }.
story-cross = { $count ->
    [one] { $who } kreuzt ein einzelnes Feld auf Karte { $card } an.
   *[other] { $who } kreuzt { $count } Felder auf Karte { $card } an.
}
story-cross-gains = { $count ->
    [one] { $who } kreuzt ein einzelnes Feld auf Karte { $card } an: { $gains }.
   *[other] { $who } kreuzt { $count } Felder auf Karte { $card } an: { $gains }.
}
story-owed = { $who } kreuzt noch ein Feld auf Karte { $card } an.
story-owed-gains = { $who } kreuzt noch ein Feld auf Karte { $card } an: { $gains }.
story-take = { $who } nimmt { $card }.
story-take-top = { $who } nimmt die oberste Karte des Stapels.
story-drawn = { $who } deckt { $card } auf.
story-cup = { $who } füllt eine Münzreihe: ein Pokal, +{ $count }.
story-colour = { $who } gewinnt ein Farbfeld ({ $colour }): +{ $count }.
story-total = { $count ->
    [one] { $who } hat { $count } Punkt.
   *[other] { $who } hat { $count } Punkte.
}
story-wins = { $who } gewinnt!

gain-cross = { $count ->
    [one] ein X
   *[other] { $count } X
}
gain-coin = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
gain-palm = { $count ->
    [one] eine Palme
   *[other] { $count } Palmen
}
gain-red-gem = { $count ->
    [one] ein roter Edelstein
   *[other] { $count } rote Edelsteine
}
gain-green-gem = { $count ->
    [one] ein grüner Edelstein
   *[other] { $count } grüne Edelsteine
}
gain-torch = { $count ->
    [one] eine Fackel
   *[other] { $count } Fackeln
}
gain-skull = { $count ->
    [one] ein Totenkopf
   *[other] { $count } Totenköpfe
}
gain-potion = { $count ->
    [one] ein Trank
   *[other] { $count } Tränke
}
gain-completes = die Karte ist fertig
gain-points = { $points }

story-sc-round = Runde { $round } beginnt.
story-sc-first-chance = Die Ablage beginnt mit { $card }.
story-sc-shown-chance = Neben dem Stapel liegt { $card }.
story-sc-peek = { $who } sieht sich zwei eigene Karten an.
story-sc-draw = { $count ->
    [one] { $who } zieht eine Karte.
   *[other] { $who } zieht { $count } Karten.
}
story-sc-shown = { $who } zieht die offene Karte { $card }.
story-sc-keep = { $who } behält eine der gezogenen Karten.
story-sc-take-discard = { $who } nimmt { $card } von der Ablage.
story-sc-use-discard = { $who } nutzt { $card } aus der Ablage.
story-sc-blob-discard = { $who } nutzt mit { sc-coin-4 } { $card } aus der Ablage.
story-sc-discard = { $who } legt { $card } ab.
story-sc-use = { $who } legt { $card } ab und nutzt die Fähigkeit.
story-sc-call = { $who } ruft zur Abstimmung!
story-sc-turn = { $who } deckt die gewählten Karten auf.
story-sc-left = { $who } legt die Karte ans linke Ende.
story-sc-right = { $who } legt die Karte ans rechte Ende.
story-sc-clockwise = { $who } gibt die Karten im Uhrzeigersinn weiter.
story-sc-counterclockwise = { $who } gibt die Karten gegen den Uhrzeigersinn weiter.
story-sc-pass = { $who } passt.
story-sc-decline = { $who } lässt alles, wie es ist.
story-sc-village = { $who } sieht sich das Dorf von { $whom } an.
story-sc-to = { $who } gibt die Karte an { $whom }.
story-sc-ability = { $who } nutzt { $card }.
story-sc-swap-card = { $who } tauscht { $card } aus.
story-sc-place-card = { $who } legt die neue Karte an die Stelle von { $card }.
story-sc-token-card = { $who } nutzt die Silbermünze für { $card }.
story-sc-rotate-card = { $who } legt { $card } quer oder aufrecht.
story-sc-discard-card = { story-sc-discard }
story-sc-flip-card = { $who } dreht { $card } um.
story-sc-hide-card = { $who } deckt { $card } zu.
story-sc-show-card = { $who } deckt { $card } auf.
story-sc-look-card = { $who } sieht sich { $card } an.
story-sc-remove-card = { $who } legt { $card } unter die Ablage.
story-sc-switch-card = { $who } tauscht { $card }.
story-sc-pick-card = { $who } gibt { $card } ins Nachbardorf.
story-sc-rob-card = { $who } nimmt { $card }.
story-sc-trouble-card = { $who } wählt { $card } für einen Tausch.
story-sc-give-card = { $who } gibt { $card } her.
story-sc-name-card = { $who } schützt { $card }.
story-sc-rite = { $who } nutzt { $card }, gerade abgelegt.
story-sc-under = Die Karte kommt unter den Stapel.
story-sc-pile = Die Karte kommt auf die Ablage.
story-sc-use-card = { story-sc-ability }
story-sc-shuffle = { $who } mischt die verdeckten Karten von { $whom }: Niemand weiß, welche wo liegt.
story-sc-hunt-card = { $who } entfernt { $card } vor der Wertung.
story-sc-top-chance = Oben auf dem offenen Stapel liegt { $card }.
story-sc-count-chance = Vom Stapel wird { $card } abgelegt.
story-sc-sees = { $who } sieht { $card }.
story-sc-looks = { $who } sieht Karte { $place } von { $whom }: { $card }.
story-sc-open = Karte { $place } von { $whom } liegt offen: { $card }.
story-sc-village-open = { $who } deckt das eigene Dorf auf: { $cards }.
story-sc-village-empty = { $who } deckt ein leeres Dorf auf.
story-sc-points = { $count ->
    [one] { $who } bekommt { $count } Punkt.
   *[other] { $who } bekommt { $count } Punkte.
}
story-sc-token = { $who } hat die Silbermünze.
