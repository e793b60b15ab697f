help-following = **{ button-follow }**（{ COMMAND("kingdomino board") }）は、観戦だけする卓を自分の一覧に加えます。
stored-following = 観戦している卓（終了まで）。

button-follow = 観戦
button-unfollow = 観戦をやめる
button-unfollow-number = { $number }の観戦をやめる
button-follow-mentioned = 終了時にメンション
button-follow-quietly = メンションしない
following-quietly = この卓を観戦中です。ゲームが終わるまで { COMMAND("kingdomino games") } に出ます。メンションはありません。
following-mentioned = この卓を観戦中です。{ COMMAND("kingdomino games") } に出て、ゲームが終わると一度だけメンションします。
unfollowed = この卓の観戦をやめました。
followed-title = 観戦中
error-too-many-followers = この卓はもう{ $limit }人が観戦していて、これが上限です。{ COMMAND("kingdomino board") } ならいつでも見られます。
error-follows-too-many = もう{ $limit }卓を観戦していて、これが上限です。{ COMMAND("kingdomino games") } で一覧を見て、観戦をやめられます。
