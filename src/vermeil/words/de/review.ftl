# Die Analyse einer beendeten Partie auf der Seite; was die Zahlen bedeuten, steht in docs/coach.md.

review-none = Hier ist keine Partie zum Analysieren. Öffne eine Aufzeichnung oder einen beendeten Tisch und wähle „Analyse“.
review-of = Analyse für
review-busy = Die Partie wird analysiert, die teuersten Entscheidungen zuerst.
review-busy-full = Die Partie wird gründlich analysiert; das kann eine Minute dauern.
review-progress = Wie viel der Analyse fertig ist
review-stop = Anhalten
review-stopped = Die Analyse wurde angehalten; zu sehen ist, was gefunden wurde.
review-go-on = Noch einmal analysieren
review-full = Gründlich hinsehen
review-by = Wie das bewertet wird
review-by-what = Von jedem Augenblick aus wurde die Partie { $nodes } Mal in Gedanken weitergespielt, nur mit dem, was dieser Spieler wissen konnte.
review-by-whom = Bewerter „{ $evaluator }“, Fassung { $version }
review-graph-places = Aussicht auf jeden Platz im Lauf der Partie
review-place = Platz { $place }
review-moment = { $where }: { $name } steht bei { $worth }.
review-luck = Glück durch { $source }: { $worth }.
review-keys = ← → führen von Entscheidung zu Entscheidung, mit Umschalt von einer teuren zur nächsten; Pos1 und Ende führen an den Anfang und ans Ende.
review-stars = ★ ist Glück, ☆ Pech.
review-balance = Glück und Können von { $name }
review-scale = Maß
review-scale-share = Siegchance
review-scale-points = Punkte
review-bar-luck = Glück
review-bar-skill = Entscheidungen
review-sum-share = { $name } begann mit einer Siegchance von { $expected }. Das Glück änderte daran { $luck }, die Entscheidungen aller { $skill }: zusammen { $result }.
review-sum-points = { $name } durfte einen Vorsprung von { $expected } Punkten erwarten. Das Glück änderte daran { $luck }, die Entscheidungen aller { $skill }: zusammen { $result }.
review-sum-solo = { $name } durfte { $expected } Punkte erwarten. Das Glück änderte daran { $luck }, die Entscheidungen { $skill }: zusammen { $result }.
review-accuracy = { $count ->
    [one] Genauigkeit { $accuracy } % bei einer Entscheidung.
   *[other] Genauigkeit { $accuracy } % bei { $count } Entscheidungen.
}
review-rated = Gespielt wie { $rating } ± { $error }; der Bot „{ level-medium }“ hat 1000.
review-rated-widely = Gespielt wie { $rating } ± { $error }; der Bot „{ level-medium }“ hat 1000. Eine einzige Partie sagt wenig über die Stärke.
review-adjusted = Ohne Glück: eine Siegchance von { $share } und { $points } Punkte Vorsprung.
review-small = Eine kleine Stichprobe: Diese Zahlen sagen wenig.
review-turn = Zug
review-round = { source-round }
review-round-card = Runde { $round }, Karte { $turn }
review-loss = Kosten
review-interval = ({ $low } bis { $high })
review-everybody = Von allen
review-only-dear = Nur teure
review-shown = Was zu sehen ist
review-before = Zurück
review-after = Weiter
review-played = { $name } spielte: { $move }
review-again = Von hier an noch einmal
review-again-what = Eine neue Partie gegen Bots aus dieser Stellung ({ $where }), auf demselben Platz. Was ausgeteilt war, bleibt; was danach kommt, ist neu. Es ist eine Übung und betrifft sonst niemanden.
review-again-begin = Weiterspielen
review-learn = Aus Fehlern lernen
review-learn-begin = { $count ->
    [0] Keine Fehler zum Lernen
    [one] Aus einem Fehler lernen
   *[other] Aus { $count } Fehlern lernen
}
review-learn-count = { $solved } von { $count } gefunden
review-learn-leave = Zurück zur Analyse
review-learn-number = { $number } von { $count }:
review-learn-ask = Du hast „{ $move }“ gespielt. Finde etwas Besseres.
review-learn-same = Das wurde gespielt; es gibt Besseres.
review-learn-worse = kostet noch { $share } Siegchance und { $points } Punkte.
review-learn-worse-solo = kostet noch { $points } Punkte.
review-learn-found = genau das!
review-learn-as-good = das ist so gut wie das Beste.
review-learn-again = Etwas anderes versuchen
review-learn-give-up = Die Antwort zeigen
review-learn-next = Nächster
review-learn-over = Fertig: Du hast { $solved } von { $count } gefunden.
