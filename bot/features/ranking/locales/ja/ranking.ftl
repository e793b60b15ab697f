stats-challenges = デイリーゲームとチャレンジ

stats-title = このサーバーでの戦績：{ $name }
stats-none = { $name }さんには、このサーバーで戦績に入るゲームがまだありません。
stats-own-title = これまでの戦績
stats-own-none = 戦績に入るゲームがまだありません。
stats-together = **あなたと{ $name }さん** · 一緒に遊んだゲーム：{ $games }回 · 勝ち：あなた（{ $count }）、{ $name }さん（{ $wins }） · 最後：{ $when_date }
stats-record = **{ $game }**：{ $games }ゲーム、{ $wins }勝
stats-played = **{ $game }**：{ $games }ゲーム
stats-average = 平均{ $mean }点、最高{ $best_points }点
button-ranking = このサーバーのランキング
button-results = 自分の戦績
ranking-title = このサーバーのランキング：{ $game }
ranking-line = **{ $place }位** { $name }：レート{ $rating }、{ $games }ゲーム、{ $wins }勝
ranking-none = ここにはまだランキングがありません。人どうしのゲームが1つ終わると始まります。
ranking-computers = コンピューターとの対戦
ranking-empty = 十分な数のゲームを終えた人はまだいません。
ranking-missing = ほかの人とのゲームをあと{ $missing }回終えると載ります。
ranking-unlisted = あなたは載っていません。{ COMMAND("kingdomino settings") } でそう選んだからです。
ranking-about = ほかの人とのゲームを{ $fewest }回以上終えた人が載ります。最初は{ $start }で、強い人に勝つほど大きく上がります。載りたくないときは { COMMAND("kingdomino settings") } で外せます。
ranking-season = 今シーズン（{ DATETIME($since_day, dateStyle: "long") }から）
ranking-past = { DATETIME($since_day, dateStyle: "medium") }から{ DATETIME($until_day, dateStyle: "medium") }までのシーズン
button-ranking-season = 今シーズン
button-ranking-before = 前のシーズン
button-ranking-always = 全期間
ranking-placeholder = ほかのゲーム…
command-stats-about = このサーバーでの戦績とランキングを表示します
option-player-about = 誰の戦績か（省略時：自分）
error-results-of-another = ここで見られるのは自分の戦績だけです。ほかの人の戦績は、サーバーで { COMMAND("kingdomino stats") } と入力すると見られます。
help-ranking = { COMMAND("kingdomino stats") } は戦績とサーバーのランキングです。
stored-ranking = ランキングは、誰かが見るたびに終了したゲームから計算します。載るかどうかは { COMMAND("kingdomino settings") } で選べます。
setting-ranked-is = { $state ->
    [on] ランキング：**載せる**
   *[off] ランキング：**載せない**
}
button-set-ranked-on = ランキングに載せる
button-set-ranked-off = ランキングに載せない
stats-best = 最高の王国：{ $game }、{ $points }点（{ $when_date }）
button-best = 最高の王国
