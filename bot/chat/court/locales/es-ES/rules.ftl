rules-court-goal-title = De qué se trata
rules-court-goal =
    Construyes un reino de { $grid }×{ $grid } casillas con fichas, como en Kingdomino, y pones edificios en sus ciudades. Dan puntos las tierras con coronas, los edificios y las monedas.

    Una **ficha** son dos casillas, cada una con un terreno: trigo, bosque, lago, pradera, pantano, mina o ciudad. Los signos dorados de las esquinas superiores son **coronas**.

    La partida tiene { $rounds } rondas. En cada una colocas { $kings ->
        [1] una ficha y eliges la siguiente
       *[other] dos fichas y eliges las dos siguientes
    }.

    { $team ->
        [1] Empiezas con { $coins } monedas y { $knights ->
            [1] un caballero
           *[other] { $knights } caballeros
        }
       *[other] Cada equipo empieza con { $coins } monedas y { $knights ->
            [1] un caballero
           *[other] { $knights } caballeros
        }, que comparten sus jugadores
    }. Un caballero que no está en ninguna casilla está **en reserva**.

rules-court-turn-title = Un turno
rules-court-turn =
    Los reyes actúan en el orden de los números en los que están, primero el más bajo. Un turno tiene cinco pasos; puedes saltarte los que van en cursiva, pero no recuperarlos después de un paso posterior:
    1. **Coloca** tu ficha.
    2. *Envía **caballeros** a ella.*
    3. *Compra un **edificio**.*
    4. *Soborna al **dragón**.*
    5. **Elige** una ficha libre de la línea siguiente.

    Un número bajo actúa antes en la ronda siguiente; los altos traen coronas y ciudades. { $kings ->
        [1] Cada jugador tiene un rey.
       *[other] Tienes dos reyes, cada uno con un turno entero. (Hay quien lee el reglamento de otro modo: pasos 2 a 4 solo una vez por ronda.)
    } { $left ->
        [0] Se eligen todas las fichas de la línea.
        [1] La ficha que sobra en una línea sale del juego.
       *[other] Las { $left } fichas que sobran en una línea salen del juego.
    }

    La última ronda, la { $rounds }, no tiene paso 5.

rules-knights-title = Caballeros e impuestos
rules-knights =
    Justo después de colocar puedes poner caballeros de tu reserva en esa ficha, uno en cada mitad. Cada uno cobra al momento **tantas monedas como casillas tiene su territorio**. Un territorio son todas las casillas de un mismo terreno que se tocan; aquí las coronas no importan.

    En la imagen el trigo tiene 3 casillas, así que el caballero ha traído 3 monedas.

    El caballero se queda en su casilla hasta el final. Otro puede cobrar más adelante en el mismo territorio, desde una ficha que lo amplíe. Los edificios traen caballeros nuevos. Un caballero solo da puntos con un Campo de entrenamiento.

    Una ficha descartada no da impuestos.

rules-builders-title = El tablero de construcción
rules-builders =
    Las losetas de edificio están en los { $slots } **espacios** del tablero de construcción. El precio es del espacio: de 0 a { $dearest } monedas, en la moneda junto a la loseta.

    En tu turno puedes comprar una y ponerla en una **casilla de ciudad** tuya sin edificio, nueva o antigua; da igual si hay un caballero. Los caballeros y torres que trae son tuyos al momento; esos caballeros se pueden enviar desde tu próximo turno. Un edificio no se va nunca.

    Un espacio vacío sigue vacío hasta el fin de la ronda. Entonces las losetas avanzan en orden hacia el lado barato y salen otras de la pila. Una partida larga agota las { $tiles } losetas: entonces quedan espacios vacíos.

rules-symbols-title = Qué dicen las losetas
rules-symbols =
    Lo que hace una loseta está a su lado, de arriba abajo:
    - los **caballeros** y las **torres** son tuyos al momento;
    - una **corona** es una corona más para la ciudad donde está la loseta;
    - un número en una **medalla** son puntos al final. Por territorio: por cada territorio tuyo del terreno que se ve, aunque sea pequeño, con o sin coronas. Por torre o por caballero: por cada uno que tengas, en casillas y en reserva;
    - **+1 cobro** por torre o por caballero, en las dos arcas: cada caballero que envías cobra una moneda más por cada uno que tengas.

    Bajo los espacios ves cuántas losetas quedan en la pila, dónde está la reina y qué hace el dragón.

rules-queen-title = Las torres y la reina
rules-queen =
    Algunos edificios traen **torres**, que se quedan encima. Quien gana una torre y tiene entonces al menos tantas como { $team ->
        [1] cualquier otro jugador
       *[other] cualquier otro equipo
    } aloja a la **reina**. Basta con igualar para llevársela; antes de la primera torre no está con nadie.

    Mientras está contigo,
    - cada edificio te cuesta 1 moneda menos, desde tu próxima compra, pero nunca menos de cero;
    - el dragón no se acerca: no puedes sobornarlo.

    Al final la reina es **una corona más en el mayor territorio** de quien la aloja, ciudades incluidas: en la imagen, el trigo da 4 × 2.

rules-dragon-title = El dragón
rules-dragon =
    Por { $bribe ->
        [one] { $bribe } moneda
       *[other] { $bribe } monedas
    } el dragón quema una loseta del tablero de construcción, para que nadie la compre. La loseta sale del juego, y su espacio sigue vacío hasta el fin de la ronda.

    - Quema **una loseta por ronda, entre todos los jugadores**. Cuando está fuera, la imagen muestra lo que ha quemado. Al final de la ronda vuelve a su cueva.
    - Quien aloja a la reina no puede sobornarlo.
    - Solo quema losetas del tablero, nunca un edificio que está en un reino.

rules-court-scoring-title = Puntuación
rules-court-scoring =
    Al final se suma todo esto:
    - un punto por cada { $percoins } **monedas**, redondeando hacia abajo;
    - cada **territorio**: sus casillas por sus coronas. Sin corona no vale nada, y dos territorios del mismo terreno cuentan por separado;
    - las **ciudades** también son territorios, con o sin edificios, y solo tienen coronas de las Torres de la reina;
    - la **reina**: una corona más en el mayor territorio de quien la aloja;
    - lo que dice cada **edificio**.

    Gana quien suma más. En caso de empate decide el mayor territorio, con coronas o sin ellas; si no, la victoria se comparte.

    La imagen es el ejemplo del reglamento: 71 puntos. Solo la pradera da 4 × (3 + 1 por la reina) = 16.

rules-wedding-title = Dos cajas
rules-wedding =
    La Boda Real es Queendomino con las fichas de las dos cajas.

    - Las líneas salen por turnos de la caja de **Queendomino**, cuyos números empiezan por q, y de la de **Kingdomino**. Una línea nunca las mezcla: los números deciden siempre dentro de una caja.
    - Una línea tiene **{ $line } fichas**. { $left ->
        [0] Se eligen todas.
        [1] En cada ronda sobra una, que sale del juego.
       *[other] En cada ronda sobran { $left }, que salen del juego.
    }
    - Hay { $rounds } rondas y reinos de { $grid }×{ $grid } casillas.
    - Las fichas de Kingdomino no tienen ciudades. Aun así, el tablero de construcción está abierto en todas las rondas.

rules-teams-title = Equipos
rules-teams =
    { $players } jugadores forman { $kingdoms } equipos de dos. Un equipo comparte **un reino** y todo lo que tiene: monedas, caballeros, torres, edificios, la reina.

    Cada jugador tiene un rey de su propio color, así que un equipo tiene dos turnos por ronda. **Decide solo la persona cuyo rey actúa**: dónde va la ficha, si cobra impuestos, construye o soborna, y qué ficha viene después. Se puede hablar, pero no hace falta preguntar.

    Se clasifican los reinos: un equipo gana o pierde unido.

rules-court-house-title = Reglas de la casa
rules-court-house =
    Donde el reglamento calla o se puede leer de dos maneras, aquí se juega así:
    - La **Dinastía**, { $games } partidas cuyos puntos se suman, es una regla de la casa: el reglamento solo la conoce en Kingdomino. Reino del Medio y Armonía no se ofrecen.
    - Un **arca** paga por cada caballero que envías, no una vez por turno.
    - Una ficha **descartada** no impide construir ni sobornar al dragón; solo los impuestos necesitan una ficha.
    - Caballeros, torres y monedas no se acaban nunca.
    - Los caballeros y torres de muchas **losetas** están reconstruidos, sin comprobar. Quien aloja este bot puede corregirlos en un archivo.
