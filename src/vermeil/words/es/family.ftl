# Mesas de familia: varias personas ante una pantalla, con ayuda para quien la quiera y elogios que son verdad.

family-what = Se juega entre todos en esta pantalla. Se puede deshacer cuanto se quiera, y quien quiera ayuda la tiene.
family-game = Juego
family-open = En una tableta o una pantalla mayor se ven todos los tableros, uno junto a otro. Solo las primeras cartas se eligen por turnos.
family-hidden = En este juego las aldeas son secretas: el dispositivo pasa de mano en mano, y se deshace hasta donde permiten las reglas.
family-who = Quién
family-person = una persona
family-bot = un bot
family-nobody = nadie
family-name = Nombre
family-help = Ayuda
family-help-what = La ayuda son pistas, y lo que daría una jugada antes de hacerla. Cada cual la activa o la desactiva durante la partida.
family-same-name = Dos personas tienen el mismo nombre.
family-large = Letra grande
family-take-back = Deshacer
family-one-by-one = Por turnos
family-side-by-side = Uno junto a otro
family-first-card = ¡{ $who } ha completado su primera carta!
family-card = { $who } ha completado otra carta: ya van { $count }.
family-cup = { $who } ha llenado una fila de monedas: { $count ->
    [0] ya no quedan copas, ¡pero está llena!
   *[other] ¡una copa de { $count }!
}
family-colour = ¡{ $who } ha ganado una casilla de color!
family-best = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, su mejor partida. Antes eran { $before }.
family-more = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $more } más que la última vez.
family-done = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} y { $count ->
    [one] una carta completada.
   *[other] { $count } cartas completadas.
}
family-played = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, jugando hasta el final.
