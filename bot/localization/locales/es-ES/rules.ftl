rules-chapter-placeholder = Capítulos
rules-game-placeholder = Las reglas de otro juego
rules-game = { $game } · { $players } jugadores
rules-back = Volver a { $title }
rules-on = Seguir con { $title }
rules-read = Seguir leyendo

rules-goal-title = De qué se trata
rules-goal =
    Construye alrededor de tu castillo el reino más rico, de { $grid }×{ $grid } casillas como mucho.

    Se construye con **fichas**. Una ficha son dos casillas juntas, y cada una muestra un terreno: trigo, bosque, lago, pradera, pantano o mina. Algunas casillas tienen **coronas**. Las necesitas: la tierra sin corona no puntúa.

    La partida tiene { $rounds } rondas. En cada una colocas { $kings ->
        [1] una ficha y eliges la siguiente
       *[other] dos fichas y eliges las dos siguientes
    }. En la última solo colocas.

    Recibes { $each } fichas en total. Si encajan todas, tu reino está lleno. Si no, no pasa nada: un hueco en sí no cuesta nada.

rules-beginning-title = Cómo empieza
rules-beginning =
    { $aside ->
        [0] Las { $domino_count } fichas están en juego.
       *[other] De las { $box } fichas se usan { $domino_count }. Las otras { $aside } se quedan en la caja, y nadie sabe cuáles son.
    } { $team ->
        [1] Cada jugador empieza con un castillo y nada alrededor.
       *[other] Cada equipo empieza con un castillo y nada alrededor.
    }

    Primero se pone una línea de { $line } fichas, del número más bajo al más alto. { $drawn ->
        [1] Se saca un rey al azar. Quien lo tiene elige una ficha, la otra persona elige dos, y la primera se queda con la última.
       *[other] Después se sacan al azar los { $drawn } reyes, uno tras otro. Cuando sale el tuyo, eliges para él una ficha libre.
    }

    Todavía no colocas nada. Cuando todos los reyes tienen ficha, se pone la línea siguiente y empieza la ronda 1.

    En el ejemplo, a un rey aún le toca elegir.

rules-turn-title = Un turno
rules-turn =
    Empieza el rey del número más bajo, luego el siguiente, y así todos. En tu turno:
    1. **Coloca** la ficha en la que está tu rey.
    2. **Elige**: lleva tu rey a una ficha libre de la línea siguiente.

    Ese es el truco del juego: con un número bajo juegas antes en la ronda siguiente y tienes más donde elegir, pero los números altos tienen la mayoría de las coronas. { $kings ->
        [1] Cuando han jugado todos los reyes, empieza la ronda siguiente con una línea nueva.
       *[other] Tienes dos reyes, así que juegas dos turnos por ronda. Cuando han jugado todos los reyes, empieza la ronda siguiente con una línea nueva.
    }

    { $left ->
        [0] Se eligen todas las fichas de una línea.
        [1] La ficha de una línea que nadie elige sale del juego.
       *[other] Las { $left } fichas de una línea que nadie elige salen del juego.
    }

    En la última ronda, la { $rounds }, ya no hay nada que elegir: solo colocas.

rules-placing-title = Colocar
rules-placing =
    Una ficha cubre dos casillas libres. Una de sus mitades debe tocar tu castillo o tierras de su mismo terreno. El castillo va con todo.

    Tocar es estar lado a lado. Las esquinas no cuentan. Todo el reino, castillo incluido, debe caber en { $grid }×{ $grid } casillas. El castillo no tiene que estar en el medio.

    En el ejemplo, una ficha de bosque y trigo puede ir a **1**, porque el trigo toca trigo, y a **2**, porque toca el castillo. No puede ir a **3**: eso es solo la esquina del castillo.

    Si una ficha encaja en algún sitio, tienes que colocarla, aunque duela. Si no encaja en ninguno, se descarta sola.
rules-placing-alt = Un reino con el castillo en g7, trigo en h7 e i7 y un lago en f8 y g8. Una ficha de bosque y trigo se puede colocar en la posición 1 (i6 y j6) y en la posición 2 (g6 y h6), pero no en la posición 3 (e6 y f6).

rules-scoring-title = Puntuación
rules-scoring =
    Las casillas de un mismo terreno que se tocan son un **territorio**. Cuenta sus casillas, cuenta sus coronas, y multiplica. Sin corona no hay puntos, por grande que sea. Dos territorios del mismo terreno que no se tocan cuentan por separado, y el castillo no los une.

    En el ejemplo, el trigo tiene 5 casillas y 2 coronas: 5 × 2 = **10**. El bosque de arriba da 3 × 1 = **3**. El bosque de abajo y la pradera no tienen corona y dan **0**. En total son **13**.

    Gana quien suma más. Si hay empate, decide el mayor territorio, con coronas o sin ellas. Si sigue el empate, decide el número de coronas. Y si ni así se resuelve, compartís la victoria.

rules-options-title = Variantes
rules-options =
    Quien organiza puede añadirlas antes de la partida:
    - **{ part-middle-kingdom }**: { $middle } puntos si tu castillo acaba en el centro, es decir, si tu reino llega tan lejos a su izquierda como a su derecha, y tan lejos hacia arriba como hacia abajo. Los huecos no importan: el reino del ejemplo se lleva los puntos.
    - **{ part-harmony }**: { $harmony } puntos si no has tenido que descartar ninguna ficha.
    - **{ option-dynasty }**: { $games } partidas seguidas. Gana la suma más alta, y con la misma suma se comparte la victoria.

    Para dos también existe el **Gran Duelo**: las { $dueldominoes } fichas y reinos de { $duelgrid }×{ $duelgrid } casillas.
rules-signs-words =
    - Un reino se describe territorio por territorio, primero los de más puntos: sus casillas, coronas y puntos, y dónde puede crecer.
    - Las letras van de oeste a este, y los números, de sur a norte. El castillo está en g7.
    - En tu turno, las **posiciones** donde encaja tu ficha tienen números. La lista dice dónde está cada una, qué da y qué deja.
    - Una línea como «{ $sample }» dice de quién era el turno, qué dio al momento y qué ficha se eligió.

    { COMMAND("kingdomino board") } describe toda la mesa.
rules-signs-title = Leer las imágenes
rules-signs =
    - El **número** decide a quién le toca. Su rey y el nombre dicen de quién es la ficha.
    - Las **coronas** están en la esquina superior de su casilla.
    - Tu castillo y tus reyes tienen tu color y tu símbolo.
    - El reino de la **placa dorada** es el que tiene el turno. Un **borde claro** marca quién acaba de jugar y la última ficha colocada.
    - En tu turno, unos números marcan las **posiciones** donde encaja tu ficha, y en una de ellas se ve tu ficha, tenue.
    - Las letras y los números del borde dan nombre a las casillas. El castillo está en g7.
    - Una línea como «{ $sample }» dice de quién era el turno, qué dio al momento y qué ficha se eligió.

    Toca { EMOJI("look") } y un nombre para ver ese reino en grande. { COMMAND("kingdomino board") } muestra la mesa.

rules-advice-title = Jugar bien
rules-advice =
    Estos dos reinos tienen las mismas 12 fichas y las mismas 6 coronas. Uno da **8** puntos y el otro **57**. Se hace así:
    - **Agranda lo que tienes.** Pocos territorios grandes valen más que muchos pequeños. Ese lago tiene 10 casillas y 5 coronas: 10 × 5 = 50.
    - **No busques solo coronas.** Sola, una corona da 1 punto. En una tierra de 10 casillas da 10.
    - **No dejes huecos.** En una casilla suelta no encaja ninguna ficha, y la que no encaja en ningún sitio se pierde.
    - **Mantén el castillo en el medio.** Con el Reino del Medio son { $middle } puntos.
rules-advice-alt = Dos reinos completos con las mismas fichas. En el primero, el lago está en cinco trozos y el mayor no tiene corona: 8 puntos en total. En el segundo, el lago es un solo territorio de 10 casillas con 5 coronas: 57 puntos en total.
