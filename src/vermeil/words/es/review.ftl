# El análisis de una partida terminada en la página; docs/coach.md explica las cifras.

review-none = Aquí no hay ninguna partida que analizar. Abre una partida guardada o una mesa terminada y elige «Análisis».
review-of = Análisis de
review-busy = Analizando la partida; las decisiones más caras llegan primero.
review-busy-full = Analizando la partida a fondo; puede tardar un minuto.
review-progress = Cuánto del análisis está hecho
review-stop = Parar
review-stopped = El análisis se ha parado; se muestra lo encontrado.
review-go-on = Analizar otra vez
review-full = Mirar a fondo
review-by = Cómo se valora
review-by-what = Desde cada momento la partida se siguió { $nodes } veces mentalmente, solo con lo que ese jugador podía saber.
review-by-whom = Evaluador «{ $evaluator }», versión { $version }
review-graph-places = Probabilidad de cada puesto a lo largo de la partida
review-place = puesto { $place }
review-moment = { $where }: { $name } está en { $worth }.
review-luck = Suerte por { $source }: { $worth }.
review-keys = ← → van de decisión en decisión y, con Mayús, de una cara a la siguiente; Inicio y Fin llevan al principio y al final.
review-stars = ★ es suerte, ☆ mala suerte.
review-balance = Suerte y acierto de { $name }
review-scale = Escala
review-scale-share = Probabilidad de ganar
review-scale-points = Puntos
review-bar-luck = Suerte
review-bar-skill = Decisiones
review-sum-share = { $name } partía con un { $expected } de probabilidad de ganar. La suerte lo cambió en { $luck } y las decisiones de todos en { $skill }: en total, { $result }.
review-sum-points = { $name } podía esperar una ventaja de { $expected } puntos. La suerte lo cambió en { $luck } y las decisiones de todos en { $skill }: en total, { $result }.
review-sum-solo = { $name } podía esperar { $expected } puntos. La suerte lo cambió en { $luck } y las decisiones en { $skill }: en total, { $result }.
review-accuracy = { $count ->
    [one] Precisión del { $accuracy } % en una decisión.
   *[other] Precisión del { $accuracy } % en { $count } decisiones.
}
review-rated = Ha jugado como { $rating } ± { $error }; el bot «{ level-medium }» tiene 1000.
review-rated-widely = Ha jugado como { $rating } ± { $error }; el bot «{ level-medium }» tiene 1000. Una sola partida dice poco del nivel.
review-adjusted = Sin la suerte: un { $share } de probabilidad de ganar y una ventaja de { $points } puntos.
review-small = Muestra pequeña: estas cifras dicen poco.
review-turn = Turno
review-round = { source-round }
review-round-card = ronda { $round }, carta { $turn }
review-loss = Coste
review-interval = (de { $low } a { $high })
review-everybody = De todos
review-only-dear = Solo las caras
review-shown = Lo que se muestra
review-before = Atrás
review-after = Adelante
review-played = { $name } jugó: { $move }
review-again = Volver a intentarlo desde aquí
review-again-what = Una partida nueva contra bots desde esta posición ({ $where }), en el mismo sitio. Lo repartido se queda; lo que venga después es nuevo. Es un ejercicio y no afecta a nadie más.
review-again-begin = Seguir jugando
review-learn = Aprende de tus errores
review-learn-begin = { $count ->
    [0] No hay errores de los que aprender
    [one] Aprender de un error
   *[other] Aprender de { $count } errores
}
review-learn-count = { $solved } de { $count } encontrados
review-learn-leave = Volver al análisis
review-learn-number = { $number } de { $count }:
review-learn-ask = Jugaste «{ $move }». Encuentra algo mejor.
review-learn-same = Eso es lo que se jugó; hay algo mejor.
review-learn-worse = todavía cuesta un { $share } de probabilidad de ganar y { $points } puntos.
review-learn-worse-solo = todavía cuesta { $points } puntos.
review-learn-found = ¡eso es!
review-learn-as-good = es tan bueno como lo mejor.
review-learn-again = Probar otra cosa
review-learn-give-up = Mostrar la respuesta
review-learn-next = Siguiente
review-learn-over = Listo: encontraste { $solved } de { $count }.
