# Was die Seite rund um die Bretter sagt.

## Shared pieces

page-close = Schließen
page-decision = Die Entscheidung
page-refused = Das geht nicht.
page-hint-says = Tipp:
page-hint-more = warum
page-hint-less = weniger
page-hint-busy = Ein Bot denkt über deinen Tipp nach …
page-hint-stop = Nicht weiter nachdenken
page-home = Startseite
page-no-such-page = Hier ist nichts
page-no-such-page-what = Diese Adresse führt nirgendwohin. Prüfe den Link oder geh zur Startseite.
page-on = an
page-off = aus
page-none = keine
page-on-device = Auf diesem Gerät
page-you = du
code-page-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-notices = Hinweise
page-views = Ansichten

## The games

page-games = Die Spiele
page-tagline-silver-and-gold = Kreuze Inseln an, sammle Münzen und Palmen. 20 Minuten.
page-tagline-pyramids = Finde im Fackelschein den Weg zum goldenen Grab. 25 Minuten.
page-tagline-silver-coin = Spähen, tauschen, bluffen: Das Dorf mit den wenigsten Punkten gewinnt. 30 Minuten.
page-motto = Drei Spiele, kein Konto: mit Bots, mit Freunden oder beidem.

## Home

page-default-name = Käpt’n
page-your-name = Dein Name
page-friends = Freunde
page-learn = Lernen
page-one-screen = Ein Bildschirm
page-one-screen-what = Alle spielen an diesem Gerät. Geheime Karten bleiben verdeckt, bis die nächste Person da ist.
page-daily = Das Spiel des Tages
page-daily-of = Spiel vom { $date }
page-daily-table = Die Rangliste des Tages
page-daily-counts = erster Versuch, zählt
page-daily-leave = Das ist dein erster Versuch beim Spiel des Tages. Wenn du jetzt gehst, ist er verbraucht.
page-opponents = Gegner
page-alone = allein
page-bots-count = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
page-level = Stufe
page-my-games = Meine Spiele
page-phase-lobby = noch nicht begonnen
page-phase-playing = läuft
page-phase-over = beendet
page-phase-closed = geschlossen
page-join = Mitspielen oder zusehen
page-paste-link = Link oder Kennung eines Tisches
page-no-link = Das ist kein Link zu einem Tisch.
page-watch = Zusehen
page-public-tables = Offene Tische
page-replay = Wiederholung
page-review = Analyse
page-practice = Übung
page-replay-what = Geh ein beendetes Spiel Zug für Zug durch, von jedem Platz aus.
page-own-decks = Eigene Kartensätze
page-own-decks-what = Zeichne Inseln und Pyramiden, mische die Kartensätze von Silver Coin und spiel damit.
page-family = Familientisch
page-family-what = Mehrere an einem Bildschirm, Seite an Seite: Hilfe für alle, die sie möchten, und zurücknehmen, so viel ihr wollt.
page-table-deck = Eigener Kartensatz dieses Tisches: { $name }
page-table-deck-look = Ansehen
page-one-more = Eine Person mehr
page-one-less = Eine Person weniger
page-start = Los geht’s

## The table

page-table = Tisch
page-opening-table = Der Tisch wird geöffnet …
page-table-gone = Diesen Tisch gibt es nicht mehr.
page-reload-needed = Der Server wurde aktualisiert. Lade die Seite neu, dann geht es weiter.
page-reload = Neu laden
page-line-lost = Die Verbindung ist weg. Neuer Versuch …
page-cut-off = getrennt
page-closed = Dieser Tisch ist geschlossen.
page-you-watch = Du siehst zu. Du siehst, was alle sehen.
page-clock-ran-out = Deine Zeit ist um; ein Bot spielt zu Ende.
page-bot-plays-for-you = Ein Bot spielt für dich.
page-play-again-myself = Wieder selbst spielen
page-let-bot-play = Ein Bot soll für mich spielen
page-take-over-wished = Ein Bot übernimmt für { $name }, sobald alle zustimmen.
page-is-gone = { $name } ist nicht da.
page-wait-on = Weiter warten
page-let-a-bot = Ein Bot soll für { $name } spielen
page-free-seat = Platz von { $name } freigeben
page-free-seat-sure = { $name } verliert den Platz und kann sich nur wieder setzen, wenn er noch frei ist.
page-free-seat-do = Platz freigeben
page-idle = Wer nichts tut, darf ermahnt werden
page-idle-after = { $count ->
    [one] nach { $count } Sekunde
   *[other] nach { $count } Sekunden
}
page-idle-never = nie
page-is-idle = { $name } hat eine Weile nichts getan.
page-warn = { $name } ermahnen
page-is-warned = { $name } wurde ermahnt. In einer halben Minute darf ein Bot spielen.
page-you-are-warned = Die anderen warten auf dich. In einer halben Minute darf ein Bot für dich spielen.
page-you-are-overdue = Die anderen warten auf dich und dürfen jetzt einen Bot für dich spielen lassen.
page-i-am-here = Ich bin da
page-hurried = wie { $level }: der Server ist ausgelastet
page-bot-plays = Bot spielt ({ $level })
page-thinks = denkt nach
page-away = nicht da
page-clock = Uhr
page-no-clock = keine Uhr
page-minutes = { $count ->
    [one] { $count } Minute pro Person
   *[other] { $count } Minuten pro Person
}
page-round = Runde
page-round-number = Runde { $round }
page-rules = Regeln
page-find-rule = Regel suchen
page-find-nothing = Keine Regel gefunden.
page-log = Verlauf
page-log-empty = Noch ist nichts passiert.
page-settings = Einstellungen
page-menu = Menü
page-language = Sprache
page-theme = Aussehen
page-theme-system = wie mein Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-stillness = Weniger Bewegung
page-self-confirm = Züge nach einem Moment von selbst bestätigen
page-sound = Ton
page-text-view = Textansicht
page-board-view = Brettansicht
page-print = Wertungsblätter drucken
page-leave = Verlassen
page-leave-sure = Du gibst deinen Platz endgültig auf; ein Bot spielt weiter. Wenn du wiederkommen willst, schließ einfach die Seite.
page-stay = Bleiben
page-watching = { $count ->
    [0] Niemand sieht zu.
    [one] { $count } Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
page-show-score = Wertung zeigen

## One screen

page-pass-to = Gib das Gerät an { $name } weiter
page-pass-hidden = Bis dahin sind alle Karten verdeckt.
page-pass-ready = Ich bin { $name }

## Lobby

page-lobby = vor dem Spiel
page-seat-open = freier Platz
page-seat-who = Wer auf Platz { $number } sitzt
page-bot = Bot, { $level }
page-plays-as = ohne kompilierte Engines spielt { $other }
page-for-friend = für Freunde
page-sit-here = Hier Platz nehmen
page-all-seats-taken = Alle Plätze sind besetzt. Du kannst zusehen.
page-i-am-ready = Ich bin bereit
page-you-are-ready = Du bist bereit
page-waits-for-seats = Das Spiel beginnt, wenn alle Plätze besetzt und alle bereit sind.
page-starts-when-ready = Das Spiel beginnt, wenn alle bereit sind.
page-invite = Einladen
page-send-link = Schick diesen Link; wer ihn hat, kann mitspielen oder zusehen.
page-copy-link = Link kopieren
page-copied = Kopiert
page-qr = Der Link als QR-Code
page-options = Optionen
page-how-many = Wie viele spielen
page-deck = Kartensatz
page-mix-title = Was in der Schachtel ist
page-mix-choose = Karten wählen
page-mix-look = Karten ansehen
page-mix-how = Die Karten jeder Zahl kommen aus einem der Kartensätze: Jede Mischung ist ein Spiel.
page-mix-all = Ganz { $deck }
page-mix-surprise = Überraschung
page-mix-name = Ihr Name:
page-mix-number = Zahl { $number }
page-mix-card = { $card } ({ $deck })
page-mix-told = { sc-card-told }
page-mix-touch = Zeig auf eine Karte, um zu lesen, was sie tut.
page-mix-take = Damit spielen
page-public = Diesen Tisch in der öffentlichen Liste zeigen
page-hints = Tipps sind erlaubt
page-host-chooses = { $name } wählt die Optionen.
page-variant-start-player = Wer den ersten Zug beginnt
page-variant-start-player-random = wird ausgelost
page-variant-open-marks = Kreuze sind sofort zu sehen
page-variant-tracker = Aufgedeckte Muster bleiben sichtbar
page-variant-closed-tomb = Kein Zusatzfeld auf einer fertigen Pyramide
page-variant-linear-skulls = Totenköpfe kosten 1 bis 10
page-variant-coin = Was die Silbermünze tut
page-variant-coin-protect = schützt eine Karte
page-variant-coin-flip = dreht eine Karte um
page-variant-coin-zero = lässt eine Karte 0 zählen
page-variant-coin-none = nichts
page-variant-mismatch = Nach einem missglückten Tausch liegen die Karten
page-variant-mismatch-face_up = offen
page-variant-mismatch-original = wie zuvor
page-variant-quiet-call = Kein Ruf zur Abstimmung nach einer Fähigkeit
page-variant-one-con = Ein { sc-coin-1 } je Zug
page-variant-rooted-tanner = Ein { sc-coin-5 } in der Ablage bleibt dort
page-variant-goth-girl = Karten, die { sc-bullet-3 } unter den Stapel schickt
page-variant-goth-girl-must = kommen immer dorthin
page-variant-goth-girl-may = kommen auf Wunsch dorthin
page-variant-patience = Züge je Person ohne Ziehen, bis die Runde endet

## The end

page-winner = { $name } gewinnt!
page-solo = { $count ->
    [one] { $name } erreicht { $count } Punkt
   *[other] { $name } erreicht { $count } Punkte
}
page-solo-what = Allein spielst du um Punkte: Zu schlagen ist nur deine eigene Bestleistung.
page-winners = Gemeinsam gewonnen: { $names }
page-tie = Gleichstand; das hat entschieden:
page-score = Die Wertung
page-source = Herkunft
page-look-at-table = Tisch ansehen
page-download = Aufzeichnung herunterladen
page-fair = Der Startwert dieses Spiels, festgelegt vor der ersten Karte:
page-fair-public = Der Startwert dieses Spiels. Er ist kein Geheimnis: Er ist für alle gleich.
page-rematch = Revanche
page-rematch-wished = Du willst Revanche
page-rematch-wish = Bereit zur Revanche: { $names }
page-swap = Eine Zahl fürs nächste Spiel tauschen
page-swap-of = { $name } tauscht eine Zahl fürs nächste Spiel
page-swap-none = nichts tauschen
page-swap-look = Karten ansehen
page-swap-number = { $number }: { $card } statt { $old }
page-hindsight = Was möglich war
page-hindsight-what = Sucht das Beste, was mit denselben Karten und Mustern zu holen war. Das dauert ein paar Sekunden.
page-hindsight-busy = Wird berechnet …
page-hindsight-known = Niemand konnte wissen, was kommt: Das war möglich, es war nicht falsch. Die Analyse beurteilt Entscheidungen nach dem, was bekannt war.
page-hindsight-reached = { $name } kam auf { $reached }; im Nachhinein waren { $best } möglich.
page-hindsight-best = { $name } kam auf { $reached }; etwas Besseres fand sich nicht.
page-hindsight-turn = { $count ->
    [one] Der erste Punkt ging in Runde { $round }, Zug { $turn } verloren.
   *[other] Die ersten { $count } Punkte gingen in Runde { $round }, Zug { $turn } verloren.
}
page-hindsight-keep = { $count ->
    [one] Der erste Punkt ging bei der Wahl der Karten verloren.
   *[other] Die ersten { $count } Punkte gingen bei der Wahl der Karten verloren.
}
page-hindsight-played = Gespielt
page-hindsight-better = Besser
page-print-line = Tisch { $table }, Spiel { $number }
page-back-to-table = Zurück zum Tisch

## Replay

page-replay-file = Eine Aufzeichnung aus einer Datei
page-replay-deck = Die Datei des Kartensatzes, mit dem diese Aufzeichnung gespielt wurde
page-replay-busy = Die Aufzeichnung wird gelesen …
page-replay-link = Oder ein Link zu einem Tisch oder einer Aufzeichnung
page-replay-paste = Oder füg die Aufzeichnung selbst ein
page-replay-show = Zeigen
page-replay-step = Schritt { $step } von { $count }
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-on = Einen Schritt weiter
page-replay-last = Zum Ende
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-seen-by = Gesehen von
page-replay-all = alle Karten
page-replay-watch = wer nur zusieht
page-replay-other = Andere Aufzeichnung

## Text view

page-text-moves = { $count ->
    [one] { $count } erlaubter Zug
   *[other] { $count } erlaubte Züge
}
page-text-filter = Züge filtern, etwa „Münze“ oder „b2“
page-text-filter-coin = Züge filtern, etwa „Karte 3“
page-text-to-moves = Zu den Zügen
page-text-to-table = Zum Tisch
page-text-wait = Einen Moment.
page-text-wait-for = Warten auf { $names }.
page-ask-coin = Du entscheidest.
page-text-keep = { $one } und { $two } behalten
page-text-cross = { $boxes } auf Karte { $card } ankreuzen
page-text-owed = Das Zusatzfeld { $boxes } auf Karte { $card } ankreuzen
page-text-take = { sc-do-take-discard }
page-text-take-top = Die oberste vom Stapel ungesehen nehmen
page-text-completes = Karte { $card } wird fertig
page-text-then-owed = { $count ->
    [one] dann noch { $count } Feld
   *[other] dann noch { $count } Felder
}
page-text-pattern = Das Muster ist { $pattern }.
page-text-revealed = In dieser Runde aufgedeckt:
page-text-palm-worth = { $count ->
    [one] Eine Palme ist jetzt { $count } Punkt wert.
   *[other] Eine Palme ist jetzt { $count } Punkte wert.
}
page-text-cups = Pokale übrig:
page-text-start = Startspieler: { $name }
page-text-colour-free = Freie Felder für { $colour }:
page-text-gap = eine Lücke
page-text-stack = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
page-text-slot = Karte { $card }:
page-text-owes = { $count ->
    [one] Noch { $count } Zusatzfeld.
   *[other] Noch { $count } Zusatzfelder.
}
page-text-completed = Fertig:
page-text-own-card = deine Karte { $at }
page-text-card-of = Karte { $at } von { $name }
page-text-discard-at = Karte { $at } der Ablage ({ $number })
page-text-peek = { $one } und { $two } ansehen
page-text-draw = Vom Stapel ziehen
page-text-draw-nth = { $at } Karten ziehen
page-text-keep-nth = Gezogene Karte { $at } behalten
page-text-shown-nth = Offene Karte { $at } neben dem Stapel ziehen
page-text-take-at = { $target } nehmen
page-text-take-discard = Oberste Karte der Ablage nehmen
page-text-blob-at = Die Fähigkeit von { $target } nutzen
page-text-token-at = Die Silbermünze auf { $target } legen
page-text-discard = { sc-do-toss }
page-text-discard-at-card = { $target } ablegen
page-text-use = Die Fähigkeit nutzen
page-text-use-at = { $target } nutzen
page-text-swap-at = Gegen { $target } tauschen
page-text-set-at = Mehrere tauschen: { $target } dazu
page-text-turn = Die gewählten Karten aufdecken
page-text-place-at = Die neue Karte an den Platz von { $target } legen
page-text-left = Ans linke Ende
page-text-right = Ans rechte Ende
page-text-curator-at = { sc-coin-2 } nutzen, { $target }
page-text-pixie-at = { sc-coin-3 } nutzen, { $target }
page-text-empath-at = { sc-amulet-2 } nutzen, { $target }
page-text-bodyguard-at = { sc-amulet-3 } nutzen, { $target }
page-text-con-at = { sc-coin-1 } nutzen, { $target }
page-text-regifter-at = { sc-coin-0 } nutzen, { $target }
page-text-priest-at = { sc-bullet-2 } nutzen, { $target }
page-text-hunter-at = { sc-bullet-0 } nutzen, { $target }
page-text-rite = { $card } nutzen, gerade abgelegt
page-text-shuffle = Das Dorf von { $name } mischen
page-text-join = In das Dorf von { $name }
page-text-deck-up = Der Stapel liegt offen. Oben:
page-text-deck-under = Unten im Stapel, von unten:
page-text-removed = Aus der Runde:
page-text-rotate-at = { $target } querlegen oder aufrichten
page-text-flip-at = { $target } umdrehen
page-text-hide-at = { $target } zudecken
page-text-show-at = { $target } aufdecken
page-text-look-at = { $target } ansehen
page-text-remove-at = { $target } entfernen
page-text-switch-at = Mit { $target } vertauschen
page-text-pick-at = { $target } wählen
page-text-rob-at = { $target } nehmen
page-text-give-at = { $target } geben
page-text-name-at = { $target } schützen
page-text-to = An { $name }
page-text-village = Das Dorf von { $name }
page-text-unknown = unbekannt
page-text-active = { $name } entscheidet.
page-text-called = { $name } hat zur Abstimmung gerufen: letzte Züge.
page-text-deck-left = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
page-text-top-discard = Oben auf der Ablage:
page-text-held = Auf der Hand:
page-text-drawn = Gezogen:
page-text-shown = Neben dem Stapel:
page-text-discards = Die Ablage
page-text-has-coin = hat die Silbermünze

## Lessons

page-learn-title = Ein erstes Spiel
