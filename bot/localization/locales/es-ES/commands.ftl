command-kingdomino-about = Mesas de Kingdomino y Queendomino
command-new-about = Abre una mesa en este canal
command-table-about = Para la mesa de este canal: deshacer, ritmo, pausa, suplentes, abandonar, final
command-place-about = Coloca tu ficha
command-draft-about = Lleva tu rey a una ficha de la línea siguiente
command-plan-about = Planifica tu próximo turno: se juega por ti cuando llegue el momento
command-board-about = Mira la mesa, un reino o lo que aún puede salir. Solo lo ves tú
command-games-about = Todas tus partidas, y a quién le toca
command-settings-about = Idioma, modo texto, colores, menciones, horas de silencio, ausencia y más
command-server-about = Cómo empiezan las mesas nuevas de este servidor, y dónde se pueden abrir
command-help-about = Cómo se juega aquí

option-game-about = Qué juego. Si no lo pones: el del servidor, o Kingdomino
option-players-about = Cuántos sitios, por ejemplo 3. Si no lo pones: tantos como permite el juego
option-middle-kingdom-about = 10 puntos más por un castillo en el centro
option-harmony-about = 5 puntos más por un reino sin fichas descartadas
option-dynasty-about = Tres partidas seguidas, sumadas
option-away-about = Hasta cuándo no juegas: un día (viernes), una fecha (2026-12-24) o un número de días (3)
option-do-about = Qué hacer. Elígelo de la lista
option-about-about = Lo que buscas: un tema o una palabra de las reglas como corona
option-whose-about = El sitio de quién. Si no lo pones: el tuyo
option-where-about = El número de la posición (3r: al revés) o sus casillas, como g8 g9. O elígela de la lista
option-domino-about = Qué ficha. Elígela de la lista, o escribe su número, por ejemplo 38
option-kingdom-about = Solo este reino, en grande. Elige un nombre de la lista
option-text-about = Texto en vez de imágenes
option-zone-about = Tu zona horaria: una ciudad cercana como Madrid, o qué hora es allí ahora, como 17:30
option-invite-about = A quién invitar

# Of the menu of a person; it may have capital letters and spaces.
menu-invite = Invitar a Kingdomino

do-pause = Pide a la mesa una pausa: sin recordatorios ni relevos
do-cancel = Cierra la mesa de este canal sin resultado (quien organiza o moderación)
do-undo = Deshaz tu último turno, si toda la mesa está de acuerdo
do-pace = Mira o cambia cuánto puede durar un turno aquí y qué pasa después
do-resign = Abandona definitivamente la partida (un jugador virtual ocupa tu sitio)
do-leave = Deja la mesa antes de que empiece la partida
do-substitute = Busca a otra persona para un sitio, si toda la mesa está de acuerdo
