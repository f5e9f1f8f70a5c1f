# Was gefragt wird, in einem Satz.

## Die Spiele zum Aufdecken und Ankreuzen.

question-keep = Behalte zwei deiner vier Karten.
question-pattern = Kreuz das Muster auf einer deiner Karten an, oder ein einzelnes Feld.
question-owed = { $count ->
    [one] Kreuz noch ein Feld auf einer deiner Karten an.
   *[other] Kreuz noch { $count } Felder auf deinen Karten an, eins nach dem anderen.
}
question-confirm = Bestätige deine Kreuze, oder nimm sie zurück.
question-pick = Nimm eine neue Karte: eine aus der Auslage, oder ungesehen die oberste vom Stapel.

## Silver Coin: der Zug.

question-peek = Sieh dir zwei deiner Karten an.
question-action = Du bist dran: Zieh, nimm die oberste Karte der Ablage oder ruf zur Abstimmung.
question-keep-drawn = Behalte eine der gezogenen Karten.
question-held = Tausch die Karte auf deiner Hand, oder leg sie ab.
question-set = Wähl alle Karten des Satzes, von links nach rechts, und deck sie auf.
question-reveal = Die Karten sind aufgedeckt: mach weiter, oder nutz vorher eine Fähigkeit.
question-place = Wähl den Platz der neuen Karte.
question-kept = Sie passen nicht zusammen: An welches Ende kommt die behaltene Karte?
question-extra = An welches Ende kommt die zusätzliche Karte?
question-end = Beende deinen Zug, oder nutz eine Fähigkeit.
question-gift = Vor der Wertung: nutz { sc-card-0 }, oder passe.

## Silver Coin: was eine Karte fragt.

question-card = { $card }: { $what }
question-any = Was tust du?
question-left = An welches Ende deines Dorfs?
question-flip = Wähl eine Karte zum Umdrehen.
question-hide = Wähl eine offene Karte zum Zudecken.
question-show = Wähl eine Karte zum Aufdecken.
question-village = Wähl ein Dorf, das du ansiehst.
question-remove = Wähl eine offene Karte, die abgelegt wird.
question-look = Wähl eine Karte, die du ansiehst.
question-take = Wähl eine abgelegte Karte zum Nehmen oder Nutzen.
question-use = Wähl eine abgelegte Karte zum Nutzen.
question-switch = Wähl die Karte eines Dorfs, die getauscht wird.
question-clockwise = In welche Richtung wandern die Karten?
question-counterclockwise = { question-clockwise }
question-pick-card = Wähl die Karte, die dieses Dorf verlässt.
question-rotate = Wähl eine deiner Karten zum Querlegen, oder eine quere zum Ablegen.
question-rob = Wähl die Karte, die du dir nimmst.
question-give = Wähl die Karte, die du gibst.
question-to = Wer bekommt sie?
question-name = Wähl die Karte, die beschützt wird.
