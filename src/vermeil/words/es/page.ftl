# Lo que dice la página alrededor de los tableros.

## Shared pieces

page-close = Cerrar
page-decision = La decisión
page-refused = Eso no se puede.
page-hint-says = Pista:
page-hint-more = por qué
page-hint-less = menos
page-hint-busy = Un bot está pensando tu pista…
page-hint-stop = Dejar de pensar
page-home = Inicio
page-no-such-page = Aquí no hay nada
page-no-such-page-what = Esta dirección no lleva a ninguna parte. Revisa el enlace o ve al inicio.
page-on = sí
page-off = no
page-none = ninguno
page-on-device = En este dispositivo
page-you = tú
code-page-offline = El servidor no responde. Inténtalo dentro de un momento.
page-notices = Avisos
page-views = Vistas

## The games

page-games = Los juegos
page-tagline-silver-and-gold = Tacha islas y reúne monedas y palmeras. 20 minutos.
page-tagline-pyramids = Ábrete paso con antorchas hasta la tumba dorada. 25 minutos.
page-tagline-silver-coin = Mira, cambia, engaña: gana la aldea con menos puntos. 30 minutos.
page-motto = Tres juegos, sin cuenta: con bots, con amigos o con ambos.

## Home

page-default-name = Capi
page-your-name = Tu nombre
page-friends = Amigos
page-learn = Aprender
page-one-screen = Una pantalla
page-one-screen-what = Todos juegan en este dispositivo. Las cartas secretas quedan ocultas hasta que llega la siguiente persona.
page-daily = Reparto de hoy
page-daily-of = reparto del { $date }
page-daily-table = La clasificación del día
page-daily-counts = primer intento, cuenta
page-daily-leave = Es tu primer intento en el reparto de hoy. Si te vas ahora, se pierde.
page-opponents = Rivales
page-alone = en solitario
page-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
page-level = Nivel
page-my-games = Mis partidas
page-phase-lobby = aún sin empezar
page-phase-playing = en juego
page-phase-over = terminada
page-phase-closed = cerrada
page-join = Unirse o mirar
page-paste-link = Enlace o código de una mesa
page-no-link = Esto no es el enlace de una mesa.
page-watch = Mirar
page-public-tables = Mesas abiertas
page-replay = Repetición
page-review = Análisis
page-practice = práctica
page-replay-what = Recorre una partida terminada, jugada a jugada, desde cualquier asiento.
page-own-decks = Barajas propias
page-own-decks-what = Dibuja islas y pirámides, mezcla las barajas de Silver Coin y juega con ellas.
page-family = Mesa de familia
page-family-what = Varias personas ante una pantalla, codo con codo: ayuda para quien la quiera, y deshacer sin límite.
page-table-deck = Baraja propia de esta mesa: { $name }
page-table-deck-look = Mirarla
page-one-more = Uno más
page-one-less = Uno menos
page-start = Empezar

## The table

page-table = Mesa
page-opening-table = Abriendo la mesa…
page-table-gone = Esta mesa ya no existe.
page-reload-needed = El servidor se ha actualizado. Recarga la página para seguir.
page-reload = Recargar
page-line-lost = Se ha perdido la conexión. Reintentando…
page-cut-off = sin conexión
page-closed = Esta mesa está cerrada.
page-you-watch = Estás mirando. Ves lo que ve toda la mesa.
page-clock-ran-out = Se te ha acabado el tiempo; un bot termina la partida por ti.
page-bot-plays-for-you = Un bot juega por ti.
page-play-again-myself = Volver a jugar yo
page-let-bot-play = Que un bot juegue por mí
page-take-over-wished = Un bot jugará por { $name } cuando todos estén de acuerdo.
page-is-gone = { $name } no está.
page-wait-on = Seguir esperando
page-let-a-bot = Que un bot juegue por { $name }
page-free-seat = Liberar el asiento de { $name }
page-free-seat-sure = { $name } pierde el asiento y solo podrá volver a sentarse si sigue libre.
page-free-seat-do = Liberar el asiento
page-idle = A quien no hace nada se le puede avisar
page-idle-after = { $count ->
    [one] tras { $count } segundo
   *[other] tras { $count } segundos
}
page-idle-never = nunca
page-is-idle = { $name } lleva un rato sin hacer nada.
page-warn = Avisar a { $name }
page-is-warned = { $name } ha recibido un aviso. En medio minuto puede jugar un bot.
page-you-are-warned = Los demás te esperan. En medio minuto un bot puede jugar por ti.
page-you-are-overdue = Los demás te esperan, y ya pueden dejar que un bot juegue por ti.
page-i-am-here = Estoy aquí
page-hurried = como { $level }: el servidor está ocupado
page-bot-plays = juega un bot ({ $level })
page-thinks = piensa
page-away = ausente
page-clock = Reloj
page-no-clock = sin reloj
page-minutes = { $count ->
    [one] { $count } minuto cada uno
   *[other] { $count } minutos cada uno
}
page-round = Ronda
page-round-number = Ronda { $round }
page-rules = Reglas
page-find-rule = Buscar una regla
page-find-nothing = Ninguna regla coincide.
page-log = Crónica
page-log-empty = Aún no ha pasado nada.
page-settings = Ajustes
page-menu = Menú
page-language = Idioma
page-theme = Tema
page-theme-system = como mi dispositivo
page-theme-light = claro
page-theme-dark = oscuro
page-stillness = Menos movimiento
page-self-confirm = Confirmar los turnos automáticamente tras un momento
page-sound = Sonido
page-text-view = Vista de texto
page-board-view = Vista de tablero
page-print = Imprimir las hojas de puntos
page-leave = Irse
page-leave-sure = Dejas tu asiento para siempre; un bot sigue jugando. Si quieres volver, cierra solo la página.
page-stay = Quedarse
page-watching = { $count ->
    [0] Nadie está mirando.
    [one] { $count } persona mira.
   *[other] { $count } personas miran.
}
page-show-score = Mostrar la puntuación

## One screen

page-pass-to = Pasa el dispositivo a { $name }
page-pass-hidden = Hasta entonces, todas las cartas están ocultas.
page-pass-ready = Soy { $name }

## Lobby

page-lobby = antes de la partida
page-seat-open = asiento libre
page-seat-who = Quién ocupa el asiento { $number }
page-bot = bot, { $level }
page-plays-as = sin motores compilados juega { $other }
page-for-friend = para un amigo
page-sit-here = Sentarse aquí
page-all-seats-taken = Todos los asientos están ocupados. Puedes mirar.
page-i-am-ready = Ya puedo empezar
page-you-are-ready = Todo listo
page-waits-for-seats = La partida empieza cuando todos los asientos están ocupados y todos están listos.
page-starts-when-ready = La partida empieza cuando todos están listos.
page-invite = Invitar
page-send-link = Envía este enlace; quien lo tenga puede unirse o mirar.
page-copy-link = Copiar el enlace
page-copied = Copiado
page-qr = El enlace como código QR
page-options = Opciones
page-how-many = Número de jugadores
page-deck = Baraja
page-mix-title = Lo que hay en la caja
page-mix-choose = Elegir las cartas
page-mix-look = Ver las cartas
page-mix-how = Las cartas de cada número vienen de una de las barajas: cualquier mezcla es un juego.
page-mix-all = Todo { $deck }
page-mix-surprise = Mezcla sorpresa
page-mix-name = Su nombre:
page-mix-number = Número { $number }
page-mix-card = { $card } ({ $deck })
page-mix-told = { sc-card-told }
page-mix-touch = Señala una carta para leer lo que hace.
page-mix-take = Jugar con estas
page-public = Mostrar esta mesa en la lista pública
page-hints = Permitir pistas
page-host-chooses = { $name } elige las opciones.
page-variant-start-player = Quién empieza el primer turno
page-variant-start-player-random = por sorteo
page-variant-open-marks = Las cruces se ven enseguida
page-variant-tracker = Los patrones revelados quedan a la vista
page-variant-closed-tomb = Ninguna casilla extra en una pirámide completa
page-variant-linear-skulls = Las calaveras cuestan de 1 a 10
page-variant-coin = Qué hace la moneda de plata
page-variant-coin-protect = protege una carta
page-variant-coin-flip = da la vuelta a una carta
page-variant-coin-zero = hace valer 0 una carta
page-variant-coin-none = nada
page-variant-mismatch = Tras un cambio fallido, las cartas
page-variant-mismatch-face_up = quedan boca arriba
page-variant-mismatch-original = quedan como antes
page-variant-quiet-call = No se convoca la votación tras usar una habilidad
page-variant-one-con = Un { sc-coin-1 } por turno
page-variant-rooted-tanner = Un { sc-coin-5 } en la pila de descartes se queda allí
page-variant-goth-girl = Las cartas que { sc-bullet-3 } manda bajo el mazo
page-variant-goth-girl-must = van siempre
page-variant-goth-girl-may = van si quieres
page-variant-patience = Turnos por persona sin robar del mazo hasta que acaba la ronda

## The end

page-winner = ¡Gana { $name }!
page-solo = { $count ->
    [one] { $name } consigue { $count } punto
   *[other] { $name } consigue { $count } puntos
}
page-solo-what = En solitario juegas por los puntos: solo puedes superar tu propio récord.
page-winners = Victoria compartida: { $names }
page-tie = Empate a puntos; lo decidió:
page-score = La puntuación
page-source = Origen
page-look-at-table = Ver la mesa
page-download = Descargar la partida
page-fair = La semilla de este reparto, fijada antes de la primera carta:
page-fair-public = La semilla de este reparto. No es ningún secreto: es la misma para todo el mundo.
page-rematch = Revancha
page-rematch-wished = Quieres la revancha
page-rematch-wish = Listos para la revancha: { $names }
page-swap = Cambiar un número para la próxima partida
page-swap-of = { $name } cambia un número para la próxima partida
page-swap-none = no cambiar nada
page-swap-look = Ver las cartas
page-swap-number = { $number }: { $card } en vez de { $old }
page-hindsight = Lo que era posible
page-hindsight-what = Busca lo mejor que se podía sacar de las mismas cartas y patrones. Tarda unos segundos.
page-hindsight-busy = Calculando…
page-hindsight-known = Nadie podía saber lo que vendría: esto era posible, no son errores. El análisis juzga las decisiones por lo que se sabía.
page-hindsight-reached = { $name } llegó a { $reached }; visto ahora, era posible llegar a { $best }.
page-hindsight-best = { $name } llegó a { $reached }; no se encontró nada mejor.
page-hindsight-turn = { $count ->
    [one] El primer punto se perdió en la ronda { $round }, turno { $turn }.
   *[other] Los primeros { $count } puntos se perdieron en la ronda { $round }, turno { $turn }.
}
page-hindsight-keep = { $count ->
    [one] El primer punto se perdió al elegir las cartas.
   *[other] Los primeros { $count } puntos se perdieron al elegir las cartas.
}
page-hindsight-played = Jugado
page-hindsight-better = Mejor
page-print-line = Mesa { $table }, partida { $number }
page-back-to-table = Volver a la mesa

## Replay

page-replay-file = Una partida guardada en un archivo
page-replay-deck = El archivo de la baraja con la que se jugó esta partida
page-replay-busy = Leyendo la partida…
page-replay-link = O el enlace de una mesa o de una partida guardada
page-replay-paste = O pega aquí la partida guardada
page-replay-show = Mostrar
page-replay-step = Paso { $step } de { $count }
page-replay-first = Al principio
page-replay-back = Un paso atrás
page-replay-on = Un paso adelante
page-replay-last = Al final
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-seen-by = Visto por
page-replay-all = las cartas de todos
page-replay-watch = un espectador
page-replay-other = Otra partida

## Text view

page-text-moves = { $count ->
    [one] { $count } jugada legal
   *[other] { $count } jugadas legales
}
page-text-filter = Filtra las jugadas, por ejemplo «moneda» o «b2»
page-text-filter-coin = Filtra las jugadas, por ejemplo «carta 3»
page-text-to-moves = A las jugadas
page-text-to-table = A la mesa
page-text-wait = Un momento.
page-text-wait-for = Esperando a { $names }.
page-ask-coin = Te toca decidir.
page-text-keep = Quedarse con { $one } y { $two }
page-text-cross = Tachar { $boxes } en la carta { $card }
page-text-owed = Tachar la casilla extra { $boxes } en la carta { $card }
page-text-take = { sc-do-take-discard }
page-text-take-top = Tomar la de arriba del mazo sin verla
page-text-completes = completa la carta { $card }
page-text-then-owed = { $count ->
    [one] luego { $count } casilla más
   *[other] luego { $count } casillas más
}
page-text-pattern = El patrón es { $pattern }.
page-text-revealed = Revelados en esta ronda:
page-text-palm-worth = { $count ->
    [one] Una palmera vale ahora { $count } punto.
   *[other] Una palmera vale ahora { $count } puntos.
}
page-text-cups = Copas que quedan:
page-text-start = Empieza: { $name }
page-text-colour-free = Casillas libres de { $colour }:
page-text-gap = un hueco
page-text-stack = { $count ->
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
}
page-text-slot = Carta { $card }:
page-text-owes = { $count ->
    [one] Falta { $count } casilla extra.
   *[other] Faltan { $count } casillas extra.
}
page-text-completed = Completas:
page-text-own-card = tu carta { $at }
page-text-card-of = carta { $at } de { $name }
page-text-discard-at = descarte { $at } ({ $number })
page-text-peek = Mirar { $one } y { $two }
page-text-draw = Robar del mazo
page-text-draw-nth = Robar { $at } cartas
page-text-keep-nth = Quedarse con la carta robada { $at }
page-text-shown-nth = Robar la carta a la vista { $at } junto al mazo
page-text-take-at = Tomar { $target }
page-text-take-discard = Tomar el descarte de arriba
page-text-blob-at = Usar la habilidad de { $target }
page-text-token-at = Poner la moneda de plata en { $target }
page-text-discard = { sc-do-toss }
page-text-discard-at-card = Descartar { $target }
page-text-use = Usar su habilidad
page-text-use-at = Usar { $target }
page-text-swap-at = Cambiarla por { $target }
page-text-set-at = Cambiar varias: añadir { $target }
page-text-turn = Poner boca arriba las cartas elegidas
page-text-place-at = Poner la carta nueva en el lugar de { $target }
page-text-left = En el extremo izquierdo
page-text-right = En el extremo derecho
page-text-curator-at = Usar { sc-coin-2 }, { $target }
page-text-pixie-at = Usar { sc-coin-3 }, { $target }
page-text-empath-at = Usar { sc-amulet-2 }, { $target }
page-text-bodyguard-at = Usar { sc-amulet-3 }, { $target }
page-text-con-at = Usar { sc-coin-1 }, { $target }
page-text-regifter-at = Usar { sc-coin-0 }, { $target }
page-text-priest-at = Usar { sc-bullet-2 }, { $target }
page-text-hunter-at = Usar { sc-bullet-0 }, { $target }
page-text-rite = Usar { $card }, que has descartado
page-text-shuffle = Barajar la aldea de { $name }
page-text-join = A la aldea de { $name }
page-text-deck-up = El mazo está boca arriba. Encima:
page-text-deck-under = Al fondo del mazo, desde abajo:
page-text-removed = Fuera de la ronda:
page-text-rotate-at = Girar { $target }
page-text-flip-at = Dar la vuelta a { $target }
page-text-hide-at = Poner { $target } boca abajo
page-text-show-at = Poner { $target } boca arriba
page-text-look-at = Mirar { $target }
page-text-remove-at = Quitar { $target }
page-text-switch-at = Intercambiar con { $target }
page-text-pick-at = Elegir { $target }
page-text-rob-at = Llevarse { $target }
page-text-give-at = Dar { $target }
page-text-name-at = Proteger { $target }
page-text-to = A { $name }
page-text-village = La aldea de { $name }
page-text-unknown = desconocida
page-text-active = { $name } decide.
page-text-called = { $name } ha convocado la votación: últimos turnos.
page-text-deck-left = { $count ->
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
}
page-text-top-discard = Descarte de arriba:
page-text-held = En la mano:
page-text-drawn = Robadas:
page-text-shown = Junto al mazo:
page-text-discards = La pila de descartes
page-text-has-coin = tiene la moneda de plata

## Lessons

page-learn-title = Una primera partida
