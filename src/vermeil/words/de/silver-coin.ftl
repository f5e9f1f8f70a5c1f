# Der Tisch von Silver Coin in Worten. Die Namen der Karten stehen in cards.ftl.

sc-number-and-name = { $number } { $name }
sc-unknown-card = eine unbekannte Karte
sc-your-village = Dein Dorf
sc-village-of = Dorf von { $who }
sc-centre = Stapel und Ablage

# Was jede Karte tut, in einer Zeile.
sc-text-coin-0 = Vor der Wertung, offen: Verschenk eine andere eigene Karte.
sc-text-coin-1 = Offen: Deck sie am Zugende zu und spiel noch einmal.
sc-text-coin-2 = Offen: Leg eine eigene Karte quer, oder leg eine quere ab.
sc-text-coin-3 = Offen: Deck sie zu und dreh eine beliebige andere Karte um.
sc-text-coin-4 = Offen: Nutze statt zu ziehen die Fähigkeit der obersten Karte der Ablage.
sc-text-coin-5 = Kommt offen an ein Ende deines Dorfs; dreh eine andere um.
sc-text-coin-6 = Deck eine offene Karte zu, dann eine andere auf.
sc-text-coin-7 = Sieh alle verdeckten Karten eines Dorfs an.
sc-text-coin-8 = Leg eine offene Karte unter die Ablage.
sc-text-coin-9 = Sieh bis zu drei beliebige Karten an.
sc-text-coin-10 = Nimm eine der drei Karten darunter oder nutze ihre Fähigkeit.
sc-text-coin-11 = Tausch die oberste Karte der Ablage mit einer beliebigen Karte.
sc-text-coin-12 = Aus jedem Dorf wandert eine Karte zum Nachbarn.
sc-text-coin-13 = Offen bei der Wertung: Ergeben deine anderen weniger als 13, zählst du 0.
sc-text-amulet-0 = Zwei offene irgendwo beenden die Runde sofort.
sc-text-amulet-1 = Offen: Eine Stapelkarte liegt offen und lässt sich ziehen.
sc-text-amulet-2 = Offen: Sieh eine eigene verdeckte Karte an.
sc-text-amulet-3 = Offen: Schützt sich und eine andere eigene Karte.
sc-text-amulet-4 = Offen: Zieh eine mehr und behalte, welche du magst.
sc-text-amulet-5 = Deck eine eigene Karte auf.
sc-text-amulet-6 = Deck eine beliebige Karte auf.
sc-text-amulet-7 = Sieh bis zu zwei eigene Karten an.
sc-text-amulet-8 = Sieh eine Karte von jemand anderem an.
sc-text-amulet-9 = Sieh eine beliebige Karte an.
sc-text-amulet-10 = Nimm eine beliebige Karte der Ablage offen in dein Dorf.
sc-text-amulet-11 = Sieh die oberste Stapelkarte an; tausch sie, womit du willst.
sc-text-amulet-12 = Tausch eine eigene Karte gegen eine fremde und sieh sie an.
sc-text-amulet-13 = Passt beim Tausch mehrerer zu jeder Zahl.
sc-text-bullet-0 = Vor der Wertung, offen: Entferne eine deiner Karten.
sc-text-bullet-1 = Offen: Tauschst du mehrere, zählt eine davon 1 mehr.
sc-text-bullet-2 = Offen: Deck eine eigene Karte auf.
sc-text-bullet-3 = Offen: Was du ablegst, kommt unter den Stapel.
sc-text-bullet-4 = Offen: Nutze nach einem Tausch eine abgelegte 5 bis 12.
sc-text-bullet-5 = Dreh den ganzen Stapel um.
sc-text-bullet-6 = Dreh eine beliebige Karte um.
sc-text-bullet-7 = Sieh alle eigenen verdeckten Karten an.
sc-text-bullet-8 = Misch die verdeckten Karten eines Dorfs.
sc-text-bullet-9 = Nutze eine offene 5 bis 12 eines Dorfs.
sc-text-bullet-10 = Leg zehn Karten vom Stapel ab.
sc-text-bullet-11 = Tausch Karten zweier Dörfer miteinander.
sc-text-bullet-12 = Kommt offen in ein beliebiges Dorf.
sc-text-bullet-13 = Zählt bei der Wertung wie deine niedrigste andere.
sc-card-told = { $card }: { $text }

# Was gefragt wird, ein schlichter Satz für jede Entscheidung.
sc-ask-peek = { $count ->
    [0] Wähl zwei eigene Karten zum Ansehen.
    [1] Wähl noch eine Karte zum Ansehen.
   *[other] Sieh diese beiden Karten an.
}
sc-ask-action = Du bist dran: Zieh vom Stapel oder nimm die oberste Karte der Ablage.
sc-ask-action-call = Du bist dran: Zieh, nimm die oberste Karte der Ablage oder ruf zur Abstimmung.
sc-ask-action-draw = Du bist dran: Zieh vom Stapel.
sc-ask-keep = Welche der gezogenen Karten behältst du?
sc-ask-held-use = Du hast { $card } gezogen: Wähl Karten zum Tauschen, nutze sie oder leg sie ab.
sc-ask-held-drawn = Du hast { $card } gezogen: Wähl Karten zum Tauschen oder leg sie ab.
sc-ask-held-taken = Du hast { $card } genommen: Wähl die Karte oder die gleichen Karten zum Tauschen.
sc-ask-held-use-only = Du hast { $card } gezogen: Nutze sie oder leg sie ab.
sc-ask-held-discard-only = Du hast { $card } gezogen: Leg sie ab.
sc-ask-held-chosen = { $count ->
    [one] Diese Karte gegen { $card } tauschen? Wähl weitere, wenn sie die gleiche Zahl haben.
   *[other] Diese { $count } Karten gegen { $card } tauschen? Sie müssen die gleiche Zahl haben.
}
sc-ask-set = Wähl die nächste gleiche Karte weiter rechts oder deck die gewählten auf.
sc-ask-reveal = Die gewählten Karten sind aufgedeckt: Nutze erst eine Fähigkeit oder mach weiter.
sc-ask-place = Sie passen! Welchen Platz bekommt { $card }?
sc-ask-kept = Sie passen nicht. An welchem Ende behältst du { $card }?
sc-ask-extra = Noch eine Karte vom Stapel: An welches Ende?
sc-ask-end = Ende deines Zugs: Nutze eine Fähigkeit oder beende ihn.
sc-ask-gift = Die Runde ist vorbei: Verschenk eine Karte oder passe.
sc-ask-token = Wähl die Karte für die Silbermünze.
sc-ask-coin-0-0 = { $card }: Welche andere eigene Karte verschenkst du?
sc-ask-coin-0-1 = { $card }: Wer bekommt die Karte?
sc-ask-coin-0-2 = { $card }: An welches Ende des Dorfs?
sc-ask-coin-2-0 = { $card }: Wähl eine Karte zum Querlegen, oder eine quere zum Aufrichten oder Ablegen.
sc-ask-coin-3-0 = { $card }: Wähl eine andere Karte zum Umdrehen.
sc-ask-coin-5-0 = { $card }: An welches Ende deines Dorfs?
sc-ask-coin-5-1 = { $card }: Wähl eine andere Karte zum Umdrehen.
sc-ask-coin-6-0 = { $card }: Wähl eine offene Karte zum Zudecken.
sc-ask-coin-6-1 = { $card }: Wähl eine andere Karte zum Aufdecken.
sc-ask-coin-7-0 = { $card }: Welches Dorf siehst du an?
sc-ask-coin-8-0 = { $card }: Wähl eine offene Karte zum Ablegen.
sc-ask-coin-9-0 = { $count ->
    [one] { $card }: Sieh noch eine Karte an.
   *[other] { $card }: Sieh bis zu { $count } Karten an.
}
sc-ask-coin-10-0 = { $card }: Wähl eine Karte der Ablage zum Nehmen oder Nutzen.
sc-ask-coin-11-0 = { $card }: Wähl die Karte, deren Platz die oberste der Ablage bekommt.
sc-ask-coin-12-0 = { $card }: In welche Richtung wandern die Karten?
sc-ask-coin-12-1 = { $card }. { $village }: Wähl die Karte, die weiterwandert.
sc-ask-amulet-2-0 = { $card }: Wähl eine eigene verdeckte Karte zum Ansehen.
sc-ask-amulet-3-0 = { $card }: Wähl eine andere eigene Karte zum Schützen.
sc-ask-amulet-5-0 = { $card }: Wähl eine eigene Karte zum Aufdecken.
sc-ask-amulet-6-0 = { $card }: Wähl eine beliebige Karte zum Aufdecken.
sc-ask-amulet-7-0 = { $count ->
    [one] { $card }: Sieh noch eine eigene Karte an.
   *[other] { $card }: Sieh bis zu { $count } eigene Karten an.
}
sc-ask-amulet-8-0 = { $card }: Wähl eine fremde Karte zum Ansehen.
sc-ask-amulet-9-0 = { $card }: Wähl eine beliebige Karte zum Ansehen.
sc-ask-amulet-10-0 = { $card }: Wähl die Karte der Ablage, die du nimmst.
sc-ask-amulet-11-0 = { $card }: Wähl eine Karte zum Tauschen mit der gesehenen, oder lehn ab.
sc-ask-amulet-12-0 = { $card }: Wähl die fremde Karte, die du nimmst.
sc-ask-amulet-12-1 = { $card }: Wähl die eigene Karte, die dorthin geht.
sc-ask-bullet-0-0 = { $card }: Welche deiner Karten entfernst du?
sc-ask-bullet-2-0 = { $card }: Wähl eine eigene verdeckte Karte zum Aufdecken.
sc-ask-bullet-6-0 = { $card }: Wähl eine beliebige Karte zum Umdrehen.
sc-ask-bullet-8-0 = { $card }: Wessen verdeckte Karten werden gemischt?
sc-ask-bullet-9-0 = { $card }: Wähl die offene Karte, deren Fähigkeit du nutzt.
sc-ask-bullet-11-0 = { $card }: Wähl die erste von zwei Karten, die die Plätze tauschen.
sc-ask-bullet-11-1 = { $card }: Wähl die andere Karte, aus einem anderen Dorf.
sc-ask-bullet-12-0 = { $card }: In wessen Dorf kommt er?
sc-ask-bullet-12-1 = { sc-ask-coin-0-2 }
sc-ask-rite = { sc-bullet-4 }: Nutze eine der abgelegten Karten oder mach weiter.
sc-ask-sink = { sc-bullet-3 }: Kommt die Karte unter den Stapel oder auf die Ablage?
sc-ask-place-lycan = Sie passen mit der Hilfe von { sc-bullet-1 }! Welchen Platz bekommt { $card }?
sc-ask-gift-hunt = Die Runde ist vorbei: Nutze vor der Wertung eine offene Karte oder passe.
sc-wait-peek = { $who } sieht zwei Karten an.
sc-wait-action = { $who } ist dran.
sc-wait-held = { $who } hält eine Karte.
sc-wait-card = { story-sc-ability }
sc-wait-gift = { $who } darf vor der Wertung eine Karte nutzen.
sc-wait-end = { $who } beendet den Zug.
sc-wait-other = { $who } tauscht Karten.

# Antworten.
sc-do-peek = Ansehen
sc-do-draw = Ziehen
sc-do-draw-many = { $count } ziehen, eine behalten
sc-do-shown = Offene Karte ziehen: { $card }
sc-do-keep = { $card } behalten
sc-do-take = Nehmen
sc-do-take-discard = { $card } nehmen
sc-do-use-discard = { sc-do-use }
sc-do-call = Zur Abstimmung rufen
sc-do-use = { $card } nutzen
sc-do-discard = Ablegen
sc-do-exchange = { $count ->
    [0] Tauschen
    [one] Diese Karte tauschen
   *[other] { $count } Karten tauschen
}
sc-do-turn = Aufdecken
sc-do-go = Weiter
sc-do-left = Linkes Ende
sc-do-right = Rechtes Ende
sc-do-end = Zug beenden
sc-do-pass = Passen
sc-do-done = Genug
sc-do-decline = Ablehnen
sc-do-clockwise = Im Uhrzeigersinn
sc-do-counterclockwise = Gegen den Uhrzeigersinn
sc-do-village = { $village }
sc-do-rotate = Querlegen
sc-do-upright = Aufrichten
sc-do-toss = Ablegen
sc-do-token = Silbermünze nutzen
sc-do-token-protect = Karte { $place } mit der Silbermünze schützen
sc-do-token-flip = Karte { $place } mit der Silbermünze umdrehen
sc-do-this = Diese Karte wählen
sc-do-under = Unter den Stapel
sc-do-pile = Auf die Ablage
sc-do-rite = { sc-do-use }
sc-do-token-zero = Karte { $place } mit der Silbermünze 0 zählen lassen
sc-do-free = { $card } nutzen (Karte { $place })
sc-do-blob = Karte { $place } der Ablage nutzen: { $card }
sc-do-select = Zum Tauschen wählen
sc-do-unselect = Diese nicht tauschen
sc-do-more = Fähigkeiten ({ $count })
sc-do-cancel = Abbrechen
sc-chooser = Wähl eine Antwort
sc-choose-village = Dieses Dorf wählen

# Karten und Zeichen.
sc-spot-yours = deine Karte { $place }
sc-spot-theirs = Karte { $place } von { $who }
sc-spot-held = die Karte auf deiner Hand
sc-spot-held-by = die Karte, die { $who } hält
sc-spot-top = die oberste Karte der Ablage
sc-spot-discard = Karte { $place } der Ablage, von oben
sc-spot-shown = offene Karte { $place } neben dem Stapel
sc-spot-drawn = gezogene Karte { $place }
sc-spot-deck = { $count ->
    [one] der Stapel, noch { $count } Karte
   *[other] der Stapel, noch { $count } Karten
}
sc-deck-top-is = die oberste: { $card }
sc-deck-top-known = du kennst die oberste: { $card }
sc-spot-under = Karte { $place } von unten im Stapel
sc-spot-removed = Karte { $place } außerhalb der Runde
sc-deck-face-up = er liegt offen
sc-deck-under = ganz unten: { $cards }
sc-deck-up-caption = Stapel, offen: { $count }
sc-removed-caption = Aus der Runde: { $count }
sc-group = gemischt, niemand weiß, welche wo liegt: Unter { $places } { $count ->
    [one] ist { $cards }
   *[other] sind { $cards }
}
sc-group-yours = deinen Karten { $places }
sc-group-theirs = den Karten { $places } von { $who }
sc-lycan-plus = zählt 1 mehr
sc-face-up = offen
sc-face-up-is = offen: { $card }
sc-face-down = verdeckt
sc-face-down-is = verdeckt: { $card }
sc-face-down-known = verdeckt, du kennst sie: { $card }
sc-lies-sideways = liegt quer
sc-wears-coin = von der Silbermünze geschützt
sc-is-guarded = geschützt
sc-seen-by = gesehen von { $who }
sc-seen-by-all = alle haben sie gesehen
sc-deck-caption = Stapel: { $count }
sc-shown-caption = Offen
sc-drawn-caption = Gezogen
sc-held-caption = Auf deiner Hand
sc-held-by-caption = { $who } hält
sc-discards-caption = Ablage: { $count }
sc-pile-from-top = Die Ablage unter der obersten Karte, von oben
sc-cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
sc-text-view-cards = Was auf den Karten steht
sc-empty-village = Keine Karten
sc-coin-holder = Silbermünze
sc-coin-power = Silbermünze, bereit
sc-has-called = hat gerufen
sc-last-turn = letzter Zug
sc-only-you = Nur du siehst das
sc-reveal-close = Verstanden

# Der Ruf, die Punkte einer Runde und des Spiels.
sc-call-title = Zur Abstimmung rufen?
sc-call-sure = Dein Zug endet, und alle anderen haben noch einen. Mit der niedrigsten Summe zählst du 0, sonst deine Summe plus 10.
sc-call-not-yet = Noch nicht
sc-call-yours = Du hast zur Abstimmung gerufen!
sc-call-theirs = { $who } hat zur Abstimmung gerufen!
sc-call-turns = { $count ->
    [one] Ein letzter Zug: { $who }
   *[other] Letzte Züge: { $who }
}
sc-call-no-turns = Alle Züge sind gespielt.
sc-score-title = Wertung von Runde { $round }
sc-score-call = { $who } hat in Runde { $number } gerufen. Alle Dörfer werden aufgedeckt.
sc-score-no-call = Niemand hat in Runde { $number } gerufen. Alle Dörfer werden aufgedeckt.
sc-score-you = (du)
sc-score-sum = Die Karten ergeben { $sum }.
sc-score-empty = Keine Karten: nichts zu zählen.
sc-score-wolfman = Die offene 13 macht daraus 0.
sc-score-copycat = { sc-bullet-13 } zählt { $count }.
sc-score-zero = Die Karte unter der Silbermünze zählt 0.
sc-score-call-won = Der Ruf war richtig: 0 Punkte.
sc-score-call-lost = Der Ruf war falsch: { $penalty } dazu.
sc-score-token = { $who } hat die Silbermünze, ohne ihre Kraft.
sc-score-token-power = { $who } hat die Silbermünze und darf sie in der nächsten Runde nutzen.
sc-scores-caption = Punkte, wenig ist gut
sc-scores-player = Name
sc-scores-tell = Runde { $round } noch einmal ansehen
sc-scores-note = * in dieser Runde gerufen
