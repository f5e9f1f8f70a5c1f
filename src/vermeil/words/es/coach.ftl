# Análisis de partidas terminadas: lo que costaron las decisiones y lo que fue suerte.

coach-title = Análisis de { $game }
coach-by = evaluador { $name } { $version }, esmero { $care }, { $nodes } partidas simuladas por momento
coach-sum-share = { $who }: resultado { $result } = esperado { $expected } + suerte { $luck } − pérdidas propias { $losses } + fortuna { $fortune } + los demás { $others } (probabilidad de ganar)
coach-sum-points = { $who }: resultado { $result } = esperado { $expected } + suerte { $luck } − pérdidas propias { $losses } + fortuna { $fortune } + los demás { $others } (ventaja en puntos)
coach-figures = { $who }: precisión { $accuracy } %, { $rate } victorias perdidas por cada 1000 decisiones, descontada la suerte { $share } de probabilidad de ganar y { $points } puntos
coach-decimal = ,
coach-small = muestra pequeña
coach-graph = Probabilidad de ganar durante la partida
coach-sum-solo = { $who }: resultado { $result } = esperado { $expected } + suerte { $luck } − pérdidas propias { $losses } + fortuna { $fortune } (puntos)
coach-figures-solo = { $who }: precisión { $accuracy } %, descontada la suerte { $points } puntos
coach-graph-solo = Puntos esperados durante la partida
coach-dear = Lo que más costó
coach-nothing-dear = Nada claramente peor que otra opción.
coach-kinds = Pérdidas por tipo de decisión
coach-sources = Suerte por origen
coach-column-line = línea
coach-column-who = quién
coach-column-kind = tipo
coach-column-played = jugado
coach-column-better = mejor
coach-column-share = prob. perdida
coach-column-points = puntos perdidos
coach-column-mark = nota
coach-column-count = cuántas
coach-column-record = partida
coach-column-accuracy = precisión
coach-column-rate = perdidas por 1000
coach-column-luck = suerte
coach-column-luck-share = suerte (prob.)
coach-column-luck-points = suerte (puntos)
coach-mark-blunder = error grave
coach-mark-mistake = error
coach-mark-inaccuracy = imprecisión
coach-mark-unclear = no está claro
coach-mark-best = la mejor
coach-mark-only = { hint-only }
coach-mark-good = buena
coach-kind-keeping = quedarse con cartas
coach-kind-crossing = tachar
coach-kind-owed = casillas extra
coach-kind-taking = tomar cartas
coach-kind-confirming = confirmar
coach-kind-drawing = robar o tomar
coach-kind-exchanging = cambiar
coach-kind-abilities = habilidades
coach-kind-calling = convocar la votación
coach-source-deal = el reparto
coach-source-display = el primer expositor
coach-source-start = el jugador inicial
coach-source-pattern = patrones
coach-source-refill = reposiciones
coach-source-draw = robos
coach-source-extra = cartas extra
coach-source-witch = cartas vistas en el mazo
coach-source-shown = cartas puestas a la vista
coach-source-top = cartas descubiertas sobre el mazo
coach-source-count = cartas contadas a los descartes
coach-source-shuffle = aldeas barajadas
coach-source-looks = primeras miradas
coach-my-play =
    Mi juego: { $count } { $count ->
        [one] partida
       *[other] partidas
    }
coach-skipped = { $file } se omite: { $why }
coach-working = revisando
coach-rated = { $who }: jugó como { $rating } ± { $error }
coach-turns = Todas las decisiones
coach-lost = Costó un { $share_loss } de probabilidad de ganar ({ $share_low } a { $share_high }) y { $points_loss } puntos ({ $points_low } a { $points_high }).
coach-lost-solo = Costó { $points_loss } puntos ({ $points_low } a { $points_high }).
coach-part-expected = esperado
coach-part-luck = suerte
coach-part-losses = pérdidas propias
coach-part-fortune = fortuna
coach-part-others = los demás
coach-part-result = resultado
coach-levels = En comparación con los niveles
coach-over-time = Con el tiempo
coach-column-level = nivel
coach-column-rating = valoración
coach-column-slip = puntos perdidos por decisión
coach-my-rating =
    { $game }, { $count } { $count ->
        [one] partida
       *[other] partidas
    }: se jugó como { $rating } ± { $error }
coach-trend = { $game }: { $early } puntos perdidos por decisión en la primera mitad de las partidas, { $late } en la segunda
coach-me = tú
