variant-kd = キングドミノ
variant-kd7 = キングドミノ：決闘
variant-kd3n = キングドミノ 3人用・新版ルール
variant-kd-about = 城のまわりにドミノを配置し、王冠のある領地で点を取る
variant-kd7-about = 48枚すべてを使う、より大きな王国
variant-kd3n-about = 新版：48枚すべてを使い、各ラインで1枚余る

option-m = 中央の王国
option-h = ハーモニー
option-dynasty = 王朝
dynasty-game = 王朝（{ $number }／{ $games }回戦）

grid-5 = 5×5マスの王国
grid-7 = 7×7マスの王国

# ---- 募集中

lobby-players = { $seated }／{ $count }人
lobby-person = **{ $name }**
lobby-host = **{ $name }**（ホスト）
lobby-computer = **{ $name }**（CPU・{ $level }）
invited-to-play =
    { $person }さん、「{ $game }」に招待されています。同席：{ $names }。
    席の確保期限：{ $until }
button-accept = 受ける
button-declineinvitation = 断る
invitation-accepted = **{ $name }**さんが招待を受け、席に着きました。
invitation-ended = この招待は終わりました。
lobby-in-team = { $player }・チーム{ $team }
lobby-wrong-number = このゲームは{ $allowed }人用です。参加者を待つか、ホストがコンピューターを加えてください。
lobby-missing = あと{ $missing }人で開始できます。
lobby-missing-some = あと{ $missing }人で開始できます。空席：{ $free }
lobby-room = ホストはもう開始できます（{ $count }人、{ $size }）。まだ参加もできます。
lobby-ready = 全員そろいました。「{ button-start }」を押してください。順番は抽選で決まります。
lobby-started = ゲームが始まりました。
lobby-idle = 1週間動きがなかったため、この卓を閉じました。{ COMMAND("kingdomino new") } で新しい卓を立てられます。
lobby-cancelled = この卓は開始前に閉じられました。

team-placeholder = チームを選択
team-option = チーム{ $team }
team-any = どのチームでも
team-drawn = チームを選ばない人は、抽選でチームが決まります。

setup-game-placeholder = ゲーム
setup-seats-placeholder = 人数
setup-pace = 1手番の持ち時間：{ $value }
setup-pace-placeholder = 1手番の持ち時間
setup-language = 言語：{ $value }
setup-language-placeholder = この卓の言語
setup-theme = 配色：{ $value }
setup-theme-placeholder = 全員に見える画像の配色
setup-policy-placeholder = 持ち時間を過ぎたら
setup-players-one = { $most }人用
setup-players-two = { $fewest }人か{ $most }人用
setup-players-range = { $fewest }～{ $most }人用
setup-seats = { $count }人
setup-teams = { $teams }チーム・{ $size }

turn-time-none = 無制限
turn-time-minutes = { $count }分
turn-time-hours = { $count }時間
turn-time-days = { $count }日
policy-wait = 時間超過：何もしない
policy-wait-about = リマインドも代打もありません
policy-remind = 時間超過：リマインド
policy-remind-about = リマインドは次第に間隔が空きます。ほかの人はコンピューターの代打を頼めます
policy-turn = 時間超過：代打（その手番）
policy-turn-about = リマインド1回の後、同じ時間がたつとコンピューターが代打します
policy-seat = 時間超過：代打（戻るまで）
policy-seat-about = リマインド1回の後、同じ時間がたつと、本人が戻るまでコンピューターが代打します

setup-options-placeholder = オプション

button-join = 参加
button-leave = 退席
button-start = 開始
button-fill = 空席をコンピューターで埋める（{ $level }）
button-close-table = 卓を閉じる

level-beginner = 初級
level-solid = 中級
level-strong = 上級
level-master = 達人
add-placeholder = コンピューターを追加
add-beginner = 初級
add-beginner-about = 初めての人がするようなミスをします
add-solid = 中級
add-solid-about = 目の前の点数が最大で、穴のできない手を選びます
add-strong = 上級
add-strong-about = 上手で、すぐに手を返します
add-master = 達人
add-master-about = 最強です。1手番に5秒ほど考えます

computer-names = ボードワン, マチルダ, オスリック, イゾルデ, パーキン, ロザムンド, ウィルフ, アデラ, ゴドウィン

thread-name = { $name }さんの{ $game }

# ---- できごと

domino-told = { $number }番（{ $halves }）
half-told = { $half }{ $crowns }
halves-told = { $first }／{ $second }
contact-castle = 城の横の{ $terrain }
contact-land = { $square }の{ $terrain }

told-order = 選ぶ順番：{ $names }
told-in-a-row = { $count ->
    [1] { $name }
   *[other] { $name }{ "\u00A0" }×{ $count }
}
told-teams = チーム：{ $teams }
told-resigned = **{ $name }**さんが抜け、コンピューターが引き継ぎます。
told-turn-back = **{ $name }**さんが手番を取り消しました。

# 1行に短く並べるので、名前に「さん」を付けない。
told-by-person = **{ $name }**
told-by-plan = **{ $name }**（予約）
told-by-itself = **{ $name }**（唯一の手）
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }**（自動で代打）
told-by-stand-in = **{ $name }**（コンピューターが代打）
told-mate = { $name }（チーム：{ $mate }）
told-worth = { $gain }{ "\u00A0" }→{ "\u00A0" }{ $total }
told-place = { $domino }番を配置
told-discard = 置けないため{ $domino }番を破棄
told-pick = { $domino }番を選択

told-turns = { $count }手番
told-earlier = これより前の{ $count }手番は省略しています。
told-sum = **{ $name }**{ "\u00A0" }{ $worth }
told-choices = 選択：{ $choices }
told-choice = **{ $name }**{ "\u00A0" }{ $domino }

# ---- 手番

due-place = { $name }さん、{ $domino }番の配置です
due-rest = { $name }さん、手番です
due-pick = { $name }さん、ドミノを選んでください
time-turn = リマインド：{ $until }。さらに同じ時間がたつと、コンピューターが代打します。
time-seat = リマインド：{ $until }。さらに同じ時間がたつと、コンピューターが席を引き継ぎます。
time-over-turn = コンピューターの代打：{ $at }
time-over-seat = コンピューターの引き継ぎ：{ $at }
pick-lost = この王国には、{ $dominoes }番を置ける場所がもうありません。
button-place = { $domino }番を配置
button-open = 自分の手番
button-what-happened = これまでの動き
button-kingdom = { EMOJI("look") } { $name }
button-kingdom-words = 王国：{ $name }
button-table = 卓全体
alt-text-mode = { COMMAND("kingdomino settings") } のテキストモードで文章になります。
button-pick = { $number } · { $halves }

# ---- リマインド、代打、取り消し

reminder-waiting = { LINK($link, "卓") }で待っています。最後の手：{ $since }
reminder-last = ほかの人はみな、このラウンドを終えています。
reminder-then-turn = { $at }（{ $left }）までに動きがなければ、この手番はコンピューターが代打します。
reminder-then-seat = { $at }（{ $left }）までに動きがなければ、戻るまでコンピューターが席を引き継ぎます。
button-mute = リマインドを止める
muted = この手番のリマインドを止めました。
muted-until = この手番のリマインドを止めました。動きがなければ、コンピューターが代打します（{ $left }）。
reminder-computermoves = 待てないときは、卓の誰でも、この手番をコンピューターの代打に任せられます。
reminder-computerkeeps = 待てないときは、卓の誰でも、この手番だけ、または本人が戻るまでの席を、コンピューターに任せられます。
button-computermoves = 代打：この手番だけ（{ $name }）
button-computerkeeps = 代打：戻るまで（{ $name }）

late-turns = 取り決めどおり、コンピューターが代打しました：{ $names }。内容は**{ button-pace }**で確認・変更できます。
button-pace = 持ち時間
seats-kept = コンピューターが代打中の席：{ $names }

undo-asked = **{ $name }**さんが直前の手番の取り消しを希望しています：
undo-needs-all = 全員の同意が必要です。
undo-agreed = 全員の同意で、直前の手番を取り消しました。
undo-refused = 直前の手番はそのままです。{ $name }さんは続行を希望しています。
undo-late = ゲームが進んだため、手番はそのままです。
undo-stands = 直前の手番はそのままです。
button-agree = 同意
button-rejectundo = いいえ、続行

# ---- 進行中の卓の持ち時間と提案

pace-title = この卓の進め方
# $then は「。」で終わらない。
pace-line = { $time }。{ $then }。
pace-consent = 卓の全員が同意すると有効になります。
pace-alone = 人間のプレイヤーは1人だけなので、すぐに有効になります。
button-propose = 卓に提案
button-change-pace = 変更

proposal-pace = **{ $name }**さんが、卓の進め方の変更を提案しています：
proposal-agreed = 全員が同意しました。今から有効です。
proposal-refused = 変更はありません。{ $name }さんが見送りました。
proposal-ended-pace = この提案は終わりました。
proposal-waiting = ほかの人に確認しています。提案は全員が答えるまで有効で、その間もゲームは続きます。
done-proposal-pace = 変更しました。今から有効です。{ COMMAND("kingdomino pace") } でまた変えられます。
button-decline = 見送る

# ---- 終了

end-won = { $names }の勝利！
end-team-won = { $names }の勝利！
end-shared = 引き分け！ 勝者：{ $names }
end-by-largest-property = 同点のため、最大の領地で決まりました。
end-by-crowns = 点数も最大の領地も同じため、王冠の数で決まりました。
end-dynasty-so-far = 王朝の途中経過（{ $number }／{ $games }回戦）：{ $sums }
end-dynasty-won = 王朝の勝者：{ $names }！
end-dynasty-shared = 王朝は引き分け！ 勝者：{ $names }
end-dynasty-sums = 全{ $games }回戦の合計：{ $sums }
end-dynasty-game = 第{ $number }回戦：{ $result }
end-sum = { $name } { $total }
button-rematch = もう一度
button-next-game = { $number }／{ $games }回戦を開始
button-history = 履歴
game-cancelled = このゲームは結果なしで終了しました。
game-resigned = **{ $names }**さんが抜けました。残りはコンピューターだけなので、結果なしで終了します。
