# Empezar a jugar.

play-at = Vermeil está en { $address } (Ctrl-C lo detiene; todas las partidas se guardan).
play-running = Vermeil ya está en marcha en { $address }.
play-link = La mesa está en { $address }.
