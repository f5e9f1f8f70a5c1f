# The rules in short: goal, turn, scoring and examples, before the numbered ones.

guide-contents = Contents
guide-goal = Goal
guide-turn = A turn
guide-scoring = Scoring
guide-symbols = What lies on the table
guide-tap = At a table, tap or click any of these for its meaning; on your own cards hold your finger on it, click with the right button, or press “?”.
guide-example = A final score
guide-numbers = The rules by number
guide-print = Print
guide-rounds = Rounds
guide-token = Silver coin
guide-points = Points
guide-call = { sc-do-call }
guide-exchange = Exchange
guide-abilities = Abilities
guide-mix = Decks and mixes

## Silver & Gold

guide-sg-goal = Complete island cards and gather coins, cups and palms. After four rounds of seven turns the most points win.
guide-sg-turn-1 = The top expedition card is turned up; its pattern holds for everybody.
guide-sg-turn-2 = All at the same time: cross off the whole pattern on one of your two cards, turned or mirrored as you like, or just one box instead.
guide-sg-turn-3 = An X gives you one more box at once; coins and palms go onto your score card.
guide-sg-turn-4 = From the start player on, whoever filled a row of coins takes the highest cup, and whoever completed a card takes a new one.
guide-sg-turn-5 = The display is filled up to four cards, and the start player passes to the left.
guide-sg-drawn = The patterns
guide-sg-figure = The L is turned upside down and laid on a card that has three crosses already. It covers the palm.
guide-sg-example-1 = Completed: 2 grey, 1 green, 2 orange, 1 purple
guide-sg-example-2 = A grey seal (2 × 1) and an orange seal (2 × 2)
guide-sg-example-3 = 9 coins, cups 5 and 3
guide-sg-example-4 = Three palms
guide-sg-example-5 = Total

## Pyramids

guide-py-goal = Find ways through pyramids to their golden tombs, and gather torches and gems on the way. After four rounds of seven turns the most points win.
guide-py-turn-1 = { guide-sg-turn-1 }
guide-py-turn-2 = All at the same time: cross off the whole pattern on one of your two pyramids, or just one box instead. On a fresh pyramid it contains the entrance, later it touches a box crossed before. Walls are never crossed.
guide-py-turn-3 = What is crossed counts at once: gems, torches, skulls and potions; a red X gives you one more box.
guide-py-turn-4 = Whoever crossed a tomb sets the pyramid aside and takes a new one, the lowest number first.
guide-py-turn-5 = Whoever completed the 2nd, 4th or 6th pyramid of a colour takes the next free box of that colour.
guide-py-drawn = { guide-sg-drawn }
guide-py-figure = The pattern touches two boxes that were crossed before. It holds an X, so one more box follows, and a skull.
guide-py-example-1 = 7 completed pyramids
guide-py-example-2 = The torches of rounds 1 and 4
guide-py-example-3 = Colours: the 2nd and the 4th green pyramid took 10 and 6, the 2nd orange one 3
guide-py-example-4 = 6 red and 3 green gems: three pairs and three left over
guide-py-example-5 = The worst skull
guide-py-example-6 = { guide-sg-example-5 }

## Silver Coin

guide-sc-goal = Your village has five cards, most of them unknown to you. Keep its sum low: after four rounds the fewest points win.
guide-sc-turn-1 = At the start of a round everybody looks at two of their own cards.
guide-sc-turn-2 = On your turn draw the top card of the deck. Exchange it into your village face down, or discard it; a 5 to 12 may then use its ability.
guide-sc-turn-3 = Or take the top discard: it must be exchanged into your village, face up.
guide-sc-turn-4 = Whoever exchanges may give several cards for one, if their numbers are equal.
guide-sc-turn-5 = Cards from 0 to 4 and the 13 work while they lie face up in your village.
guide-sc-turn-6 = Or call for a vote, with four cards or fewer: everybody else has one more turn, then all cards are revealed.
guide-sc-scoring-1 = Each card in your village counts its number; the fewest points are best.
guide-sc-scoring-2 = A right call, with the lowest sum or a tie for it: 0 points
guide-sc-scoring-3 = A wrong call: the sum of your cards, and 10 more
guide-sc-scoring-4 = Everybody else: the sum of their cards
guide-sc-scoring-5 = After four rounds the lowest total wins; in a tie, whoever holds the silver coin or comes first clockwise from there
guide-sc-drawn = The cards
guide-sc-example-1 = Round 1: a right call, with the lowest sum
guide-sc-example-2 = Round 2: no call; the cards add up to 14
guide-sc-example-3 = Round 3: a wrong call with a sum of 9, and 10 more
guide-sc-example-4 = Round 4: a face-up { sc-coin-13 }, the other cards below 13
guide-sc-example-5 = Total; the fewest points win
