# Starting to play.

play-at = Vermeil is running at { $address } (Ctrl-C stops it; every game is saved).
play-running = Vermeil is already running, at { $address }.
play-link = The table is at { $address }.
