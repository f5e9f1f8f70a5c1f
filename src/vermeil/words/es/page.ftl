# Lo que dice la página alrededor de los tableros.

## Shared pieces

page-close = Cerrar
page-decision = La decisión
page-refused = Eso no se puede.
page-hint-says = Pista:
page-hint-more = por qué
page-hint-less = menos
page-hint-busy = Un bot está pensando tu pista …
page-home = Inicio
page-no-such-page = Aquí no hay nada
page-no-such-page-what = Esta dirección no lleva a ninguna parte. Revisa el enlace o ve al inicio.
page-on = sí
page-off = no
page-none = ninguno
page-you = tú
code-page-offline = El servidor no responde. Inténtalo dentro de un momento.
page-notices = Avisos
page-views = Vistas

## The games

page-games = Los juegos
page-tagline-silver-and-gold = Tacha islas y reúne monedas y palmeras. 20 minutos.
page-tagline-pyramids = Ábrete paso con antorchas hasta la tumba dorada. 25 minutos.
page-tagline-silver-coin = Mira, cambia, farolea: gana la aldea con menos puntos. 30 minutos.
page-motto = Tres juegos, sin cuenta: con bots, con amigos o con ambos.

## Home

page-default-name = Capi
page-your-name = Tu nombre
page-friends = Amigos
page-learn = Aprender
page-one-screen = Una pantalla
page-one-screen-what = Todos juegan en este dispositivo. Entre turno y turno las cartas quedan ocultas hasta que llega la siguiente persona.
page-daily = Reparto de hoy
page-daily-of = reparto del { $date }
page-opponents = Rivales
page-alone = en solitario
page-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
page-level = Nivel
page-my-games = Mis partidas
page-your-turn = te toca
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
page-replay-what = Recorre una partida terminada, jugada a jugada, desde cualquier asiento.
page-replay-open = Abrir una partida guardada
page-one-more = Uno más
page-one-less = Uno menos
page-start = Empezar

## The table

page-table = Mesa
page-opening-table = Abriendo la mesa …
page-table-gone = Esta mesa ya no existe.
page-reload-needed = El servidor se ha actualizado. Recarga la página para seguir.
page-reload = Recargar
page-line-lost = Se ha perdido la conexión. Reintentando …
page-cut-off = sin conexión
page-closed = Esta mesa está cerrada.
page-you-watch = Estás mirando. Ves lo que es público.
page-clock-ran-out = Se te ha acabado el tiempo; un bot juega hasta el final.
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
page-sound = Sonido
page-text-view = Vista de texto
page-board-view = Vista de tablero
page-print = Imprimir las hojas de puntos
page-leave = Irse
page-leave-sure = Dejas tu asiento para siempre; un bot sigue jugando. Si quieres volver, cierra solo la página.
page-stay = Quedarse
page-watching = { $count ->
    [one] { $count } persona mira.
   *[other] { $count } personas miran.
}
page-show-score = Mostrar la puntuación

## One screen

page-pass-to = Pasa el dispositivo a { $name }
page-pass-hidden = Hasta entonces, todas las cartas están ocultas.
page-pass-ready = Soy { $name }
page-pass-device = Pasar el dispositivo
page-next-at-screen = Le toca a { $name }.

## Lobby

page-lobby = antes de la partida
page-seat-open = asiento libre
page-seat-who = Quién ocupa el asiento { $number }
page-bot = bot, { $level }
page-plays-as = sin motores compilados juega { $other }
page-for-friend = para un amigo
page-sit-here = Sentarse aquí
page-all-seats-taken = Todos los asientos están ocupados. Puedes mirar.
page-you-are-ready = Ya estás listo
page-waits-for-seats = La partida empieza cuando todos los asientos están ocupados y todos están listos.
page-starts-when-ready = La partida empieza cuando todos están listos.
page-invite = Invitar
page-send-link = Envía este enlace; quien lo tenga puede unirse o mirar.
page-copy-link = Copiar el enlace
page-copied = Copiado
page-qr = El enlace como código QR
page-options = Opciones
page-how-many = Cuántos juegan
page-deck = Baraja
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
page-variant-coin-none = nada
page-variant-mismatch = Tras un cambio fallido, las cartas
page-variant-mismatch-face_up = quedan boca arriba
page-variant-mismatch-original = quedan como antes
page-variant-quiet-call = No se convoca la votación tras usar una habilidad
page-variant-one-con = Un { sc-card-1 } por turno
page-variant-rooted-tanner = Un { sc-card-5 } en la pila de descartes se queda allí
page-variant-patience = Turnos por jugador sin robar del mazo hasta que acaba la ronda

## The end

page-winner = ¡Gana { $name }!
page-solo = { $count ->
    [one] { $name } consigue { $count } punto
   *[other] { $name } consigue { $count } puntos
}
page-solo-what = A solas juegas por los puntos: solo puedes superar tu propia marca.
page-winners = Victoria compartida: { $names }
page-tie = Empate a puntos; lo decidió:
page-score = La puntuación
page-source = Fuente
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
page-swap-number = { $number }: { $card } en vez de { $old }
page-hindsight = Lo que era posible
page-hindsight-what = Busca lo mejor que se podía sacar de las mismas cartas y patrones. Tarda unos segundos.
page-hindsight-busy = Calculando …
page-hindsight-reached = { $name } llegó a { $reached }; visto ahora, { $best } eran posibles.
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
page-replay-busy = Leyendo la partida …
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
page-replay-keys = Las flechas avanzan, Inicio y Fin saltan, la barra reproduce.
page-replay-other = Otra partida

## Text view

page-text-moves = { $count ->
    [one] { $count } jugada legal
   *[other] { $count } jugadas legales
}
page-text-filter = Filtra las jugadas, por ejemplo «b2»
page-text-filter-coin = Filtra las jugadas, por ejemplo «carta 3»
page-text-to-moves = A las jugadas
page-text-to-table = A la mesa
page-text-wait = Un momento.
page-text-wait-for = Esperando a { $names }.
page-ask-coin = Te toca decidir.
page-text-keep = Quedarse con { $one } y { $two }
page-text-cross = Tachar { $boxes } en la carta { $card }
page-text-owed = Tachar la casilla extra { $boxes } en la carta { $card }
page-text-take = Tomar { $card }
page-text-take-top = Tomar la de arriba del mazo sin verla
page-text-completes = completa la carta { $card }
page-text-then-owed = { $count ->
    [one] luego { $count } casilla más
   *[other] luego { $count } casillas más
}
page-text-seal = sello { $colour }
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
page-text-discard = Descartarla
page-text-discard-at-card = Descartar { $target }
page-text-use = Usar su habilidad
page-text-use-at = Usar { $target }
page-text-swap-at = Cambiarla por { $target }
page-text-set-at = Cambiar varias: añadir { $target }
page-text-turn = Dar la vuelta a las cartas elegidas
page-text-place-at = Poner la carta nueva en el lugar de { $target }
page-text-left = En el extremo izquierdo
page-text-right = En el extremo derecho
page-text-curator-at = Usar { sc-card-2 }, { $target }
page-text-pixie-at = Usar { sc-card-3 }, { $target }
page-text-empath-at = Usar { sc-amulet-2 }, { $target }
page-text-bodyguard-at = Usar { sc-amulet-3 }, { $target }
page-text-con-at = Usar { sc-card-1 }, { $target }
page-text-regifter-at = Usar { sc-card-0 }, { $target }
page-text-rotate-at = Girar { $target }
page-text-flip-at = Dar la vuelta a { $target }
page-text-hide-at = Poner { $target } boca abajo
page-text-show-at = Poner { $target } boca arriba
page-text-look-at = Mirar { $target }
page-text-remove-at = Quitar { $target }
page-text-switch-at = Intercambiar con { $target }
page-text-pick-at = Elegir { $target }
page-text-rob-at = Robar { $target }
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
page-learn-next = Siguiente
page-learn-skip = Terminar la lección y seguir jugando
page-learn-do = Ahora tú.
page-learn-sg-1 = ¡Hola! Juegas contra un bot fácil. En tus cartas hay islas de casillas; completar una carta da sus puntos.
page-learn-sg-2 = Recibes cuatro cartas. Quédate con dos: las grises pequeñas son rápidas, las moradas grandes dan más.
page-learn-sg-3 = Una carta de expedición muestra un patrón para todos. Colócalo en una de tus cartas, girado o reflejado, o tacha una sola casilla.
page-learn-sg-4 = Hasta que confirmes puedes deshacer. Una X roja da otra casilla enseguida, una moneda llena tu hoja, una palmera apunta lo que vale ahora. Confirma.
page-learn-sg-5 = Ahora se ven todas las cruces y llega el siguiente patrón. Siete patrones son una ronda, cuatro rondas la partida. Juega dos turnos más.
page-learn-sg-6 = Completa una carta y toma otra del expositor o del mazo. El sello de una carta paga por cada carta completada del color del sello. Una fila de cuatro monedas gana la copa más alta que quede; una palmera vale 1 más las palmeras del expositor. Juega hasta completar una carta.
page-learn-sg-7 = Ya sabes jugar y de dónde salen los puntos: cartas completadas, sellos, monedas, copas y palmeras. Sigue jugando o vuelve al inicio; las reglas están siempre arriba.
page-learn-py-1 = ¡Hola! Juegas contra un bot fácil. Cada carta es una pirámide: ábrete paso desde la entrada hasta la tumba dorada.
page-learn-py-2 = Recibes cuatro pirámides. Quédate con dos.
page-learn-py-3 = El patrón debe empezar en la entrada o tocar una casilla ya tachada; los muros estorban. También vale siempre una sola casilla. Tacha algo.
page-learn-py-4 = Las gemas y antorchas dan puntos, las calaveras los quitan, una cruz roja da otra casilla. Hasta que confirmes puedes deshacer. Confirma.
page-learn-py-5 = Siete patrones son una ronda, cuatro rondas la partida. Juega dos turnos más hacia la tumba.
page-learn-py-6 = Tacha la tumba y la pirámide está completa: 10 puntos, y tomas otra. Tu 2.ª, 4.ª y 6.ª pirámide de un color se lleva la siguiente casilla libre de ese color: 10, luego 6, luego 3. Juega hasta llegar a una tumba.
page-learn-sc-1 = ¡Hola! Tienes cinco cartas boca abajo: tu aldea. La aldea con menos puntos gana la ronda; cuatro rondas son una partida.
page-learn-sc-2 = Mira dos de tus cartas y recuérdalas. La página marca lo que sabes.
page-learn-sc-3 = En tu turno robas una carta, tomas el descarte de arriba o convocas la votación. Roba o toma una.
page-learn-sc-4 = Cámbiala por una carta de tu aldea para librarte de un número alto, o descártala; los números bajos son buenos. Muchas cartas tienen una habilidad al descartarlas. Termina tu turno.
page-learn-sc-5 = Varias cartas del mismo número se cambian juntas por una: así tu aldea se reduce. Juega dos turnos más.
page-learn-sc-6 = Cuando creas que tu aldea es la más baja, convoca la votación: los demás juegan un turno más y todo se descubre. Si te equivocas, te cuesta. Juega hasta que acabe la ronda.
page-learn-end = Así se juega. Sigue jugando o vuelve al inicio; las reglas están siempre arriba.
