# Por qué una jugada es buena: razones de los bots, cada una parte de una frase.

hint-only = la única jugada
hint-alike = todas son igual de buenas
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
    [one] deja 1 casilla en la carta { $card }, donde { $fitting ->
        [one] cabe { $fitting } de { $all } patrones
       *[other] caben { $fitting } de { $all } patrones
    }
   *[other] deja { $count } casillas en la carta { $card }, donde { $fitting ->
        [one] cabe { $fitting } de { $all } patrones
       *[other] caben { $fitting } de { $all } patrones
    }
}
hint-tomb = { $count ->
    [one] carta { $card }: 1 casilla hasta la tumba
   *[other] carta { $card }: { $count } casillas hasta la tumba
}
hint-cup = la copa de { $count }
hint-palm = una palmera que vale { $count }
hint-owed = { $count ->
    [one] 1 casilla más por una X
   *[other] { $count } casillas más por las X
}
hint-card = { $count ->
    [one] { $colour }, { $count } casilla
   *[other] { $colour }, { $count } casillas
}
hint-pyramid = { $count ->
    [one] { $colour }, { $count } casilla hasta la tumba
   *[other] { $colour }, { $count } casillas hasta la tumba
}
hint-symbols = { $count ->
    [one] 1 símbolo
   *[other] { $count } símbolos
}
hint-seal = un sello ({ $colour })
hint-move = { $move }
hint-move-cross = { $boxes } en la carta { $card }
hint-keeps = en la carta { $card } sigue cabiendo: { $patterns }
hint-keeps-many = en la carta { $card } caben { $count } patrones más
hint-ways = { $count ->
    [one] { $count } manera de colocar un patrón en la carta { $card }, frente a { $others }
   *[other] { $count } maneras de colocar un patrón en la carta { $card }, frente a { $others }
}
hint-and = { $first } y { $last }
hint-next = { $count ->
    [one] { $count } de las { $all } cartas que pueden salir ahora permite completar la carta { $card }
   *[other] { $count } de las { $all } cartas que pueden salir ahora permiten completar la carta { $card }
}
hint-fewer-skulls = { $count ->
    [one] una calavera menos
   *[other] { $count } calaveras menos
}
hint-seal-pays = { $count ->
    [one] su sello ya vale { $count } punto
   *[other] su sello ya vale { $count } puntos
}
hint-seal-waits = { $count ->
    [one] tus sellos dan { $count } punto por una carta de color { $colour }
   *[other] tus sellos dan { $count } puntos por una carta de color { $colour }
}

# Lo que vale una jugada: la parte de las partidas que se gana desde aquí y la ventaja final, de media.
hint-worth-ahead = { $points ->
    [one] gana el { $share } % de las veces, con { $points } punto de ventaja de media
   *[other] gana el { $share } % de las veces, con { $points } puntos de ventaja de media
}
hint-worth-behind = { $points ->
    [one] gana el { $share } % de las veces, con { $points } punto de desventaja de media
   *[other] gana el { $share } % de las veces, con { $points } puntos de desventaja de media
}
hint-worth-level = gana el { $share } % de las veces, con empate a puntos de media
hint-better = { $points ->
    [one] { $points } punto mejor que «{ $other }»
   *[other] { $points } puntos mejor que «{ $other }»
}
hint-as-good = «{ $other }» es casi igual de bueno
hint-nothing-more = no hay nada que se pueda contar a su favor
hint-follows-share = { $share ->
    [one] solo se nota en lo que sigue: { $share } victoria más de cada 100 partidas, según { $worlds } mundos imaginados
   *[other] solo se nota en lo que sigue: { $share } victorias más de cada 100 partidas, según { $worlds } mundos imaginados
}
hint-follows-points = { $points ->
    [one] solo se nota en lo que sigue: { $points } punto mejor de media en { $worlds } mundos imaginados
   *[other] solo se nota en lo que sigue: { $points } puntos mejor de media en { $worlds } mundos imaginados
}

hint-sc-together = { $count ->
    [2] una pareja de { $number } sale en un solo cambio
   *[other] { $count } cartas de { $number } salen en un solo cambio
}
hint-sc-saves = { $count ->
    [one] { $count } punto menos en tu aldea
   *[other] { $count } puntos menos en tu aldea
}
hint-sc-could-save = { $count ->
    [one] { $count } punto menos que tu { $card }
   *[other] { $count } puntos menos que tu { $card }
}
hint-sc-leaves = { $whom } encuentra { $card } en los descartes
hint-sc-below = { $count } de las { $all } cartas que no has visto son más bajas que tu { $card }
hint-sc-unknown = { $count ->
    [one] no conoces { $count } de tus cartas
   *[other] no conoces { $count } de tus cartas
}
hint-sc-holds = { $who } tiene probablemente { $count } o más
hint-sc-vote = quien convoca ahora gana la votación el { $share } % de las veces
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
hint-sc-pass = pasar
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
hint-sc-blob-discard = usar con { sc-coin-4 } { $card } de la pila de descartes
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
hint-sc-pick-card = pasar { $card } a la aldea vecina
hint-sc-shuffle = barajar las cartas boca abajo de { $whom }
hint-sc-rite = usar la habilidad de { $card } una vez más
hint-sc-use-card = { hint-sc-ability }
hint-sc-pile = poner el descarte en la pila
hint-sc-under = poner el descarte debajo del mazo
hint-sc-rob-card = llevarte { $card }
hint-sc-give-card = entregar { $card }
hint-sc-name-card = proteger { $card }
hint-sc-join = ponerla en la aldea de { $whom }
hint-sc-join-own = ponerla en tu propia aldea
hint-sc-hunt-card = retirar { $card } de la ronda
hint-sc-trade-card = cambiar { $card } por una carta de otra aldea
hint-sc-no-rite = no usar nada más
