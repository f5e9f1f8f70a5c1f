# Was auf Karten ist: Farben, Symbole, Muster und die Karten selbst.

colour-grey = grau
colour-green = grün
colour-orange = orange
colour-purple = lila

symbol-cross = X
symbol-coin = Münze
symbol-palm = Palme
symbol-red-gem = roter Edelstein
symbol-green-gem = grüner Edelstein
symbol-torch = Fackel
symbol-skull = Totenkopf
symbol-potion = Trank
symbol-entrance = Eingang
symbol-tomb = goldenes Grab

pattern-I2 = zwei in einer Reihe
pattern-I3 = drei in einer Reihe
pattern-V3 = die Ecke aus drei
pattern-L4 = das L aus vier
pattern-T4 = das T aus vier
pattern-O4 = das Quadrat aus vier

sg-card = { $count ->
    [one] eine Karte mit { $count } Feld ({ $colour })
   *[other] eine Karte mit { $count } Feldern ({ $colour })
}
py-card = Pyramide { $number } ({ $colour })
sc-numbered = { $number } ({ $name })
sc-unseen = eine verdeckte Karte
sc-place = Karte { $place } von { $whom }
sc-place-known = Karte { $place } von { $whom }, { $card }

sc-coin-0 = Weiterschenker
sc-coin-1 = Trickbetrüger
sc-coin-2 = Kuratorin
sc-coin-3 = Pixie
sc-coin-4 = Blob
sc-coin-5 = Gerberlehrling
sc-coin-6 = Jägerin
sc-coin-7 = Nostro
sc-coin-8 = Attentäter
sc-coin-9 = Gedankenleserin
sc-coin-10 = Nosferatu
sc-coin-11 = Golem
sc-coin-12 = Dorftrottel
sc-coin-13 = Wolfsmann

sc-amulet-0 = Dorfbewohner
sc-amulet-1 = Knappe
sc-amulet-2 = Empathin
sc-amulet-3 = Leibwächter
sc-amulet-4 = Schlingel
sc-amulet-5 = Bloßsteller
sc-amulet-6 = Enthüllerin
sc-amulet-7 = Betrachterin
sc-amulet-8 = Seherlehrling
sc-amulet-9 = Seherin
sc-amulet-10 = Meister
sc-amulet-11 = Hexe
sc-amulet-12 = Räuber
sc-amulet-13 = Doppelgänger

sc-bullet-0 = Jäger
sc-bullet-1 = Lykaner
sc-bullet-2 = Priester
sc-bullet-3 = Gruftimädchen
sc-bullet-4 = Bestatter
sc-bullet-5 = Kuh
sc-bullet-6 = Anstifterin
sc-bullet-7 = Schlafloser
sc-bullet-8 = Das Ding
sc-bullet-9 = Scharfschütze
sc-bullet-10 = Der Graf
sc-bullet-11 = Unruhestifter
sc-bullet-12 = Gremlin
sc-bullet-13 = Kopierkatze
