# The rules of Pyramids at hand, briefly and in our own words; the ids are those of the rule book.

rules-topic-py-4 = Symbols and the tomb
rules-topic-py-5 = New cards and pyramid boxes
rules-topic-py-6 = The end and the points

rule-PY-1 = There are 48 pyramids, 16 each in green, orange and purple, numbered 1 to 48. The numbers are spread over the colours.
rule-PY-2 = A pyramid is a chamber of 5 by 5 boxes: an entrance at the top, a golden tomb at the bottom, walls that are never crossed off. Every other box holds at most one symbol.
rule-PY-3 = The eight expedition cards show the same six patterns as in Silver & Gold.
rule-PY-4 = Your score card has a torch box for each round, boxes of 10, 6 and 3 for each colour, ten red and ten green gems, and ten skulls with growing penalties.
rule-PY-10 = 2 to 4 people play, or 1 alone. You are dealt four pyramids, keep two and give two back; four lie face up as the display. There is no start player.
rule-PY-20 = The top expedition card is turned over and applies to everybody. Earlier ones stay covered, unless the table plays with the tracker.
rule-PY-21 = Cross off the whole pattern on one of your two cards, turned or mirrored as you like, never on walls or crossed boxes; or instead a single box. You must cross off something as long as anything is possible.
rule-PY-22 = On a fresh card, what you cross off first must include the entrance. After that, it must share a side with a box crossed off before.
rule-PY-23 = The others see what you crossed off when everybody has finished. Until you confirm, you may take anything back.
rule-PY-30 = Cross off a red cross and you cross off one more box at once, on either card, next to your path. First the whole pattern, then one box for each red cross; what is impossible is lost.
rule-PY-31 = A gem fills the next gem box of its colour. After ten, gems of that colour earn nothing.
rule-PY-32 = A torch ticks the torch box of the current round, if it is still empty. A past round’s torch is lost.
rule-PY-33 = A skull fills your next skull box; after ten nothing more happens.
rule-PY-34 = A potion erases your two worst skulls, or one if you have only one; erased boxes can be filled again. Whenever you cross off a pattern, a single box or an extra box, its skulls are marked before its potions work.
rule-PY-35 = Cross off the golden tomb and the pyramid is completed; all symbols of the same pattern count. Until new cards are taken it is still one of your two: an extra box may go on it, and must if no other is possible. With closed tombs it may not, and is lost if your other card has room for none.
rule-PY-40 = Completed pyramids are set aside. Whoever completed the lowest number goes first and takes a new card for each one, from the display or unseen from the stack; then the display is filled up to four.
rule-PY-41 = Your 2nd, 4th and 6th pyramid of a colour takes the next free box of that colour: 10, then 6, then 3. The others strike it out. In the same turn the one whose 2nd, 4th or 6th pyramid has the lower number goes first; of two that you complete in one turn the lower number counts first.
rule-PY-50 = A round ends after seven expedition cards; then all eight are shuffled and the next torch box counts. The last turn of the game still gives pyramid boxes, but no new cards.
rule-PY-60 = You score 5 for each torch, your pyramid boxes, 5 for each pair of a red and a green gem, 1 for each other gem and 10 for each completed pyramid; only your worst crossed skull is taken off.
rule-PY-61 = The most points win. A tie goes to whoever completed the pyramid with the lowest number; if none was completed, the win is shared.
