tutorial-title = Обучение: { $lesson }
tutorial-end = Отлично! На этом обучение закончено.
tutorial-property = { $terrain }: { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
    [many] { $count } квадратов
   *[other] { $count } квадрата
} × { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } короны
    [many] { $crowns } корон
   *[other] { $crowns } короны
} = **{ $points }**
tutorial-part = { $part }: **{ $points }**
button-tutorial = Научиться за две минуты
button-lesson-again = Ещё раз
button-start-own = Начать свою партию

lesson-kingdomino-0-choose =
    Сначала **выберите костяшку** для королевства вокруг вашего замка. Очки даёт только земля с **коронами**.
    С маленьким номером вы в следующем раунде ходите раньше. **+2** — это 2 очка сразу при добавлении, а не в конце.
lesson-kingdomino-1-place = Теперь **возьмите следующую костяшку**. Эта тогда ляжет у замка, как показано.
lesson-kingdomino-1-choose = Добавлено, и это ещё можно отменить. Теперь **возьмите следующую костяшку**, лучше ту, что продолжит ваши земли.
lesson-kingdomino-2-place = Земля даёт **число квадратов, умноженное на число корон**. Добавьте эту костяшку и **возьмите последнюю**.
lesson-kingdomino-2-choose = Костяшка на месте. **Возьмите последнюю**. На кнопке — сколько очков она даст, когда вы её добавите.
lesson-kingdomino-3-place = Последний раунд! Просто **добавьте** костяшку туда, где она даст больше всего.
lesson-kingdomino-end = У вас **{ $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}**! Настоящая партия такая же, только раундов больше.

help-tutorial = **{ button-tutorial }**: три хода — и вы умеете играть. Это видите только вы.
greeting-tutorial = Впервые здесь? **{ button-tutorial }**. Это видите только вы.
