# Por qué se rechaza una jugada. Antes se dice el número de la regla: «SG-22: b2 ya está tachada».

## Todos los juegos.

refused-in-own-words = { $sentence }
refused-too-long = { $start }… es demasiado largo para una jugada
refused-not-spelled = se espera una jugada o su notación, no { $kind }
refused-not-a-move = { $spelling } no es una jugada
refused-no-seat = no existe el asiento { $seat } en una partida de { $players }
refused-nothing-to-take-back = { $who } no tiene nada que deshacer
refused-over = la partida ha terminado

## Silver & Gold y Pyramids: cómo se escriben las jugadas.

refused-spelling = { $spelling } no es una jugada; las jugadas se escriben así: { $example }
refused-take-spelling = de take:1 a take:4 se toma una carta del expositor y con take:top la de arriba del mazo; no { $spelling }
refused-unknown-card = no hay ninguna carta { $card } en esta baraja
refused-keep-count = se eligen dos cartas, no { $count }
refused-keep-spelling = se esperan dos cartas distintas en el orden de la baraja: { $spelling }
refused-outside = no hay ninguna casilla { $box } en una carta de { $width }x{ $height }
refused-boxes-spelling = cada casilla se nombra una sola vez, fila por fila y desde la izquierda: { $spelling }
refused-owed-at-once = las casillas extra se tachan una tras otra, no { $count } a la vez
refused-such-values = { $kind } con esos valores no es una jugada de este juego
refused-no-such-move = { $move } no es una jugada de este juego

## Silver & Gold y Pyramids: conservar y tomar cartas.

refused-keep-first = primero quédate con dos de tus cuatro cartas; { $move } viene después
refused-not-in-hand = { $card } no es ninguna de tus cuatro cartas { $hand }
refused-keep-two = te quedas con dos cartas distintas, en el orden de la baraja
refused-take-now = ahora toca tomar una carta nueva; { $move } no es posible
refused-stack-empty = el mazo está vacío; toma una carta del expositor
refused-display-place = no hay ninguna carta en el lugar { $place } del expositor

## Silver & Gold y Pyramids: tachar.

refused-cross-now = ahora se tachan casillas; { $move } no es posible
refused-cross-something = primero tacha el patrón o una sola casilla; no se puede dejar de tachar
refused-still-owed = { $count ->
    [one] aún tienes que tachar { $count } casilla por lo que has tachado; después confirma
   *[other] aún tienes que tachar { $count } casillas por lo que has tachado; después confirma
}
refused-all-crossed = ya está todo tachado en este turno; confirma con done, o deshaz
refused-nothing-owed = aún no tienes ninguna casilla extra; tacha el patrón, o una sola casilla sin el +
refused-box-owed = ahora toca tachar una casilla extra, que se escribe { $spelling }
refused-no-card = no tienes ninguna carta { $slot }
refused-no-box = no hay ninguna casilla { $box } en una carta
refused-not-a-box = { $box } no es una casilla que se pueda tachar en la carta { $slot } ({ $card })
refused-crossed = { $box } ya está tachada
refused-cut-short = { $boxes } es solo una parte del patrón { $pattern }, que nunca se recorta
refused-not-the-pattern = { $boxes } no es el patrón { $pattern } en ningún giro ni reflejo, ni tampoco una sola casilla
refused-not-now = { $move } no se puede tachar ahora
refused-tomb-closed = la carta { $slot } ({ $card }) está completa, y con closed_tomb ya no se tacha nada más en ella
refused-entrance-first = la carta { $slot } ({ $card }) está vacía, así que ahora hay que tachar su entrada { $box }
refused-touches-nothing = { $boxes } no toca ninguna casilla tachada de la carta { $slot } ({ $card })

## Silver & Gold y Pyramids: a quién le toca.

refused-another-takes = ahora toma una carta nueva { $who }, no { $whom }
refused-has-kept = { $who } ya ha elegido sus dos cartas y espera al resto
refused-has-confirmed = { $who } ya ha confirmado su turno y espera al resto
refused-passes = { $who } no tiene ninguna casilla que tachar y pasa

## Silver Coin: lo que se pregunta.

refused-sc-over = la partida ha terminado, { $who } no tiene nada que decidir
refused-sc-another-decides = ahora decide { $who }, no { $whom }
refused-sc-look-first = primero mira dos de tus propias cartas, por ejemplo con peek:0.1,0.2
refused-sc-look-at-own = tú miras dos de tus propias cartas, y { $who } mira las suyas
refused-sc-act-now = roba, toma el descarte de arriba, convoca la votación o usa { sc-coin-4 }
refused-sc-act-first = elige una acción antes de terminar el turno
refused-sc-draw-first = aún no tienes ninguna carta en la mano; roba primero
refused-sc-keep-now = elige con cuál de las cartas robadas te quedas
refused-sc-hold = di qué pasa con la carta que tienes en la mano
refused-sc-choose-set = elige más cartas para el cambio o pon boca arriba las elegidas
refused-sc-turned-up = las cartas elegidas están boca arriba; sigue o usa una habilidad libre
refused-sc-choose-place = elige cuál de los huecos ocupa la carta nueva
refused-sc-kept-end = elige el extremo de tu fila para la carta con la que te quedas
refused-sc-extra-end = elige el extremo de tu fila para la carta extra
refused-sc-end-now = tu acción está hecha; termina el turno o usa lo que vale al final
refused-sc-gift-now = la ronda ha terminado; usa una carta boca arriba que sirva ahora o pasa
refused-sc-card-asks = responde a la pregunta de { $card }: { $text }

## Silver Coin: convocar, robar y tomar.

refused-sc-called-already = { $who } ya ha convocado la votación, y solo hay una por ronda
refused-sc-too-many-to-call = { $count ->
    [one] tienes { $count } carta; para convocar la votación se necesitan { $most } o menos
   *[other] tienes { $count } cartas; para convocar la votación se necesitan { $most } o menos
}
refused-sc-token-used = en este turno se usó la moneda, así que no puedes convocar la votación
refused-sc-quiet-call = en este turno se usó una habilidad, así que no puedes convocar la votación (variante quiet_call)
refused-sc-deck-empty = el mazo está vacío
refused-sc-draw-count = no puedes robar { $count } cartas: una, y una más por cada { sc-amulet-4 } boca arriba, mientras alcance el mazo
refused-sc-no-shown = no hay ninguna carta a la vista { $place } junto al mazo
refused-sc-drawn-count = { $count ->
    [one] hay { $count } carta robada para elegir
   *[other] hay { $count } cartas robadas para elegir
}
refused-sc-pile-empty = la pila de descartes está vacía, no hay nada que tomar
refused-sc-no-discard = no existe el descarte { $place }, la pila tiene { $count }
refused-sc-nothing-to-exchange = no tienes ninguna carta que puedas cambiar por una tomada
refused-sc-exchange-taken = una carta tomada tiene que cambiarse, y su habilidad no se usa
refused-sc-set-of-two = para cambiar varias hay que elegir dos cartas o más
refused-sc-set-order = un grupo se elige de izquierda a derecha y tiene al menos dos cartas
refused-sc-not-freed = { $spot } no es ninguno de los huecos

## Silver Coin: habilidades y objetivos.

refused-sc-no-discard-ability = { $card } no hace nada al descartarse
refused-sc-no-target = { $card } no tiene ahora ningún objetivo
refused-sc-too-few-blobs = tienes { $count } cartas { sc-coin-4 } boca arriba, así que { $spot } queda fuera de tu alcance
refused-sc-discard-face-down = { $spot } está boca abajo y no se puede usar
refused-sc-no-pile-ability = { $card } no tiene ninguna habilidad que valga desde la pila de descartes
refused-sc-out-of-reach = { $spot } queda fuera de tu alcance, o no tiene ahora ningún objetivo
refused-sc-no-seat = no existe el asiento { $seat } entre { $players }
refused-sc-gift-to-self = un regalo es para otra persona
refused-sc-nothing-to-look-at = { $who } no tiene ninguna carta boca abajo que se pueda mirar
refused-sc-no-card = no hay ninguna carta { $spot }, esa aldea tiene { $count }
refused-sc-no-token = no tienes en esta ronda una moneda con poder sin usar
refused-sc-not-yours = { $spot } no es una de tus propias cartas
refused-sc-coin = la moneda de plata protege { $spot }
refused-sc-bodyguard = { sc-amulet-3 } protege { $spot }
refused-sc-face-down = { $spot } está boca abajo
refused-sc-face-up = { $spot } ya está boca arriba
refused-sc-not-here = { $spot } no se puede elegir aquí
refused-sc-upright = { $spot } no está girada de lado, así que no se puede descartar
refused-sc-chosen = { $spot } ya está elegida, así que no se puede descartar
refused-sc-last-to-exchange = { $spot } es la última carta que se podría cambiar por la tomada
refused-sc-no-such-ability = { $spot } no es una carta tuya boca arriba con la palabra { $word }
refused-sc-used-already = ya se ha usado esta carta: { $card }
refused-sc-protected = { $spot } está protegida, así que no se le puede dar la vuelta
refused-sc-last-turn = la ronda termina con este turno, no hay otro más
refused-sc-rite-now = usa una de las cartas que has descartado, o sigue
refused-sc-sink-now = di si la carta va bajo el mazo o a los descartes
refused-sc-no-rite = no hay ninguna carta descartada { $place } que { sc-bullet-4 } pueda usar ahora
refused-sc-nothing-to-shuffle = { $who } tiene menos de dos cartas boca abajo que se puedan barajar
refused-sc-no-village-ability = { $spot }, { $card }, no es un 5 a 12 con una habilidad que se pueda usar

## Preparar una partida.

refused-players = pueden jugar de { $few } a { $many }, no { $players }
refused-another-deck = se espera una baraja de { $game }, no { $kind }
refused-deck-too-small = a { $players } personas se les reparten { $cards } cartas, pero { $deck } tiene { $count }
refused-start-seat = no existe el asiento { $seat } entre { $players } para empezar

## Silver Coin: barajas mezcladas.

refused-deck-name = una baraja es un nombre como «coin» o «coin+amulet:3,7,12», no { $deck }
refused-deck-itself = { $deck } es la baraja de la que se sustituye, no puede sustituirse a sí misma
refused-number-twice = el número { $number } se sustituye dos veces en { $deck }
refused-deck-spelling = { $deck } se escribe { $spelling }
refused-mix-numbers = una mezcla nombra una baraja para cada uno de los { $count } números
refused-no-deck = no existe la baraja { $deck }; existen { $decks }
refused-swap-spelling = una sustitución es «baraja:números» con números del 0 al 13, no { $spelling }
refused-swap-winner = { $who } ganó, y solo quien perdió puede sustituir un número
refused-swap-stranger = el asiento { $seat } no jugó, y solo quien perdió puede sustituir un número
refused-swap-one = { $who } puede sustituir un número, no { $count }
refused-swap-taken = { $who } ya ha sustituido el { $number }
