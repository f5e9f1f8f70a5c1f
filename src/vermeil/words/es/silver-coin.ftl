# La mesa de Silver Coin en palabras. Los nombres de las cartas están en cards.ftl.

sc-number-and-name = { $number } { $name }
sc-unknown-card = una carta desconocida
sc-your-village = Tu aldea
sc-village-of = Aldea de { $who }
sc-centre = Mazo y descartes

# Lo que hace cada carta, en una línea.
sc-text-coin-0 = Antes de puntuar, boca arriba: regala otra de tus cartas.
sc-text-coin-1 = Boca arriba: al final de tu turno ponla boca abajo y juega otra vez.
sc-text-coin-2 = Boca arriba: gira de lado una carta tuya o descarta una ya girada.
sc-text-coin-3 = Boca arriba: ponla boca abajo y da la vuelta a otra carta.
sc-text-coin-4 = Boca arriba: en vez de robar, usa la habilidad del descarte de arriba.
sc-text-coin-5 = Entra boca arriba en un extremo de tu aldea; da la vuelta a otra carta.
sc-text-coin-6 = Pon boca abajo una carta y luego otra boca arriba.
sc-text-coin-7 = { sc-does-coin-7 }
sc-text-coin-8 = Descarta bajo la pila cualquier carta boca arriba.
sc-text-coin-9 = Mira hasta tres cartas cualesquiera.
sc-text-coin-10 = Toma uno de los tres descartes de debajo o usa su habilidad.
sc-text-coin-11 = Cambia el descarte de arriba por cualquier carta.
sc-text-coin-12 = Una carta de cada aldea pasa a la vecina.
sc-text-coin-13 = Boca arriba al puntuar: si las demás suman menos de 13, puntúas 0.
sc-text-amulet-0 = Dos boca arriba, donde sea, terminan la ronda.
sc-text-amulet-1 = Boca arriba: una carta del mazo queda a la vista y se puede robar.
sc-text-amulet-2 = Boca arriba: mira una de tus cartas boca abajo.
sc-text-amulet-3 = Boca arriba: protege esta y otra carta tuya.
sc-text-amulet-4 = Boca arriba: roba una más y quédate con la que quieras.
sc-text-amulet-5 = Pon boca arriba una de tus cartas.
sc-text-amulet-6 = Pon boca arriba cualquier carta.
sc-text-amulet-7 = Mira hasta dos de tus cartas.
sc-text-amulet-8 = Mira una carta de otra persona.
sc-text-amulet-9 = Mira una carta cualquiera.
sc-text-amulet-10 = Toma cualquier descarte para tu aldea, boca arriba.
sc-text-amulet-11 = Mira la carta de arriba del mazo; puedes cambiarla por cualquiera.
sc-text-amulet-12 = Cambia una carta tuya por una de otra persona y mírala.
sc-text-amulet-13 = Coincide con cualquier número al cambiar varias.
sc-text-bullet-0 = Antes de puntuar, boca arriba: retira una de tus cartas.
sc-text-bullet-1 = Boca arriba: al cambiar varias, una de ellas cuenta 1 más.
sc-text-bullet-2 = Boca arriba: pon boca arriba una de tus cartas.
sc-text-bullet-3 = Boca arriba: lo que descartas va debajo del mazo.
sc-text-bullet-4 = Boca arriba: tras un cambio, usa un 5 a 12 que descartaste.
sc-text-bullet-5 = Da la vuelta al mazo entero.
sc-text-bullet-6 = Da la vuelta a una carta cualquiera.
sc-text-bullet-7 = { sc-does-bullet-7 }
sc-text-bullet-8 = Baraja las cartas boca abajo de una aldea.
sc-text-bullet-9 = Usa la habilidad de un 5 a 12 boca arriba.
sc-text-bullet-10 = Descarta diez cartas del mazo.
sc-text-bullet-11 = Cambia entre sí cartas de dos aldeas.
sc-text-bullet-12 = Entra boca arriba en cualquier aldea.
sc-text-bullet-13 = Al puntuar vale como tu otra carta más baja.
sc-card-told = { $card }: { $text }

# Lo que se pregunta, una frase sencilla para cada decisión.
sc-ask-peek = { $count ->
    [0] Elige dos de tus cartas para mirarlas.
    [1] Elige una carta más para mirarla.
   *[other] Mira estas dos cartas.
}
sc-ask-action = Tu turno: roba del mazo o toma el descarte de arriba.
sc-ask-action-call = Tu turno: roba, toma el descarte de arriba o convoca la votación.
sc-ask-action-draw = Tu turno: roba del mazo.
sc-ask-keep = ¿Con cuál de las cartas robadas te quedas?
sc-ask-held-use = Has robado { $card }: elige qué cambias, usa su habilidad o descártala.
sc-ask-held-drawn = Has robado { $card }: elige qué cambias o descártala.
sc-ask-held-taken = Has tomado { $card }: elige la carta, o las cartas iguales, que cambias.
sc-ask-held-use-only = Has robado { $card }: usa su habilidad o descártala.
sc-ask-held-discard-only = Has robado { $card }: descártala.
sc-ask-held-chosen = { $count ->
    [one] ¿Cambias esta carta por { $card }? Elige más si tienen el mismo número.
   *[other] ¿Cambias estas { $count } cartas por { $card }? Deben tener el mismo número.
}
sc-ask-set = Elige la siguiente carta igual a la derecha o pon boca arriba las elegidas.
sc-ask-reveal = Las cartas elegidas están boca arriba: usa antes una habilidad o sigue.
sc-ask-place = ¡Coinciden! ¿Qué lugar ocupa { $card }?
sc-ask-kept = No coinciden. ¿En qué extremo pones { $card }?
sc-ask-extra = Otra carta del mazo: ¿en qué extremo?
sc-ask-end = Final de tu turno: usa una habilidad o termina.
sc-ask-gift = La ronda ha terminado: regala una carta o pasa.
sc-ask-token = Elige la carta para la moneda de plata.
sc-ask-coin-0-0 = { $card }: ¿cuál de tus otras cartas regalas?
sc-ask-coin-0-1 = { $card }: ¿quién recibe la carta?
sc-ask-coin-0-2 = { $card }: ¿en qué extremo de la aldea?
sc-ask-coin-2-0 = { $card }: elige una carta para girarla de lado, o una ya girada para enderezarla o descartarla.
sc-ask-coin-3-0 = { $card }: elige otra carta para darle la vuelta.
sc-ask-coin-5-0 = { $card }: ¿en qué extremo de tu aldea va?
sc-ask-coin-5-1 = { $card }: elige otra carta para darle la vuelta.
sc-ask-coin-6-0 = { $card }: elige una carta boca arriba para ponerla boca abajo.
sc-ask-coin-6-1 = { $card }: elige una carta distinta para ponerla boca arriba.
sc-ask-coin-7-0 = { $card }: ¿qué aldea miras?
sc-ask-coin-8-0 = { $card }: elige una carta boca arriba para descartarla.
sc-ask-coin-9-0 = { $count ->
    [one] { $card }: mira una carta más.
   *[other] { $card }: mira hasta { $count } cartas.
}
sc-ask-coin-10-0 = { $card }: elige un descarte para tomarlo o usarlo.
sc-ask-coin-11-0 = { $card }: elige la carta que se cambia por el descarte de arriba.
sc-ask-coin-12-0 = { $card }: ¿en qué dirección van las cartas?
sc-ask-coin-12-1 = { $card }. { $village }: elige la carta que pasa a la vecina.
sc-ask-amulet-2-0 = { $card }: elige una de tus cartas boca abajo para mirarla.
sc-ask-amulet-3-0 = { $card }: elige otra carta tuya para protegerla.
sc-ask-amulet-5-0 = { $card }: elige una de tus cartas para ponerla boca arriba.
sc-ask-amulet-6-0 = { $card }: elige una carta cualquiera para ponerla boca arriba.
sc-ask-amulet-7-0 = { $count ->
    [one] { $card }: mira otra de tus cartas.
   *[other] { $card }: mira hasta { $count } de tus cartas.
}
sc-ask-amulet-8-0 = { $card }: elige una carta de otra persona para mirarla.
sc-ask-amulet-9-0 = { $card }: elige una carta cualquiera para mirarla.
sc-ask-amulet-10-0 = { $card }: elige el descarte que tomas.
sc-ask-amulet-11-0 = { $card }: elige una carta para cambiarla por la que ves, o renuncia.
sc-ask-amulet-12-0 = { $card }: elige la carta de otra persona que tomas.
sc-ask-amulet-12-1 = { $card }: elige la carta tuya que va allí.
sc-ask-bullet-0-0 = { $card }: ¿cuál de tus cartas retiras?
sc-ask-bullet-2-0 = { $card }: elige una de tus cartas boca abajo para ponerla boca arriba.
sc-ask-bullet-6-0 = { $card }: elige una carta cualquiera para darle la vuelta.
sc-ask-bullet-8-0 = { $card }: ¿de quién se barajan las cartas boca abajo?
sc-ask-bullet-9-0 = { $card }: elige la carta boca arriba cuya habilidad usas.
sc-ask-bullet-11-0 = { $card }: elige la primera de dos cartas que cambian de lugar.
sc-ask-bullet-11-1 = { $card }: elige la otra carta, de otra aldea.
sc-ask-bullet-12-0 = { $card }: ¿en qué aldea entra?
sc-ask-bullet-12-1 = { sc-ask-coin-0-2 }
sc-ask-rite = { sc-bullet-4 }: usa una de las cartas que has descartado o sigue.
sc-ask-sink = { sc-bullet-3 }: ¿va la carta bajo el mazo o a los descartes?
sc-ask-place-lycan = ¡Coinciden con la ayuda de { sc-bullet-1 }! ¿Qué lugar ocupa { $card }?
sc-ask-gift-hunt = La ronda ha acabado: usa una carta boca arriba antes de puntuar o pasa.
sc-wait-peek = { $who } mira dos cartas.
sc-wait-action = Le toca a { $who }.
sc-wait-held = { $who } tiene una carta en la mano.
sc-wait-card = { story-sc-ability }
sc-wait-gift = { $who } puede usar una carta antes de puntuar.
sc-wait-end = { $who } termina su turno.
sc-wait-other = { $who } cambia cartas.

# Respuestas.
sc-do-peek = Mirar
sc-do-draw = Robar
sc-do-draw-many = Robar { $count } y quedarte con una
sc-do-shown = Robar { $card }, a la vista
sc-do-keep = Quedarte con { $card }
sc-do-take = Tomar
sc-do-take-discard = Tomar { $card }
sc-do-use-discard = { sc-do-use }
sc-do-call = Convocar la votación
sc-do-use = Usar { $card }
sc-do-discard = Descartar
sc-do-exchange = { $count ->
    [0] Cambiar
    [one] Cambiar esta carta
   *[other] Cambiar { $count } cartas
}
sc-do-turn = Ponerlas boca arriba
sc-do-go = Seguir
sc-do-left = Extremo izquierdo
sc-do-right = Extremo derecho
sc-do-end = Terminar el turno
sc-do-pass = Pasar
sc-do-done = Basta
sc-do-decline = Renunciar
sc-do-clockwise = Sentido horario
sc-do-counterclockwise = Sentido antihorario
sc-do-village = { $village }
sc-do-rotate = Girarla de lado
sc-do-upright = Enderezarla
sc-do-toss = Descartarla
sc-do-token = Usar la moneda de plata
sc-do-token-protect = Proteger la carta { $place } con la moneda de plata
sc-do-token-flip = Dar la vuelta a la carta { $place } con la moneda de plata
sc-do-this = Elegir esta carta
sc-do-under = Bajo el mazo
sc-do-pile = A los descartes
sc-do-rite = { sc-do-use }
sc-do-token-zero = Hacer valer 0 la carta { $place } con la moneda de plata
sc-do-free = Usar { $card } (carta { $place })
sc-do-blob = Usar el descarte { $place }: { $card }
sc-do-select = Elegir para el cambio
sc-do-unselect = No cambiar esta
sc-do-more = Habilidades ({ $count })
sc-do-cancel = Cancelar
sc-chooser = Elige una respuesta
sc-choose-village = Elegir esta aldea

# Cartas y señales.
sc-spot-yours = tu carta { $place }
sc-spot-theirs = carta { $place } de { $who }
sc-spot-held = la carta de tu mano
sc-spot-held-by = la carta que tiene { $who }
sc-spot-top = el descarte de arriba
sc-spot-discard = descarte { $place } desde arriba
sc-spot-shown = carta a la vista { $place } junto al mazo
sc-spot-drawn = carta robada { $place }
sc-spot-deck = { $count ->
    [one] el mazo, queda { $count } carta
   *[other] el mazo, quedan { $count } cartas
}
sc-deck-top-is = la de arriba: { $card }
sc-deck-top-known = conoces la de arriba: { $card }
sc-spot-under = carta { $place } desde el fondo del mazo
sc-spot-removed = carta { $place } fuera de la ronda
sc-deck-face-up = está boca arriba
sc-deck-under = al fondo: { $cards }
sc-deck-up-caption = Mazo boca arriba: { $count }
sc-removed-caption = Fuera de la ronda: { $count }
sc-group = barajadas, nadie sabe cuál es cuál: entre { $places } { $count ->
    [one] está { $cards }
   *[other] están { $cards }
}
sc-group-yours = tus cartas { $places }
sc-group-theirs = las cartas { $places } de { $who }
sc-lycan-plus = cuenta 1 más
sc-face-up = boca arriba
sc-face-up-is = boca arriba: { $card }
sc-face-down = boca abajo
sc-face-down-is = boca abajo: { $card }
sc-face-down-known = boca abajo, la conoces: { $card }
sc-lies-sideways = girada de lado
sc-wears-coin = protegida por la moneda de plata
sc-is-guarded = protegida
sc-seen-by = vista por { $who }
sc-seen-by-all = la conoce toda la mesa
sc-deck-caption = Mazo: { $count }
sc-shown-caption = A la vista
sc-drawn-caption = Robada
sc-held-caption = En tu mano
sc-held-by-caption = La tiene { $who }
sc-discards-caption = Descartes: { $count }
sc-pile-from-top = Los descartes bajo el de arriba, desde arriba
sc-cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
sc-text-view-cards = Lo que dicen las cartas
sc-empty-village = Sin cartas
sc-coin-holder = moneda de plata
sc-coin-power = moneda de plata, lista
sc-has-called = ha convocado
sc-last-turn = último turno
sc-only-you = Solo tú ves esto
sc-reveal-close = Entendido

# La convocatoria, los puntos de una ronda y de la partida.
sc-call-title = ¿Convocar la votación?
sc-call-sure = Tu turno acaba y cada una de las demás personas juega un turno más. Con la suma más baja puntúas 0; si no, tu suma más 10.
sc-call-not-yet = Todavía no
sc-call-yours = ¡Has convocado la votación!
sc-call-theirs = ¡{ $who } ha convocado la votación!
sc-call-turns = { $count ->
    [one] Un último turno: { $who }
   *[other] Últimos turnos: { $who }
}
sc-call-no-turns = Ya no quedan turnos.
sc-score-title = Recuento de la ronda { $round }
sc-score-call = { $who } convocó la votación en la ronda { $number }. Se descubren todas las aldeas.
sc-score-no-call = Nadie convocó la votación en la ronda { $number }. Se descubren todas las aldeas.
sc-score-you = (tú)
sc-score-sum = Las cartas suman { $sum }.
sc-score-empty = Sin cartas: nada que contar.
sc-score-wolfman = El 13 boca arriba lo deja en 0.
sc-score-copycat = { sc-bullet-13 } vale { $count }.
sc-score-zero = La carta bajo la moneda de plata vale 0.
sc-score-call-won = La convocatoria acierta: 0 puntos.
sc-score-call-lost = La convocatoria falla: { $penalty } más.
sc-score-token = { $who } tiene la moneda de plata, sin su poder.
sc-score-token-power = { $who } tiene la moneda de plata y puede usarla en la próxima ronda.
sc-scores-caption = Puntos: cuantos menos, mejor
sc-scores-player = Jugador
sc-scores-tell = Volver a ver la ronda { $round }
sc-scores-note = * convocó la votación en esa ronda
