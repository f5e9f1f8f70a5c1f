# Kartensätze, die jemand selbst zeichnet: was daran nicht stimmt, worin sie vom gedruckten abweichen, und die Worte des Zeichners.

# Was an der Datei eines Kartensatzes nicht stimmt, wie `vermeil deck check` und der Zeichner es sagen. Davor kann eine Regelnummer stehen.
drawn-unreadable = { $file } lässt sich nicht lesen: { $reason }
drawn-no-key = im Kopf fehlt die Zeile „{ $key } ...“
drawn-too-large = die Datei ist größer als { $count } KB
drawn-long-line = die Zeile ist länger als { $count } Zeichen
drawn-control = ein Steuerzeichen ({ $code }); Kartensätze sind reiner ASCII-Text
drawn-foreign = ein Zeichen außerhalb von ASCII ({ $code }); Kartensätze sind reiner ASCII-Text
drawn-not-a-key = { $word } gehört nicht in den Kopf (dort stehen { $keys }) und hat auch keine Zeichnung
drawn-key-twice = im Kopf steht „{ $key }“ zweimal
drawn-no-value = bei „{ $key }“ fehlt der Wert
drawn-one-value = „{ $key }“ hat nur einen Wert, ein einziges Wort
drawn-no-head = hier steht eine Reihe einer Zeichnung, wo eine Karte mit ihrer Kopfzeile beginnen müsste
drawn-no-blank = mit { $word } beginnt eine neue Karte, aber davor fehlt die Leerzeile
drawn-no-drawing = unter der Kopfzeile von { $word } fehlt die Zeichnung
drawn-row-too-many = eine Karte hat höchstens { $count } Reihen, das ist eine mehr
drawn-joined = { $word } ist kein einzelnes Zeichen; zwischen Zeichen stehen Leerzeichen
drawn-not-a-mark = { $word } gehört nicht in eine Zeichnung; erlaubt sind { $marks }
drawn-mark-too-many = eine Reihe hat höchstens { $count } Zeichen, das ist eines mehr
drawn-uneven = die Reihe hat { $count } Zeichen, die erste Reihe der Karte { $first }
drawn-same-id = zwei Karten haben dieselbe Kennung
drawn-no-card = der Kartensatz { $deck } hat keine Karte { $card }
drawn-other-game = der Kartensatz ist für das Spiel { $word }, nicht für { $game }
drawn-id-taken = die Kennung { $card } hat schon die Karte in Zeile { $line }
drawn-not-a-colour = { $word } ist keine Farbe; die Farben sind { $colours }
drawn-size = ein Kartensatz hat { $least } bis { $most } Karten, dieser { $count }
drawn-not-an-id = { $word } ist keine Kennung: ein Buchstabe, dann 1 bis 7 Buchstaben oder Ziffern, alles klein, kein Wort aus dem Kopf
drawn-not-a-name = { $word } ist kein Name für einen Kartensatz: 1 bis 32 Kleinbuchstaben, Ziffern oder Bindestriche, kein Bindestrich am Anfang
drawn-no-colour = bei { $word } fehlt die Farbe
drawn-no-colour-and-number = bei { $word } fehlen Farbe und Nummer
drawn-word-too-many = { $word } ist in der Kopfzeile ein Wort zu viel
drawn-seal-no-colour = bei „seal“ fehlt die Farbe
drawn-only-seal = { $word } steht, wo nur „seal“ und dessen Farbe folgen dürfen
drawn-boxes = Karten der Farbe { $colour } haben { $boxes } Felder, { $card } hat { $count }
drawn-outside-island = die Felder von { $card } liegen im Rahmen, und jedes Symbol hat ein eigenes Feld
drawn-number = die Nummer einer Pyramide ist 1 bis { $most }, nicht { $count }
drawn-outside-chamber = die Felder von { $card } liegen im Rahmen von 5x5
drawn-two-in-a-box = ein Feld von { $card } ist Mauer, Eingang, Grab oder trägt ein Symbol, nie zwei davon
drawn-one-entrance = { $card } hat { $count } Felder als Eingang, nicht eines
drawn-one-tomb = { $card } hat { $count } Felder als Grab, nicht eines
drawn-entrance-row = der Eingang liegt in der obersten Reihe, nicht auf { $box }
drawn-tomb-row = das Grab liegt in der untersten Reihe, nicht auf { $box }
drawn-no-way = kein Weg führt vom Eingang von { $card } zum Grab
drawn-penalties = der Abzug für Totenköpfe besteht aus { $count } Zahlen von 0 bis { $most }, nur durch Kommas getrennt, keine kleiner als die vorige
drawn-shape = eine Pyramide hat { $count } Reihen mit je { $count } Zeichen, nicht { $rows } mit { $marks }
drawn-no-number = bei { $word } fehlt die Nummer
drawn-not-a-number = { $word } ist keine Nummer einer Pyramide; erlaubt ist 1 bis { $most }
drawn-number-taken = { $card } hat die Nummer { $number }, und { $other } hat sie auch
drawn-order = die Karten liegen in der Reihenfolge ihrer Nummern, und keine Nummer kommt zweimal vor

# Worin ein eigener Kartensatz abweicht.
drawn-note-cards = Karten der Farbe { $colour }: { $count }; im gedruckten Kartensatz { $printed }
drawn-note-seals = Karten der Farbe { $colour } mit Siegel für { $seal }: { $count }; im gedruckten Kartensatz 1
drawn-note-symbols = Münzen/Palmen/X der Farbe { $colour }: { $here }; im gedruckten Kartensatz { $printed }
drawn-note-pieces = die Insel von { $card } zerfällt in Teile
drawn-note-large = die Insel von { $card } (Farbe { $colour }) passt nicht in 3x4
drawn-note-many-symbols = { $card } trägt { $count } Symbole; gedruckte Karten höchstens { $most }
drawn-note-many-palms = { $card } trägt { $count } Palmen; gedruckte Karten höchstens 1
drawn-note-own-seal = { $card } siegelt die eigene Farbe und zählt daher sich selbst
drawn-note-rich-seal = { $card } hat ein Siegel und dazu eine Münze oder Palme
drawn-note-seal-x = { $card } hat { $count } X; eine gedruckte Siegelkarte der Farbe { $colour } hat { $printed }
drawn-note-full = Karten der Farbe { $colour }: { $count }; ein voller Kartensatz hat { $full }
drawn-note-numbers = die Nummern sind nicht 1 bis { $count }, jede einmal
drawn-note-behind = zu { $boxes } auf { $card } führt kein Weg, dort kann man nie ankreuzen
drawn-note-skulls = die Totenköpfe kosten { $here }; sonst { $usual }

# Was von einem entstehenden Kartensatz noch gesagt wird.
drawn-fact-covered = { $count } von { $all } Inseln lassen sich mit verschiedenen Expeditionskarten genau ausfüllen.
drawn-fact-uncovered = Die übrigen sind schwerer, als ihr Wert verrät: { $cards }.
drawn-fact-alike = Gedreht oder gespiegelt gleich sind: { $cards }.
drawn-fact-way = Der kürzeste Weg vom Eingang zum Grab führt auf jeder Karte über { $count } Felder.
drawn-fact-ways = Der kürzeste Weg vom Eingang zum Grab führt über { $least } bis { $most } Felder.

# Der Zeichner auf der Seite.
decks-title = { page-own-decks }
decks-all = Alle Kartensätze
decks-mine = { page-on-device }
decks-none = Noch keine. Was du zeichnest, bleibt hier in diesem Browser.
decks-what-silver-and-gold = Zeichne Inseln mit 8 bis 14 Feldern, mit X, Münzen, Palmen und Siegeln.
decks-what-pyramids = Zeichne Kammern mit Mauern, Schätzen und Totenköpfen zwischen Eingang und Grab.
decks-from-ours = Mit unserem anfangen
decks-empty = Leer anfangen
decks-import = Datei öffnen
decks-file = Eine Textdatei
decks-paste = Oder ihr Text
decks-open = Öffnen
decks-open-named = { $name } öffnen
decks-save = Als Datei speichern
decks-remove = Entfernen
decks-remove-named = { $name } entfernen
decks-remove-sure = { $name } verschwindet von diesem Gerät. Tische, die damit spielen, behalten ihn.
decks-keep = Behalten
decks-lost = Diesen Kartensatz gibt es auf diesem Gerät nicht.
decks-first-name-silver-and-gold = meine-inseln
decks-first-name-pyramids = meine-pyramiden
decks-again = Noch einmal versuchen
decks-too-long = Ein Kartensatz hat höchstens 16 KB Text; dieser ist länger.
decks-deck = Der Kartensatz
decks-name = Name des Kartensatzes
decks-skulls = Abzug für die zehn Totenköpfe
decks-redo = Wiederholen
decks-as-text = Als Text bearbeiten
decks-as-drawing = Zurück zur Zeichnung
decks-text = Der Kartensatz als Text
decks-undrawable = Dieser Text lässt sich noch nicht zeichnen. Was nicht stimmt, steht unter Prüfung.
decks-card = Die Karte
decks-canvas = Zeichnung von { $card }
decks-box-has = { $box }, { $what }
decks-brush = Pinsel
decks-box = Feld
decks-sea = kein Feld
decks-wall = Mauer
decks-id = Karte
decks-colour = Farbe
decks-number = Nummer
decks-seal = Siegel
decks-no-seal = keins
decks-mirror = { board-mirror }
decks-turn = { board-turn }
decks-copy-card = Karte kopieren
decks-remove-card = Karte entfernen
decks-new-card = Neue Karte
decks-keys = Mit der Tastatur: Pfeile bewegen, Leertaste malt, und die Zeichen einer Datei malen sofort: . # X und die übrigen.
decks-check = Prüfung
decks-checking = Wird geprüft …
decks-problems = { $count ->
    [one] Eines stimmt noch nicht. Damit lässt sich noch nicht spielen.
   *[other] { $count } Dinge stimmen noch nicht. Damit lässt sich noch nicht spielen.
}
decks-unlike-printed = Damit lässt sich spielen. Er weicht vom gedruckten Kartensatz ab, und das darf er.
decks-as-printed = Damit lässt sich spielen, und alle Zahlen sind die des gedruckten Kartensatzes.
decks-unlike-ours = Damit lässt sich spielen. Er weicht von Vermeils eigenem Kartensatz ab, und das darf er.
decks-as-ours = Damit lässt sich spielen, und alle Zahlen sind die von Vermeils eigenem Kartensatz.
decks-notes = { $count ->
    [one] Eine Abweichung
   *[other] { $count } Abweichungen
}
decks-at = Zeile { $line }, Spalte { $column }: { $why }
decks-wrong = etwas stimmt nicht
decks-counts = Zahlen
decks-beside-printed = Hier / im gedruckten Kartensatz
decks-beside-ours = Hier / in Vermeils eigenem Kartensatz
decks-column-cards = Karten
decks-column-seal = Siegel
decks-column-wall = Mauern
decks-column-coin = Münzen
decks-column-palm = Palmen
decks-column-cross = X
decks-column-red-gem = rote Edelsteine
decks-column-green-gem = grüne Edelsteine
decks-column-torch = Fackeln
decks-column-skull = Totenköpfe
decks-column-potion = Tränke
decks-cards = Karten
decks-cards-count = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}
decks-play-title = Damit spielen
decks-play = Jetzt spielen
decks-friends = Mit Freunden
decks-play-what = Der Tisch bringt diesen Kartensatz mit: Wer den Link hat, spielt damit, kann ihn ansehen und kopieren.
decks-storage-full = Der Speicher dieses Browsers ist voll, es wird nichts mehr aufbewahrt. Auf dem Bildschirm geht nichts verloren: Speichere es als Datei.
decks-storage-forbidden = Dieser Browser erlaubt hier keinen Speicher, es wird nichts aufbewahrt. Auf dem Bildschirm geht nichts verloren: Speichere es als Datei.
decks-mixes = Meine Mischungen
decks-mixes-what = Mische die Kartensätze nach Zahlen: für jede Zahl von 0 bis 13 die Karte aus einem davon.
decks-mixes-many = In der Schachtel stecken { $count } davon.
decks-mixes-open = Kartensätze mischen
decks-mixes-none = Noch keine. Wähle Karten, gib der Mischung einen Namen und behalte sie.
decks-mix-name = Die Mischung:
decks-mix-called = Sie heißt
decks-mix-keep = Mischung behalten
decks-mix-kept = { $name } bleibt auf diesem Gerät.
