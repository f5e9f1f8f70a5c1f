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

sc-coin-0 = Regalador
sc-coin-1 = Estafador
sc-coin-2 = Conservadora
sc-coin-3 = Duende
sc-coin-4 = Masa
sc-coin-5 = Aprendiz de curtidor
sc-coin-6 = Cazadora
sc-coin-7 = Nostro
sc-coin-8 = Asesino
sc-coin-9 = Psíquica
sc-coin-10 = Nosferatu
sc-coin-11 = Gólem
sc-coin-12 = Tonto del pueblo
sc-coin-13 = Hombre lobo

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

sc-bullet-0 = Cazador
sc-bullet-1 = Licántropo
sc-bullet-2 = Sacerdote
sc-bullet-3 = Chica gótica
sc-bullet-4 = Enterrador
sc-bullet-5 = Vaca
sc-bullet-6 = Instigador
sc-bullet-7 = Insomne
sc-bullet-8 = Cosa
sc-bullet-9 = Tirador
sc-bullet-10 = El Conde
sc-bullet-11 = Alborotador
sc-bullet-12 = Gremlin
sc-bullet-13 = Gato copión
