command-kingdomino-about = キングドミノとクイーンドミノの卓
command-new-about = このチャンネルに卓を立てます
command-table-about = このチャンネルの卓で：取り消し、ペース、一時停止、代わりの人、投了、終了
command-place-about = ドミノを配置します
command-draft-about = 次のラインのドミノを選びます
command-plan-about = 次の手番を予約します。順番が来ると代わりに進めます
command-board-about = 卓、王国、これから出るドミノを表示します。見えるのは自分だけです
command-games-about = 参加中のゲームと、今が誰の手番かを一覧にします
command-settings-about = 言語、テキストモード、配色、メンション、おやすみ時間、不在など
command-server-about = このサーバーの新しい卓の初期設定と、卓を立てられるチャンネル
command-help-about = ここでの遊び方

option-game-about = どのゲームで遊ぶか（省略時：サーバーの設定かキングドミノ）
option-players-about = 席の数（例：3。省略時：そのゲームの最大人数）
option-middle-kingdom-about = 城が中央にあれば+10点
option-harmony-about = ドミノを1枚も破棄しなければ+5点
option-dynasty-about = 続けて3ゲーム遊び、得点を合計します
option-away-about = いつまで遊べないか：曜日（金曜日）、日付（2026-12-24）、または日数（3）
option-do-about = 何をするか（一覧から選びます）
option-about-about = 調べたいこと：話題か、王冠のようなルールの言葉
option-whose-about = 誰の席か（省略時：自分）
option-where-about = 置き場所の番号（3r：逆向き）か、g8 g9 のようなマス。一覧からも選べます
option-domino-about = どのドミノか。一覧から選ぶか、38 のように番号を入力
option-kingdom-about = この王国だけを大きく表示。一覧から名前を選びます
option-text-about = 画像の代わりに文章で表示
option-zone-about = タイムゾーン：東京のような近くの都市か、17:30のようなそちらの今の時刻
option-invite-about = 招待する人

# Of the menu of a person; it may have capital letters and spaces.
menu-invite = キングドミノに招待

do-pause = ゲームの休憩を全員に提案します。リマインドも代打も止まります
do-cancel = このチャンネルの卓を結果なしで終えます（ホストかモデレーター）
do-undo = 全員が同意すれば、直前の自分の手番を取り消します
do-pace = この卓の持ち時間と、過ぎたときにどうなるかを見たり変えたりします
do-resign = ゲームから完全に抜けます（席はコンピューターが引き継ぎます）
do-leave = ゲームが始まる前に卓を離れます
do-substitute = 席で続けてくれる人を探します（全員が同意すれば）
