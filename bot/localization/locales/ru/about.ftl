greeting-title = Kingdomino и Queendomino
greeting =
    Привет! Теперь здесь можно играть в обе игры — за один вечер или не спеша, день за днём.
    - { COMMAND("kingdomino new") } открывает стол в том канале, где вы это введёте. Свободные места могут занять компьютерные игроки.
    - { COMMAND("kingdomino server") } задаёт, в каких каналах могут быть столы и какие настройки у новых.

help-title = Как играть
help-now =
    - { COMMAND("kingdomino new") }: стол в этом канале, сразу с компьютерами или с другими людьми.
help-add = { LINK($link, "Добавить меня на сервер") }
help-report = { $url ->
    [none] Что-то не так? Напишите тому, кто держит этого бота.
   *[other] Что-то не так? { LINK($url, "Сообщить о проблеме") }
}
help-table-name = Новый стол
help-table = { COMMAND("kingdomino new") } открывает стол в этом канале. Хозяин стола нажимает **{ button-play-computers }** или **{ button-invite }**, а игру и остальное выбирает под кнопкой **{ button-more }**. Остальные нажимают **{ button-join }**, а **{ button-start }** запускает партию.
help-turn-name = Ваш ход
help-turn = Когда приходит ваш ход, вас упоминают. **Добавить** открывает панель, которую видите только вы, и хорошее место на ней уже показано: **Выбрать** с номером одним нажатием добавляет туда вашу костяшку и выбирает ту, что с этим номером. Можно сначала выбрать другое место. В Queendomino панель ведёт шаг за шагом, а необязательные шаги можно пропустить.
help-ahead-name = План следующего хода
help-ahead = **{ button-plan-ahead }** или { COMMAND("kingdomino plan") }: расставьте костяшки следующей линии по порядку и выберите место, а в Queendomino — и рыцарей, и здания. Больше этого никто не видит. Когда придёт ваш ход, я выполню план, насколько это ещё возможно. До тех пор его можно изменить или удалить.
help-writing-name = Ходы командами
help-writing = { COMMAND("place") } и { COMMAND("draft") } показывают список возможных ходов, пока вы вводите команду. Ход можно ввести и вручную: `12@g8e` кладёт костяшку 12 первой половинкой на g8, а второй — к востоку от неё. В Queendomino есть ещё { COMMAND("queendomino tax") }, { COMMAND("queendomino build") }, { COMMAND("queendomino dragon") } и { COMMAND("queendomino done") }.
help-looking-name = Королевства, списки и результаты
help-looking =
    - **{ button-look }** показывает крупно ваше королевство, а { COMMAND("kingdomino board kingdom:") } — другое.
    - { COMMAND("kingdomino board") } ещё раз показывает стол. { COMMAND("kingdomino board ask:") } показывает, каких костяшек ещё ждать и насколько вероятна нужная.
    - { COMMAND("kingdomino games") } — список ваших партий.
help-ear-name = Текстовый режим и чтение с экрана
help-ear = Включите текстовый режим в { COMMAND("kingdomino settings") }, и всё, что видите только вы, будет приходить текстом, с заголовками и списками. { COMMAND("kingdomino board text:") } делает это один раз. { COMMAND("kingdomino board ask:") } отвечает на вопросы о королевстве, например где могут расти его озёра.
help-time-name = Время и отсутствие
help-time =
    - Партия может длиться много дней, и ничего не пропадёт. { COMMAND("kingdomino table") } показывает, что будет, если кто-то долго не ходит, и позволяет это изменить.
    - В { COMMAND("kingdomino settings") } есть тихие часы: в это время вас не упоминают. { COMMAND("kingdomino settings away:") } сообщает, до какого времени вы не можете играть.
    - **{ button-look }** поручает компьютеру сходить за того, кто опаздывает, и возвращает вам место, на котором играл компьютер. { COMMAND("kingdomino table") } ищет того, кто доиграет за вас.
help-slips-name = Отмена и выход
help-slips =
    - **Отменить** в панели откатывает сделанное, пока ход не закончен.
    - { COMMAND("kingdomino table") } отменяет ваш последний ход, если с тех пор ничего не произошло и все согласны. Если вы играете только с компьютерами — всегда, но тогда партия не засчитывается.
    - Там же можно выйти из партии насовсем: ваше место займёт компьютер. Хозяин стола может там завершить партию для всех.
help-fair-name = Откуда я знаю, что всё честно?
help-fair = Все костяшки определяет секрет, заданный до партии, так что по ходу игры их никто не выбирает. Для проверки сохраните картинку стола и запишите последнее число в ссылке на сообщение.
help-placeholder = Подробнее…
button-rules = Правила

setting-title = Ваши настройки
settings-placeholder = Изменить…
settings-all = Все настройки
setting-zone = Часовой пояс
setting-advice = Подсказки и тренер
setting-notifications = Уведомления
setting-look = Вид
setting-quiet = Тихие часы
setting-quiet-is = Тихие часы: { $state ->
    [none] **нет**
    [unknown] **ночью**
   *[set] **{ $start_clock }–{ $end_clock }**
}
setting-quiet-about = { $state ->
    [none] Без них вас могут упомянуть в любое время.
    [unknown] Пока я не знаю вашего времени, действуют часы сервера: ночью вас не упоминают.
    [usual] В это время вас не упоминают, если за последний час вы не играли. О своём ходе вы узнаете, когда они кончатся.
   *[set] В это время вас не упоминают. О своём ходе вы узнаете, когда они кончатся.
}
setting-zone-is = { $kind ->
    [unknown] У вас сейчас: **{ $clock }** ({ $offset }), ещё не настроено
    [fixed] У вас сейчас: **{ $clock }** ({ $offset })
   *[place] У вас сейчас: **{ $clock }**, часовой пояс { $city } ({ $offset })
}
setting-zone-about = { $kind ->
    [unknown] Если это не так, скажите, который у вас час, или введите { COMMAND("kingdomino settings zone:") } и город, например { COMMAND("kingdomino settings zone:Москва") }.
    [fixed] Летом и зимой время одинаково. С городом, введённым после { COMMAND("kingdomino settings zone:") }, часы переводятся как там.
   *[place] Летом и зимой часы переводятся как там.
}
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
setting-private-next = ходы, напоминания и когда ваш ход следующий
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
setting-suggestions = Подсказки
setting-suggestions-is = Подсказки: **{ $value }**
setting-suggestions-about = Для партий, где вы играете только с компьютерами, начиная со следующей. За столом решают до начала партии, но «{ setting-suggestions-none }» действует везде. Партия, где они в каждом ходе, не засчитывается.
setting-suggestions-shown = в каждом ходе
setting-suggestions-hint = когда я попрошу
setting-suggestions-none = никогда
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
setting-away = Отсутствие
setting-away-is = { $state ->
    [on] Отсутствие до: **{ $until_time }**
   *[off] Отсутствие: **нет**
}
setting-away-about = Пока вас нет, вас не упоминают, и за вашими столами видно, когда вы вернётесь.
away-placeholder = Отсутствие до…
setting-language = Язык
setting-language-is = Язык: **{ $value }**
setting-language-about = Для всего, что видите только вы. Что видят все, пишется на языке стола.
setting-language-discord = как в Discord
setting-language-feedback = Звучит странно? { LINK($url, "Напишите нам") }
button-set-mentions-on = Включить упоминания
button-set-mentions-off = Выключить упоминания
button-set-text-mode-on = Включить текстовый режим
button-set-text-mode-off = Выключить текстовый режим
server-title = Настройки этого сервера
server-note = Эти настройки — для столов, которые откроют с этого момента. Кто открывает стол, может выбрать другую игру, другое время на ход и нужна ли ветка.
server-note-readers = Менять это могут только те, кто управляет сервером.
tables-title = Открытые столы
tables-none = Здесь нет открытых столов.
tables-opened = открыт: { $since_span }
tables-placeholder = Закрыть стол…
server-usual = { $value } (по умолчанию)
server-where = Где
server-time = Темп
server-game = Игра
server-game-is = Игра за новым столом: **{ $value }**
server-pace = Время на ход
server-pace-is = Время на ход: **{ $value }**
server-policy-is = Опоздание: **{ $value }**
server-threads-is = { $state ->
    [on] Новые партии: **каждая в своей ветке**
   *[off] Новые партии: **прямо в канале**
}
server-channels-is = { $count ->
    [0] Столы можно открывать **во всех каналах**
   *[other] Столы можно открывать **только здесь: { $channels }** и в ветках этих каналов
}
server-channels-placeholder = Все каналы
server-channels-lacking = ⚠️ Здесь я пока не могу вести стол: { $channels }. В правах этого канала разрешите мне: { $permissions }.
server-players = Игроки
server-players-is = { $state ->
    [on] Кто может открывать столы: **{ $role }**
   *[off] Кто может открывать столы: **все**
}
server-openers-placeholder = Все
server-language = Язык
server-language-is = Язык новых столов: **{ $value }**
server-language-host = язык того, кто открывает
server-zone-is = { $kind ->
    [unknown] Время здесь: **ещё не настроено**
    [fixed] Время здесь: **{ $clock }** ({ $offset })
   *[place] Время здесь: **{ $clock }**, часовой пояс { $city } ({ $offset })
}
server-zone-placeholder = Который здесь сейчас час?
list-more = { $count ->
    [1] Это место делит ещё один человек.
   *[other] Это место делят ещё { $count }.
}
button-set-threads-on = Новые партии — в ветках
button-set-threads-off = Новые партии — прямо в канале

quiet-from = Тихо с { $clock }
quiet-to = Тихо до { $clock }
quiet-now = Сейчас { $clock }
quiet-from-placeholder = Тихо с…
quiet-to-placeholder = Тихо до…
quiet-offset-placeholder = Который у вас сейчас час?
ask-clock = Который у вас час? Тогда ночью вас никто не разбудит.
button-another-clock = Другое время…
done-clock = { $city ->
    [none] У вас { $clock }. С { $start_clock } до { $end_clock } вас никто не зовёт. Изменить: { COMMAND("kingdomino settings") }.
   *[other] У вас { $clock }, как здесь: { $city }. С { $start_clock } до { $end_clock } вас никто не зовёт. Изменить: { COMMAND("kingdomino settings") }.
}
night-waited = Это подождало до утра, чтобы вас не будить.
button-call-at-night = Зовите меня и ночью
button-half-hour = Сдвинуть на полчаса
button-no-quiet-hours = Без тихих часов
button-set-clock = Настроить часы (сейчас { $clock })

setting-privacy-about = Всё это можно получить файлом или удалить: настройки и ID удаляются сразу, за вас продолжает компьютер, а в чужих партиях вы остаётесь как «{ forgotten-name }». Вместо ID остаётся случайное число, поэтому рейтинг других не меняется. { privacy-copies }
privacy-copies =
    { $days ->
        [0] Если есть более старые копии партий, в них вы остаётесь.
        [1] Из моей ежедневной копии партий вы исчезнете через день.
        [one] Из моих ежедневных копий партий вы исчезнете через { $days } день.
        [few] Из моих ежедневных копий партий вы исчезнете через { $days } дня.
        [many] Из моих ежедневных копий партий вы исчезнете через { $days } дней.
       *[other] Из моих ежедневных копий партий вы исчезнете через { $days } дня.
    }
button-privacy-stored = Что хранится
privacy-stored =
    ## Что о вас хранится
    - О каждой партии: кто где сидит и кто приглашён (ваш Discord ID и показанное имя), каждый ход, его время и ID нажатия (чтобы ни одно не засчиталось дважды), ходы, где вы просили подсказку, и были ли вам видны подсказки.
    - Партии, которые вы играете дальше из законченных, — сутки после вашего последнего хода. Удаление данных стирает и их.
    - Ваши настройки, в том числе часовой пояс, язык и время отсутствия, и какие советы вам уже показаны.
    - Чьё место занимает замена.
    - Ваш план на будущий ход, пока ход не пришёл, и какие ходы были по плану.
    - О сервере — его настройки, до первого запуска бота после ухода с сервера, и то, что бот там уже представился.
    - Если тот, кто держит этого бота, вас заблокирует: ваш ID, дата и причина, даже после удаления данных.

    Больше ничего: ни сообщений, ни других участников.
setting-privacy = Ваши данные
setting-privacy-is = Ваши данные: **хранятся, пока вы их не сотрёте**
button-export = Показать всё обо мне
button-forget = Стереть всё обо мне
confirm-forget = ## Стереть всё о вас?
    - { $playing ->
        [0] Сейчас вы не играете ни в одной партии.
        [1] В партии, которую вы сейчас играете, ваше место займёт компьютерный игрок.
        [one] В { $playing } партии, которую вы сейчас играете, ваши места займут компьютерные игроки.
        [few] В { $playing } партиях, которые вы сейчас играете, ваши места займут компьютерные игроки.
        [many] В { $playing } партиях, которые вы сейчас играете, ваши места займут компьютерные игроки.
       *[other] В { $playing } партиях, которые вы сейчас играете, ваши места займут компьютерные игроки.
    }
    - { $past ->
        [0] Прошлых партий с вашим именем нет.
        [1] В одной прошлой партии вместо вашего имени будет «{ forgotten-name }».
        [one] В { $past } прошлой партии вместо вашего имени будет «{ forgotten-name }».
        [few] В { $past } прошлых партиях вместо вашего имени будет «{ forgotten-name }».
        [many] В { $past } прошлых партиях вместо вашего имени будет «{ forgotten-name }».
       *[other] В { $past } прошлых партиях вместо вашего имени будет «{ forgotten-name }».
    }
    - Ваша статистика, настройки и Discord ID удаляются.
    - В уже опубликованных сообщениях и в названиях веток ваше имя останется.

    Отменить это нельзя.
button-forget-yes = Стереть
button-forget-no = Отмена
export = Всё, что о вас хранится, в файле для программ:

games-title = Ваши партии
games-none = Вы не играете ни в одной партии. Откройте стол: { COMMAND("kingdomino new") }.
games-more = …и ещё { $more ->
    [one] { $more } партия
    [few] { $more } партии
    [many] { $more } партий
   *[other] { $more } партии
}
games-lobby = ждём игроков
games-full = можно начинать
games-invited = **вас приглашают**
games-your-turn = **ваш ход** · { $since_span }
games-their-turn = ходит { $name } · { $since_span }
games-alone = В одиночку
games-played-on-line = { $number }. { $game } · { $id ->
    [none] из заданной позиции
   *[other] из партии { $id }
} · будет удалена: { $when_span }
button-play-on-number = Играть дальше: { $number }
games-with = { $more ->
    [0] с вами: { $names }
   *[other] с вами: { $names } и ещё { $more }
}

button-share = Показать всем
button-earlier = Назад
button-later = Вперёд
text-rest = Остальное на следующей странице.
button-next-page = Следующая страница
button-first-page = Первая страница
