rules-where = { $game } · { $players } jugadores · capítulo { $number } de { $chapters }
rules-chapter-placeholder = Capítulos
rules-game-placeholder = Las reglas de otro juego
rules-game = { $game } · { $players } jugadores
rules-back = Volver a { $title }
rules-on = Seguir con { $title }

rules-goal-title = De qué se trata
rules-goal =
    Construyes un reino de { $grid }×{ $grid } casillas alrededor de tu castillo, con tierras que den tantos puntos como sea posible.

    Una **ficha** son dos casillas juntas. Cada una muestra un terreno: trigo, bosque, lago, pradera, pantano o mina. Algunas tienen **coronas**, los signos dorados de la esquina superior. Las tierras sin corona no puntúan.

    La partida tiene { $rounds } rondas. En cada una colocas { $kings ->
        [1] una ficha y eliges la siguiente
       *[other] dos fichas y eliges las dos siguientes
    }. Recibes { $each } fichas en total: justo las que llenan el reino, si encajan todas.

rules-beginning-title = Cómo empieza
rules-beginning =
    { $aside ->
        [0] Las { $dominoes } fichas están en juego.
       *[other] De las { $box } fichas juegan { $dominoes }, elegidas al azar; las otras { $aside } se quedan en la caja sin verse.
    } { $team ->
        [1] Cada jugador empieza con un castillo y nada alrededor.
       *[other] Cada equipo empieza con un castillo y nada alrededor.
    }

    Se muestra una línea de { $line } fichas, ordenadas por número. { $drawn ->
        [1] Se saca un rey al azar: quien lo tiene elige una ficha, después la otra persona elige dos, y la primera se queda con la última.
       *[other] Los { $drawn } reyes se sacan al azar, uno tras otro; para cada uno se elige una ficha libre.
    }

    Todavía no se coloca nada. Cuando todos los reyes tienen ficha, se muestra la línea siguiente y empieza la ronda 1.

    En la imagen falta un rey.

rules-turn-title = Un turno
rules-turn =
    Los reyes actúan en el orden de los números en los que están, primero el más bajo. En tu turno:
    1. **Coloca** la ficha de tu rey en tu reino.
    2. **Elige**: lleva tu rey a una ficha libre de la línea siguiente.

    Un número bajo actúa antes en la ronda siguiente y tiene más donde elegir; los altos traen coronas. { $kings ->
        [1] Cuando han actuado todos los reyes, empieza la ronda siguiente con una línea nueva.
       *[other] Tienes dos reyes y, por tanto, dos turnos por ronda. Cuando han actuado todos los reyes, empieza la ronda siguiente con una línea nueva.
    }

    { $left ->
        [0] Se eligen todas las fichas de la línea; no sobra ninguna.
        [1] Sobra una ficha de cada línea. Sale del juego, y no cuenta como descarte de nadie.
       *[other] Sobran { $left } fichas de cada línea. Salen del juego, y no cuentan como descarte de nadie.
    }

    En la última ronda, la { $rounds }, las fichas solo se colocan.

rules-placing-title = Colocar
rules-placing =
    Una ficha cubre dos casillas libres. Al menos una mitad debe tocar tu castillo o tierras de su mismo terreno que ya estén ahí. El castillo va con todos los terrenos.

    Tocar es compartir un lado: no valen las esquinas ni la otra mitad de la misma ficha. El reino debe caber en { $grid }×{ $grid } casillas con el castillo, que puede acabar en cualquiera de ellas.

    En la imagen, una ficha de bosque y trigo puede ir a **1**, donde el trigo toca trigo, y a **2**, donde toca el castillo. No puede ir a **3**, en la esquina del castillo.

    Una ficha que encaja se tiene que colocar. La que no encaja en ningún lado se descarta automáticamente y no puntúa.
rules-placing-alt = Un reino con el castillo en g7, trigo en h7 e i7 y un lago en f8 y g8. Una ficha de bosque y trigo se puede colocar en la posición 1 (i6 y j6) y en la posición 2 (g6 y h6), pero no en la posición 3 (e6 y f6).

rules-scoring-title = Puntuación
rules-scoring =
    Las casillas de un mismo terreno que se tocan forman un **territorio**. Vale sus casillas por sus coronas. Sin corona no vale nada, por grande que sea. Dos territorios del mismo terreno cuentan por separado. El castillo no puntúa ni une nada.

    En la imagen: 5 casillas de trigo con 2 coronas dan 5 × 2 = **10**. El bosque de arriba da 3 × 1 = **3**; el de abajo no tiene corona y da **0**, igual que la pradera. Total: **13**.

    Gana quien suma más. En caso de empate decide el mayor territorio, con coronas o sin ellas; después, el reino con más coronas; si no, la victoria se comparte.

rules-options-title = Variantes
rules-options =
    Quien organiza la mesa puede añadirlas antes de empezar, también todas a la vez:
    - **Reino del Medio**: { $middle } puntos si tu castillo acaba en el centro: el reino llega tan lejos a su izquierda como a su derecha, y tan lejos hacia arriba como hacia abajo. El reino no tiene que estar completo: en la imagen cuenta.
    - **Armonía**: { $harmony } puntos si no has descartado ninguna ficha.
    - **Dinastía**: { $games } partidas seguidas. Gana la suma más alta; con la misma suma se comparte la victoria.

    También existe el **Gran Duelo**, un juego propio para dos: las { $dueldominoes } fichas y reinos de { $duelgrid }×{ $duelgrid } casillas.

rules-signs-title = Leer las imágenes
rules-signs =
    - El **número** de una ficha decide el orden. El rey que está encima y el nombre que está al lado dicen de quién es.
    - Las **coronas** están en la esquina superior de su casilla.
    - Tu castillo tiene tu color y tu signo, y tus reyes también.
    - Un **borde claro** marca la última ficha colocada.
    - Tu panel numera las **posiciones** donde puede ir la ficha y muestra una, atenuada: es una sugerencia.
    - Las letras y los números del borde dan nombre a las casillas: g7 es el castillo.
    - Una línea como **coloca 12 · +3 → 41** dice qué ha dado un turno y cuántos puntos van en total.

    Los botones con { EMOJI("look") } muestran un reino en grande. { COMMAND("board") } muestra otra vez la mesa, también en palabras.
