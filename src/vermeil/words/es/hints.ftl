# Por qué una jugada es buena: razones de los bots, cada una parte de una frase.

hint-only = la única jugada
hint-alike = todas son iguales
hint-any = cualquier jugada vale lo mismo
hint-surprise = una sorpresa del mazo
hint-stack = una carta del mazo sin ver
hint-promising = una carta que promete mucho
hint-progress = avanza en las cartas
hint-at-once = { $count ->
    [one] { $count } punto al momento
   *[other] { $count } puntos al momento
}
hint-completes = { $count ->
    [one] completa la carta { $card }: { $count } punto
   *[other] completa la carta { $card }: { $count } puntos
}
hint-crosses = { $count ->
    [one] tacha { $count } casilla
   *[other] tacha { $count } casillas
}
hint-leaves = { $count ->
    [one] deja 1 casilla en la carta { $card }, donde caben { $fitting } de { $all } patrones
   *[other] deja { $count } casillas en la carta { $card }, donde caben { $fitting } de { $all } patrones
}
hint-tomb = { $count ->
    [one] carta { $card }: 1 casilla hasta la tumba
   *[other] carta { $card }: { $count } casillas hasta la tumba
}
hint-cup = la copa de { $count }
hint-palm = una palmera que vale { $count }
hint-owed = { $count ->
    [one] 1 casilla más por X
   *[other] { $count } casillas más por X
}
hint-card = { $count ->
    [one] { $colour }, { $count } casilla
   *[other] { $colour }, { $count } casillas
}
hint-pyramid = { $count ->
    [one] { $colour }, { $count } casilla hasta la tumba
   *[other] { $colour }, { $count } casillas hasta la tumba
}
hint-seal = un sello ({ $colour })

hint-sc-expected = se espera una puntuación de unos { $points } en esta ronda; cuanto menos, mejor
hint-sc-mine = tu { $card }
hint-sc-mine-unknown = tu carta desconocida { $place }
hint-sc-theirs = { $card } de { $whom }
hint-sc-theirs-unknown = la carta desconocida { $place } de { $whom }
hint-sc-new = la carta nueva
hint-sc-call = convocar la votación
hint-sc-discard = descartar { $card } sin usarla
hint-sc-use = descartar { $card } y usar su habilidad
hint-sc-turn = poner boca arriba las cartas elegidas
hint-sc-go = seguir con el intercambio
hint-sc-end = terminar el turno
hint-sc-pass = no regalar nada
hint-sc-done = no mirar nada más
hint-sc-decline = dejarlo todo como está
hint-sc-left = ponerla en el extremo izquierdo
hint-sc-right = ponerla en el extremo derecho
hint-sc-clockwise = mover las cartas en el sentido de las agujas del reloj
hint-sc-counterclockwise = mover las cartas en sentido contrario a las agujas del reloj
hint-sc-draw = { $count ->
    [one] robar del mazo
   *[other] robar { $count } cartas del mazo
}
hint-sc-shown = robar la carta a la vista { $card }
hint-sc-keep = quedarte con { $card }
hint-sc-own-village = mirar tu propia aldea
hint-sc-village = mirar la aldea de { $whom }
hint-sc-to = dársela a { $whom }
hint-sc-take-discard = tomar { $card } de la pila de descartes
hint-sc-use-discard = usar { $card } de la pila de descartes
hint-sc-blob-discard = usar con { sc-card-4 } { $card } de la pila de descartes
hint-sc-ability = usar la habilidad de { $card }
hint-sc-swap-card = cambiar { $card } por { $held }
hint-sc-set-card = cambiar varias cartas por { $held }, entre ellas { $card }
hint-sc-place-card = ponerla en el lugar de { $card }
hint-sc-token-card = usar la moneda de plata en { $card }
hint-sc-rotate-card = girar { $card }
hint-sc-discard-card = descartar { $card }
hint-sc-flip-card = dar la vuelta a { $card }
hint-sc-hide-card = poner boca abajo { $card }
hint-sc-show-card = poner boca arriba { $card }
hint-sc-look-card = mirar { $card }
hint-sc-remove-card = descartar { $card } al fondo de la pila
hint-sc-switch-card = intercambiar { $card }
hint-sc-pick-card = dejar pasar { $card }
hint-sc-rob-card = llevarte { $card }
hint-sc-give-card = entregar { $card }
hint-sc-name-card = proteger { $card }
