# Lo que ha pasado, una frase cada vez. $who y $whom son jugadores.

list-next = { $first }, { $next }

story-keep = { $who } se queda con dos cartas.
story-start = Empieza { $who }.
story-turn = Ronda { $round }, turno { $turn }.
story-turn-pattern = Ronda { $round }, turno { $turn }: { $pattern }.
story-cross = { $count ->
    [one] { $who } tacha una sola casilla en la carta { $card }.
   *[other] { $who } tacha { $count } casillas en la carta { $card }.
}
story-cross-gains = { $count ->
    [one] { $who } tacha una sola casilla en la carta { $card }: { $gains }.
   *[other] { $who } tacha { $count } casillas en la carta { $card }: { $gains }.
}
story-owed = { $who } tacha una casilla más en la carta { $card }.
story-owed-gains = { $who } tacha una casilla más en la carta { $card }: { $gains }.
story-take = { $who } toma { $card }.
story-take-top = { $who } toma la carta de arriba del mazo.
story-drawn = { $who } descubre { $card }.
story-cup = { $who } llena una fila de monedas: una copa, +{ $count }.
story-colour = { $who } gana una casilla de color ({ $colour }): +{ $count }.
story-total = { $count ->
    [one] { $who } tiene { $count } punto.
   *[other] { $who } tiene { $count } puntos.
}
story-wins = ¡Gana { $who }!

gain-cross = { $count ->
    [one] una X
   *[other] { $count } X
}
gain-coin = { $count ->
    [one] una moneda
   *[other] { $count } monedas
}
gain-palm = { $count ->
    [one] una palmera
   *[other] { $count } palmeras
}
gain-red-gem = { $count ->
    [one] una gema roja
   *[other] { $count } gemas rojas
}
gain-green-gem = { $count ->
    [one] una gema verde
   *[other] { $count } gemas verdes
}
gain-torch = { $count ->
    [one] una antorcha
   *[other] { $count } antorchas
}
gain-skull = { $count ->
    [one] una calavera
   *[other] { $count } calaveras
}
gain-potion = { $count ->
    [one] una poción
   *[other] { $count } pociones
}
gain-completes = la carta está completa
gain-points = { $points }

story-sc-round = Empieza la ronda { $round }.
story-sc-first-chance = La pila de descartes empieza con { $card }.
story-sc-shown-chance = Junto al mazo hay { $card }.
story-sc-peek = { $who } mira dos cartas propias.
story-sc-draw = { $count ->
    [one] { $who } roba una carta.
   *[other] { $who } roba { $count } cartas.
}
story-sc-shown = { $who } roba la carta a la vista { $card }.
story-sc-keep = { $who } se queda con una de las cartas robadas.
story-sc-take-discard = { $who } toma { $card } de la pila de descartes.
story-sc-use-discard = { $who } usa { $card } de la pila de descartes.
story-sc-blob-discard = { $who } usa con { sc-coin-4 } { $card } de la pila de descartes.
story-sc-discard = { $who } descarta { $card }.
story-sc-use = { $who } descarta { $card } y usa su habilidad.
story-sc-call = ¡{ $who } convoca la votación!
story-sc-turn = { $who } pone boca arriba las cartas elegidas.
story-sc-left = { $who } pone la carta en el extremo izquierdo.
story-sc-right = { $who } pone la carta en el extremo derecho.
story-sc-clockwise = { $who } mueve las cartas en el sentido de las agujas del reloj.
story-sc-counterclockwise = { $who } mueve las cartas en sentido contrario a las agujas del reloj.
story-sc-pass = { $who } pasa.
story-sc-decline = { $who } lo deja todo como está.
story-sc-village = { $who } mira la aldea de { $whom }.
story-sc-to = { $who } da la carta a { $whom }.
story-sc-ability = { $who } usa { $card }.
story-sc-swap-card = { $who } cambia { $card }.
story-sc-place-card = { $who } pone la carta nueva en el lugar de { $card }.
story-sc-token-card = { $who } usa la moneda de plata en { $card }.
story-sc-rotate-card = { $who } gira { $card }.
story-sc-discard-card = { story-sc-discard }
story-sc-flip-card = { $who } da la vuelta a { $card }.
story-sc-hide-card = { $who } pone boca abajo { $card }.
story-sc-show-card = { $who } pone boca arriba { $card }.
story-sc-look-card = { $who } mira { $card }.
story-sc-remove-card = { $who } descarta { $card } al fondo de la pila.
story-sc-switch-card = { $who } intercambia { $card }.
story-sc-pick-card = { $who } pasa { $card } a la aldea vecina.
story-sc-rob-card = { $who } se lleva { $card }.
story-sc-trouble-card = { $who } elige { $card } para un intercambio.
story-sc-give-card = { $who } entrega { $card }.
story-sc-name-card = { $who } protege { $card }.
story-sc-rite = { $who } usa { $card }, recién descartada.
story-sc-under = La carta va bajo el mazo.
story-sc-pile = La carta va a los descartes.
story-sc-use-card = { story-sc-ability }
story-sc-shuffle = { $who } baraja las cartas boca abajo de { $whom }: nadie sabe cuál es cuál.
story-sc-hunt-card = { $who } retira { $card } antes de puntuar.
story-sc-top-chance = Encima del mazo boca arriba está { $card }.
story-sc-count-chance = Del mazo se descarta { $card }.
story-sc-sees = { $who } ve { $card }.
story-sc-looks = { $who } ve la carta { $place } de { $whom }: { $card }.
story-sc-open = La carta { $place } de { $whom } está boca arriba: { $card }.
story-sc-village-open = { $who } enseña su aldea: { $cards }.
story-sc-village-empty = { $who } enseña una aldea vacía.
story-sc-points = { $count ->
    [one] { $who } recibe { $count } punto.
   *[other] { $who } recibe { $count } puntos.
}
story-sc-token = { $who } tiene la moneda de plata.
