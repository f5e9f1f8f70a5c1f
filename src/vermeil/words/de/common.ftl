# Was alle Teile von Vermeil sagen.

points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

game-silver-and-gold = Silver & Gold
game-pyramids = Pyramids
game-silver-coin = Silver Coin
level-child = Kind
level-easy = leicht
level-medium = mittel
level-strong = stark
level-expert = Experte
level-table = Tabelle
level-greedy = gierig
level-monte-carlo = Monte Carlo
level-random = zufällig
source-cards = Karten
source-seals = Siegel
source-coins = Münzen
source-cups = Pokale
source-palms = Palmen
source-pyramids = Pyramiden
source-torches = Fackeln
source-colours = Farben
source-gems = Edelsteine
source-skulls = Totenköpfe
source-total = Gesamt
source-round = Runde { $round }
deck-coin = { game-silver-coin }
deck-amulet = Silver Amulet
deck-bullet = Silver Bullet
seat-name = Spieler { $number }
seat-number = Platz { $number }
seat-ready = bereit
seat-not-ready = noch nicht bereit
round-of-four = Runde { $round } von 4
round-and-card = Runde { $round } von 4, Karte { $turn } von 7
game-over = Das Spiel ist zu Ende.
hint = Tipp
undo = Rückgängig
confirm = Bestätigen
join = Mitspielen
play = Spielen
