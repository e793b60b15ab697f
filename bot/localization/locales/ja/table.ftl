variant-kd = キングドミノ
variant-unknown = 知らないゲーム
variant-kd7 = キングドミノ：決闘
variant-kd3n = キングドミノ 3人用・1ライン4枚
variant-kd-about = ドミノを並べ、王冠のある土地で点を取る
variant-kd7-about = 48枚すべてを使う、より大きな王国
variant-kd3n-about = 48枚すべてを使い、各ラインで1枚余る

option-dynasty = 王朝
option-thread = スレッドで
option-thread-about = ゲームは卓の下のスレッドに移り、チャンネルは空いたままです
suggestions-shown = 表示
suggestions-hint = 頼んだときだけ
suggestions-none = なし
suggestions-shown-about = どのパネルも、いちばん得点が見込める手から始まります
suggestions-hint-about = 「{ button-hint }」ボタンで出ます。最後に、ヒントなしで遊んだ人が全員にわかります
suggestions-none-about = 出るのは点数だけ。よい手は自分で見つけます
setup-guided-placeholder = おすすめを見せる人…（戦績に入りません）
dynasty-game = 王朝（全{ $games }回戦の第{ $number }回戦）

grid-5 = 5×5マスの王国
grid-7 = 7×7マスの王国
lobby-plays = { $size }・全{ $rounds }ラウンド

# ---- 募集中

lobby-players = { $count }人中{ $seated }人
lobby-seat-host = ホスト
lobby-seat-computer = コンピューター・{ $level }
lobby-seat-invited = 招待中
lobby-seat-free = 空席
lobby-seats-kept = 招待中：{ $people_names }。席の確保期限：{ $until_time }
lobby-again = { $people_names }、もう一戦しますか？
invite-placeholder = 招待する人
invited-to-play = { $person_name }さん、{ $game }を一緒に遊びませんか？ { time-span }以内に返事をください。
invited-by =
    メンバー：{ $names }
    席の確保期限：{ $until_time }
called-to-play = { $role } { $game }で遊ぶ人はいませんか？
called-by = 卓にいる人：{ $names }、{ $count }席 · { $pace }
call-ended = { $game }：{ $state ->
    [full] この卓は満席です。
    [begun] ゲームが始まりました。
   *[closed] この卓は閉じられました。
}
button-accept = 参加する
button-declineinvitation = 断る
lobby-wrong-number = このゲームは{ $allowed }人用です。ほかの人が参加するか、ホストがコンピューターを加えられます。
lobby-missing = あと{ $missing }人で開始できます。
lobby-for-one = { $where ->
    [private] 空席にはコンピューターが入ります。
   *[server] ほかの人も参加できます。空席にはコンピューターが入ります。
}
lobby-room = ホストはもう開始できます。まだ席に余裕もあります。
lobby-ready = { $free_count ->
    [0] 準備ができました。**{ button-start }**を押してください。最初に選ぶ人は抽選で決まります。
   *[other] 全員が返事をしました。{ $seated }人で遊ぶなら**{ button-start }**を、待つこともできます。
}
lobby-begins = 全員そろいました！ 開始：{ $when_span }
lobby-in-line = 次に空いた席：{ $names }
ready-all = { $person_name }、卓の準備ができました。始めますか？
ready-short = { $person_name }、来られない人がいます。このまま始めるか、コンピューターを加えるか、待つかを選べます。
seats-sought = 空席：{ $names }
lobby-started = ゲームが始まりました。
lobby-in-thread = ゲームが始まりました：{ $thread }
lobby-idle = 1週間動きがなかったので、この卓を閉じました。{ COMMAND("kingdomino new") } で新しい卓を立てられます。
lobby-cancelled = この卓は開始前に閉じられました。

team-placeholder = チームを選択
team-option = チーム{ $team }
team-any = どのチームでも
team-drawn = チームを選ばなければ、抽選で決まります。

setup-seats-placeholder = 人数
setup-pace = 1手番の持ち時間：{ $value }
setup-policy = 時間超過：{ $value }
setup-suggestions = おすすめ：{ $value }
server-policy = 持ち時間を過ぎたら
setup-players-one = { $most }人用
setup-players-two = { $fewest }人か{ $most }人用
setup-players-range = { $fewest }～{ $most }人用
setup-seats = { $count }人
setup-teams = { $teams }チーム・{ $size }

turn-company = 同じ卓のメンバー：{ $people_names }

turn-time-none = 無制限
turn-time-minutes = { $count }分
turn-time-hours = { $count }時間
turn-time-days = { $count }日
policy-wait = 何もしない
policy-wait-about = リマインドも代打もありません
policy-remind = リマインド
policy-remind-about = メンションは次第に間隔が空きます。ほかの人はコンピューターに任せられます
policy-turn = 代打（その手番）
policy-turn-about = 時間が来たらリマインドし、その後、その手番をコンピューターが代打します
policy-seat = 代打（戻るまで）
policy-seat-about = 時間が来たらリマインドし、その後、本人が戻るまでコンピューターが代打します

setup-options-placeholder = オプション

button-join = 参加
button-again = 参加する
button-not-now = 今はやめておく
button-leave = 退席
button-more = その他
put-out-placeholder = 卓から外す人
button-start = 開始
button-play-computers = コンピューターと対戦
button-invite = 招待
button-table-rules = その他の設定
button-fill = 空席をコンピューターで埋める（{ $level }）
button-close-table = 卓を閉じる

level-beginner = 初級
level-solid = 中級
level-strong = 上級
level-master = 達人
add-placeholder = コンピューターを追加
add-beginner = 初級
add-beginner-about = 誰もが最初にするようなミスをします
add-solid = 中級
add-solid-about = 目の前の点数が最大で、穴のできない手を選びます
add-strong = 上級
add-strong-about = 上手で、考える時間もかかりません
add-master = 達人
add-master-about = いちばん強い相手です。1手番に5秒ほど先を読みます

computer-names = ボードワン, マチルダ, オスリック, イゾルデ, パーキン, ロザムンド, ウィルフ, アデラ, ゴドウィン

thread-name = { $game }：{ $names }

# ---- できごと

half-told = { $terrain }{ $crown_signs }
halves-told = { $first_half }・{ $second_half }
points-now = { $points ->
    [0] 今は点なし
   *[other] **{ $gain }**点
}
contact-castle = 城の横の{ $terrain }
contact-own = 自分の{ $terrain }とつながる

told-order = 順番：{ $names }
told-resigned = **{ $name }**さんがゲームを抜け、席はコンピューターが引き継ぎます。
told-substitute-resigned = **{ $owner_name }**さんの代わりに遊んでいた方がゲームを抜け、席はコンピューターが引き継ぎます。
told-turn-back = **{ $name }**さんが手番を取り消しました。
told-host = ここからは**{ $name }**さんが卓のホストです。
told-locked = スレッドがロックされているので、ゲームはそこで待っています。サーバーを管理できる人が解除できます。

# 1行に短く並べるので、名前に「さん」を付けない。
told-by-person = **{ $name }**
told-by-plan = **{ $name }**（予約）
told-by-itself = **{ $name }**（唯一の手）
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }**（自動で代打）
told-by-stand-in = **{ $name }**（コンピューターが代打）
told-mate = { $name }（チーム：{ $mate_name }）
told-place = { $domino }を配置
told-discard = どこにも置けない{ $domino }を破棄
told-discard-again = { $domino }を破棄
told-pick = { $domino }を選択
told-pick-last = { $domino }を獲得

told-domino = { $number }（{ $land }）
told-land = { $crowns ->
    [0] { $count ->
        [1] { $terrain }2マス
       *[other] { $both_lands }
    }
   *[other] 王冠{ $crowns }個の{ $terrain }
}
told-goes-last = 次の手番は最後
told-leader = ラウンド{ $round }終了時の首位は**{ $name }**さん、{ $points }対{ $second_points }です。

# ---- 手番

due-place = { $name }さん、手番です：{ $domino }番を配置
due-rest = { $name }さん、手番です
due-pick = { $name }さん、手番です：ドミノを選択
due-begin = ゲームが始まりました：{ $name }さんが{ $order ->
    [first] 最初に
   *[next] 次に
}選びます
due-pick-again = { $name }さんがもう1枚選びます
time-span = { $unit ->
    [minutes] { $count }分
    [hours] { $count }時間
   *[days] { $count }日
}
due-within = { $due }（{ time-span }以内）
time-turn = リマインド：{ $until_span }。その{ time-span }後に、この手番はコンピューターが代打します。
time-seat = リマインド：{ $until_span }。その{ time-span }後に、コンピューターが席を引き継ぎます。
time-over-turn = コンピューターの代打：{ $at_span }
time-over-seat = コンピューターの引き継ぎ：{ $at_span }
pick-lost = { $dominoes }番は、もうどこにも置けません。
button-place = { $domino }番を配置
button-open = 自分の手番
kingdom-placeholder = 王国を大きく表示…
button-table = 卓
button-boards = 建築士ボード
button-look = { EMOJI("look") } 王国を見る
alt-board-text = すべて文章で：{ COMMAND("kingdomino board text:") }。
alt-text-mode = { COMMAND("kingdomino settings") } のテキストモードで文章になります。

# ---- リマインド、代打、取り消し

reminder-waiting = 卓：{ $channel }
reminder-last = このラウンドは、あなたが最後です。
reminder-next = { $name }さんの手番です。次はあなたです。
reminder-then-turn = 持ち時間の終わり：{ $at_time }。その後、この手番はコンピューターが代打します。
reminder-then-seat = 持ち時間の終わり：{ $at_time }。その後は、戻るまでコンピューターが席を引き継ぎます。
button-mute = リマインドを止める
muted = わかりました。この手番のリマインドはもう送りません。
muted-until = わかりました。この手番のリマインドはもう送りません。その前に動きがなければ、コンピューターが代打します（{ $left_span }）。
reminder-computermoves = お急ぎですか？ 卓の誰でも、この手番をコンピューターに任せられます。
reminder-computerkeeps = お急ぎですか？ 卓の誰でも、この手番だけ、または本人が戻るまで、コンピューターに任せられます。
button-computermoves = この手番をコンピューターに
button-computerkeeps = 席をコンピューターに

late-turns = みんなで決めたとおり、コンピューターが代打しました：{ $names }。取り決めは**{ button-pace }**で見たり変えたりできます。
button-pace = 持ち時間
seats-kept = コンピューターが預かっている席：{ $names }
button-own-seat-back = { $count ->
    [1] 自分の席に戻る（{ $name }）
   *[other] 自分の席に戻る
}
button-goon = 続ける
table-paused = **休憩中。** リマインドはありません。手番を行うか、**{ button-goon }**を押すと続きます。

request-undo = { $people_names }：直前の手番を取り消しますか？
proposal-by = **{ $name }**さんの提案です。全員の同意が必要です。
undo-agreed = 全員の同意で、直前の手番を取り消しました。
undo-refused = 直前の手番はそのままです。{ $name }さんは続けることを希望しています。
undo-late = ゲームが進んだため、手番はそのままです。
undo-stands = 直前の手番はそのままです。
button-agree = 同意
button-rejectundo = いいえ、続ける

# ---- 進行中の卓の持ち時間と提案

pace-title = この卓の持ち時間
# $then は「。」で終わらない。
pace-line = { $pace }。{ $then }。
pace-hurry = { $name }さんが長くかかるときは、コンピューターに任せられます（{ $until_span }）。
pace-consent = 卓の全員が同意すると有効になります。
pace-alone = この卓の人間はあなただけなので、すぐに有効になります。
button-propose = 卓に提案
button-change-pace = 変更

request-pace = { $people_names }：持ち時間を変えますか？
request-pause = { $people_names }：この卓を休憩にしますか？
request-seat = { $people_names }：席を1つ、ほかの人に任せますか？
proposal-agreed = 全員が同意しました。今から有効です。
proposal-refused = 変更はありません。{ $name }さんは見送るそうです。
proposal-ended = この提案は終わりました。
proposal-waiting = ほかの人に聞いています。全員が決めるまで受け付けます。その間もゲームは続きます。
done-proposal-pace = 今から有効です。{ COMMAND("kingdomino table") } でまた変えられます。
pause-about = 休憩中はリマインドも代打もありません。誰かが手番を行うと終わります。
done-proposal-pause = この卓は休憩に入りました。誰かが手番を行うか、**{ button-goon }**を押すまでです。
done-goon = さあ、続けましょう。
button-pause = 卓を休憩にする
button-decline = 見送る

# ---- 終了

end-won = { $names }の勝利！
end-won-on-seat = { EMOJI("computer") } { $name }の席でコンピューターの勝利！
name-computer = { EMOJI("computer") } コンピューター
end-team-won = { $names }の勝利！
end-shared = 引き分け！ 勝者：{ $names }
end-found = ヒントなしで：{ $shares }
end-found-share = { $name }（{ $turns }手番中{ $found }）
end-dynasty-so-far = 全{ $games }回戦の第{ $number }回戦まで：{ $sums }
end-dynasty-won = 王朝の勝者：{ $names }！
end-dynasty-shared = 王朝は引き分け！ 勝者：{ $names }
end-dynasty-sums = 全{ $games }回戦の合計：{ $sums }
end-sum = { $name }（{ $total }）
end-turned = 勝負の分かれ目は第{ $round }ラウンド：**{ $name }**さんが{ $land }で+{ $points }、{ $margin }点差で勝利。
button-rematch = もう一度
button-next-game = 第{ $number }回戦を開始（全{ $games }回戦）
game-cancelled = このゲームは結果なしで終わりました。
closed-by = モデレーターが終了しました：{ $name }
game-resigned = { $count ->
    [1] **{ $names }**さんが抜けました。
   *[other] 抜けた人：**{ $names }**。
}残りはコンピューターだけなので、結果なしで終わります。

deal-shared = 共通の配り
