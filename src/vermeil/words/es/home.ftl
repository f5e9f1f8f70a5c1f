# La página de inicio, lo que sabe de quien la lee, y lo que se dice en la mesa.

## Partidas en curso

home-your-turn = Continuar, te toca
home-their-turn = esperando a { $names }
home-with = con { $names }
home-bot = { $name } ({ $level })
home-alone = en solitario
home-open-seats = { $count ->
    [one] queda un asiento libre
   *[other] quedan { $count } asientos libres
}
home-remove = Quitar { $game } de la lista
home-removed = { $game } ya no está en la lista. Tu asiento sigue siendo tuyo: el enlace sigue llevando allí.
home-put-back = Devolverla a la lista
home-all-games = { $count ->
    [one] Mostrar { $count } partida más
   *[other] Mostrar { $count } partidas más
}

## Qué es cada opción

home-choices = Más para ti
home-friends-what = Envía un enlace; cada cual juega en su pantalla.
home-set-up-what = Elige antes asientos, bots y reglas.
home-learn-what = Una primera partida corta, con explicaciones.
home-one-screen-what = Por turnos en este dispositivo.
home-mixes = Mezcla también { deck-amulet } y { deck-bullet }
home-daily-what = Hoy, las mismas cartas para todo el mundo.
home-daily-count = { $count } de { $of } jugados
home-daily-streak = { $count } de { $of } jugados · { $streak } días seguidos
home-replay-what = Abre una partida guardada y recórrela paso a paso.

## Mis resultados

home-results = Mis resultados
home-results-what = Cada partida terminada, tu récord y tu media.
home-results-count = { $count ->
    [one] { $count } partida terminada
   *[other] { $count } partidas terminadas
}
home-results-best = Nuevo récord: ¡{ $points }!
home-results-not-best = Tu récord es { $points }, del { $date }.
home-results-first = Tu primera partida en solitario. A superarla la próxima vez.

## Qué se guarda y dónde

home-stored = Qué se guarda y dónde
home-storage = Almacenamiento
home-storage-full = En este dispositivo ya no queda sitio. Puedes seguir jugando, pero lo nuevo se pierde al cerrar la página.
home-storage-forbidden = Este navegador no deja que la página guarde nada. Puedes seguir jugando, pero lo nuevo se pierde al cerrar la página.

## Reacciones

home-react = Reaccionar
home-reaction-hello = ¡Hola!
home-reaction-luck = ¡Suerte!
home-reaction-bravo = ¡Bien jugado!
home-reaction-wow = ¡Guau!
home-reaction-oops = ¡Uy!
home-reaction-thinking = Un momento…
home-reaction-thanks = ¡Gracias!
home-reaction-again = ¿Otra?
home-reacted = { $name }: { $words }
home-mute = Silenciar a { $name }
home-unmute = Volver a oír a { $name }

## Serie, asientos y enlaces

home-series = Partidas ganadas en esta mesa
home-series-wins = { $name }: { $count }
home-watch-link = Un enlace solo para mirar
home-seat-link = Mi asiento en otro dispositivo
home-seat-link-what = Quien tenga este código puede jugar en tu asiento: enséñaselo solo a tu otro dispositivo. Este conserva también el asiento.
home-seat-show = Mostrar el código
home-seat-take = Tu asiento, en este dispositivo
home-seat-take-what = Aquí también se podrá jugar por { $name } en esta mesa de { $game }.
home-seat-take-do = Sentarse aquí
home-seat-none = Este enlace ya no corresponde a ningún asiento.
