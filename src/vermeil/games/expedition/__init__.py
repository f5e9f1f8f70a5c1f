"""What the flip-and-write games share: one pattern card for all, everyone crosses boxes on their own two cards.

Neither game is known here: Silver & Gold and Pyramids fill in what a card is, what crossing a box brings,
in which order finishers act, and what is scored.
"""
