# What is on cards: colours, symbols, patterns, and the cards themselves.

colour-grey = grey
colour-green = green
colour-orange = orange
colour-purple = purple

symbol-cross = X
symbol-coin = coin
symbol-palm = palm
symbol-red-gem = red gem
symbol-green-gem = green gem
symbol-torch = torch
symbol-skull = skull
symbol-potion = potion
symbol-entrance = entrance
symbol-tomb = golden tomb

pattern-I2 = two in a row
pattern-I3 = three in a row
pattern-V3 = the corner of three
pattern-L4 = the L of four
pattern-T4 = the T of four
pattern-O4 = the square of four

sg-card = { $count ->
    [one] a card of { $count } box ({ $colour })
   *[other] a card of { $count } boxes ({ $colour })
}
py-card = pyramid { $number } ({ $colour })
sc-numbered = { $number } ({ $name })
sc-unseen = a face-down card
sc-place = card { $place } of { $whom }
sc-place-known = card { $place } of { $whom }, { $card }

sc-coin-0 = Regifter
sc-coin-1 = Con Artist
sc-coin-2 = Curator
sc-coin-3 = Pixie
sc-coin-4 = Blob
sc-coin-5 = Apprentice Tanner
sc-coin-6 = Huntress
sc-coin-7 = Nostro
sc-coin-8 = Assassin
sc-coin-9 = Psychic
sc-coin-10 = Nosferatu
sc-coin-11 = Golem
sc-coin-12 = Village Idiot
sc-coin-13 = Wolfman

sc-amulet-0 = Villager
sc-amulet-1 = Squire
sc-amulet-2 = Empath
sc-amulet-3 = Bodyguard
sc-amulet-4 = Rascal
sc-amulet-5 = Exposer
sc-amulet-6 = Revealer
sc-amulet-7 = Beholder
sc-amulet-8 = Apprentice Seer
sc-amulet-9 = Seer
sc-amulet-10 = Master
sc-amulet-11 = Witch
sc-amulet-12 = Robber
sc-amulet-13 = Doppelgänger

sc-bullet-0 = Hunter
sc-bullet-1 = Lycan
sc-bullet-2 = Priest
sc-bullet-3 = Goth Girl
sc-bullet-4 = Mortician
sc-bullet-5 = Cow
sc-bullet-6 = Instigator
sc-bullet-7 = Insomniac
sc-bullet-8 = Thing
sc-bullet-9 = Marksman
sc-bullet-10 = The Count
sc-bullet-11 = Troublemaker
sc-bullet-12 = Gremlin
sc-bullet-13 = Copycat
