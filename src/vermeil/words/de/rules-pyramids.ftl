# Die Regeln von Pyramids zum Nachschlagen, kurz und in eigenen Worten; die Nummern sind die des Regelbuchs.

rules-topic-py-4 = Symbole und das Grab
rules-topic-py-5 = Neue Karten und Pyramidenfelder
rules-topic-py-6 = Das Ende und die Punkte

rule-PY-1 = Es gibt 48 Pyramiden, je 16 in Grün, Orange und Lila, nummeriert von 1 bis 48. Die Nummern sind über die Farben verteilt.
rule-PY-2 = Eine Pyramide ist eine Kammer aus 5 mal 5 Feldern: oben ein Eingang, unten ein goldenes Grab, dazu Mauern, die nie angekreuzt werden. Andere Felder tragen höchstens ein Symbol.
rule-PY-3 = Die acht Expeditionskarten zeigen dieselben sechs Muster wie in Silver & Gold.
rule-PY-4 = Dein Wertungsblatt hat für jede Runde ein Fackelfeld, für jede Farbe Felder mit 10, 6 und 3, zehn rote und zehn grüne Edelsteine und zehn Totenköpfe mit wachsendem Abzug.
rule-PY-10 = Es spielen 2 bis 4 Personen, oder 1 allein. Du bekommst vier Pyramiden, behältst zwei und gibst zwei zurück; vier liegen offen als Auslage. Einen Startspieler gibt es nicht.
rule-PY-20 = Die oberste Expeditionskarte wird aufgedeckt und gilt für alle. Frühere bleiben verdeckt, es sei denn, der Tisch spielt mit Merkliste.
rule-PY-21 = Kreuze das ganze Muster auf einer deiner beiden Karten an, beliebig gedreht oder gespiegelt, nie auf Mauern oder Kreuzen; oder stattdessen ein einzelnes Feld. Du musst, solange etwas möglich ist.
rule-PY-22 = Auf einer frischen Karte muss dein erstes Kreuz den Eingang enthalten. Danach muss, was du ankreuzt, mit einer Seite an ein früheres Kreuz stoßen.
rule-PY-23 = Die anderen sehen deine Kreuze, sobald alle fertig sind. Bis du bestätigst, darfst du alles zurücknehmen.
rule-PY-30 = Kreuzt du ein rotes Kreuz an, kreuzt du sofort ein weiteres Feld an, auf einer deiner Karten neben deinem Weg. Erst das ganze Muster, dann ein Feld für jedes rote Kreuz; Unmögliches verfällt.
rule-PY-31 = Ein Edelstein kreuzt das nächste Edelsteinfeld seiner Farbe an. Nach zehn bringt diese Farbe nichts mehr.
rule-PY-32 = Eine Fackel hakt das Fackelfeld der laufenden Runde ab, wenn es noch frei ist. Die Fackel einer vergangenen Runde ist verloren.
rule-PY-33 = Ein Totenkopf kreuzt dein nächstes Totenkopffeld an; nach zehn geschieht nichts mehr.
rule-PY-34 = Ein Trank löscht deine zwei schlimmsten Totenköpfe, oder einen, wenn du nur einen hast; gelöschte Felder können wieder angekreuzt werden. Bei jedem Ankreuzen, ob Muster, einzelnes Feld oder Zusatzfeld, werden Totenköpfe angekreuzt, bevor Tränke wirken.
rule-PY-35 = Kreuzt du das goldene Grab an, ist die Pyramide fertig; alle Symbole desselben Musters zählen. Bis neue Karten kommen, ist sie noch eine deiner zwei: Ein Zusatzfeld darf auf sie, und muss, wenn kein anderes möglich ist. Mit geschlossenen Gräbern darf es das nicht und verfällt, wenn deine andere Karte keins hat.
rule-PY-40 = Fertige Pyramiden werden beiseitegelegt. Wer die niedrigste Nummer fertig hat, beginnt und nimmt für jede eine neue Karte, aus der Auslage oder ungesehen vom Stapel; dann wird die Auslage auf vier ergänzt.
rule-PY-41 = Deine 2., 4. und 6. Pyramide einer Farbe bekommt das nächste freie Feld dieser Farbe: 10, dann 6, dann 3. Die anderen streichen es. Im selben Zug geht vor, wessen 2., 4. oder 6. Pyramide die niedrigere Nummer hat; von zweien, die du in einem Zug fertigstellst, zählt die mit der niedrigeren Nummer zuerst.
rule-PY-50 = Eine Runde endet nach sieben Expeditionskarten; dann werden alle acht gemischt und es gilt das nächste Fackelfeld. Der letzte Zug des Spiels bringt keine neuen Karten, aber Pyramidenfelder.
rule-PY-60 = Du zählst 5 je Fackel, deine Pyramidenfelder, 5 je Paar aus rotem und grünem Edelstein, 1 je einzelnem Edelstein und 10 je fertiger Pyramide; abgezogen wird nur dein schlimmster angekreuzter Totenkopf.
rule-PY-61 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand zählt, wer die Pyramide mit der niedrigsten Nummer fertig hat; hat niemand eine, wird der Sieg geteilt.
