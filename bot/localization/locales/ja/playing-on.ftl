button-play-on = ここから続ける
button-play-on-again = もう一度そこから
played-on = { $id ->
    [none] 決まった局面から（戦績に入りません）
   *[other] ゲーム{ $id }から（戦績に入りません）
}
played-on-begun = このラインの次からは新しいドミノです。ゲームは最後の手から1日後に消えます。
