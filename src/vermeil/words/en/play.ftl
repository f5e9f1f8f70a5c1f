# Starting to play.

play-at = Vermeil is at { $address } (Ctrl-C stops it; every game is kept).
play-running = Vermeil runs already, at { $address }.
play-link = The table is at { $address }.
