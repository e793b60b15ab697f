rules-court-goal =
    Construye un reino de { $grid }×{ $grid } casillas con fichas, como en Kingdomino. Lo nuevo: ciudades donde construir, monedas que gastar, caballeros que las cobran, y una reina a la que impresionar. Dan puntos las tierras con coronas, los edificios y las monedas.

    Una **ficha** son dos casillas, y cada una muestra un terreno: trigo, bosque, lago, pradera, pantano, mina o ciudad. Algunas casillas tienen **coronas**.

    La partida tiene { $rounds } rondas. En cada una colocas { $kings ->
        [1] una ficha y eliges la siguiente
       *[other] dos fichas y eliges las dos siguientes
    }. En la última ya no hay nada que elegir.

    { $team ->
        [1] Empiezas con { $coins } monedas y { $knights ->
            [1] un caballero
           *[other] { $knights } caballeros
        }
       *[other] Cada equipo empieza con { $coins } monedas y { $knights ->
            [1] un caballero
           *[other] { $knights } caballeros
        }, que comparten sus jugadores
    }. Un caballero que aún no está en tu reino está **en reserva**.

rules-court-turn =
    Empieza el rey del número más bajo. Un turno tiene cinco pasos. Los opcionales se pueden saltar, pero si sigues ya no puedes volver a ellos:
    1. **Coloca** tu ficha.
    2. Envía **caballeros** a ella (opcional).
    3. Compra un **edificio** (opcional).
    4. Soborna al **dragón** (opcional).
    5. **Elige** una ficha libre de la línea siguiente.

    Con un número bajo juegas antes en la ronda siguiente. Los altos suelen tener coronas o ciudades. { $kings ->
        [1] Cada jugador tiene un rey.
       *[other] Tienes dos reyes, y cada uno juega un turno entero. (Hay quien lee el reglamento de otro modo: pasos 2 a 4 solo una vez por ronda.)
    } { $left ->
        [0] Se eligen todas las fichas de una línea.
        [1] La ficha de una línea que nadie elige sale del juego.
       *[other] Las { $left } fichas de una línea que nadie elige salen del juego.
    }

    La última ronda, la { $rounds }, no tiene paso 5.

rules-knights-title = Caballeros e impuestos
rules-knights =
    Justo después de colocar una ficha puedes enviar a ella caballeros de tu reserva, uno a cada mitad. Cada uno cobra al momento **una moneda por cada casilla de su territorio**. Un territorio son todas las casillas de un mismo terreno que se tocan. Aquí las coronas no importan.

    En el ejemplo el trigo tiene 3 casillas, así que el caballero ha traído 3 monedas.

    Si las dos mitades son del mismo territorio, puedes enviar dos caballeros, y cada uno cobra por el territorio entero. Un territorio puede volver a dar impuestos cada vez que lo amplías.

    Un caballero se queda donde está hasta el final. Los edificios traen otros. Solo un Campo de entrenamiento hace que den puntos.

    Una ficha descartada no da impuestos.

rules-builders-title = El tablero de construcción
rules-builders =
    El tablero de construcción tiene { $slots } **espacios**, con una loseta de edificio en cada uno. El precio es del espacio: de 0 a { $dearest } monedas, en la moneda junto a la loseta.

    En tu turno puedes comprar una loseta y ponerla en una **casilla de ciudad** tuya sin edificio. Un caballero no estorba. Los caballeros y torres de la loseta son tuyos al momento, y los caballeros se pueden enviar desde tu próximo turno. Un edificio se queda para siempre.

    Un espacio vacío sigue vacío hasta que acaba la ronda. Entonces las losetas avanzan hacia el lado barato, y por el otro entran nuevas. Hay { $tile_count } losetas. Cuando se acaban, quedan espacios vacíos.

rules-symbols-title = Qué dicen las losetas
rules-symbols =
    Lo que hace una loseta está a su lado:
    - Los **caballeros** y las **torres** son tuyos al momento.
    - Una **corona** es una corona más para la ciudad donde está la loseta.
    - Un número en una **medalla** son puntos al final. **Por territorio**: esos puntos por cada territorio de ese terreno, hasta el más pequeño, incluso sin coronas. **Por torre** o **por caballero**: esos puntos por cada uno que tengas, también los caballeros en reserva.
    - **+1 cobro** por torre o por caballero, en las dos arcas: cada caballero que envías trae una moneda más por cada torre o caballero que tengas. El que envías también cuenta.

    No hemos podido comprobar los caballeros y torres de { $unsure } de las { $tile_count } losetas con un juego impreso, así que algunos pueden ser distintos.

rules-queen-title = Las torres y la reina
rules-queen =
    Algunos edificios traen **torres**, y a la **reina** le encantan las torres. Cuando ganas una y tienes entonces al menos tantas como { $team ->
        [1] cualquier otro jugador
       *[other] cualquier otro equipo
    }, se muda a tu reino. Basta con igualar para conquistarla. Antes de la primera torre no vive con nadie.

    Mientras vive contigo:
    - Los edificios te cuestan 1 moneda menos, desde el próximo que compres. Lo gratis sigue gratis.
    - El dragón no se acerca, así que no puedes sobornarlo.

    Al final es **una corona más en tu mayor territorio**, ciudades incluidas. Si hay varios igual de grandes, da lo mismo cuál sea: los puntos no cambian. En el ejemplo, el trigo da así 4 × 2.

rules-dragon-title = El dragón
rules-dragon =
    Por { $bribe ->
        [one] { $bribe } moneda
       *[other] { $bribe } monedas
    } el dragón quema una loseta del tablero de construcción, y ya nadie puede comprarla. La loseta desaparece para siempre, y su espacio sigue vacío hasta que acaba la ronda.

    - Quema **una loseta por ronda**, para quien lo pida primero. Después está fuera, se ve lo que ha quemado, y al acabar la ronda vuelve a su cueva.
    - Si la reina vive contigo, no puedes sobornarlo.
    - Nunca quema un edificio ya construido en un reino.

rules-court-scoring =
    Al final se suma:
    - 1 punto por cada { $percoins } **monedas**, redondeando hacia abajo.
    - Cada **territorio**: sus casillas por sus coronas. Sin corona no hay puntos.
    - Las **ciudades** también son territorios, con o sin edificios. Sus coronas solo vienen de las Torres de la reina.
    - La **reina**: una corona más en el mayor territorio del reino donde vive.
    - Lo que dice cada **edificio**.

    Gana quien suma más. Si hay empate, decide el mayor territorio, con coronas o sin ellas. Si sigue el empate, compartís la victoria.

    Este es el ejemplo del propio reglamento: 71 puntos. Solo la pradera da 4 × 4 = 16: tres coronas suyas, y la de la reina.

rules-wedding-title = Dos cajas
rules-wedding =
    La Boda Real es Queendomino con las fichas de las dos cajas.

    - Las líneas salen primero de la caja de **Queendomino**, luego de la de **Kingdomino**, y así por turnos. Los números de Queendomino empiezan por q. Una línea nunca mezcla las dos.
    - Una línea tiene **{ $line } fichas**. { $left ->
        [0] Se eligen todas.
        [1] La que nadie elige sale del juego.
       *[other] Las { $left } que nadie elige salen del juego.
    }
    - Hay { $rounds } rondas y reinos de { $grid }×{ $grid } casillas.
    - Las fichas de Kingdomino no tienen ciudades, pero el tablero de construcción está abierto en todas las rondas.

rules-teams-title = Equipos
rules-teams =
    { $players } jugadores forman { $kingdoms } equipos de dos. Un equipo comparte **un reino** y todo lo que hay en él: monedas, caballeros, torres, edificios, la reina.

    Cada jugador tiene un rey de su propio color, así que un equipo juega dos turnos por ronda. **Habladlo entre los dos.** Si no hay acuerdo, decide la persona a cuyo rey le toca: dónde va la ficha, si se cobra, se construye o se soborna, y qué ficha viene después.

    Se clasifican los reinos, así que un equipo gana o pierde unido.

rules-court-house-title = Reglas de la casa
rules-court-house =
    Donde el reglamento no dice nada, o se puede leer de dos maneras, aquí se juega así:
    - La **Dinastía**, { $games } partidas sumadas, es una regla de la casa: el reglamento solo la tiene para Kingdomino. No hay Reino del Medio ni Armonía.
    - Un **arca** paga por cada caballero que envías, no solo una vez por turno. En el ejemplo, cada caballero ha traído 3 + 1 monedas.
    - Después de un **descarte** aún puedes construir y sobornar al dragón. Solo los impuestos necesitan una ficha.
    - Caballeros, torres y monedas no se acaban nunca.
