# Lo que dicen todas las partes de Vermeil.

points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

game-silver-and-gold = Silver & Gold
game-pyramids = Pyramids
game-silver-coin = Silver Coin
level-child = peque
level-easy = fácil
level-medium = medio
level-strong = fuerte
level-expert = experto
level-table = tabla
level-greedy = codicioso
level-monte-carlo = Monte Carlo
level-random = al azar
source-cards = Cartas
source-seals = Sellos
source-coins = Monedas
source-cups = Copas
source-palms = Palmeras
source-pyramids = Pirámides
source-torches = Antorchas
source-colours = Colores
source-gems = Gemas
source-skulls = Calaveras
source-total = Total
source-round = ronda { $round }
deck-coin = { game-silver-coin }
deck-amulet = Silver Amulet
deck-bullet = Silver Bullet
seat-name = Jugador { $number }
seat-number = Asiento { $number }
seat-ready = listo
seat-not-ready = aún no está listo
round-of-four = ronda { $round } de 4
round-and-card = ronda { $round } de 4, carta { $turn } de 7
game-over = La partida ha terminado.
hint = Pista
undo = Deshacer
confirm = Confirmar
join = Unirse
play = Jugar
