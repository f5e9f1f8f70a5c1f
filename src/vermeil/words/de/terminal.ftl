# Was das Terminal sagt: der Tisch auf dem Bildschirm, und Zeile für Zeile.

## Namen.

terminal-game-silver-and-gold = Silver & Gold
terminal-game-pyramids = Pyramids
terminal-game-silver-coin = Silver Coin
terminal-seal = Siegel { $colour }
terminal-level-easy = leicht
terminal-level-medium = mittel
terminal-level-strong = stark
terminal-level-expert = Profi
terminal-source-cards = Karten
terminal-source-seals = Siegel
terminal-source-coins = Münzen
terminal-source-cups = Pokale
terminal-source-palms = Palmen
terminal-source-pyramids = Pyramiden
terminal-source-torches = Fackeln
terminal-source-colours = Farben
terminal-source-gems = Edelsteine
terminal-source-skulls = Schädel
terminal-source-round = Runde { $round }
terminal-source-total = gesamt
terminal-and = { $some } und { $last }

## Der Tisch.

terminal-round = Runde { $round } von 4, Karte { $turn } von 7
terminal-round-of-four = Runde { $round } von 4
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
terminal-skulls = Schädel { $count } (-{ $points })
terminal-legend-silver-and-gold = X noch ein Feld   o Münze   p Palme   ◈ Siegel   { $cross } angekreuzt
terminal-legend-pyramids = > Eingang  * Grab  X noch eins  r rot  g grün (Edelsteine)  t Fackel  s Schädel  p Trank  { $cross } Kreuz
terminal-legend-silver-coin = 7 offen   (7) verdeckt, dir bekannt   ? verdeckt   ~ um 90° gedreht   $ die Münze   + bewacht
terminal-deck = Stapel { $count }
terminal-pile = Ablage, oberste zuerst ({ $count })
terminal-in-hand = Auf der Hand
terminal-token = Marke: { $who }
terminal-token-power = Marke: { $who }, die Münze ist unbenutzt
terminal-called = { $who } hat zur Abstimmung gerufen
terminal-no-call = niemand hat gerufen
terminal-unknown-card = dir unbekannt
terminal-face-up = offen
terminal-face-down = verdeckt
terminal-is-rotated = um 90° gedreht
terminal-is-coin = die Münze schützt sie
terminal-is-guarded = bewacht
terminal-seen-by = gesehen von { $who }

## Wer entscheidet.

terminal-waiting = Der Tisch wartet auf { $who }.
terminal-over = Das Spiel ist aus.
terminal-won = { $count ->
    [one] { $who } gewinnt.
   *[other] { $who } gewinnen gemeinsam.
}
terminal-hand-over = { $who }, du bist dran. Drück Enter, wenn sonst niemand hinsieht.
terminal-thinking = Ein Bot denkt darüber nach …
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
terminal-is-ready = bereit
terminal-not-ready = noch nicht bereit

## Tasten und Seiten.

terminal-key-turn = drehen
terminal-key-mirror = spiegeln
terminal-key-single = ein Feld
terminal-key-card = Karte
terminal-key-cross = ankreuzen
terminal-key-undo = zurück
terminal-key-hint = Tipp
terminal-key-log = Verlauf
terminal-key-points = Punkte
terminal-key-rules = Regeln
terminal-key-others = alle Karten
terminal-key-leave = gehen
terminal-key-ready = ich bin bereit
terminal-log = Was geschah
terminal-points = Punkte nach Herkunft
terminal-rules = Die Regeln zur Hand
terminal-others = Die Karten von allen
terminal-hint = Ein Tipp
terminal-close = Esc schließt · ↑ ↓ blättern
terminal-end-keys = n noch einmal · b zum Anfang · Esc Tisch ansehen
terminal-end-keys-watch = b zum Anfang · Esc Tisch ansehen
terminal-deck-coin = Silver Coin
terminal-deck-amulet = Silver Amulet
terminal-rematch-wish = Für eine Revanche: { $who }
terminal-key-again = noch einmal
terminal-swap = { $who }: eine Zahl fürs nächste Spiel tauschen?
terminal-swap-nothing = Nichts tauschen
terminal-swap-keys = ↑ ↓ wählen · Enter nehmen · Esc zurück
terminal-type-move = Gib einen Zug ein, wie er geschrieben wird

## Der Anfang.

terminal-start-title = Was spielen wir?
terminal-start-game = Spiel
terminal-start-seat = Platz { $number }
terminal-start-person = ein Mensch, hier
terminal-start-bot = Bot: { $level }
terminal-start-nobody = niemand
terminal-start-name = Name
terminal-start-play = Spielen
terminal-start-continue = Weiterspielen
terminal-start-no-games = Kein Spiel ist offen geblieben.
terminal-start-join = Einem Tisch über seinen Link beitreten
terminal-start-link = https://server/t/ID
terminal-start-go = Beitreten
terminal-start-keys = Tab weiter · Enter wählen · Strg-C gehen
terminal-kept-game = { $which }: { $game } mit { $who }, { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
terminal-player = Person { $number }

## Der einfache Modus.

plain-revealed = In dieser Runde aufgedeckt: { $patterns }
plain-colours-left = übrig für die 2., 4. und 6. Pyramide einer Farbe: { $colours }
plain-four-cards = Deine vier Karten:
plain-discards = Ablage von oben: { $cards }
plain-deck-top = Oben auf dem Stapel: { $cards }
plain-beside-deck = Neben dem Stapel: { $cards }
plain-totals = Summen: { $totals }
plain-such-as = Zum Beispiel { $move } (? zeigt die Hilfe)
plain-help-where = Gib ? für Hilfe ein, moves für alle erlaubten Züge.
plain-help-moves = Züge gibst du ein, wie sie geschrieben werden, zum Beispiel:  { $moves }
plain-command-help = diese Hilfe
plain-command-moves = alle deine erlaubten Züge
plain-command-undo = das letzte Kreuz zurücknehmen, bis du bestätigst
plain-command-table = den Tisch noch einmal zeigen
plain-command-score = die Punkte nach Herkunft
plain-command-earns = was deine Züge brächten, der beste zuerst
plain-command-hint = was ein Bot an deiner Stelle täte, und warum
plain-command-log = was geschehen ist
plain-command-rules = die Regeln mit ihren Nummern
plain-command-quit = gehen; das Spiel bleibt erhalten
plain-earns-nothing = Dazu lässt sich jetzt nichts sagen.
plain-lobby = Drück Enter, wenn du bereit bist, oder gib quit ein.
plain-left = Du hast das Spiel verlassen. Weiter geht es mit: vermeil continue { $which }
plain-left-link = Du hast den Tisch verlassen. Zurück kommst du mit: vermeil play --plain { $link }
plain-again = Noch einmal? Tippe again, oder drücke Enter, um zu gehen.
plain-swap = { $who }: Welche Zahl tauschst du fürs nächste Spiel? Tippe eine wie { $such }, moves für alle, oder drücke Enter, um nichts zu tauschen.
plain-no-games = Es gibt kein Spiel zum Weiterspielen.
plain-which-game = Welches Spiel? Gib die Nummer oder den Namen ein.

## Was die Knöpfe tun.

terminal-do-keep-cards = Zwei behalten
terminal-do-pick-card = Karte nehmen
terminal-do-done = Fertig
terminal-do-peek = Zwei ansehen
terminal-do-draw = Ziehen
terminal-do-draw-more = { $count } ziehen
terminal-do-shown = Offene ziehen
terminal-do-take = Ablage nehmen
terminal-do-take-discard = Ablage nehmen
terminal-do-call = Abstimmung
terminal-do-blob-discard = Ablage nutzen ({ sc-card-4 })
terminal-do-use-discard = Ablage nutzen
terminal-do-keep = Eine behalten
terminal-do-discard = Ablegen
terminal-do-use = Ablegen und nutzen
terminal-do-swap = Eine tauschen
terminal-do-set = Mehrere tauschen
terminal-do-turn = Aufdecken
terminal-do-go = Weiter
terminal-do-place = Hinlegen
terminal-do-left = Links außen
terminal-do-right = Rechts außen
terminal-do-end = Zug beenden
terminal-do-pass = Passen
terminal-do-decline = Liegen lassen
terminal-do-clockwise = Im Uhrzeigersinn
terminal-do-counterclockwise = Gegen den Uhrzeigersinn
terminal-do-token = Münze nutzen
terminal-do-rotate = Drehen
terminal-do-toss = Eine ablegen
terminal-do-flip = Umdrehen
terminal-do-hide = Zudecken
terminal-do-show = Aufdecken
terminal-do-look = Eine ansehen
terminal-do-remove = Entfernen
terminal-do-switch = Tauschen
terminal-do-pick = Auswählen
terminal-do-rob = Rauben
terminal-do-give = Geben
terminal-do-name = Bewachen
terminal-do-village = Ein ganzes Dorf
terminal-do-to = Geben an

## Silver Coin: was die Karten tun.

terminal-what-amulet-0 = Zwei davon offen beenden sofort die Runde.
terminal-what-amulet-1 = Eine Karte liegt offen neben dem Stapel und darf statt der obersten gezogen werden; sie kommt offen ins Dorf.
terminal-what-amulet-2 = Sieh dir eine deiner verdeckten Karten an.
terminal-what-amulet-3 = Schützt sich selbst und eine weitere deiner Karten, die du nennst, vor den anderen.
terminal-what-amulet-4 = Zieh für jede davon eine Karte mehr, behalte eine und leg die anderen in ihrer Reihenfolge zurück.
terminal-what-amulet-5 = Deck eine deiner Karten auf.
terminal-what-amulet-6 = Deck eine beliebige Karte eines beliebigen Dorfs auf.
terminal-what-amulet-7 = Sieh dir bis zu zwei deiner verdeckten Karten an.
terminal-what-amulet-8 = Sieh dir eine verdeckte Karte von jemand anderem an.
terminal-what-amulet-9 = Sieh dir eine beliebige verdeckte Karte eines Dorfs an.
terminal-what-amulet-10 = Nimm eine beliebige andere offene Karte der Ablage und tausch sie offen ein.
terminal-what-amulet-11 = Sieh dir die oberste Karte des Stapels an; du darfst sie verdeckt gegen eine Karte eines Dorfs tauschen.
terminal-what-amulet-12 = Nimm jemandem eine Karte, gib eine eigene dafür und sieh dir die neue an.
terminal-what-amulet-13 = Passt zu jeder Zahl; zwei davon passen zueinander.
terminal-what-coin-0 = Gib eine andere deiner Karten jemand anderem, so wie sie liegt.
terminal-what-coin-1 = Dreh diese Karte um und spiel noch einen Zug.
terminal-what-coin-2 = Dreh eine deiner Karten um 90° oder zurück, oder leg eine ab, die schon gedreht liegt.
terminal-what-coin-3 = Dreh diese Karte um und dann eine beliebige andere Karte eines Dorfs.
terminal-what-coin-4 = Nutz die Fähigkeit der obersten Ablage; mit mehreren die einer von ebenso vielen.
terminal-what-coin-5 = Leg diese Karte offen an ein Ende deines Dorfs, dann dreh eine andere Karte eines Dorfs um.
terminal-what-coin-6 = Deck eine offene Karte eines Dorfs zu, dann eine andere Karte eines Dorfs auf.
terminal-what-coin-7 = Sieh dir alle verdeckten Karten eines Dorfs an.
terminal-what-coin-8 = Leg eine offene Karte eines Dorfs offen ganz unter die Ablage.
terminal-what-coin-9 = Sieh dir bis zu drei verdeckte Karten beliebiger Dörfer an.
terminal-what-coin-10 = Nimm eine der drei Karten direkt unter dieser in der Ablage und tausch sie ein, oder nutz ihre Fähigkeit.
terminal-what-coin-11 = Tausch die oberste Ablage (nicht { sc-card-11 } selbst) gegen eine Karte eines Dorfs, die so, wie sie liegt, ganz nach unten kommt.
terminal-what-coin-12 = Verschieb aus jedem Dorf eine Karte zum nächsten, alle in einer Richtung, so wie sie liegen.
terminal-what-coin-13 = Ist die Summe deiner anderen Karten kleiner als 13, zählst du 0; sonst zählen alle, auch die 13.

## Wer die anderen warten lässt.

terminal-idle-warn = { $who } hat eine Weile nichts getan.
terminal-idle-bot = { $who } wurde ermahnt und tut nichts: ein Bot darf spielen.
terminal-idle-free = { $who } ist nicht bereit.
terminal-you-are-warned = Die anderen warten auf dich: eine halbe Minute nach ihrer Mahnung darf ein Bot für dich spielen.
terminal-key-here = ich bin da
terminal-key-warn = ermahnen
terminal-key-bot = Bot spielen lassen
terminal-key-free = Platz freigeben
terminal-free = Welcher Platz soll wieder frei sein?
terminal-free-seat = der Platz von { $who }
terminal-plays-as = { $who } spielt wie { $level }: der Server ist ausgelastet.
plain-warn = { $who } hat eine Weile nichts getan. Gib warn ein, um zu ermahnen, oder drück Enter, um weiter zu warten.
plain-bot = { $who } wurde ermahnt und tut nichts. Gib bot ein, damit ein Bot spielt, oder drück Enter, um weiter zu warten.
plain-free = { $who } ist nicht bereit. Gib free ein, um den Platz freizugeben, oder drück Enter, um weiter zu warten.
plain-you-are-warned = Die anderen warten auf dich: bald darf ein Bot für dich spielen. Gib here ein, um zu sagen, dass du da bist.
plain-command-here = sag, dass du da bist, wenn die anderen dich ermahnt haben
