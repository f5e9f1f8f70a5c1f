# Lo que se pregunta a quien juega, en una frase.

## Los juegos de revelar y tachar.

question-keep = Quédate con dos de tus cuatro cartas.
question-pattern = Tacha el patrón en una de tus cartas, o una sola casilla.
question-owed = { $count ->
    [one] Tacha una casilla más en cualquiera de tus cartas.
   *[other] Tacha { $count } casillas más en cualquiera de tus cartas, una tras otra.
}
question-confirm = Confirma lo que has tachado, o deshazlo.
question-pick = Toma una carta nueva: una de las expuestas, o la primera del mazo sin verla.

## Silver Coin: el turno.

question-peek = Mira dos de tus cartas.
question-action = Tu turno: roba, toma el descarte de arriba o convoca la votación.
question-keep-drawn = Quédate con una de las cartas que has robado.
question-held = Cambia la carta que tienes en la mano, o descártala.
question-set = Elige todas las cartas del grupo, de izquierda a derecha, y dales la vuelta.
question-reveal = Las cartas están boca arriba: sigue, o usa antes una habilidad.
question-place = Elige el lugar de la carta nueva.
question-kept = No coinciden: ¿en qué extremo pones la carta que conservas?
question-extra = ¿En qué extremo pones la carta adicional?
question-end = Termina tu turno, o usa una habilidad.
question-gift = Antes de puntuar: usa { sc-card-0 }, o pasa.

## Silver Coin: lo que pregunta una carta.

question-card = { $card }: { $what }
question-any = ¿Qué haces?
question-left = ¿En qué extremo de tu aldea?
question-flip = Elige una carta para voltearla.
question-hide = Elige una carta boca arriba para taparla.
question-show = Elige una carta para destaparla.
question-village = Elige una aldea para mirarla.
question-remove = Elige una carta boca arriba para descartarla.
question-look = Elige una carta para mirarla.
question-take = Elige un descarte para tomarlo o usarlo.
question-use = Elige un descarte para usarlo.
question-switch = Elige la carta de una aldea para intercambiarla.
question-clockwise = ¿En qué sentido se mueven las cartas?
question-counterclockwise = { question-clockwise }
question-pick-card = Elige la carta que sale de esta aldea.
question-rotate = Elige una de tus cartas para girarla, o una a 90° para descartarla.
question-rob = Elige la carta que te llevas.
question-give = Elige la carta que das.
question-to = ¿Para quién es?
question-name = Elige la carta que protege.
