# Lo que hay en las cartas: colores, símbolos, patrones y las propias cartas.

colour-grey = gris
colour-green = verde
colour-orange = naranja
colour-purple = morado

symbol-cross = X
symbol-coin = moneda
symbol-palm = palmera
symbol-red-gem = gema roja
symbol-green-gem = gema verde
symbol-torch = antorcha
symbol-skull = calavera
symbol-potion = poción
symbol-entrance = entrada
symbol-tomb = tumba dorada

pattern-I2 = dos en línea
pattern-I3 = tres en línea
pattern-V3 = la esquina de tres
pattern-L4 = la L de cuatro
pattern-T4 = la T de cuatro
pattern-O4 = el cuadrado de cuatro

sg-card = { $count ->
    [one] una carta de { $count } casilla ({ $colour })
   *[other] una carta de { $count } casillas ({ $colour })
}
py-card = la pirámide { $number } ({ $colour })
sc-numbered = { $number } ({ $name })
sc-unseen = una carta boca abajo
sc-place = la carta { $place } de { $whom }
sc-place-known = la carta { $place } de { $whom }, { $card }

sc-card-0 = Regalador
sc-card-1 = Estafador
sc-card-2 = Conservadora
sc-card-3 = Duende
sc-card-4 = Masa
sc-card-5 = Aprendiz de curtidor
sc-card-6 = Cazadora
sc-card-7 = Nostro
sc-card-8 = Asesino
sc-card-9 = Vidente mental
sc-card-10 = Nosferatu
sc-card-11 = Gólem
sc-card-12 = Tonto del pueblo
sc-card-13 = Hombre lobo

sc-amulet-0 = Aldeano
sc-amulet-1 = Escudero
sc-amulet-2 = Empática
sc-amulet-3 = Guardaespaldas
sc-amulet-4 = Granuja
sc-amulet-5 = Delator
sc-amulet-6 = Revelador
sc-amulet-7 = Contempladora
sc-amulet-8 = Aprendiz de vidente
sc-amulet-9 = Vidente
sc-amulet-10 = Maestro
sc-amulet-11 = Bruja
sc-amulet-12 = Ladrón
sc-amulet-13 = Doppelgänger
