# The rules of Silver & Gold at hand, briefly and in our own words; the ids are those of the rule book.

rules-mark-ruling = ruling
rules-mark-partly = partly a ruling
rules-about-rulings = “Ruling” marks what no rule book settles, so we had to. Where a table may prefer another answer, there is a variant.

rules-topic-sg-1 = The cards and what you write on
rules-topic-sg-2 = Setting up
rules-topic-sg-3 = A turn: crossing off
rules-topic-sg-4 = X, coins and palms
rules-topic-sg-5 = Cups and new cards
rules-topic-sg-6 = The end of a round and of the game
rules-topic-sg-7 = Counting points

rule-SG-1 = A treasure card’s colour tells its size and its value: grey 8 boxes and 8 points, green 10, orange 12, purple 14. There are 11 grey cards and 12 of each other colour.
rule-SG-2 = Each card shows one island of boxes joined along their sides. A box holds at most one symbol (X, coin or palm), a card at most four symbols and one palm.
rule-SG-3 = Twelve cards carry a seal of another colour. Each of your completed cards of the seal’s colour is worth 1 extra point for a grey or green seal, 2 for an orange or purple one. Seal cards have no coins and no palm.
rule-SG-4 = The whole deck holds 42 coins, 16 palms and 55 X. Our own deck keeps to these numbers; your own decks may differ.
rule-SG-5 = Eight expedition cards show six patterns: two boxes in a line, three in a line (twice), a corner of three (twice), an L, a T and a square of four.
rule-SG-6 = Your score card has three rows of four coin boxes, each row with a cup, and four palm boxes.
rule-SG-7 = All share one round card: four rounds to tick off, and cups worth 6, 5, 4, 3, 2 and 1.
rule-SG-10 = 2 to 4 people play, or 1 alone. You are dealt four treasure cards, keep two of them at the same time as everybody else, and give two back. Four more lie face up as the display.
rule-SG-11 = The eight expedition cards are shuffled face down. The start player is drawn by lot, unless the table has named one.
rule-SG-20 = The top expedition card is turned over and applies to everybody. Earlier ones stay covered: remembering them is up to you, unless the table plays with the tracker.
rule-SG-21 = Cross off the whole pattern on one of your two cards, turned or mirrored as you like; or instead any single open box. You can’t cross off nothing while you have an open box.
rule-SG-22 = No box is crossed off twice. A pattern is never split between two cards and never cut short.
rule-SG-23 = The others see what you crossed off when everybody has finished, unless the table plays with open marks.
rule-SG-24 = Until you confirm, you may take back anything you crossed off this turn. Cards you take are final.
rule-SG-30 = Cross off an X and you cross off one more open box at once, on either card; a single box with an X earns one too. First the whole pattern, then one box after another for each X, and further X earn further boxes. With no open box left on either card, the rest is lost; new cards come later.
rule-SG-31 = Cross off a coin and you fill the next coin box of your score card, row by row. After twelve, coins earn nothing.
rule-SG-32 = Cross off a palm and you write 1 plus the number of palms in the display into your next palm box. After four, palms earn nothing.
rule-SG-40 = When everybody has crossed off, those who completed a coin row or a card are served in turn, clockwise from the start player. Nothing has to be claimed.
rule-SG-41 = Each coin row completed in this turn takes the highest cup that is left; with no cup left it takes none. Two rows in one turn can’t happen: every box beyond the pattern is paid for by an X, so a turn crosses off at most four coins.
rule-SG-42 = A completed card is set aside. For each one you take a new card: one from the display, or the top of the stack unseen. You must take one if there is one.
rule-SG-43 = When a player has taken everything, the display is filled up to four from the stack.
rule-SG-44 = When the stack is empty, the display is not filled up. If there is no card to take, you play on with one card or none, and pass if you have no open box.
rule-SG-45 = After each turn the next player to the left becomes the start player, also from one round to the next.
rule-SG-50 = A round ends after seven expedition cards; then all eight are shuffled. Nobody sees the eighth. Your crosses, your cards and the display stay.
rule-SG-51 = The game ends after four rounds. The last turn still earns cups and completed cards, but no new cards.
rule-SG-60 = You score 1 for each coin, your cups, your palm boxes, the value of each completed card and your seals. Unfinished cards score nothing, but their coins and palms stay yours.
rule-SG-61 = The most points win. A tie goes to whoever has completed more grey cards, then green, orange, purple; after that the win is shared.
