# Die Regeln in Kürze: Ziel, Zug, Wertung und Beispiele, vor den nummerierten.

guide-contents = Inhalt
guide-goal = Ziel
guide-turn = Ein Zug
guide-scoring = Wertung
guide-symbols = Was auf dem Tisch liegt
guide-tap = Tippe oder klicke am Tisch auf eins davon, und du erfährst, was es bedeutet; bei deinen eigenen Karten halte den Finger darauf, klick mit der rechten Taste oder drück „?“.
guide-example = Eine Schlusswertung
guide-numbers = Die Regeln nach Nummern
guide-print = Drucken
guide-rounds = Runden
guide-token = Silbermünze
guide-points = Punkte
guide-call = { sc-do-call }
guide-exchange = Tauschen
guide-abilities = Fähigkeiten
guide-mix = Kartensätze und Mischungen

## Silver & Gold

guide-sg-goal = Mach Inselkarten fertig und sammle Münzen, Pokale und Palmen. Wer nach vier Runden mit je sieben Zügen die meisten Punkte hat, gewinnt.
guide-sg-turn-1 = Die oberste Expeditionskarte wird aufgedeckt; ihr Muster gilt für alle.
guide-sg-turn-2 = Alle gleichzeitig: Kreuze das ganze Muster auf einer deiner beiden Karten an, gedreht oder gespiegelt, wie du willst, oder stattdessen nur ein Feld.
guide-sg-turn-3 = Ein X gibt dir sofort noch ein Feld; Münzen und Palmen kommen auf dein Wertungsblatt.
guide-sg-turn-4 = Reihum vom Startspieler an: Wer eine Reihe Münzen gefüllt hat, bekommt den höchsten Pokal, wer eine Karte fertig hat, nimmt eine neue.
guide-sg-turn-5 = Die Auslage wird auf vier Karten ergänzt, und der Startspieler wechselt nach links.
guide-sg-drawn = Die Muster
guide-sg-figure = Das L liegt kopfüber auf einer Karte, die schon drei Kreuze hat. Es bedeckt die Palme.
guide-sg-example-1 = Fertig: 2 graue, 1 grüne, 2 orange, 1 lila Karte
guide-sg-example-2 = Ein graues Siegel (2 × 1) und ein orangefarbenes (2 × 2)
guide-sg-example-3 = 9 Münzen, Pokale 5 und 3
guide-sg-example-4 = Drei Palmen
guide-sg-example-5 = Summe

## Pyramids

guide-py-goal = Finde Wege durch Pyramiden zu ihren goldenen Gräbern und sammle dabei Fackeln und Edelsteine. Wer nach vier Runden mit je sieben Zügen die meisten Punkte hat, gewinnt.
guide-py-turn-1 = { guide-sg-turn-1 }
guide-py-turn-2 = Alle gleichzeitig: Kreuze das ganze Muster auf einer deiner beiden Pyramiden an, oder stattdessen nur ein Feld. Auf einer frischen Pyramide enthält es den Eingang, später berührt es ein schon angekreuztes Feld. Mauern werden nie angekreuzt.
guide-py-turn-3 = Was angekreuzt ist, zählt sofort: Edelsteine, Fackeln, Totenköpfe und Tränke; ein rotes X gibt dir noch ein Feld.
guide-py-turn-4 = Wer ein Grab angekreuzt hat, legt die Pyramide zur Seite und nimmt eine neue, die niedrigste Zahl zuerst.
guide-py-turn-5 = Wer die 2., 4. oder 6. Pyramide einer Farbe fertig hat, bekommt das nächste freie Feld dieser Farbe.
guide-py-drawn = { guide-sg-drawn }
guide-py-figure = Das Muster berührt zwei schon angekreuzte Felder. Es enthält ein X, also folgt noch ein Feld, und einen Totenkopf.
guide-py-example-1 = 7 fertige Pyramiden
guide-py-example-2 = Die Fackeln der Runden 1 und 4
guide-py-example-3 = Farben: die 2. und die 4. grüne Pyramide brachten 10 und 6, die 2. orangefarbene 3
guide-py-example-4 = 6 rote und 3 grüne Edelsteine: drei Paare und drei übrige
guide-py-example-5 = Der schlimmste Totenkopf
guide-py-example-6 = { guide-sg-example-5 }

## Silver Coin

guide-sc-goal = Dein Dorf hat fünf Karten, von denen du die meisten nicht kennst. Halte ihre Summe niedrig: Wer nach vier Runden die wenigsten Punkte hat, gewinnt.
guide-sc-turn-1 = Zu Beginn einer Runde sieht sich jeder zwei eigene Karten an.
guide-sc-turn-2 = In deinem Zug zieh die oberste Karte des Stapels. Tausch sie verdeckt in dein Dorf oder leg sie ab; bei einer 5 bis 12 darfst du dann ihre Fähigkeit nutzen.
guide-sc-turn-3 = Oder nimm die oberste Karte der Ablage: Sie muss offen in dein Dorf getauscht werden.
guide-sc-turn-4 = Beim Tauschen kannst du mehrere Karten für eine geben, wenn ihre Zahlen gleich sind.
guide-sc-turn-5 = Karten von 0 bis 4 und die 13 wirken, solange sie offen in deinem Dorf liegen.
guide-sc-turn-6 = Oder ruf mit höchstens vier Karten zur Abstimmung: Alle anderen haben noch einen Zug, dann wird alles aufgedeckt.
guide-sc-scoring-1 = Jede Karte in deinem Dorf zählt ihre Zahl; je weniger Punkte, desto besser.
guide-sc-scoring-2 = Ein richtiger Ruf, mit der niedrigsten oder gleich niedriger Summe: 0 Punkte
guide-sc-scoring-3 = Ein falscher Ruf: die Summe deiner Karten, und 10 mehr
guide-sc-scoring-4 = Alle anderen: die Summe ihrer Karten
guide-sc-scoring-5 = Nach vier Runden gewinnt die niedrigste Gesamtsumme; bei Gleichstand, wer die Silbermünze hat oder von dort im Uhrzeigersinn zuerst kommt
guide-sc-drawn = Die Karten
guide-sc-example-1 = Runde 1: ein richtiger Ruf, mit der niedrigsten Summe
guide-sc-example-2 = Runde 2: kein Ruf; die Karten ergeben 14
guide-sc-example-3 = Runde 3: ein falscher Ruf mit einer Summe von 9, und 10 mehr
guide-sc-example-4 = Runde 4: { sc-coin-13 } offen, die anderen Karten unter 13
guide-sc-example-5 = Summe; wer die wenigsten Punkte hat, gewinnt
