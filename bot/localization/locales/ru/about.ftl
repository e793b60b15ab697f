greeting-title = Kingdomino и Queendomino
greeting =
    Привет! Теперь здесь можно играть в обе игры — за один вечер или не спеша, день за днём.
    - { COMMAND("kingdomino new") } открывает стол в том канале, где вы это введёте. Свободные места могут занять компьютерные игроки.
    - { COMMAND("kingdomino daily") } — одна партия в день против компьютеров, с одними и теми же костяшками для всех.
    - **{ button-tutorial }** за две минуты научит игре. Это видите только вы.
    - { COMMAND("kingdomino server") } задаёт, в каких каналах могут быть столы и какие настройки у новых.

help-title = Как играть
help-now =
    - **{ button-tutorial }**: три хода — и вы умеете играть. Это видите только вы.
    - { COMMAND("kingdomino new") }: стол в этом канале, сразу с компьютерами или с другими людьми.
    - { COMMAND("kingdomino daily") }: одна партия в день, у всех одни и те же костяшки.
help-add = { LINK($link, "Добавить меня на сервер") }
help-table-name = Новый стол
help-table = { COMMAND("kingdomino new") } открывает стол в этом канале. Хозяин стола нажимает **{ button-play-computers }** или **{ button-invite }**, а игру и остальное выбирает под кнопкой **{ button-more }**. Остальные нажимают **{ button-join }**, а **{ button-start }** запускает партию.
help-turn-name = Ваш ход
help-turn = Когда приходит ваш ход, вас упоминают. **Добавить** открывает панель, которую видите только вы, и хорошее место на ней уже показано: **Взять** с номером одним нажатием добавляет туда вашу костяшку и берёт ту, что с этим номером. Можно сначала выбрать другое место. В Queendomino панель ведёт шаг за шагом, а необязательные шаги можно пропустить.
help-ahead-name = План следующего хода
help-ahead = **{ button-plan-ahead }** или { COMMAND("kingdomino plan") }: расставьте костяшки следующей линии по порядку и выберите место, а в Queendomino — и рыцарей, и здания. Больше этого никто не видит. Когда придёт ваш ход, я выполню план, насколько это ещё возможно. До тех пор его можно изменить или удалить.
help-writing-name = Ходы командами
help-writing = { COMMAND("place") } и { COMMAND("draft") } показывают список возможных ходов, пока вы вводите команду. Ход можно ввести и вручную: `12@g8e` кладёт костяшку 12 первой половинкой на g8, а второй — к востоку от неё. В Queendomino есть ещё { COMMAND("queendomino tax") }, { COMMAND("queendomino build") }, { COMMAND("queendomino dragon") } и { COMMAND("queendomino done") }.
help-looking-name = Королевства, списки и результаты
help-looking =
    - **{ EMOJI("look") }** с именем показывает это королевство крупно.
    - { COMMAND("kingdomino board") } ещё раз показывает стол. { COMMAND("kingdomino board need:") } показывает, каких костяшек ещё ждать и насколько вероятна нужная.
    - { COMMAND("kingdomino games") } — список ваших партий. { COMMAND("kingdomino history") } — партии этого канала: шаг за шагом, с очками, фильмом и файлами. { COMMAND("kingdomino stats") } — результаты и рейтинг сервера.
    - { COMMAND("kingdomino follow") } добавляет в ваш список стол, за которым вы только наблюдаете.
help-ear-name = Текстовый режим и чтение с экрана
help-ear = Включите текстовый режим в { COMMAND("kingdomino settings") }, и всё, что видите только вы, будет приходить текстом, с заголовками и списками. { COMMAND("kingdomino board text:") } делает это один раз. { COMMAND("kingdomino board ask:") } отвечает на вопросы о королевстве, например где могут расти его озёра.
help-time-name = Время и отсутствие
help-time =
    - Партия может длиться много дней, и ничего не пропадёт. { COMMAND("kingdomino table") } показывает, что будет, если кто-то долго не ходит, и позволяет это изменить.
    - В { COMMAND("kingdomino settings") } есть тихие часы: в это время вас не упоминают. { COMMAND("kingdomino away") } сообщает, до какого времени вы не можете играть.
    - { COMMAND("kingdomino table") } поручает компьютеру сходить за того, кто опаздывает, ищет того, кто доиграет за вас, и возвращает вам место, на котором играл компьютер.
help-slips-name = Отмена и выход
help-slips =
    - **Отменить** в панели откатывает сделанное, пока ход не закончен.
    - { COMMAND("kingdomino table") } отменяет ваш последний ход, если с тех пор ничего не произошло и все согласны. Если вы играете только с компьютерами — всегда, но тогда партия не засчитывается.
    - Там же можно выйти из партии насовсем, ваше место займёт компьютер. Хозяин стола закрывает там партию для всех.
help-fair-name = Откуда я знаю, что всё честно?
help-fair =
    Весь расклад берётся из секрета, поэтому во время игры никто не выбирает костяшки. Как это проверить:
    - **До партии** запишите 64 цифры и буквы из имени картинки стола или картинки, которая приглашает на вызов. Запишите и последнее число в ссылке на это сообщение.
    - **После партии** её запись есть в { COMMAND("kingdomino history") }, а «kingdomino verify» скажет, следует ли из них каждая костяшка.

    Это не показывает, не открыл ли кто-то несколько столов, чтобы оставить один, и не смотрят ли вперёд те, кто запускает этого бота. Костяшки игры дня они могли бы выбрать.
help-placeholder = Подробнее…

setting-title = Ваши настройки
settings-placeholder = Изменить…
settings-all = Все настройки
setting-quiet = Тихие часы
setting-quiet-is = Тихие часы: { $state ->
    [none] **нет**
   *[set] **{ $start }–{ $end }**
}
setting-quiet-about = { $state ->
    [none] Без них вас могут упомянуть в любое время.
   *[set] В это время вас не упоминают. О своём ходе вы узнаете, когда они кончатся.
}
setting-zone-is = { $kind ->
    [unknown] У вас сейчас: **{ $time }** ({ $offset }), ещё не настроено
    [fixed] У вас сейчас: **{ $time }** ({ $offset })
   *[place] У вас сейчас: **{ $time }**, часовой пояс { $place } ({ $offset })
}
setting-zone-about = { $kind ->
    [unknown] Если это не так, скажите, который у вас час, или введите { COMMAND("kingdomino settings zone:") } и город, например { COMMAND("kingdomino settings zone:Москва") }.
    [fixed] Летом и зимой время одинаково. С городом, введённым после { COMMAND("kingdomino settings zone:") }, часы переводятся как там.
   *[place] Летом и зимой часы переводятся как там.
}
setting-mentions = Упоминания
setting-mentions-is = { $state ->
    [on] Упоминания: **включены**
   *[off] Упоминания: **выключены**
}
setting-mentions-about = { $state ->
    [on] О вашем ходе приходит уведомление.
   *[off] Уведомлений нет. Кто вас ждёт, показывает { COMMAND("kingdomino games") }.
}
setting-private = Личные сообщения
setting-private-is = Личным сообщением: **{ $value }**
setting-private-about = Об этом я пишу вам личным сообщением, без упоминания в канале. Тихие часы действуют и здесь.
setting-private-nothing = ничего
setting-private-reminders = напоминания
setting-private-turns = ходы и напоминания
private-how = { COMMAND("kingdomino settings") } меняет, о чём я пишу вам сюда.
private-refused = Discord не даёт мне отправить вам личное сообщение, поэтому снова упоминаю вас здесь.
setting-theme = Цвета
setting-theme-is = Цвета картинок: **{ $value }**
setting-theme-about = Для всех картинок, которые видите только вы, а за столами, которые вы открываете, — для всех игроков.
setting-theme-table = как за столом
theme-name = { $theme ->
    [distinct] для дальтоников
    [contrast] контрастные
   *[storybook] сказочные
}
setting-text-mode = Текстовый режим
setting-text-mode-is = { $state ->
    [on] Текстовый режим: **включён**
   *[off] Текстовый режим: **выключен**
}
setting-text-mode-about = { $state ->
    [on] То, что видите только вы, приходит текстом, с заголовками и списками, а не картинками.
   *[off] То, что видите только вы, приходит картинками, с кратким описанием для программ чтения с экрана.
}
setting-ranked = Рейтинги
setting-ranked-is = { $state ->
    [on] Рейтинги: **вы в них есть**
   *[off] Рейтинги: **вас в них нет**
}
setting-ranked-about = { $state ->
    [on] Когда закончите на сервере достаточно партий, вы попадёте в его рейтинг в { COMMAND("kingdomino stats") }.
   *[off] Вас нет ни в одном рейтинге. Тем, с кем вы играете, ваши партии по-прежнему засчитываются.
}
setting-suggestions = Подсказки
setting-suggestions-is = Подсказки: **{ $value }**
setting-suggestions-about = Для партий, где вы играете только с компьютерами, начиная со следующей. За столом решают до начала партии, но «никогда» действует везде.
setting-suggestions-shown = в каждом ходе
setting-suggestions-hint = когда я попрошу
setting-suggestions-none = никогда
setting-coach = Тренер
setting-coach-is = { $state ->
    [on] Тренер: **включён**
   *[off] Тренер: **выключен**
}
setting-coach-about = { $state ->
    [on] Когда вы играете только с компьютерами, панель говорит, сколько очков стоил ваш последний ход, а если спросить, то и что было лучше. Не там, где видны подсказки.
   *[off] Когда вы играете только с компьютерами, я могу после хода говорить, сколько очков он стоил, если вы не видели к нему подсказку.
}
button-set-coach-on = Включить тренера
button-set-coach-off = Выключить тренера
setting-language = Язык
setting-language-is = Язык: **{ $value }**
setting-language-about = Для всего, что видите только вы. Что видят все, пишется на языке стола.
setting-language-discord = как в Discord
setting-language-feedback = Звучит странно? { LINK($url, "Напишите нам") }
button-set-mentions-on = Включить упоминания
button-set-mentions-off = Выключить упоминания
button-set-text-mode-on = Включить текстовый режим
button-set-text-mode-off = Выключить текстовый режим
button-set-ranked-on = Я хочу быть в рейтингах
button-set-ranked-off = Не хочу быть в рейтингах

server-title = Настройки этого сервера
server-note = Они действуют для столов, которые откроют позже. Тот, кто открывает стол, может выбрать другую игру и другое время на ход.
server-note-readers = Менять это могут только те, кто управляет сервером.
server-usual = { $value } (по умолчанию)
server-game = Игра
server-game-is = Игра за новым столом: **{ $value }**
server-pace = Время на ход
server-pace-is = Время на ход: **{ $value }**
server-threads = Ветки
server-threads-is = { $state ->
    [on] Новые партии: **каждая в своей ветке**
   *[off] Новые партии: **прямо в канале**
}
server-channels = Каналы
server-channels-is = { $count ->
    [0] Столы можно открывать **во всех каналах**
   *[other] Столы можно открывать **только здесь: { $channels }** и в ветках этих каналов
}
server-channels-placeholder = Все каналы
server-channels-lacking = ⚠️ Здесь я пока не могу вести стол: { $channels }. В правах этого канала разрешите мне: { $names }.
server-language = Язык
server-language-is = Язык новых столов: **{ $value }**
server-language-host = язык того, кто открывает
server-weekly = Испытание недели
server-weekly-is = { $state ->
    [on] Каждую неделю испытание здесь: { $channel }
   *[off] Без испытания недели
}
server-weekly-placeholder = Канал для него…
button-set-threads-on = Новые партии — в ветках
button-set-threads-off = Новые партии — прямо в канале

quiet-from = Тихо с { $time }
quiet-to = Тихо до { $time }
quiet-now = Сейчас { $time }
quiet-from-placeholder = Тихо с…
quiet-to-placeholder = Тихо до…
quiet-offset-placeholder = Который у вас сейчас час?
button-half-hour = Сдвинуть на полчаса
button-no-quiet-hours = Без тихих часов
button-set-clock = Настроить часы (сейчас { $time })

privacy = ## Ваши данные
    Всё это можно получить файлом. Или удалить свои данные: в чужих партиях на ваших местах останется «{ forgotten-name }», там, где вы ещё играете, за вас продолжит компьютер, а настройки и ID удаляются сразу. Вместо ID остаётся случайное число, поэтому рейтинг других не меняется. { privacy-copies }
privacy-copies =
    { $days ->
        [0] У того, кто меня запустил, могут быть более старые копии партий, и в них вы остаётесь.
        [1] Раз в день я делаю копию партий и храню самую новую, так что через день вас нет и там.
        [one] Раз в день я делаю копию партий и храню { $days } последнюю, так что через { $days } день вас нет и там.
        [few] Раз в день я делаю копию партий и храню { $days } последние, так что через { $days } дня вас нет и там.
        [many] Раз в день я делаю копию партий и храню { $days } последних, так что через { $days } дней вас нет и там.
       *[other] Раз в день я делаю копию партий и храню { $days } последней, так что через { $days } дня вас нет и там.
    }
button-privacy-stored = Что хранится
privacy-stored =
    ## Что о вас хранится
    - О каждой партии: кто где сидит и кто приглашён (ваш Discord ID и показанное имя), каждый ход, его время и ID нажатия (чтобы ни одно не засчиталось дважды), ходы, где вы просили подсказку, и были ли вам видны подсказки.
    - Партии, которые вы доигрываете из законченных, — сутки после вашего последнего хода. Удаление данных стирает и их.
    - Ваши настройки, в том числе часовой пояс, язык и время отсутствия, и какие советы вам уже показаны.
    - За какими столами вы наблюдаете — до конца партии.
    - Чьё место занимает замена.
    - Ваш план на будущий ход, пока ход не пришёл, и какие ходы были по плану.
    - О сервере — то, что выбрано в { COMMAND("kingdomino server") }, пока бот на этом сервере, и то, что бот там уже представился.
    - Какие испытания открыты вами.
    - Если вы удаляете партию дня или испытание, пока они не закончены: что партия была начата, пока это время не кончится, не дольше двух недель, — кодом, который никого не называет.

    Больше ничего: ни сообщений, ни других участников. Рейтинги считаются заново по законченным партиям каждый раз, когда на них смотрят. Быть ли в них, вы выбираете в { COMMAND("kingdomino settings") }.
button-privacy = Ваши данные
button-export = Показать всё обо мне
button-forget = Стереть всё обо мне
confirm-forget = ## Стереть всё о вас?
    - { $playing ->
        [0] Сейчас вы не играете ни в одной партии.
        [1] В партии, которую вы сейчас играете, ваше место займёт компьютерный игрок.
        [one] В { $playing } партии, которую вы сейчас играете, ваши места займут компьютерные игроки.
        [few] В { $playing } партиях, которые вы сейчас играете, ваши места займут компьютерные игроки.
        [many] В { $playing } партиях, которые вы сейчас играете, ваши места займут компьютерные игроки.
       *[other] В { $playing } партиях, которые вы сейчас играете, ваши места займут компьютерные игроки.
    }
    - { $past ->
        [0] Прошлых партий с вашим именем нет.
        [1] В одной прошлой партии вместо вашего имени будет «{ forgotten-name }».
        [one] В { $past } прошлой партии вместо вашего имени будет «{ forgotten-name }».
        [few] В { $past } прошлых партиях вместо вашего имени будет «{ forgotten-name }».
        [many] В { $past } прошлых партиях вместо вашего имени будет «{ forgotten-name }».
       *[other] В { $past } прошлых партиях вместо вашего имени будет «{ forgotten-name }».
    }
    - Ваша статистика, настройки и Discord ID удаляются.
    - В уже опубликованных сообщениях ваше имя останется.

    Отменить это нельзя.
button-forget-yes = Стереть
button-forget-no = Отмена
export = Всё, что о вас хранится, в файле для программ:

games-title = Ваши партии
games-none = Вы не играете ни в одной партии. Откройте стол: { COMMAND("kingdomino new") }.
games-more = …и ещё { $more ->
    [one] { $more } партия
    [few] { $more } партии
    [many] { $more } партий
   *[other] { $more } партии
}
games-lobby = ждём игроков
games-full = можно начинать
games-invited = **вас приглашают**
games-your-turn = **ваш ход** · { $since }
games-their-turn = ходит { $name } · { $since }
games-alone = В одиночку
games-played-on-line = { $number }. { $variant } · { $id ->
    [none] из заданной позиции
   *[other] из партии { $id }
} · исчезнет { $when }
button-play-on-number = Играть дальше: { $number }
games-with = { $more ->
    [0] с вами: { $names }
   *[other] с вами: { $names } и ещё { $more }
}

history-title = Партии этого канала
history-none = В этом канале ещё не было партий.
history-how = Выберите партию, чтобы пройти её шаг за шагом.
history-placeholder = Выберите партию
history-round-placeholder = Раунд…
history-game = Партия { $id } · { $variant }
history-playing = { DATETIME($date, dateStyle: "medium") } · ещё идёт
history-over = { DATETIME($date, dateStyle: "medium") }
history-cancelled = { DATETIME($date, dateStyle: "medium") } · закрыта без результата
history-step = Партия { $id } · шаг { $step } из { $steps }
history-record = Партия { $id } текстовым файлом, со всеми ходами, которые видели все.
button-exportgame = Запись файлом
button-film = Фильм
button-share = Показать всем
button-earlier = Назад
button-later = Вперёд
button-older = Более ранние партии
button-newest = Самые новые партии
button-last = Конец
stats-challenges = Партии дня и испытания

stats-title = { $name } на этом сервере
stats-none = { $name }: на этом сервере ещё нет засчитанных партий.
stats-own-title = Все ваши партии
stats-own-none = У вас ещё нет засчитанных партий.
stats-record = **{ $variant }**: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, { $wins ->
    [0] ни одной победы
    [one] { $wins } победа
    [few] { $wins } победы
    [many] { $wins } побед
   *[other] { $wins } победы
}
stats-played = **{ $variant }**: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
stats-average = в среднем { $mean ->
    [one] { $mean } очко
    [few] { $mean } очка
    [many] { $mean } очков
   *[other] { $mean } очка
}, лучший результат: { $best }
button-ranking = Рейтинг этого сервера
button-results = Мои результаты
ranking-title = Рейтинг этого сервера: { $game }
ranking-line = **{ $place }.** { $name }: рейтинг { $rating } · { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, { $wins ->
    [0] ни одной победы
    [one] { $wins } победа
    [few] { $wins } победы
    [many] { $wins } побед
   *[other] { $wins } победы
}
ranking-none = На этом сервере ещё нет засчитанных партий между людьми.
ranking-computers = Вы против компьютеров
ranking-empty = Ещё никто не закончил достаточно партий.
ranking-missing = Чтобы попасть в список, { $missing ->
    [1] нужна ещё одна партия
    [one] нужна ещё { $missing } партия
    [few] нужны ещё { $missing } партии
    [many] нужно ещё { $missing } партий
   *[other] нужно ещё { $missing } партии
} с другими людьми.
ranking-unlisted = Вас нет в списке: так вы выбрали в { COMMAND("kingdomino settings") }.
ranking-about = В списке — все, кто закончил не меньше { $fewest ->
    [one] { $fewest } партии
    [few] { $fewest } партий
    [many] { $fewest } партий
   *[other] { $fewest } партии
} с другими людьми. Вы начинаете с { $start }, а победа над более сильным даёт больше. Убрать себя из списка можно в { COMMAND("kingdomino settings") }.
ranking-season = Этот сезон, с { DATETIME($since, dateStyle: "long") }
ranking-past = Сезон с { DATETIME($since, dateStyle: "medium") } по { DATETIME($until, dateStyle: "medium") }
button-ranking-season = Этот сезон
button-ranking-before = Прошлый сезон
button-ranking-always = За всё время
ranking-placeholder = Другая игра…

ask-not-known = На это у меня нет ответа.
ask-unknown = Можно спросить:
ask-changed = Что изменилось?
ask-kingdom = Что есть в королевстве?
ask-rivals = Где могут расти остальные?
ask-rival = { $name }: { $properties }
ask-placeholder = Спросить о столе…
ask-last = Последняя костяшка: { $domino } на { $squares }.
ask-grow = { $terrain_id ->
    [mine] Где могут расти горы?
   *[other] Где может расти { $terrain }?
}
ask-none = { $terrain }: пока нет
ask-fits = Куда подходит { $domino }?
ask-fits-nowhere = Никуда не подходит.
ask-spot = { $gain }: { $placement }
ask-more = …и ещё { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
ask-holes = Какого оно размера и где в нём дыры?
ask-free = { $count ->
    [0] Больше нельзя занять ни одного квадрата.
    [one] Можно ещё занять { $count } квадрат: { $squares }
    [few] Можно ещё занять { $count } квадрата: { $squares }
    [many] Можно ещё занять { $count } квадратов: { $squares }
   *[other] Можно ещё занять { $count } квадрата: { $squares }
}
ask-free-among = { $count ->
    [one] Можно занять ещё { $count } квадрат из этих: { $squares }
    [few] Можно занять ещё { $count } квадрата из этих: { $squares }
    [many] Можно занять ещё { $count } квадратов из этих: { $squares }
   *[other] Можно занять ещё { $count } квадрата из этих: { $squares }
}
ask-row = Что в ряду { $row }?
ask-square = { $square }: { $land }
ask-castle = замок
ask-empty = пусто
