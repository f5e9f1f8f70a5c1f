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
board-card-seal = sello de { $colour }
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
board-take = Toma el lugar { $place }: { $card }
board-stack = { $count ->
    [0] El mazo está vacío
    [one] Mazo: { $count } carta
   *[other] Mazo: { $count } cartas
}
board-take-top = { $count ->
    [one] Toma la última carta del mazo sin verla
   *[other] Toma la de arriba del mazo sin verla, una de { $count } cartas
}
board-oldest = sale ahora

board-expedition = Expedición
board-patterns-left = Por salir
board-ghost-tools = Coloca el patrón
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
board-look-close = Vuelve a tu hoja de puntos

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
board-colours-left = Casillas de los colores aún libres: { $what }

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
board-ask-confirm = Todo tachado. Confirma, o deshazlo.
board-ask-pick = { $count ->
    [one] Toma una carta nueva: una de las que están a la vista o la de arriba del mazo.
   *[other] Toma { $count } cartas nuevas, una tras otra: de las que están a la vista o del mazo.
}
board-wait-keep = { $count ->
    [one] { $who } aún elige dos cartas.
   *[other] { $who } aún eligen dos cartas.
}
board-wait-mark = { $count ->
    [one] { $who } aún tacha.
   *[other] { $who } aún tachan.
}
board-wait-pick = { $count ->
    [one] { $who } toma una carta nueva.
   *[other] { $who } toman cartas nuevas.
}
board-busy = Un momento …
board-over = { $count ->
    [one] Fin de la partida: gana { $who }.
   *[other] Fin de la partida: ganan { $who }.
}
board-over-solo = { $count ->
    [one] Fin de la partida: { $count } punto.
   *[other] Fin de la partida: { $count } puntos.
}
board-how-point = Señala tus cartas. R gira, F refleja, S tacha una sola casilla.
board-how-point-owed = Señala la casilla que quieres tachar.
board-how-tap = Toca las casillas que quieres tachar.
board-only-single = Ahí solo cabe una casilla suelta.
board-pick-how = Teclas 1 a 4, o 0 para el mazo.
board-keep-how = Cuentan las cartas completas; las pequeñas se llenan pronto.
board-keep-how-pyramids = Una pirámide cuenta cuando llegas a su tumba; algunos caminos son cortos.

board-cross = Tachar
board-keep = Quedarme con estas dos
