# Was jede Einstellung bedeutet, die vor der Partie gewählt wird.

lobby-players = Bots und Freunde füllen die Plätze.
lobby-deck = Welche Karten gegeben werden. Die Schachtel oben zeigt sie.
lobby-clock = Die Zeit für die ganze Partie, und 5 Sekunden dazu für jeden Zug. Läuft sie ab, spielt ein Bot weiter.
lobby-idle = Nach einer Ermahnung dürfen die anderen einen Bot für alle spielen lassen, die sie warten lassen.
lobby-public = Fremde finden den Tisch auf der Startseite. Sonst nur, wer den Link hat.
lobby-hints = Alle dürfen fragen, was ein Bot täte und warum.
lobby-variant-start-player = Wer startet, wählt zuerst aus der Auslage; danach geht es reihum.
lobby-variant-open-marks = Sonst sind Kreuze erst zu sehen, wenn alle bestätigt haben. So sehen sie alle sofort.
lobby-variant-tracker = Niemand muss sich merken, welche Muster in dieser Runde noch kommen.
lobby-variant-closed-tomb = Sonst darf es noch dorthin. So verfällt es, wenn deine andere Karte keinen Platz dafür hat.
lobby-variant-linear-skulls = Jeder Totenkopf kostet einen Punkt mehr als der vorige, nicht so viel, wie auf dem Wertungsblatt steht.
lobby-variant-coin = Wer zu Recht zur Abstimmung ruft, gewinnt sie für die nächste Runde.
lobby-variant-mismatch = Passen Karten beim Tausch nicht zusammen, entscheidet dies, was alle daraus lernen.
lobby-variant-quiet-call = So kann niemand im selben Zug das eigene Dorf verbessern und zur Abstimmung rufen.
lobby-variant-one-con = Sonst gibt jede offene Karte davon einen weiteren Zug.
lobby-variant-rooted-tanner = Sonst kommt die Karte in ein Dorf, wenn ihre Fähigkeit von dort genutzt wird.
lobby-variant-goth-girl = Ob eine offene Karte davon Pflicht oder Wahl ist.
lobby-variant-patience = Eine Runde, in der niemand zieht oder ruft, endete nie; so lange darf sie dauern.
