# Was gefragt wird, in einem Satz.

## Die Spiele zum Aufdecken und Ankreuzen.

question-keep = Behalte zwei deiner vier Karten.
question-pattern = Kreuze das Muster auf einer deiner Karten an, oder ein einzelnes Feld.
question-owed = { $count ->
    [one] Kreuze noch ein Feld auf einer deiner Karten an.
   *[other] Kreuze noch { $count } Felder auf deinen Karten an, eins nach dem anderen.
}
question-confirm = Bestätige deine Kreuze, oder nimm sie zurück.
question-pick = Nimm eine neue Karte: eine aus der Auslage, oder ungesehen die oberste vom Stapel.

## Silver Coin: der Zug.

question-peek = Sieh dir zwei deiner Karten an.
