# 繁體中文。
#
# 各個值的含義見英文目錄。

### 頁面

app-name = 楚河
app-tagline = 象棋：學棋、下棋、看棋
decimal-mark = .
list-and = { $rest }和{ $last }

### 雙方與棋子

side-red = 紅方
side-black = 黑方

role-general = 將帥
role-advisor = 士
role-elephant = 象
role-horse = 馬
role-chariot = 車
role-cannon = 炮
role-soldier = 兵

man-red-general = 紅帥
    .the = 紅帥
man-red-advisor = 紅仕
    .the = 紅仕
man-red-elephant = 紅相
    .the = 紅相
man-red-horse = 紅傌
    .the = 紅傌
man-red-chariot = 紅俥
    .the = 紅俥
man-red-cannon = 紅炮
    .the = 紅炮
man-red-soldier = 紅兵
    .the = 紅兵
man-black-general = 黑將
    .the = 黑將
man-black-advisor = 黑士
    .the = 黑士
man-black-elephant = 黑象
    .the = 黑象
man-black-horse = 黑馬
    .the = 黑馬
man-black-chariot = 黑車
    .the = 黑車
man-black-cannon = 黑砲
    .the = 黑砲
man-black-soldier = 黑卒
    .the = 黑卒

letter-general = K
letter-advisor = A
letter-elephant = E
letter-horse = H
letter-chariot = R
letter-cannon = C
letter-soldier = P

### 棋盤（供讀屏）

board-label = 棋盤，{ $side }在下方
board-keys = 方向鍵在交叉點之間移動，Enter 鍵拿起或放下棋子，Esc 放回原處。
cell-empty = 空
cell-palace = 九宮
cell-river-bank = 河沿
cell-checked = 被將軍
cell-picked = 已拿起
cell-target = 可以走到這裡
cell-capture = 可以吃掉
cell-last-from = 上一步從這裡走
cell-last-to = 上一步走到這裡
cell-cause = 阻擋

### 對局播報

move-goes = { $side }：{ $role }從 { $from } 走到 { $to }。
move-captures = { $side }：{ $role }從 { $from } 吃 { $to } 的{ $captured }。
news-began = 新的一局，{ $side }先走。
news-began-as = 新的一局，你執{ $side }。
news-check = 將軍！
news-taken-back = 已悔棋，輪到{ $side }。
news-replayed = 已重走，輪到{ $side }。
news-turned = 棋盤已翻轉，{ $side }在下方。
news-put-down = 已放回。
news-picked = { $man }，{ $targets ->
    [0] 無棋可走
   *[other] 有 { $targets } 個落點
}

status-to-move = 輪到{ $side }
status-to-move-check = { $side }被將軍
status-your-move = 輪到你走
status-your-move-check = 你被將軍了
status-thinking = 電腦正在思考
status-thinking-check = 將軍！電腦正在思考

### 為什麼不能這樣走

why-nothing-there = { $at } 沒有棋子。
why-opponents-man = { $at } 的{ $man }是對方的棋子。
why-other-turn = 現在輪到{ $side }，{ $man }不能走。
why-engine-moves = 現在輪到電腦走。
why-over = 對局已經結束。可以悔棋，或者另開一局。
why-repetition = 這一步會使同一局面第 { $times } 次出現。{ $charge }按此規則，這一步不能走。
why-same-square = 棋子必須走到別的交叉點。
why-own-man = { $at } 是自己的{ $man }。
why-not-how = { $man }不能走到 { $to }。{ $how }
why-leg = { $man }不能走到 { $to }：{ $at } 的{ $by }絆住了馬腿。
why-eye = { $man }不能走到 { $to }：{ $at } 的{ $by }塞住了象眼。
why-river = 象（相）不能過河。
why-palace = { $man }不能走出九宮。
why-path = { $man }走不到 { $to }：被 { $at } 的{ $by }擋住了。
why-screens = 炮吃子時，中間必須恰好隔一個棋子，即炮架。{ $count ->
    [0] 到 { $to } 之間沒有炮架。
   *[other] 到 { $to } 之間隔了 { $count } 個子：{ $points }。
}
why-soldier-backward = 兵（卒）不能後退。
why-soldier-sideways = 兵（卒）過河以後才能橫走。
why-generals-face = 這樣走，將帥會在 { $file } 線上直接對面，中間沒有棋子。這是不允許的。
why-still-in-check = 你的將帥仍被 { $at } 的{ $man }將軍。
why-would-be-attacked = 這樣走，{ $at } 的{ $man }就會攻擊你的將帥。

how-general = 將帥每步沿直線走一格，不能斜走。
how-advisor = 士（仕）每步斜走一格。
how-elephant = 象（相）每步斜走兩格，走“田”字。
how-horse = 馬先沿直線走一格，再向外斜走一格，走“日”字。
how-chariot = 車沿直線走，格數不限。
how-cannon = 炮走法與車相同；吃子時必須隔一個棋子。
how-soldier = 兵（卒）每步向前走一格，過河後還可以橫走一格。

### 終局

result-draw = 和棋
result-red-wins = 紅方勝
result-black-wins = 黑方勝
result-you-win = 你贏了！
result-you-lose = 電腦贏了

ending-checkmate = 將死：{ $loser }被將軍，且無法應將。
ending-stalemate = 困斃：{ $loser }無棋可走。象棋規定，無棋可走即為輸，未被將軍也一樣。
ending-nothing-allowed = { $loser }已沒有重複規則允許的著法，與困斃一樣判負。
ending-perpetual-check = 長將：{ $loser }在重複中步步將軍。不肯變著者判負。
ending-perpetual-chase = 長捉：{ $loser }在重複中步步捉同一個子。不肯變著者判負。
ending-perpetual-undermining = 長捉：{ $loser }在重複中步步捉同一個子，或去掉它的保護。不肯變著者判負。
ending-perpetual-attack = 長打：{ $loser }在重複中步步將軍、要殺或捉子。不肯變著者判負。
ending-repeated-check = { $loser }在同一局面用同一個子將軍的次數過多。
ending-repetition-draw = 局面重複，雙方均未犯規，判和。
ending-repetition-both = 局面重複，雙方責任相當，判和。
ending-move-limit = 雙方各走了 { $moves } 步而沒有吃子，判和。
ending-dead-position = 雙方都沒有足以取勝的子力，判和。
ending-resignation = { $loser }認輸。
ending-time = { $loser }超時。
ending-agreement = 雙方同意和棋。

### 局面有什麼問題

fen-empty = 其中沒有局面。
fen-too-long = 共 { $bytes } 個字元，最多只讀 { $max } 個。
fen-row-count = 棋盤有 { $found } 行，應為 10 行。
fen-row-length = 從上數第 { $row } 行有 { $points } 個交叉點，應為 9 個。
fen-letter = 從上數第 { $row } 行第 { $column } 個字元“{ $found }”既不是棋子，也不是空點數。
fen-side = 走棋方寫作“{ $found }”，應為 w 或 b。
fen-quiet-plies = 未吃子步數“{ $found }”不是數字。
fen-round = 回合數“{ $found }”不是數字。
fen-extra = 末尾的“{ $found }”是多餘的。

fault-no-general = { $side }沒有將帥。
fault-too-many = { $man }有 { $count } 個，在 { $points }；一方最多 { $max } 個。
fault-unreachable = { $man }不可能站在 { $at }。
fault-generals-face = 將帥在 { $file } 線上直接對面。
fault-waiting-in-check = 輪到對方走，而{ $side }正被 { $points } 將軍。

### 提示

notice-storage-blocked = 這個瀏覽器不允許網頁儲存資料。可以下棋，但重新整理後對局會遺失。
notice-storage-full = 瀏覽器的儲存空間已滿，對局不再儲存。
notice-storage-newer = 較新版本的楚河在這裡儲存過一局。那一局保持不動，本局不會儲存。
notice-damaged = 儲存的對局有一部分無法讀取，能讀取的已擺在棋盤上。
notice-engine-replaced = { $why }已換上新的。
notice-engine-off = { $why }可以改為兩人同盤繼續，或者再試一次。
notice-parked = 之前的對局已保留。
notice-bad-fen = 連結中的局面無法讀取。
notice-bad-setup = 連結中的局面無法對弈。
notice-odd-setup = 這個局面中，有的棋子站在不可能到達的位置。
notice-no-texts = 無法載入此語言的文字：{ $language }。連線後請重新選擇。
notice-retry = 再試一次
notice-unpark = 回到那一局
notice-dismiss = 關閉

engine-silent = 電腦棋手沒有及時回應。
engine-crashed = 電腦棋手當掉了。
engine-mismatch = 電腦棋手與頁面版本不一致。
engine-nonsense = 電腦棋手給出了無意義的回答。

### 操作

control-settings = 設定
control-help = 說明
control-close = 關閉
control-cancel = 取消

### 設定

settings-title = 設定
settings-language = 語言
settings-theme = 配色
theme-system = 跟隨系統
theme-light = 淺色
theme-dark = 深色
theme-contrast = 高對比度
settings-pieces = 棋子
pieces-traditional = 繁體
pieces-simplified = 簡體
pieces-pictograms = 圖形
pieces-letters = 字母
settings-board = 棋盤
board-paper = 紙
board-wood = 木
board-ink = 墨
settings-coords = 座標
coords-letters-1 = a–i，1–10
coords-letters-0 = a–i，0–9
coords-files = 路數
coords-chinese = 路數，紅方用漢字
coords-off = 不顯示
settings-moves = 著法
moves-names = 用棋子名稱
moves-wxf = WXF
moves-chinese = 中文
moves-western = 西式
moves-iccs = ICCS
settings-motion = 棋子滑動
settings-motion-hint = 系統要求減少動態效果時不滑動。
settings-search = 顯示電腦的計算

### 程式出錯

crash-title = 出了點問題
crash-text = 程式中的一個錯誤使頁面停止了。你的對局已經儲存。為保險起見，這是目前局面：
crash-reload = 重新整理

### 重複

rule-repetition = 重複局面
offence-perpetual-check = 長將
offence-perpetual-chase = 長捉
offence-perpetual-undermining = 長期去除保護
offence-perpetual-attack = 長打
offence-repeated-check = 重複將軍

charge-perpetual-check = 自那以後{ $side }步步將軍。
charge-perpetual-chase = 自那以後{ $side }步步捉{ $targets }。
charge-perpetual-undermining = 自那以後{ $side }步步捉{ $targets }，或去掉其保護。
charge-perpetual-attack = 自那以後{ $side }步步將軍、要殺或捉子。
charge-repeated-check = { $side }每次都用同一個子將軍。

warning-stood = 這個局面已第 { $times } 次出現。
warning-loses = 第 { $times } 次出現時{ $side }判負：{ $side }必須變著。
warning-refused = 不允許第 { $times } 次出現：{ $side }必須變著。
warning-no-offence = 雙方均未犯規。
warning-both-offend = 雙方責任相當。
warning-drawn = 第 { $times } 次出現時判和。

cell-omen-loses = 按重複規則判負
cell-omen-refused = 禁止的重複，不能走
cell-omen-draws = 重複成和
cell-repeats = 屬於被禁止的重複
cell-chased = 被捉
cell-attacks = 捉子
news-omen-loses = 其中 { $count } 步按重複規則判負
news-omen-refused = 另有 { $count } 步因重複而禁止
news-omen-draws = 其中 { $count } 步重複成和

ruling-stood = 同一局面出現了 { $times } 次。判定依據是雙方在第 { $from } 步到第 { $to } 步之間的著法。
ruling-account = { $side } { $count } 步：{ $deeds }。
count-checks = 將 { $count } 次
count-kills = 殺 { $count } 次
count-chases = 捉 { $count } 次
count-underminings = 去除保護 { $count } 次
count-idle = 閒 { $count } 次
ruling-targets = { $side }步步捉：{ $targets }。捉子的是：{ $attackers }。
ruling-weighed = { $side }的走法同樣是禁止的，但較輕。
ruling-show = 在棋盤上演示

man-on = { $man } { $at }
deed-check = 將軍：{ $men }。
deed-attack = 新的捉：{ $attacker }捉{ $target }，{ $why }。
deed-undermined = 去除保護：{ $attacker }現在可以吃{ $target }，{ $why }。
deed-kill = 要殺，從 { $from }–{ $to } 開始。
deed-idle = 閒著：非將、非殺、非捉。
gain-unprotected = 無根
gain-false-root = 假根
gain-worth-more = 價值高於捉子者
gain-after-check = 在 { $at } 將軍後可得子

decision-loses = { $side }判負
decision-refused = { $side }須變著
decision-draw = 和棋
decision-both = 雙方犯規
decision-play-on = 繼續對局

### 棋盤上的重複

replay-title = 重複局面
replay-place = 第 { $done } 步，共 { $moves } 步
replay-begins = 局面在這裡第一次出現。
replay-first = 到開頭
replay-previous = 上一步
replay-play = 播放
replay-pause = 暫停
replay-next = 下一步
replay-last = 到末尾
replay-end = 回到對局
replay-end-case = 回到規則
replay-rules = 依哪種規則？

### 規則

ruleset-asian = 亞洲與世界規則
    .about = 長將、長捉判負；長殺與將捉交替允許。
ruleset-chinese = 中國規則
    .about = 將、殺、捉都算“打”：長打者判負。
ruleset-online = 線上規則
    .about = 沒有人因重複判負：禁止的著法根本不能走。
ruleset-club = 俱樂部規則
    .about = 同一局面用同一個子將軍最多三次；不得無休止地捉無根子。
ruleset-casual = 休閒規則
    .about = 長將判負；其他重複一律作和。

source-wxf-2018 = 世界象棋規則，WXF 2018，第 19 至 24 條，與亞洲規則 AXF 2017 相同
source-cxa-2020 = 象棋競賽規則，CXA 2011，2020 年版，第 24 至 29 條，有簡化
source-xiangqi-com = xiangqi.com 關於重複的說明頁，有簡化
source-brainking = BrainKing 規則頁，德文版
source-house = 自訂規則，無外部文本
rule-version = 規則版本：{ $source }

simplified-title = 簡化之處
simplified-no-arbiter = 第 { $times } 次出現立即判定；真人裁判會先警告。
simplified-short-threats = 得子的威脅，只有下一步或一次將軍後即可吃到才算，更長的連續手段不算。
simplified-short-kills = 殺著的威脅，須在 { $times } 次將軍之內成殺才算。
simplified-no-values = 有根子的價值是否低於捉子者，只在馬或炮捉車時考慮。
simplified-number = 原文沒有對每種情形給出次數；這裡以第 { $times } 次為準。
simplified-mutual = 原文沒有說明雙方都犯規時如何處理；這裡各自判定。
simplified-partly-read = 原文只能讀到一部分。

limit = { $moves ->
    [0] 不限步數
   *[other] { $moves } 步限著
}
limit-60 = 60 步
limit-50 = 50 步
limit-off = 不限
game-rules = { $ruleset }，{ $limit }
game-rules-title = 比較各種規則

### 以前的局面

browse-title = 檢視以前的局面
browse-first = 到開局
browse-previous = 上一步
browse-next = 下一步
browse-last = 到當前局面
browse-place = { $ply ->
    [0] 回看：開局
   *[other] 回看：第 { $ply } 步，共 { $plies } 步
}
browse-ended = 回到對局。
browse-back = 回到對局
browse-go-on = 從這裡接著下
why-browsing = 你正在看另一個局面。請回到對局，或者從這裡接著下。

### 輸入著法

typed-label = 輸入著法
typed-hint = 炮二平五 …
typed-title = 任何記譜法都可以：C2=5、炮二平五、H2-E2、h3e3、Che3
why-unreadable = 「{ $found }」不是任何記譜法的著法。
why-no-such-move = 這裡沒有棋子能走「{ $found }」。
why-ambiguous = 可能是{ $moves }。請寫明起點和終點。
moves-uci = UCI

### 鍵盤可以詢問的

answer-no-move = 還沒有走棋。
answer-no-man = 這裡沒有棋子。
answer-moves = { $count ->
    [0] { $man }無著可走。
   *[other] { $man }可以走到 { $points }。
}
answer-captures = { $count ->
    [0] { $man }沒有可吃的子。
   *[other] { $man }可以吃{ $points }。
}
answer-around-man = { $man }：{ $attackers ->
    [0] 沒有受攻擊
   *[other] 受{ $by }攻擊
}，{ $protectors ->
    [0] 沒有保護
   *[other] 受{ $from }保護
}。
answer-around-point = { $at }：{ $reds ->
    [0] 紅方吃不到這裡
   *[other] 紅方{ $red }可以吃到這裡
}；{ $blacks ->
    [0] 黑方吃不到這裡
   *[other] 黑方{ $black }可以吃到這裡
}。

### 從哪裡開始

start-usual = 普通
start-board = 當前局面
start-record = 用 FEN
start-record-label = FEN 局面
giver-opponent = 對手
giver-me = 我
handicap-none = 不讓
handicap-horse = 讓單馬
handicap-two-horses = 讓雙馬
handicap-chariot = 讓單車
handicap-chariot-horse = 讓車馬
handicap-two-chariots = 讓雙車
play-from-here = 和電腦下這一局面

### 電腦的幫助

advice-thinking = 請稍候……
threat-move = 如果現在輪到{ $side }：{ $man }走到 { $to }。
threat-none = 眼前沒有威脅。
reason-mate = { $moves ->
    [1] 一步取勝。
   *[other] { $moves } 步之內必勝。
}
reason-lost = 怎麼走都要輸，這一著支撐得最久。
reason-captures-free = 白吃{ $man }。
reason-captures-more = 吃掉價值更高的{ $man }。
reason-captures = 吃掉{ $man }。
reason-check = 將軍。
reason-attacks = 捉{ $man }。
reason-saves = { $man }本來要丟，這樣就躲開了。
cell-advised = 提示
draw-declined = 電腦不同意和棋，繼續下。
draw-title = 和棋？
draw-text = { $side }提議和棋。{ $other }同意嗎？
draw-decline = 繼續下
draw-accept = 和棋

### 確認著法

pending-move = { $man }從 { $from } 走到 { $to }？
pending-confirm = 走
settings-confirm = 走棋前確認
settings-confirm-hint = 每一著要按「走」或再點一次終點才走。
settings-sound = 聲音
settings-squares = 方格
settings-squares-hint = 給看慣國際象棋的人加上格子底色。
result-rematch = 換先再戰

### 保存的對局和統計

percent = { $number }%
stats-title = 統計
stats-none = 下完的對局會統計在這裡。
stats-private = 這些數字只留在這個瀏覽器裡。
stats-reset = 從現在起重新統計
stats-games = 局數
stats-red = 紅勝
stats-black = 黑勝
stats-won = 勝
stats-lost = 負
stats-draws = 和
stats-all = 勝負
stats-all-games = 全部對局
stats-you = 你對電腦
stats-against-all = 全部級別
stats-by-level = 按級別
stats-by-side = 按你執的一方
stats-by-opening = 按第一著
stats-by-rules = 按規則
beginning-central-cannon = 中炮
beginning-other-cannon = 其他炮局
beginning-elephant = 飛相
beginning-horse = 起馬
beginning-soldier = 進兵
beginning-other = 其他
beginning-elsewhere = 從其他局面開始

### 第一次來

welcome-title = 語言和棋子

settings-licenses = Chuhe 由什麼構成
release-ready = Chuhe 新版本已就緒，你的對局不受影響。
release-take = 現在使用
