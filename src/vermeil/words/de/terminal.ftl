# Was das Terminal sagt: der Tisch auf dem Bildschirm, und Zeile für Zeile.

## Namen.

terminal-seal = Siegel { $colour }
terminal-plays-as = { $level }; ohne kompilierte Engines spielt { $other }

## Der Tisch.

terminal-stack = Stapel { $count }
terminal-cups-left = Pokale: { $cups }
terminal-torch-round = Fackel { $round }
terminal-palm-worth = Palme bringt { $count }
terminal-starts = zuerst:
terminal-pattern = Muster
terminal-top = vom Stapel
terminal-no-card = keine Karte
terminal-no-cards = keine Karten
terminal-all-keep = Alle behalten zwei von vier Karten.
terminal-completed = fertig: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
terminal-gems = Edelsteine: { $red } rot, { $green } grün
terminal-skulls = Totenköpfe { $count } (−{ $points })
terminal-legend-silver-and-gold = X noch ein Feld   o Münze   p Palme   ◈ Siegel   { $cross } angekreuzt
terminal-legend-pyramids = > Eingang  * Grab  X noch eins  r rot  g grün (Edelsteine)  t Fackel  s Totenkopf  p Trank  { $cross } Kreuz
terminal-legend-silver-coin = 7 offen   (7) verdeckt, dir bekannt   ? verdeckt   ~ quer   $ Silbermünze   + geschützt   % gemischt
terminal-legend-silver-coin-all = 7 offen   (7) verdeckt   ? verdeckt, unbekannt   ~ quer   $ Silbermünze   + geschützt   % gemischt
terminal-deck = Stapel { $count }
terminal-deck-up = Stapel { $count }, offen
terminal-removed = Aus der Runde: { $cards }
terminal-group = % gemischt: unter { $places } sind { $cards }
terminal-pile = Ablage, oberste zuerst ({ $count })
terminal-in-hand = Auf der Hand
terminal-token = Silbermünze: { $who }
terminal-token-power = Silbermünze: { $who }, noch unbenutzt
terminal-caller = { $who } hat gerufen
terminal-called = { $who } hat zur Abstimmung gerufen
terminal-no-call = niemand hat gerufen
terminal-unknown-card = dir unbekannt

## Wer entscheidet.

terminal-waiting = Der Tisch wartet auf { $who }.
terminal-won = { $count ->
    [one] { $who } gewinnt.
   *[other] { $who } gewinnen gemeinsam.
}
terminal-hand-over = { $who }, du bist dran. Drück Enter, wenn sonst niemand hinsieht.
terminal-thinking = Ein Bot denkt nach …
terminal-lost = Die Verbindung ist weg; neuer Versuch …
terminal-refused = Das geht nicht. { $why }
terminal-earns = Bringt { $points }: { $how }
terminal-earns-nothing = Bringt noch keine Punkte.
terminal-left-silver-and-gold = { $count ->
    [one] Auf dieser Karte bleibt { $count } Feld frei.
   *[other] Auf dieser Karte bleiben { $count } Felder frei.
}
terminal-left-pyramids = { $count ->
    [one] Dann noch { $count } Feld bis zum Grab.
   *[other] Dann noch { $count } Felder bis zum Grab.
}
terminal-completes = Karte { $card } ist damit fertig.
terminal-owes = { $count ->
    [one] Danach noch ein Feld.
   *[other] Danach noch { $count } Felder.
}
terminal-hint-says = Ein starker Bot würde { $move } spielen.
terminal-record-kept = Die Aufzeichnung liegt in { $file }.

## Vor dem Spiel an einem Tisch auf einem Server.

terminal-lobby = Die Karten sind noch nicht ausgeteilt.
terminal-lobby-ready = Ausgeteilt wird, wenn alle Plätze besetzt und alle bereit sind.
terminal-open-seat = ein freier Platz

## Tasten und Seiten.

terminal-key-turn = drehen
terminal-key-mirror = spiegeln
terminal-key-single = ein Feld
terminal-key-card = Karte
terminal-key-choose = wählen
terminal-key-do = ausführen
terminal-key-cross = ankreuzen
terminal-key-undo = rückgängig
terminal-key-hint = Tipp
terminal-key-log = Verlauf
terminal-key-points = Punkte
terminal-key-rules = Regeln
terminal-key-others = alle Karten
terminal-key-leave = gehen
terminal-key-ready = ich bin bereit
terminal-log = Was geschah
terminal-points = Wertung nach Herkunft
terminal-rules = Die Regeln in Kürze
terminal-others = Die Karten von allen
terminal-hint = Ein Tipp
terminal-close = Esc schließt · ↑ ↓ blättern
terminal-end-keys = n noch einmal · v Analyse · b zum Anfang · Esc Tisch ansehen
terminal-end-keys-watch = v Analyse · b zum Anfang · Esc Tisch ansehen
terminal-review = Analyse
terminal-reviewing = Die Partie wird analysiert, { $part } % fertig; v hält an.
terminal-rematch-wish = Bereit zur Revanche: { $who }
terminal-key-again = noch einmal
terminal-swap = { $who }: Eine Zahl fürs nächste Spiel tauschen?
terminal-swap-nothing = Nichts tauschen
terminal-swap-keys = ↑ ↓ wählen · Enter nehmen · Esc zurück
terminal-mix-keys = Pfeile · Leertaste nehmen · a ganzer Kartensatz · s Überraschung · Enter so spielen · Esc zurück
terminal-type-move = Gib einen Zug ein, wie er geschrieben wird

## Der Anfang.

terminal-start-title = Was spielen wir?
terminal-start-game = Spiel
terminal-start-person = eine Person, hier
terminal-start-bot = Bot: { $level }
terminal-start-nobody = niemand
terminal-start-name = Name
terminal-start-continue = Weiterspielen
terminal-start-no-games = Kein Spiel ist offen geblieben.
terminal-start-join = Einem Tisch über seinen Link beitreten
terminal-start-link = https://server/t/ID
terminal-start-keys = Tab weiter · Enter wählen · Strg-C gehen
terminal-kept-game = { $which }: { $game } mit { $who }, { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}

## Der einfache Modus.

plain-revealed = In dieser Runde aufgedeckt: { $patterns }
plain-colours-left = übrig für die 2., 4. und 6. Pyramide einer Farbe: { $colours }
plain-four-cards = Deine vier Karten:
plain-discards = Ablage von oben: { $cards }
plain-deck-top = Oben auf dem Stapel: { $cards }
plain-deck-bottom = Unten im Stapel, von unten: { $cards }
plain-beside-deck = Neben dem Stapel: { $cards }
plain-totals = Summen: { $totals }
plain-such-as = Zum Beispiel { $move } (? zeigt die Hilfe)
plain-help-where = Gib ? für Hilfe ein, moves für alle erlaubten Züge.
plain-help-moves = Züge gibst du ein, wie sie geschrieben werden, zum Beispiel:  { $moves }
plain-command-help = diese Hilfe
plain-command-moves = alle deine erlaubten Züge
plain-command-undo = rückgängig machen, was du zuletzt angekreuzt hast, bis du bestätigst
plain-command-table = den Tisch noch einmal zeigen
plain-command-score = die Wertung nach Herkunft
plain-command-earns = was jeder deiner Züge brächte, der beste zuerst
plain-command-hint = was ein Bot an deiner Stelle täte, und warum
plain-command-log = was geschehen ist
plain-command-rules = die Regeln mit ihren Nummern
plain-command-quit = gehen; das Spiel bleibt erhalten
plain-earns-nothing = Dazu lässt sich jetzt nichts sagen.
plain-lobby = Drück Enter, wenn du bereit bist, oder gib quit ein.
plain-left = Du hast das Spiel verlassen. Weiter geht es mit: vermeil continue { $which }
plain-left-link = Du hast den Tisch verlassen. Zurück kommst du mit: vermeil play --plain { $link }
plain-bot-failed = { $count ->
    [one] Der Bot { $bot } hat einmal versagt; für ihn wurde ein zufälliger Zug gespielt: { $why }
   *[other] Der Bot { $bot } hat { $count }-mal versagt; für ihn wurden zufällige Züge gespielt. Beim ersten Mal: { $why }
}
plain-again = Noch einmal? Gib again ein, oder review, um zu sehen, was die Partie entschied, oder drück Enter, um zu gehen.
plain-reviewing = Die Partie wird analysiert; Strg-C hält an.
plain-review-stopped = Die Analyse wurde angehalten.
plain-swap = { $who }: Welche Zahl tauschst du fürs nächste Spiel? Gib eine ein wie { $such }, moves für alle, oder drück Enter, um nichts zu tauschen.
plain-step = Zug { $number } von { $count }: { $move }
plain-step-hidden = { $who } entscheidet
plain-step-keys = (Enter weiter, b zurück, eine Zahl zu diesem Zug, q Ende)
plain-seat = Platz { $seat }
plain-no-games = Es gibt kein Spiel zum Weiterspielen.
plain-which-game = Welches Spiel? Gib die Nummer oder den Namen ein.

## Was die Knöpfe tun.

terminal-do-keep-cards = Zwei behalten
terminal-do-pick-card = Karte nehmen
terminal-do-done = Fertig
terminal-do-peek = Zwei ansehen
terminal-do-draw-more = { $count } ziehen
terminal-do-shown = Offene ziehen
terminal-do-take = Von Ablage nehmen
terminal-do-take-discard = Aus Ablage nehmen
terminal-do-call = Abstimmung
terminal-do-blob-discard = Ablage nutzen ({ sc-coin-4 })
terminal-do-use-discard = Ablage nutzen
terminal-do-keep = Eine behalten
terminal-do-discard = { sc-do-toss }
terminal-do-use = Ablegen und nutzen
terminal-do-swap = Eine tauschen
terminal-do-set = Mehrere tauschen
terminal-do-place = Hinlegen
terminal-do-decline = Liegen lassen
terminal-do-token = Münze nutzen
terminal-do-rotate = Querlegen
terminal-do-toss = Eine ablegen
terminal-do-flip = Umdrehen
terminal-do-hide = Zudecken
terminal-do-show = Aufdecken
terminal-do-look = Eine ansehen
terminal-do-remove = Entfernen
terminal-do-switch = Tauschen
terminal-do-pick = Auswählen
terminal-do-rob = Karte rauben
terminal-do-give = Geben
terminal-do-name = Schützen
terminal-do-village = Ein ganzes Dorf
terminal-do-to = Geben an
terminal-do-under = { sc-do-under }
terminal-do-pile = Auf die Ablage
terminal-do-use-card = Karte nutzen

## Wer die anderen warten lässt.

terminal-idle-warn = { $who } hat eine Weile nichts getan.
terminal-idle-bot = { $who } wurde ermahnt und tut nichts: Ein Bot darf spielen.
terminal-idle-free = { $who } ist nicht bereit.
terminal-you-are-warned = Die anderen warten auf dich: Eine halbe Minute nach ihrer Mahnung darf ein Bot für dich spielen.
terminal-key-here = ich bin da
terminal-key-warn = ermahnen
terminal-key-bot = Bot spielen lassen
terminal-key-free = Platz freigeben
terminal-free = Welcher Platz soll wieder frei sein?
terminal-free-seat = der Platz von { $who }
terminal-hurried = { $who } spielt wie { $level }: Der Server ist ausgelastet.
plain-warn = { $who } hat eine Weile nichts getan. Gib warn ein, um zu ermahnen, oder drück Enter, um weiter zu warten.
plain-bot = { $who } wurde ermahnt und tut nichts. Gib bot ein, damit ein Bot spielt, oder drück Enter, um weiter zu warten.
plain-free = { $who } ist nicht bereit. Gib free ein, um den Platz freizugeben, oder drück Enter, um weiter zu warten.
plain-you-are-warned = Die anderen warten auf dich: Bald darf ein Bot für dich spielen. Gib here ein, um zu sagen, dass du da bist.
plain-command-here = sag, dass du da bist, wenn die anderen dich ermahnt haben

## Was Silver Coin fragt.

question-keep-drawn = Behalte eine der gezogenen Karten.
question-held = Tausch die Karte auf deiner Hand, oder leg sie ab.
question-set = Wähl alle Karten des Satzes, von links nach rechts, und deck sie auf.
question-reveal = Die Karten sind aufgedeckt: Mach weiter, oder nutze vorher eine Fähigkeit.
question-place = Wähl den Platz der neuen Karte.
question-kept = Sie passen nicht zusammen: An welches Ende kommt die neue Karte?
question-extra = An welches Ende kommt die zusätzliche Karte?
question-end = Beende deinen Zug, oder nutze eine Fähigkeit.
question-gift = Vor der Wertung: nutze eine offene Karte, oder passe.

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
question-name = Wähl die Karte, die geschützt wird.
question-bullet-0 = Wähl eine deiner Karten, die die Runde verlässt.
question-bullet-8 = Wähl das Dorf, dessen verdeckte Karten gemischt werden.
question-bullet-9 = Wähl die offene Karte, deren Fähigkeit du nutzt.
question-rite = { sc-bullet-4 }: Nutze eine abgelegte Karte, oder mach weiter.
question-sink = { sc-bullet-3 }: unter den Stapel oder auf die Ablage?
