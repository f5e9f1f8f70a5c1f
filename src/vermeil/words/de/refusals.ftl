# Warum ein Zug abgelehnt wird. Davor steht die Nummer der Regel: „SG-22: b2 ist schon angekreuzt“.

## Alle Spiele.

refused-in-own-words = { $sentence }
refused-too-long = { $start }… ist zu lang für einen Zug
refused-not-spelled = erwartet wird ein Zug oder seine Schreibweise, nicht { $kind }
refused-not-a-move = { $spelling } ist kein Zug
refused-no-seat = Platz { $seat } gibt es in einem Spiel zu { $players } nicht
refused-nothing-to-take-back = { $who } hat nichts rückgängig zu machen
refused-over = das Spiel ist zu Ende

## Silver & Gold und Pyramids: wie man Züge schreibt.

refused-spelling = { $spelling } ist kein Zug; Züge sehen so aus: { $example }
refused-take-spelling = take:1 bis take:4 nehmen eine Karte aus der Auslage, take:top die oberste vom Stapel; nicht { $spelling }
refused-unknown-card = in diesem Kartensatz gibt es keine Karte { $card }
refused-keep-count = zwei Karten werden behalten, nicht { $count }
refused-keep-spelling = erwartet werden zwei verschiedene Karten in der Reihenfolge des Kartensatzes: { $spelling }
refused-outside = auf einer Karte mit { $width }x{ $height } gibt es kein Feld { $box }
refused-boxes-spelling = jedes Feld wird einmal genannt, Reihe für Reihe von links: { $spelling }
refused-owed-at-once = Zusatzfelder werden nacheinander angekreuzt, nicht { $count } auf einmal
refused-such-values = { $kind } mit solchen Werten ist kein Zug dieses Spiels
refused-no-such-move = { $move } ist kein Zug dieses Spiels

## Silver & Gold und Pyramids: Karten behalten und nehmen.

refused-keep-first = behalte zuerst zwei deiner vier Karten; { $move } kommt später
refused-not-in-hand = { $card } ist keine deiner vier Karten { $hand }
refused-keep-two = zwei verschiedene Karten werden behalten, in der Reihenfolge des Kartensatzes
refused-take-now = jetzt wird eine neue Karte genommen; { $move } geht nicht
refused-stack-empty = der Stapel ist leer; nimm eine Karte aus der Auslage
refused-display-place = auf Platz { $place } der Auslage liegt keine Karte

## Silver & Gold und Pyramids: ankreuzen.

refused-cross-now = jetzt werden Felder angekreuzt; { $move } geht nicht
refused-cross-something = kreuze zuerst das Muster oder ein einzelnes Feld an; nichts anzukreuzen geht nicht
refused-still-owed = { $count ->
    [one] für deine Kreuze ist noch { $count } Feld anzukreuzen; bestätige danach
   *[other] für deine Kreuze sind noch { $count } Felder anzukreuzen; bestätige danach
}
refused-all-crossed = für diesen Zug ist alles angekreuzt; bestätige mit done oder mach es rückgängig
refused-nothing-owed = es gibt noch kein Zusatzfeld; kreuze das Muster an oder ein einzelnes Feld ohne das +
refused-box-owed = jetzt ist ein Zusatzfeld anzukreuzen, geschrieben { $spelling }
refused-no-card = du hast keine Karte { $slot }
refused-no-box = auf einer Karte gibt es kein Feld { $box }
refused-not-a-box = { $box } ist auf Karte { $slot } ({ $card }) kein Feld zum Ankreuzen
refused-crossed = { $box } ist schon angekreuzt
refused-cut-short = { $boxes } ist nur ein Teil des Musters { $pattern }, und das wird nie gekürzt
refused-not-the-pattern = { $boxes } ist nicht das Muster { $pattern }, wie man es auch dreht oder spiegelt, und kein einzelnes Feld
refused-not-now = { $move } lässt sich jetzt nicht ankreuzen
refused-tomb-closed = Karte { $slot } ({ $card }) ist fertig, und mit closed_tomb kommt nichts mehr auf sie
refused-entrance-first = Karte { $slot } ({ $card }) ist leer, also muss jetzt ihr Eingang { $box } angekreuzt werden
refused-touches-nothing = { $boxes } stößt an kein Kreuz auf Karte { $slot } ({ $card })

## Silver & Gold und Pyramids: wer an der Reihe ist.

refused-another-takes = jetzt nimmt { $who } eine neue Karte, nicht { $whom }
refused-has-kept = { $who } hat schon zwei Karten behalten und wartet auf die anderen
refused-has-confirmed = { $who } hat den Zug bestätigt und wartet auf die anderen
refused-passes = { $who } hat kein Feld anzukreuzen und passt

## Silver Coin: was gefragt ist.

refused-sc-over = das Spiel ist zu Ende, { $who } hat nichts zu entscheiden
refused-sc-another-decides = jetzt entscheidet { $who }, nicht { $whom }
refused-sc-look-first = sieh dir zuerst zwei eigene Karten an, etwa mit peek:0.1,0.2
refused-sc-look-at-own = du siehst dir zwei deiner Karten an, und { $who } zwei eigene
refused-sc-act-now = zieh, nimm die oberste Karte der Ablage, ruf zur Abstimmung oder nutze { sc-coin-4 }
refused-sc-act-first = wähl eine Aktion, bevor der Zug enden kann
refused-sc-draw-first = du hast noch keine Karte in der Hand; zieh zuerst
refused-sc-keep-now = wähl, welche der gezogenen Karten du behältst
refused-sc-hold = sag, was mit der Karte in deiner Hand geschieht
refused-sc-choose-set = wähl weitere Karten für den Tausch oder deck die gewählten auf
refused-sc-turned-up = die gewählten Karten sind aufgedeckt; mach weiter oder nutze eine freie Fähigkeit
refused-sc-choose-place = wähl, welchen der freien Plätze die neue Karte einnimmt
refused-sc-kept-end = wähl das Ende deiner Reihe für die Karte, die du behältst
refused-sc-extra-end = wähl das Ende deiner Reihe für die zusätzliche Karte
refused-sc-end-now = deine Aktion ist getan; beende den Zug oder nutze, was an seinem Ende wirkt
refused-sc-gift-now = die Runde ist vorbei; nutze eine offene Karte, die jetzt wirkt, oder passe
refused-sc-card-asks = beantworte die Frage von { $card }: { $text }

## Silver Coin: rufen, ziehen und nehmen.

refused-sc-called-already = { $who } hat schon gerufen, und in einer Runde gibt es nur einen Ruf
refused-sc-too-many-to-call = { $count ->
    [one] du hast { $count } Karte; für einen Ruf dürfen es höchstens { $most } sein
   *[other] du hast { $count } Karten; für einen Ruf dürfen es höchstens { $most } sein
}
refused-sc-token-used = in diesem Zug wurde die Münze eingesetzt, also kannst du nicht rufen
refused-sc-quiet-call = in diesem Zug wurde eine Fähigkeit genutzt, also kannst du nicht rufen (Variante quiet_call)
refused-sc-deck-empty = der Stapel ist leer
refused-sc-draw-count = { $count } Karten kannst du nicht ziehen: eine, und eine mehr für jeden offenen { sc-amulet-4 }, so weit der Stapel reicht
refused-sc-no-shown = neben dem Stapel gibt es keine offene Karte { $place }
refused-sc-drawn-count = { $count ->
    [one] zur Wahl steht { $count } gezogene Karte
   *[other] zur Wahl stehen { $count } gezogene Karten
}
refused-sc-pile-empty = die Ablage ist leer, es gibt nichts zu nehmen
refused-sc-no-discard = eine Karte { $place } gibt es in der Ablage nicht, sie hat { $count }
refused-sc-nothing-to-exchange = du hast keine Karte, die sich gegen eine genommene tauschen ließe
refused-sc-exchange-taken = eine genommene Karte muss getauscht werden, ihre Fähigkeit wird nicht genutzt
refused-sc-set-of-two = um mehrere zu tauschen, musst du mindestens zwei Karten wählen
refused-sc-set-order = ein Satz wird von links nach rechts gewählt und hat mindestens zwei Karten
refused-sc-not-freed = { $spot } ist keiner der freien Plätze

## Silver Coin: Fähigkeiten und ihre Ziele.

refused-sc-no-discard-ability = { $card } bewirkt beim Ablegen nichts
refused-sc-no-target = { $card } hat jetzt kein Ziel
refused-sc-too-few-blobs = du hast nur { $count } offene Karten { sc-coin-4 }, also ist { $spot } außer Reichweite
refused-sc-discard-face-down = { $spot } liegt verdeckt und lässt sich nicht nutzen
refused-sc-no-pile-ability = { $card } hat keine Fähigkeit, die aus der Ablage wirkt
refused-sc-out-of-reach = { $spot } ist außer Reichweite oder hat jetzt kein Ziel
refused-sc-no-seat = Platz { $seat } gibt es unter { $players } nicht
refused-sc-gift-to-self = ein Geschenk geht an jemand anderen
refused-sc-nothing-to-look-at = { $who } hat keine verdeckte Karte, die man ansehen darf
refused-sc-no-card = eine Karte { $spot } gibt es nicht, in diesem Dorf liegen { $count }
refused-sc-no-token = du hast in dieser Runde keine Münze mit unverbrauchter Kraft
refused-sc-not-yours = { $spot } ist keine deiner eigenen Karten
refused-sc-coin = { $spot } ist durch die Silbermünze geschützt
refused-sc-bodyguard = { $spot } ist durch { sc-amulet-3 } geschützt
refused-sc-face-down = { $spot } liegt verdeckt
refused-sc-face-up = { $spot } liegt schon offen
refused-sc-not-here = { $spot } lässt sich hier nicht wählen
refused-sc-upright = { $spot } liegt nicht quer, lässt sich also nicht ablegen
refused-sc-chosen = { $spot } ist schon gewählt, lässt sich also nicht ablegen
refused-sc-last-to-exchange = { $spot } ist die letzte Karte, die sich gegen die genommene tauschen ließe
refused-sc-no-such-ability = { $spot } ist keine offene Karte von dir mit dem Wort { $word }
refused-sc-used-already = diese Karte ist schon genutzt: { $card }
refused-sc-protected = { $spot } ist geschützt, lässt sich also nicht umdrehen
refused-sc-last-turn = die Runde endet mit diesem Zug, einen weiteren gibt es nicht
refused-sc-rite-now = nutze eine der abgelegten Karten, oder mach weiter
refused-sc-sink-now = sag, ob die Karte unter den Stapel oder auf die Ablage kommt
refused-sc-no-rite = es gibt keine abgelegte Karte { $place }, die { sc-bullet-4 } jetzt nutzen könnte
refused-sc-nothing-to-shuffle = { $who } hat weniger als zwei verdeckte Karten, die gemischt werden dürfen
refused-sc-no-village-ability = { $spot }, { $card }, ist keine 5 bis 12 mit einer Fähigkeit, die sich nutzen lässt

## Ein Spiel aufbauen.

refused-players = es spielen { $few } bis { $many }, nicht { $players }
refused-another-deck = erwartet wird ein Kartensatz von { $game }, nicht { $kind }
refused-deck-too-small = für { $players } Personen werden { $cards } Karten ausgeteilt, aber { $deck } hat { $count }
refused-start-seat = Platz { $seat } gibt es unter { $players } nicht, um zu beginnen

## Silver Coin: gemischte Kartensätze.

refused-deck-name = ein Kartensatz ist ein Name wie „coin“ oder „coin+amulet:3,7,12“, nicht { $deck }
refused-deck-itself = { $deck } ist der Kartensatz, aus dem ersetzt wird, und kann sich nicht selbst ersetzen
refused-number-twice = die Zahl { $number } wird in { $deck } zweimal ersetzt
refused-deck-spelling = { $deck } schreibt man { $spelling }
refused-mix-numbers = eine Mischung nennt für jede der { $count } Zahlen einen Kartensatz
refused-no-deck = einen Kartensatz { $deck } gibt es nicht; es gibt { $decks }
refused-swap-spelling = eine Ersetzung ist „Kartensatz:Zahlen“ mit Zahlen von 0 bis 13, nicht { $spelling }
refused-swap-winner = { $who } hat gewonnen, und nur wer verloren hat, darf eine Zahl ersetzen
refused-swap-stranger = Platz { $seat } hat nicht mitgespielt, und nur wer verloren hat, darf eine Zahl ersetzen
refused-swap-one = { $who } darf eine Zahl ersetzen, nicht { $count }
refused-swap-taken = { $who } hat die { $number } schon ersetzt
