# Die Lektionen: eine erste Partie von jedem Spiel, Schritt für Schritt.

lesson-go-on = Weiter
lesson-later = Später
lesson-skip = Lektion beenden und weiterspielen
lesson-do = Du bist dran.
lesson-early = Das hast du schon gemacht.
lesson-recap = Das hast du gelernt
lesson-met = (gemacht)
lesson-not-yet = noch nicht
lesson-play-on = Diese Partie zu Ende spielen
lesson-another = { $game } lernen

## Silver & Gold

lesson-sg-welcome = Willkommen! Du spielst gegen einen leichten Bot. Auf deinen Karten liegen Inseln. Ist jedes Feld einer Karte angekreuzt, ist sie fertig und zählt die Zahl an ihrem Kopf. Unfertige Karten zählen nichts.
lesson-sg-keep = Du bekommst vier Karten und behältst zwei. Nimm für diese Lektion die hervorgehobenen: Die graue 8 trägt ein Siegel, die grüne 10 hat zwei Münzen und eine Palme.
lesson-sg-pattern = Die Expeditionskarte zeigt allen dasselbe Muster. Kreuze es auf einer deiner Karten an, gedreht oder gespiegelt, wie du willst. Oder kreuze nur ein einzelnes Feld an, egal wo.
lesson-sg-confirm = Bis du bestätigst, kannst du es rückgängig machen, und niemand sieht es, bevor alle fertig sind. Bestätige.
lesson-sg-coin = Eine angekreuzte Münze kommt auf dein Wertungsblatt und zählt 1 Punkt, auch wenn ihre Karte nie fertig wird. Kreuze eine Münze an.
lesson-sg-coin-name = Münzen: je 1 Punkt
lesson-sg-palm = Eine Palme zählt 1 Punkt und 1 mehr für jede Palme, die in diesem Moment in der Auslage liegt: Der Tisch sagt, was sie jetzt wert ist. Für vier ist Platz. Kreuze eine Palme an.
lesson-sg-palm-name = Palmen: 1, und 1 für jede Palme in der Auslage
lesson-sg-card = Nur fertige Karten zählen ihre 8, 10, 12 oder 14 Punkte. Mach eine deiner Karten fertig.
lesson-sg-card-name = Fertige Karten: 8, 10, 12 oder 14
lesson-sg-take = Für eine fertige Karte nimmst du eine neue: aus der Auslage oder ungesehen oben vom Stapel. Nimm für das Nächste eine mit einem roten X.
lesson-sg-take-name = Eine neue Karte für jede fertige
lesson-sg-x = Ein rotes X gibt dir sofort noch ein Feld, auf einer der beiden Karten. Ist auch das ein X, bekommst du noch eins. Kreuze ein X an.
lesson-sg-x-name = X: noch ein Feld
lesson-sg-seal = Das Siegel einer fertigen Karte zahlt für jede deiner fertigen Karten in seiner Farbe, früher oder später: +1 für Grau und Grün, +2 für Orange und Lila. Mach Karten fertig, bis ein Siegel zahlt.
lesson-sg-seal-name = Siegel: 1 oder 2 für jede fertige Karte ihrer Farbe
lesson-sg-cup = Vier Münzen füllen eine Reihe deines Wertungsblatts und gewinnen den höchsten Pokal, der noch da ist: 6 für die erste am Tisch, dann 5, bis 1. Füll eine Reihe.
lesson-sg-cup-name = Pokale: 6 bis 1 für eine Reihe von vier Münzen
lesson-sg-rounds = Sieben der acht Expeditionskarten sind eine Runde; danach werden alle gemischt. Wer nach vier Runden die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die grauen Karten.
lesson-sg-next = Das sind alle Wege zu Punkten. Spiel diese Partie zu Ende und dann eine gegen einen mittleren Bot: erst die kleinen Karten, und früh ein Siegel.

## Pyramids

lesson-py-welcome = Willkommen! Du spielst gegen einen leichten Bot. Jede Karte ist eine Pyramide: Finde einen Weg vom Eingang zum goldenen Grab, dann zählt sie 10 Punkte. Unfertige Pyramiden zählen nichts.
lesson-py-keep = Du bekommst vier Pyramiden und behältst zwei. Nimm für diese Lektion die beiden lilafarbenen: Pyramiden einer Farbe zahlen gemeinsam.
lesson-py-pattern = Alle bekommen dasselbe Muster. Auf einer frischen Pyramide muss es den Eingang enthalten, später muss es ein schon angekreuztes Feld berühren. Mauern sind im Weg. Auch ein einzelnes Feld ist erlaubt. Kreuze etwas an.
lesson-py-confirm = { lesson-sg-confirm }
lesson-py-gem = Edelsteine zählen paarweise: ein roter und ein grüner sind 5 Punkte, jeder ohne Partner ist 1. Kreuze von jeder Farbe einen an.
lesson-py-gem-name = Edelsteine: 5 je Paar, 1 für jeden weiteren
lesson-py-x = Ein rotes X gibt dir sofort noch ein Feld, auf einer der beiden Karten, neben einem angekreuzten. Kreuze ein X an.
lesson-py-x-name = { lesson-sg-x-name }
lesson-py-torch = Eine Fackel erleuchtet das Feld dieser Runde: 5 Punkte. Jede Runde hat eins, und das einer vergangenen Runde ist verloren. Kreuze eine Fackel an.
lesson-py-torch-name = Fackeln: 5 Punkte, eine in jeder Runde
lesson-py-skull = Totenköpfe kosten Punkte, jeder mehr als der vorige, aber nur der schlimmste zählt. Ein Trank löscht die zwei schlimmsten. Manchmal führt der kurze Weg über einen Totenkopf: Kreuze einen an.
lesson-py-skull-name = Totenköpfe: nur der schlimmste zählt, Tränke löschen zwei
lesson-py-tomb = Kreuze das goldene Grab an, und die Pyramide ist fertig: 10 Punkte. Erreiche ein Grab.
lesson-py-tomb-name = Fertige Pyramiden: je 10 Punkte
lesson-py-take = Für eine fertige Pyramide nimmst du eine neue. Werden mehrere im selben Zug fertig, wählt zuerst, wer die niedrigste Zahl auf einer fertigen Pyramide hat: Dafür ist die kleine Zahl da.
lesson-py-take-name = Eine neue Pyramide für jede fertige
lesson-py-colour = Mach deine 2., 4. oder 6. Pyramide einer Farbe fertig, und du bekommst das nächste freie Feld dieser Farbe: 10, dann 6, dann 3. Für alle anderen ist es weg. Gewinne so ein Feld.
lesson-py-colour-name = Farben: 10, 6, 3 für die 2., 4. oder 6. Pyramide einer Farbe
lesson-py-rounds = Sieben Muster sind eine Runde, und jede Runde hat ihre Fackel. Wer nach vier Runden die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet die Pyramide mit der niedrigsten Zahl.
lesson-py-next = Das sind alle Wege zu Punkten. Spiel diese Partie zu Ende und dann eine gegen einen mittleren Bot, und behalte die Farben der anderen im Auge.

## Silver Coin

lesson-sc-welcome = Willkommen! Vor dir liegen fünf verdeckte Karten: dein Dorf. Ihre Zahlen, 0 bis 13, zählen gegen dich. Wer nach vier Runden die wenigsten Punkte hat, gewinnt.
lesson-sc-look = Zu Beginn einer Runde siehst du dir zwei deiner Karten an. Sieh dir die beiden hervorgehobenen an und merk sie dir: Die Seite notiert, was du weißt.
lesson-sc-draw = Wenn du dran bist, ziehst du eine Karte, nimmst die oberste der Ablage oder rufst zur Abstimmung. Zieh vom Stapel.
lesson-sc-set = Die beiden Karten, die du gesehen hast, sind gleich: Tausch beide auf einmal! Wähl sie und tausche. Zwei hohe Karten gehen, eine niedrige kommt. Wären sie nicht gleich, behieltest du alle und bekämst eine dazu.
lesson-sc-set-name = Tauschen: eine Karte, oder mehrere gleiche gegen eine
lesson-sc-ability = Eine Karte von 5 bis 12 bewirkt etwas, wenn du sie ziehst und ablegst: Es steht auf der Karte. Zieh, bis du so eine bekommst, und nutze ihre Fähigkeit.
lesson-sc-ability-name = Fähigkeiten von 5 bis 12: gezogen und abgelegt
lesson-sc-up = Karten von 0 bis 4 und die 13 wirken, solange sie offen in deinem Dorf liegen. Was du von der Ablage nimmst, kommt offen hinein. Nimm die oberste Karte der Ablage und tausch sie gegen eine von dir.
lesson-sc-up-name = Offene Karten: was du von der Ablage nimmst
lesson-sc-count = Zähl dein Dorf zusammen: Die bekannten Karten zeigen ihre Zahl. Um die 10 ist gut genug für den nächsten Schritt.
lesson-sc-call = Hast du höchstens vier Karten und glaubst, dass dein Dorf das niedrigste ist, ruf zur Abstimmung, statt zu ziehen. Alle anderen haben noch einen Zug, dann wird alles aufgedeckt. Ruf!
lesson-sc-call-name = Der Ruf zur Abstimmung: alle anderen haben noch einen Zug
lesson-sc-end = Wer gerufen hat und die niedrigste Summe hat, bekommt 0 Punkte; sonst sind es die Summe und 10 mehr. Alle anderen bekommen ihre Summe. Spiel bis zum Ende der Runde.
lesson-sc-end-name = Das Ende der Runde: 0 für einen richtigen Ruf, 10 mehr für einen falschen
lesson-sc-token = Wer in der Runde die wenigsten Punkte bekommt, erhält die Silbermünze. War ein richtiger Ruf der Grund, hilft sie in der nächsten Runde: Leg sie einmal auf eine deiner Karten, und niemand darf diese Karte anrühren.
lesson-sc-decks = In der Schachtel ist noch mehr: die Kartensätze Silver Amulet und Silver Bullet, mit anderen Karten für jede Zahl. Wähl auf der Startseite „{ page-friends }“ und dann „{ page-mix-choose }“: einen ganzen Kartensatz, oder misch Zahl für Zahl.
lesson-sc-next = Das ist das ganze Spiel. Spiel diese Partie zu Ende und dann eine gegen einen mittleren Bot: niedrige Karten herein, gleiche hinaus, und rechtzeitig rufen.
