# What every part of Vermeil says.

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

game-silver-and-gold = Silver & Gold
game-pyramids = Pyramids
game-silver-coin = Silver Coin
level-child = child
level-easy = easy
level-medium = medium
level-strong = strong
level-expert = expert
level-table = table
level-greedy = greedy
level-monte-carlo = Monte Carlo
level-random = random
source-cards = Cards
source-seals = Seals
source-coins = Coins
source-cups = Cups
source-palms = Palms
source-pyramids = Pyramids
source-torches = Torches
source-colours = Colours
source-gems = Gems
source-skulls = Skulls
source-total = Total
source-round = round { $round }
deck-coin = { game-silver-coin }
deck-amulet = Silver Amulet
deck-bullet = Silver Bullet
seat-name = Player { $number }
seat-number = Seat { $number }
seat-ready = ready
seat-not-ready = not ready yet
round-of-four = round { $round } of 4
round-and-card = round { $round } of 4, card { $turn } of 7
game-over = The game is over.
hint = Hint
undo = Undo
confirm = Confirm
join = Join
play = Play
