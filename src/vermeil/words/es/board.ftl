# Lo que dicen los tableros de Silver & Gold y Pirámides.

board-letter-grey = G
board-letter-green = V
board-letter-orange = N
board-letter-purple = M

board-pattern-I2 = dos casillas en línea
board-pattern-I3 = tres casillas en línea
board-pattern-V3 = una esquina de tres casillas
board-pattern-L4 = una L de cuatro casillas
board-pattern-T4 = una T de cuatro casillas
board-pattern-O4 = un cuadrado de cuatro casillas
board-pattern-none = Aún sin descubrir

board-card-title = { $colour }, { $count } puntos
board-card-seal = sello: { $pays }
board-looks = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
} en { $columns } columnas y { $rows } filas
board-looks-walls = { $count ->
    [0] sin muros
    [one] { $count } muro
   *[other] { $count } muros
}
board-seal-pays = +{ $worth } por carta { $which ->
    [grey] gris
    [green] verde
    [orange] naranja
    [purple] morada
   *[other] { $colour }
}
board-pyramid-title = pirámide { $number }, { $colour }
board-box-open = libre
board-box-crossed = tachada
board-boxes-crossed = { $crossed } de { $count } casillas tachadas
board-own-card = carta { $slot }, { $card }
board-slot-waits = Aquí va tu carta nueva
board-no-card = no hay carta { $slot }

board-display = Expositor
board-displayed = lugar { $place }: { $card }
board-gap = lugar { $place }: vacío
board-take = Tomar el lugar { $place }: { $card }
board-stack = { $count ->
    [0] El mazo está vacío
    [one] Mazo: { $count } carta
   *[other] Mazo: { $count } cartas
}
board-take-top = { $count ->
    [one] Tomar la última carta del mazo sin verla
   *[other] Tomar la de arriba del mazo sin verla, una de { $count } cartas
}
board-oldest = sale ahora

board-expedition = Expedición
board-patterns-left = Por salir
board-ghost-tools = Colocar el patrón
board-turn = Girar
board-mirror = Reflejar
board-single = Solo una casilla

board-players = En la mesa
board-points-word = puntos
board-start-player = empieza
board-state-chooses = elige
board-state-picks = toma
board-state-ready = ya está
board-state-wins = gana
board-state-done = fin
board-looking = Lo que tiene delante { $who }
board-look-close = Volver a tu hoja de puntos

board-hand = Tus cuatro cartas
board-keep-watch = { $count ->
    [one] { $who } elige dos de cuatro cartas que nadie más ve.
   *[other] { $who } eligen, cada cual, dos de cuatro cartas que nadie más ve.
}
board-your-cards = Tus cartas
board-cards-of = Cartas de { $who }
board-score-card = Tu hoja de puntos
board-score-of = Hoja de puntos de { $who }
board-completed = Completadas
board-none = ninguna aún
board-points-now = { $count ->
    [one] Hoja de puntos · { $count } punto
   *[other] Hoja de puntos · { $count } puntos
}

board-round = Ronda { $round } de 4, carta { $turn } de 7
board-round-short = carta { $turn } de 7 · ronda
board-cups-left = Copas que quedan: { $cups }
board-palm-worth = ahora vale { $count }
board-colours-left = Casillas de color aún libres: { $what }

board-sheet-coins = { $count ->
    [one] { $count } moneda de 12; copas: { $cups }
   *[other] { $count } monedas de 12; copas: { $cups }
}
board-sheet-palms = { $count ->
    [one] { $count } palmera de 4; valor: { $values }
   *[other] { $count } palmeras de 4; valor: { $values }
}
board-sheet-torches = Antorchas de las rondas: { $rounds }
board-sheet-colour = { $colour }: ganadas { $own }; aún libres { $free }
board-sheet-red_gem = { $count ->
    [one] { $count } gema roja de 10
   *[other] { $count } gemas rojas de 10
}
board-sheet-green_gem = { $count ->
    [one] { $count } gema verde de 10
   *[other] { $count } gemas verdes de 10
}
board-sheet-skulls = { $count ->
    [one] { $count } calavera de 10, cuesta { $points }
   *[other] { $count } calaveras de 10, la peor cuesta { $points }
}

board-row-red_gem = Gemas rojas
board-row-green_gem = Gemas verdes
board-row-skull = { source-skulls }
board-row-gems-worth = cada par 5, cada gema suelta 1
board-row-skulls-worth = solo cuenta la peor
board-row-torches = { source-torches }
board-row-torches-worth = 5 cada una

board-earn = Esta jugada: { $what }.
board-earn-nothing = Esta jugada: ningún símbolo.
board-earn-coin = { $count ->
    [one] +{ $count } moneda
   *[other] +{ $count } monedas
}
board-earn-palm = { $count ->
    [one] una palmera que ahora vale { $worth }
   *[other] { $count } palmeras que ahora valen { $worth }
}
board-earn-card = completa la carta de color { $colour }, { $count } puntos
board-earn-pyramid = completa la pirámide { $number }
board-earn-owed = { $count ->
    [one] una casilla más por la X
   *[other] { $count } casillas más por las X
}
board-earn-left = { $count ->
    [one] queda una casilla en la carta de color { $colour }
   *[other] quedan { $count } casillas en la carta de color { $colour }
}

board-ask-pattern = Tacha { $pattern } en una de tus cartas, o una sola casilla.
board-ask-pattern-short = Tacha { $pattern }, o una sola casilla.
board-ask-single = El patrón no cabe en ningún sitio: tacha una sola casilla.
board-ask-owed = { $count ->
    [one] Una X: tacha una casilla más, en cualquiera de las dos cartas.
   *[other] Tacha { $count } casillas más, una tras otra, en cualquiera de las dos cartas.
}
board-self-confirm = Hecho. Deshacer lo retira.
board-ask-confirm = Todo tachado. Confirma, o deshazlo.
board-ask-pick = { $count ->
    [one] Toma una carta nueva: una del expositor o la de arriba del mazo.
   *[other] Toma { $count } cartas nuevas, una tras otra: del expositor o de arriba del mazo.
}
board-wait-keep = { $count ->
    [one] { $who } aún está eligiendo dos cartas.
   *[other] { $who } aún están eligiendo dos cartas.
}
board-wait-mark = { $count ->
    [one] { $who } aún está tachando.
   *[other] { $who } aún están tachando.
}
board-wait-pick = { $count ->
    [one] { $who } toma una carta nueva.
   *[other] { $who } toman cartas nuevas.
}
board-busy = Un momento…
board-over = { $count ->
    [one] Fin de la partida: gana { $who }.
   *[other] Fin de la partida: ganan { $who }.
}
board-over-you = Fin de la partida: ganas.
board-over-you-share = Fin de la partida: compartes la victoria con { $names }.
board-over-solo = { $count ->
    [one] Fin de la partida: { $count } punto.
   *[other] Fin de la partida: { $count } puntos.
}
board-how-point = Señala tus cartas. R gira, F refleja, S tacha una sola casilla.
board-how-point-owed = Señala la casilla que quieres tachar.
board-how-tap = Toca las casillas que quieres tachar.
board-only-single = Ahí solo cabe una casilla suelta.
board-pick-how = Teclas 1 a 4, o 0 para el mazo; Enter la toma.
board-pick-tap = Toca una carta para ver cuál es.
board-keep-how = Solo cuentan las cartas completas; las pequeñas se llenan pronto.
board-keep-how-pyramids = Una pirámide cuenta cuando llegas a su tumba; algunos caminos son cortos.

board-cross = Tachar
board-take-this = Tomar esta carta
board-keep = Quedarme con estas dos
