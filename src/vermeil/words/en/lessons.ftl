# The lessons: a first game of each, step by step. Fetched when one is opened.

lesson-go-on = Next
lesson-later = Later
lesson-skip = End the lesson and play on
lesson-do = Your turn.
lesson-early = You have done that already.
lesson-recap = What you have learned
lesson-met = (done)
lesson-not-yet = not yet
lesson-play-on = Finish this game
lesson-another = Learn { $game }

## Silver & Gold

lesson-sg-welcome = Welcome! You play against an easy bot. Islands lie on your cards. Cross off every box of a card and it is complete: it scores the number at its head. Unfinished cards score nothing.
lesson-sg-keep = Four cards are dealt to you, and you keep two. For this lesson take the lit ones: the grey 8 bears a seal, the green 10 has two coins and a palm.
lesson-sg-pattern = The expedition card shows everybody the same pattern. Cross it off on one of your cards, turned or mirrored as you like. Or cross off just one box, wherever you want.
lesson-sg-confirm = Undo takes it back until you confirm, and nobody sees it before everybody has finished. Confirm it.
lesson-sg-coin = A coin that you cross off goes onto your score card and is worth 1 point, even if its card is never completed. Cross off a coin.
lesson-sg-coin-name = Coins: 1 point each
lesson-sg-palm = A palm scores 1 point, and 1 more for every palm in the display at that moment: the table says what it is worth now. There is room for four. Cross off a palm.
lesson-sg-palm-name = Palms: 1, plus 1 for every palm in the display
lesson-sg-card = Only completed cards score their 8, 10, 12 or 14 points. Fill up one of your cards.
lesson-sg-card-name = Completed cards: 8, 10, 12 or 14
lesson-sg-take = For a completed card you take a new one: from the display, or the top of the stack unseen. Take one with a red X for what comes next.
lesson-sg-take-name = A new card for each completed one
lesson-sg-x = A red X gives you one more box at once, on either card. If that box is an X too, you get another. Cross off an X.
lesson-sg-x-name = X: one more box
lesson-sg-seal = A seal on a completed card pays for each of your completed cards of the seal’s colour, earlier or later: +1 for grey and green, +2 for orange and purple. Complete cards until a seal pays.
lesson-sg-seal-name = Seals: 1 or 2 for each completed card of their colour
lesson-sg-cup = Four coins fill a row of your score card and win the highest cup that is left: 6 for the first at the table, then 5, down to 1. Fill a row.
lesson-sg-cup-name = Cups: 6 to 1 for a row of four coins
lesson-sg-rounds = Seven of the eight expedition cards make a round; then all are shuffled. After four rounds the most points win. In a tie, more grey cards decide.
lesson-sg-next = That is every way to score. Finish this game, then play one against a medium bot: small cards first, and a seal early.

## Pyramids

lesson-py-welcome = Welcome! You play against an easy bot. Each card is a pyramid: find a way from the entrance to the golden tomb, and it scores 10 points. Unfinished pyramids score nothing.
lesson-py-keep = Four pyramids are dealt to you, and you keep two. For this lesson take the two purple ones: pyramids of one colour pay together.
lesson-py-pattern = Everybody gets the same pattern. On a fresh pyramid it must contain the entrance, later it must touch a box that you crossed off before. Walls are in the way. One single box is allowed as well. Cross something off.
lesson-py-confirm = { lesson-sg-confirm }
lesson-py-gem = Gems score in pairs: a red and a green one are 5 points, each gem without a partner is 1. Cross off a gem of each colour.
lesson-py-gem-name = Gems: 5 a pair, 1 each left over
lesson-py-x = A red X gives you one more box at once, on either card, next to a crossed one. Cross off an X.
lesson-py-x-name = { lesson-sg-x-name }
lesson-py-torch = A torch lights the box of this round: 5 points. There is one such box in each round, and a past one can’t be had any more. Cross off a torch.
lesson-py-torch-name = Torches: 5 points, one in each round
lesson-py-skull = Skulls cost points, each more than the last, but only the worst one counts. A potion erases your two worst. Sometimes the short way leads over a skull: cross one off.
lesson-py-skull-name = Skulls: only the worst counts, potions erase two
lesson-py-tomb = Cross off the golden tomb and the pyramid is complete: 10 points. Reach a tomb.
lesson-py-tomb-name = Completed pyramids: 10 points each
lesson-py-take = For a completed pyramid you take a new one. If several players finish in one turn, the lowest number on a finished pyramid chooses first: that is what the small number is for.
lesson-py-take-name = A new pyramid for each completed one
lesson-py-colour = Complete your 2nd, 4th or 6th pyramid of a colour, and you take the next free box of that colour: 10, then 6, then 3. It is gone for everybody else. Win such a box.
lesson-py-colour-name = Colours: 10, 6, 3 for the 2nd, 4th or 6th pyramid of one colour
lesson-py-rounds = Seven patterns make a round, and each round has its torch. After four rounds the most points win. In a tie, the pyramid with the lowest number decides.
lesson-py-next = That is every way to score. Finish this game, then play one against a medium bot, and keep an eye on the colours of the others.

## Silver Coin

lesson-sc-welcome = Welcome! Five cards lie face down in front of you: your village. Their numbers, 0 to 13, count against you. After four rounds the fewest points win.
lesson-sc-look = At the start of a round you look at two of your cards. Look at the two that are lit, and remember them: the page notes what you know.
lesson-sc-draw = On your turn you draw a card, or take the top discard, or call for a vote. Draw from the deck.
lesson-sc-set = The two cards that you saw are equal: exchange both at once! Choose them, then exchange. Two high cards leave, one low card takes their place. If they were not equal, you would keep them all, and get one more.
lesson-sc-set-name = Exchange: one card, or several equal ones for one
lesson-sc-ability = A card from 5 to 12 can do something when you draw and discard it: it stands on the card. Draw until you get one, and use its ability.
lesson-sc-ability-name = Abilities of 5 to 12: drawn and discarded
lesson-sc-up = Cards from 0 to 4 and the 13 work while they lie face up in your village. What you take from the discard pile comes in face up. Take the top discard and exchange it for a card of yours.
lesson-sc-up-name = Face-up cards: what you take from the discards
lesson-sc-count = Count your village: the known cards show their numbers. Something around 10 is good enough for the next step.
lesson-sc-call = With four cards or fewer, and if you think that yours is the lowest village, call for a vote instead of drawing. Everybody else has one more turn, then all cards are revealed. Call!
lesson-sc-call-name = The call: everybody else has one more turn
lesson-sc-end = If the caller has the lowest sum, they score 0; if not, their sum and 10 more. Everybody else scores their sum. Play until the round ends.
lesson-sc-end-name = The end of a round: 0 for a right call, 10 more for a wrong one
lesson-sc-token = The lowest score of the round gets the silver coin. Won by a right call, it has a power in the next round: once, lay it on one of your cards, and nobody may touch that card.
lesson-sc-decks = There is more in the box: the decks Silver Amulet and Silver Bullet, with other cards for each number. Choose “{ page-friends }” on the home page and then “{ page-mix-choose }”: take a whole deck, or mix number by number.
lesson-sc-next = That is the whole game. Finish this one, then play against a medium bot: low cards in, equal cards out, and a call in time.
