button-follow = Следить
button-unfollow = Не следить
button-unfollow-number = Не следить: { $number }
button-follow-mentioned = Упомянуть в конце
button-follow-quietly = Не упоминать
following-quietly = Вы следите за этим столом: он есть в `/games`, без упоминаний. С концом партии это кончается.
following-mentioned = Вы следите за этим столом: он есть в `/games`, и бот упомянет вас один раз, в конце партии.
unfollowed = Вы больше не следите за этим столом.
followed-title = Вы следите
followed-game = { $number } · { $game } { $channel }
end-followers = Для тех, кто следит за этим столом: { $people }

button-substitutes = Заменить: { $name }
substitutes-about = **{ $name }** отсутствует до { $until }. Любой за столом может поручить компьютеру этот ход или всё место до возвращения игрока. Если согласны все, место может занять другой человек.
button-substitute = Найти замену
button-takeseat = Занять место: { $name }
proposal-seat = **{ $name }** ищет замену:
seat-proposed = **{ $name }** уступает место: кто-то другой может играть дальше. Вернуться можно в любое время.
done-proposal-seat = Готово: теперь место может занять любой в этом канале.
seat-offered = Место игрока **{ $name }** свободно. Кто его займёт, играет дальше и получает результат. **{ $name }** может вернуться в любое время.
seat-offered-left = **{ $name }** больше не на этом сервере. На этом месте играет компьютер, и его может занять любой.
seat-taken = **{ $name }** играет дальше вместо игрока **{ $owner }**.
seat-taken-for-good = **{ $name }** играет дальше на этом месте.
seat-returned = **{ $name }** снова здесь; **{ $substitute }** уступает место. Спасибо!
plays-for = { $name } играет за: { $owner }.
done-seat-taken = Место ваше: играйте дальше. Его хозяин может вернуться в любое время; результат получает тот, кто на месте в конце.

away-waiting = { $name } отсутствует до { $until }.
away-computer = { $name } отсутствует до { $until }; пока ходит компьютер.
nobody-present = Сейчас никого нет: партия ждёт, пока кто-нибудь не вернётся.
away-day = { $days ->
    [1] завтра, { DATETIME($date, dateStyle: "full") }
   *[other] { DATETIME($date, dateStyle: "full") }
}
away-hours = { $count ->
    [1] через час
    [one] через { $count } час
    [few] через { $count } часа
    [many] через { $count } часов
   *[other] через { $count } часа
}
away-days = { $count ->
    [1] через день
    [one] через { $count } день
    [few] через { $count } дня
    [many] через { $count } дней
   *[other] через { $count } дня
}
away-weeks = { $count ->
    [1] через неделю
    [one] через { $count } неделю
    [few] через { $count } недели
    [many] через { $count } недель
   *[other] через { $count } недели
}
away-confirmed = Вас нет до { $until }: ни напоминаний, ни упоминаний. Те, кто играет с вами, видят, до какого времени.
away-moved-for = { $count ->
    [1] За одним из ваших столов за вас сразу ходит компьютер, как там условлено.
   *[other] Столов, где за вас сразу ходит компьютер, как там условлено: { $count }.
}
away-waited-for = { $count ->
    [1] Один из ваших столов ждёт вас, если вам не найдут замену.
   *[other] Столов, которые ждут вас, если вам не найдут замену: { $count }.
}
away-ends = Если вы сходите за одним из столов, там вы снова на месте.
button-imback = Я здесь
away-over = С возвращением! Упоминания и напоминания снова приходят.
away-not = Вы и так на месте. Предупредить об отсутствии: `/away until`.
away-missed = { $turns ->
    [0] Пока вас не было, ходить за вас не пришлось.
    [1] Пока вас не было, за вас сделан один ход.
    [one] Пока вас не было, за вас сделан { $turns } ход { $tables ->
        [1] за одним столом
       *[other] за столами, их { $tables }
    }.
    [few] Пока вас не было, за вас сделано { $turns } хода { $tables ->
        [1] за одним столом
       *[other] за столами, их { $tables }
    }.
    [many] Пока вас не было, за вас сделано { $turns } ходов { $tables ->
        [1] за одним столом
       *[other] за столами, их { $tables }
    }.
   *[other] Пока вас не было, за вас сделано { $turns } хода { $tables ->
        [1] за одним столом
       *[other] за столами, их { $tables }
    }.
}
away-your-turn = { $game } { $channel }: **ваш ход**
away-substitute = { $game } { $channel }: за вас играет замена. Вернуть место: `/kingdomino back` в том канале.
