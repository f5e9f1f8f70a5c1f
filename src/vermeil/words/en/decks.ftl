# Decks that somebody draws: what is wrong with one, where it differs from the printed one, and the editor's own words.

# What is wrong with a deck's file, as `vermeil deck check` and the editor say it. A rule's number may stand before it.
drawn-unreadable = can't read { $file }: { $reason }
drawn-no-key = the header lacks the line '{ $key } ...'
drawn-too-large = the file is larger than { $count } KB
drawn-long-line = the line is longer than { $count } characters
drawn-control = a control character ({ $code }); deck files are plain ASCII text
drawn-foreign = a character beyond ASCII ({ $code }); deck files are plain ASCII text
drawn-not-a-key = { $word } is not a key of the header ({ $keys }), and it has no drawing
drawn-key-twice = the header says '{ $key }' twice
drawn-no-value = '{ $key }' lacks its value
drawn-one-value = '{ $key }' has one value, a single word
drawn-no-head = a row of a drawing, where a card should start with its head line
drawn-no-blank = { $word } starts a new card, but no blank line stands before it
drawn-no-drawing = { $word } has no drawing below its head line
drawn-row-too-many = a card has at most { $count } rows, this is one more
drawn-joined = { $word } is not one mark; marks are separated by spaces
drawn-not-a-mark = { $word } is not a mark; the marks are { $marks }
drawn-mark-too-many = a row has at most { $count } marks, this is one more
drawn-uneven = the row has { $count } marks, the card's first row { $first }
drawn-same-id = two cards have the same id
drawn-no-card = the deck { $deck } has no card { $card }
drawn-other-game = the deck is for the game { $word }, not for { $game }
drawn-id-taken = the id { $card } is taken by the card in line { $line }
drawn-not-a-colour = { $word } is not a colour; the colours are { $colours }
drawn-size = a deck has { $least } to { $most } cards, this one { $count }
drawn-not-an-id = { $word } is not a card id: a letter, then 1 to 7 letters or digits, all lower case, no key of the header
drawn-not-a-name = { $word } is not a deck name: 1 to 32 lower-case letters, digits or hyphens, no hyphen first
drawn-no-colour = { $word } lacks its colour
drawn-no-colour-and-number = { $word } lacks its colour and its number
drawn-word-too-many = { $word } is one word too many on a head line
drawn-seal-no-colour = 'seal' lacks its colour
drawn-only-seal = { $word } where only 'seal' and its colour may follow
drawn-boxes = { $colour } cards have { $boxes } boxes, { $card } has { $count }
drawn-outside-island = the boxes of { $card } are inside the frame, and a symbol has a box of its own
drawn-number = a pyramid's number is 1 to { $most }, not { $count }
drawn-outside-chamber = the boxes of { $card } are inside the frame of 5x5
drawn-two-in-a-box = a box of { $card } is a wall, the entrance, the tomb, or bears one symbol, and never two of these
drawn-one-entrance = { $card } has { $count } boxes marked as the entrance, not one
drawn-one-tomb = { $card } has { $count } boxes marked as the tomb, not one
drawn-entrance-row = the entrance is in the top row, not at { $box }
drawn-tomb-row = the tomb is in the bottom row, not at { $box }
drawn-no-way = no way leads from the entrance of { $card } to its tomb
drawn-penalties = the skulls' penalties are { $count } numbers from 0 to { $most }, separated by commas alone, none less than the one before
drawn-shape = a pyramid is drawn in { $count } rows of { $count } marks, not { $rows } of { $marks }
drawn-no-number = { $word } lacks its number
drawn-not-a-number = { $word } is not a pyramid's number; it is 1 to { $most }
drawn-number-taken = { $card } has the number { $number }, and so has { $other }
drawn-order = the cards of a deck are in the order of their numbers, and no two have the same

# Where a deck of one's own differs.
drawn-note-cards = { $count ->
    [one] { $count } { $colour } card
   *[other] { $count } { $colour } cards
}; the printed deck has { $printed }
drawn-note-seals = { $count } { $colour } cards have a seal of { $seal }; in the printed deck 1 has
drawn-note-symbols = coins/palms/X of the { $colour } cards: { $here }; in the printed deck { $printed }
drawn-note-pieces = the island of { $card } falls into pieces
drawn-note-large = the { $colour } island of { $card } doesn't fit into 3x4
drawn-note-many-symbols = { $card } bears { $count } symbols; printed cards at most { $most }
drawn-note-many-palms = { $card } bears { $count } palms; printed cards at most 1
drawn-note-own-seal = { $card } seals its own colour, so it counts itself
drawn-note-rich-seal = { $card } has a seal and a coin or palm too
drawn-note-seal-x = { $card } has { $count } X; a printed { $colour } card with a seal has { $printed }
drawn-note-full = { $count } { $colour } cards; a full deck has { $full }
drawn-note-numbers = the numbers are not 1 to { $count }, each once
drawn-note-behind = no way leads to { $boxes } on { $card }, so it can't be crossed
drawn-note-skulls = the skulls cost { $here }; usually { $usual }

# What else is told of a deck in the making.
drawn-fact-covered = { $count } of { $all } islands can be covered exactly by distinct expedition cards.
drawn-fact-uncovered = The others, which are harder than their value says: { $cards }.
drawn-fact-alike = These are the same when turned or mirrored: { $cards }.
drawn-fact-way = The shortest way from the entrance to the tomb crosses { $count } boxes on every card.
drawn-fact-ways = The shortest way from the entrance to the tomb crosses { $least } to { $most } boxes.

# The editor on the page.
decks-title = { page-own-decks }
decks-all = All decks
decks-mine = { page-on-device }
decks-none = None yet. A deck that you draw is kept here, in this browser.
decks-what-silver-and-gold = Draw islands of 8 to 14 boxes, with X, coins, palms and seals.
decks-what-pyramids = Draw chambers with walls, treasure and skulls between the entrance and the tomb.
decks-from-ours = Start from our deck
decks-empty = Start empty
decks-import = Open a deck file
decks-file = A text file
decks-paste = Or its text
decks-open = Open
decks-open-named = Open { $name }
decks-save = Save as a file
decks-remove = Remove
decks-remove-named = Remove { $name }
decks-remove-sure = { $name } will be gone from this device. Tables that play with it keep it.
decks-keep = Keep it
decks-lost = This device keeps no such deck.
decks-first-name-silver-and-gold = my-islands
decks-first-name-pyramids = my-pyramids
decks-again = Try again
decks-too-long = A deck has at most 16 KB of text; this one is longer.
decks-deck = The deck
decks-name = Name of the deck
decks-skulls = Penalties of the ten skulls
decks-redo = Redo
decks-as-text = Edit as text
decks-as-drawing = Back to drawing
decks-text = The deck as text
decks-undrawable = This text can’t be drawn yet. What is wrong is listed under Check.
decks-card = The card
decks-canvas = Drawing of { $card }
decks-box-has = { $box }, { $what }
decks-brush = Brush
decks-box = box
decks-sea = no box
decks-wall = wall
decks-id = Card
decks-colour = Colour
decks-number = Number
decks-seal = Seal
decks-no-seal = none
decks-mirror = { board-mirror }
decks-turn = { board-turn }
decks-copy-card = Copy card
decks-remove-card = Remove card
decks-new-card = New card
decks-keys = By keyboard: arrows move, Space paints, and the marks of a deck file paint directly: . # X and the others.
decks-check = Check
decks-checking = Checking…
decks-problems = { $count ->
    [one] One thing is wrong. It can’t be played yet.
   *[other] { $count } things are wrong. It can’t be played yet.
}
decks-unlike-printed = It can be played. It differs from the printed deck, which a deck of your own may.
decks-as-printed = It can be played, and all its numbers are those of the printed deck.
decks-unlike-ours = It can be played. It differs from Vermeil’s own deck, which a deck of yours may.
decks-as-ours = It can be played, and all its numbers are those of Vermeil’s own deck.
decks-notes = { $count ->
    [one] One difference
   *[other] { $count } differences
}
decks-at = Line { $line }, column { $column }: { $why }
decks-wrong = something is wrong
decks-counts = Counts
decks-beside-printed = Here / in the printed deck
decks-beside-ours = Here / in Vermeil’s own deck
decks-column-cards = cards
decks-column-seal = seals
decks-column-wall = walls
decks-column-coin = coins
decks-column-palm = palms
decks-column-cross = X
decks-column-red-gem = red gems
decks-column-green-gem = green gems
decks-column-torch = torches
decks-column-skull = skulls
decks-column-potion = potions
decks-cards = Cards
decks-cards-count = { $count ->
    [one] One card
   *[other] { $count } cards
}
decks-play-title = Play with it
decks-play = Play now
decks-friends = With friends
decks-play-what = The table brings this deck along: whoever has its link plays with it, and can look at it and copy it.
decks-storage-full = This browser’s storage is full, so nothing more is kept. Nothing on screen is lost: save it as a file.
decks-storage-forbidden = This browser allows no storage here, so nothing is kept. Nothing on screen is lost: save it as a file.
decks-mixes = My mixes
decks-mixes-what = Mix the decks by number: for each number from 0 to 13, the card of one deck.
decks-mixes-many = The box holds { $count } of them.
decks-mixes-open = Mix decks
decks-mixes-none = None yet. Choose cards, give the mix a name and keep it.
decks-mix-name = The mix:
decks-mix-called = Call it
decks-mix-keep = Keep this mix
decks-mix-kept = { $name } is kept on this device.
