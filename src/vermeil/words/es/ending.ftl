# Cómo se cuentan hasta el final una partida y una ronda, y cómo se ven de nuevo.

## El veredicto

end-you-win = ¡Ganas!
end-you-win-by = ¡Ganas por { $count }!
end-you-share = Compartes la victoria con { $names }
end-you-reach = { $count ->
    [one] Alcanzas { $count } punto
   *[other] Alcanzas { $count } puntos
}
end-wins-by = ¡{ $name } gana por { $count }!
end-you-behind = { $count ->
    [one] Te has quedado a { $count } punto.
   *[other] Te has quedado a { $count } puntos.
}
end-you-behind-of = { $count ->
    [one] Quedas en el puesto { $place } de { $players }, a { $count } punto.
   *[other] Quedas en el puesto { $place } de { $players }, a { $count } puntos.
}
end-you-tied = Tienes los mismos puntos.
end-fewest = Gana quien tiene menos puntos.

## Junto a la puntuación

end-tell-all = Mostrarlo todo ya
end-boards = Al final de la partida
end-boards-whose = De quién son las cartas
end-rounds = Las rondas
end-more = Más
end-fairness = Transparencia
end-show-turn = Mostrar este turno

## Una ronda

end-counts = { $card }, que vale { $count }
end-village-says = { $who }: { $story }

## Ver de nuevo

end-step-done = { $name } ha terminado.
end-step-end = { $name } acaba el turno.
end-step-go = { $name } sigue.
end-step-set = { $name } elige una carta para cambiar varias.
end-step-hidden = { $name } decide; los demás aún no lo ven.
end-turn-of = Turno { $turn } de { $count }
end-turn-back = Un turno atrás
end-turn-on = Un turno adelante
end-replay-keys = Las flechas van paso a paso, Re Pág y Av Pág por turnos, Inicio y Fin saltan, la barra espaciadora reproduce.
end-go-to-step = Ir al paso { $step }
