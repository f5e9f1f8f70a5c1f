# Die Regeln von Silver & Gold zum Nachschlagen, kurz und in eigenen Worten; die Nummern sind die des Regelbuchs.

rules-mark-ruling = Festlegung
rules-mark-partly = teils Festlegung
rules-about-rulings = „Festlegung“ steht, wo kein Regelheft entscheidet und wir es tun mussten. Wo ein Tisch es anders halten will, gibt es eine Variante.

rules-topic-sg-1 = Die Karten und das Wertungsblatt
rules-topic-sg-2 = Aufbau
rules-topic-sg-3 = Ein Zug: ankreuzen
rules-topic-sg-4 = X, Münzen und Palmen
rules-topic-sg-5 = Pokale und neue Karten
rules-topic-sg-6 = Ende einer Runde und des Spiels
rules-topic-sg-7 = Die Wertung

rule-SG-1 = Die Farbe einer Schatzkarte nennt Größe und Wert: Grau hat 8 Felder und 8 Punkte, Grün 10, Orange 12, Lila 14. Es gibt 11 graue Karten und je 12 der anderen Farben.
rule-SG-2 = Jede Karte zeigt eine Insel aus Feldern, die an ihren Seiten zusammenhängen. Ein Feld trägt höchstens ein Symbol, X, Münze oder Palme; eine Karte höchstens vier Symbole und eine Palme.
rule-SG-3 = Zwölf Karten tragen ein Siegel in einer anderen Farbe. Jede deiner fertigen Karten in der Siegelfarbe bringt 1 Punkt bei Grau oder Grün, 2 bei Orange oder Lila. Siegelkarten haben keine Münzen und keine Palme.
rule-SG-4 = Im ganzen Kartensatz sind 42 Münzen, 16 Palmen und 55 X. Unser Kartensatz hält sich daran; deine eigenen dürfen abweichen.
rule-SG-5 = Acht Expeditionskarten zeigen sechs Muster: zwei Felder in einer Linie, drei in einer Linie (zweimal), eine Ecke aus drei (zweimal), ein L, ein T und ein Quadrat aus vier.
rule-SG-6 = Dein Wertungsblatt hat drei Reihen mit je vier Münzfeldern und einem Pokal, dazu vier Palmenfelder.
rule-SG-7 = Alle teilen sich eine Rundenkarte: vier Runden zum Abhaken und Pokale im Wert von 6, 5, 4, 3, 2 und 1.
rule-SG-10 = Es spielen 2 bis 4 Personen, oder 1 allein. Du bekommst vier Schatzkarten, behältst gleichzeitig mit allen anderen zwei und gibst zwei zurück. Vier weitere liegen offen als Auslage.
rule-SG-11 = Die acht Expeditionskarten werden verdeckt gemischt. Wer beginnt, entscheidet das Los, wenn der Tisch niemanden bestimmt hat.
rule-SG-20 = Die oberste Expeditionskarte wird aufgedeckt und gilt für alle. Frühere bleiben verdeckt: Merken musst du sie dir selbst, es sei denn, der Tisch spielt mit Merkliste.
rule-SG-21 = Kreuze das ganze Muster auf einer deiner beiden Karten an, beliebig gedreht oder gespiegelt; oder stattdessen ein einzelnes freies Feld. Nichts anzukreuzen geht nicht, solange du ein freies Feld hast.
rule-SG-22 = Kein Feld wird zweimal angekreuzt. Ein Muster wird nie auf zwei Karten verteilt und nie gekürzt.
rule-SG-23 = Die anderen sehen deine Kreuze, sobald alle fertig sind, es sei denn, der Tisch spielt mit offenen Kreuzen.
rule-SG-24 = Bis du bestätigst, darfst du alles aus diesem Zug zurücknehmen. Genommene Karten sind endgültig.
rule-SG-30 = Kreuzt du ein X an, kreuzt du sofort ein weiteres freies Feld an, auf einer deiner Karten; auch ein einzelnes Feld mit X bringt eins. Erst das ganze Muster, dann für jedes X ein Feld nach dem anderen, und weitere X bringen weitere Felder. Ist auf keiner Karte mehr ein Feld frei, verfällt der Rest; neue Karten kommen erst danach.
rule-SG-31 = Kreuzt du eine Münze an, kreuzt du das nächste Münzfeld deines Wertungsblatts an, Reihe für Reihe. Nach zwölf bringen Münzen nichts mehr.
rule-SG-32 = Kreuzt du eine Palme an, schreibst du 1 plus die Zahl der Palmen in der Auslage in dein nächstes Palmenfeld. Nach vier bringen Palmen nichts mehr.
rule-SG-40 = Haben alle angekreuzt, bekommt seinen Teil, wer eine Münzreihe oder eine Karte fertig hat: ab dem Startspieler im Uhrzeigersinn. Niemand muss etwas ansagen.
rule-SG-41 = Jede in diesem Zug fertige Münzreihe bekommt den höchsten Pokal, der noch da ist; ist keiner mehr da, bekommt sie nichts. Zwei Reihen in einem Zug gibt es nicht: Jedes Feld über das Muster hinaus kostet ein X, also bringt ein Zug höchstens vier Münzen.
rule-SG-42 = Eine fertige Karte wird beiseitegelegt. Für jede nimmst du eine neue: eine aus der Auslage oder die oberste des Stapels, ungesehen. Gibt es eine Karte, musst du nehmen.
rule-SG-43 = Hat jemand alles genommen, wird die Auslage vom Stapel auf vier ergänzt.
rule-SG-44 = Bei leerem Stapel wird nichts ergänzt. Gibt es keine Karte mehr, spielst du mit einer oder keiner weiter und passt, wenn du kein freies Feld hast.
rule-SG-45 = Nach jedem Zug wechselt der Startspieler nach links, auch von Runde zu Runde.
rule-SG-50 = Eine Runde endet nach sieben Expeditionskarten; dann werden alle acht gemischt. Die achte sieht niemand. Deine Kreuze, deine Karten und die Auslage bleiben.
rule-SG-51 = Das Spiel endet nach vier Runden. Der letzte Zug bringt noch Pokale und fertige Karten, aber keine neuen Karten.
rule-SG-60 = Du zählst 1 je Münze, deine Pokale, deine Palmenfelder, den Wert jeder fertigen Karte und deine Siegel. Unfertige Karten zählen nichts, doch ihre Münzen und Palmen bleiben dir.
rule-SG-61 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand zählen mehr fertige graue Karten, dann grüne, orange, lila; danach wird der Sieg geteilt.
