# Die Startseite, was sie von ihrem Leser weiß, und was man sich am Tisch sagt.

## Laufende Partien

home-your-turn = Weiterspielen, du bist dran
home-their-turn = es fehlt noch: { $names }
home-with = mit { $names }
home-bot = { $name } ({ $level })
home-alone = allein
home-open-seats = { $count ->
    [one] ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
home-remove = { $game } aus der Liste nehmen
home-removed = { $game } ist nicht mehr in der Liste. Dein Platz bleibt dir: Der Link führt weiter dorthin.
home-put-back = Zurück in die Liste
home-all-games = { $count ->
    [one] { $count } weitere Partie zeigen
   *[other] { $count } weitere Partien zeigen
}

## Was jede Wahl bedeutet

home-choices = Mehr für dich
home-friends-what = Schick einen Link; alle spielen am eigenen Bildschirm.
home-set-up-what = Erst Plätze, Bots und Regeln wählen.
home-learn-what = Eine kurze erste Partie mit Erklärungen.
home-one-screen-what = Abwechselnd an diesem Gerät.
home-mixes = { deck-amulet } und { deck-bullet } dazumischen
home-daily-what = Heute für alle dieselben Karten.
home-daily-count = { $count } von { $of } gespielt
home-daily-streak = { $count } von { $of } gespielt · { $streak } Tage in Folge
home-replay-what = Eine Aufzeichnung öffnen und Schritt für Schritt ansehen.

## Meine Ergebnisse

home-results = Meine Ergebnisse
home-results-what = Jede beendete Partie, dein Bestwert und dein Schnitt.
home-results-count = { $count ->
    [one] { $count } beendete Partie
   *[other] { $count } beendete Partien
}
home-results-best = Neuer Bestwert: { $points }!
home-results-not-best = Dein Bestwert ist { $points }, vom { $date }.
home-results-first = Deine erste Partie allein. Überbiete sie beim nächsten Mal.

## Was wo gespeichert ist

home-stored = Was wo gespeichert ist
home-storage = Speicher
home-storage-full = Auf diesem Gerät ist kein Platz mehr. Du kannst weiterspielen, aber Neues geht verloren, wenn du die Seite schließt.
home-storage-forbidden = Dieser Browser lässt die Seite nichts speichern. Du kannst weiterspielen, aber Neues geht verloren, wenn du die Seite schließt.

## Reaktionen

home-react = Reagieren
home-reaction-hello = Hallo!
home-reaction-luck = Viel Glück!
home-reaction-bravo = Gut gespielt!
home-reaction-wow = Wow!
home-reaction-oops = Hoppla!
home-reaction-thinking = Moment …
home-reaction-thanks = Danke!
home-reaction-again = Noch mal?
home-reacted = { $name }: { $words }
home-mute = { $name } stummschalten
home-unmute = { $name } wieder hören

## Serie, Plätze und Links

home-series = An diesem Tisch gewonnen
home-series-wins = { $name }: { $count }
home-watch-link = Ein Link nur zum Zuschauen
home-seat-link = Mein Platz auf einem anderen Gerät
home-seat-link-what = Wer diesen Code hat, kann auf deinem Platz spielen: Zeig ihn nur deinem eigenen Gerät. Auch dieses Gerät behält den Platz.
home-seat-show = Code zeigen
home-seat-take = Dein Platz, auf diesem Gerät
home-seat-take-what = An diesem Tisch ({ $game }) kannst du dann auch hier für { $name } spielen.
home-seat-take-do = Hier hinsetzen
home-seat-none = Zu diesem Link gehört kein Platz mehr.
