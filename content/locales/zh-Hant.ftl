# 繁體中文。
#
# 各個值的含義見英文目錄。

### 頁面

app-name = 楚河
app-tagline = 象棋：學棋、下棋、看棋
app-hint = 先點棋子，再點落點；也可以拖曳棋子。
decimal-mark = .
list-comma = {"、"}
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
notice-retry = 再試一次
notice-unpark = 回到那一局
notice-dismiss = 關閉

engine-silent = 電腦棋手沒有及時回應。
engine-crashed = 電腦棋手當掉了。
engine-mismatch = 電腦棋手與頁面版本不一致。
engine-nonsense = 電腦棋手給出了無意義的回答。

### 操作

control-new-game = 新局
    .title = 新開一局
control-take-back = 悔棋
    .title = 退回到你上一次決定
control-redo = 重走
    .title = 重走退回的著法
control-flip = 翻轉
    .title = 翻轉棋盤
control-resign = 認輸
    .title = 認輸
control-settings = 設定
control-learn = 學棋：課程、規則、習題
control-help = 說明
control-close = 關閉
control-cancel = 取消

player-you = 你
player-computer = 電腦，{ $level } 級
player-captured = { $side }吃掉的子

moves-title = 著法
moves-none = 還沒有走棋，{ $side }先走。
moves-ahead = 已退回

search-line = 深度 { $depth }，{ $worth }
search-units = { $units }
search-mate = { $side } { $moves } 步內取勝

### 新局

new-title = 新局
new-opponent = 對手
new-opponent-engine = 電腦
new-opponent-person = 兩人同盤
new-side = 你執
new-side-bottom = 下方
new-side-random = 隨機
new-level = 棋力
level-hint = { $level ->
    [1] 1 級：只懂規則
    [2] 2 級：看得見眼前的威脅
    [3] 3 級：適合贏得第一局
    [4] 4 級：會懲罰明顯的錯誤
    [5] 5 級：下得穩健
    [6] 6 級：對多數人已屬不易
    [7] 7 級：強
    [8] 8 級：很強
    [9] 9 級：難以戰勝
   *[10] 10 級：全力以赴，從容思考
}
new-start = 開始

### 認輸

resign-title = 認輸？
resign-text = { $side }認輸，對方獲勝。
resign-confirm = 認輸

### 結果

result-again = 再來一局
result-take-back = 悔棋
result-look = 看看棋盤

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

### 說明

help-title = 棋盤
help-marks = 標記
help-mark-target = 拿起的棋子可以走到那裡。
help-mark-capture = 可以在那裡吃子。
help-mark-last-from = 上一步的起點。
help-mark-last-to = 上一步的終點。
help-mark-check = 這個將帥正被將軍。
help-mark-cause = 著法被拒絕的原因。
help-keys = 棋盤按鍵
help-key-arrows = 在交叉點之間移動
help-key-ends = 到行首行尾、路首路尾
help-key-enter = 拿起、放下
help-key-escape = 放回
help-key-next = 到下一個己方的將帥、士、象、馬、車、炮、兵；加 Shift 到對方的
key-letters = K、A、E、H、R、C、P
key-arrows = 方向鍵
key-ends = Home、End、Page Up、Page Down
key-enter = Enter 鍵、空格
key-escape = Esc

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
new-rules = 規則
new-limit = 不吃子作和
game-rules = { $ruleset }，{ $limit }
game-rules-title = 比較各種規則

rules-title = 規則比較
rules-intro = 不斷重複同一局面的一方，總要在某個時候變著。由誰變、不變又如何，各種規則書說法不一。這裡的每個裁決都出自同一位裁判，它也在照看你的對局。
rules-sets = 五種規則
rules-differences = 不同之處
rules-cases = 可以走一遍的例子
rules-cases-hint = 局面一直重複到規則作出裁決為止。在棋盤上走一遍，看看每一步在攻擊什麼。
rules-case-show = 在棋盤上演示
rules-topic = 專案
rules-case = 例子

topic-decided = 何時判定
topic-time = 第 { $times } 次出現時
topic-perpetual-check = 長將
topic-perpetual-chase = 長捉同一個子
topic-mate-threats = 長殺
topic-in-turn = 將與殺、捉交替
topic-protected = 有根子
protected-never = 可以捉
protected-but = 可以捉，但這些子不可被較弱的子捉：{ $men }
topic-free = 可以任意捉子的是
free-nobody = 沒有
topic-both = 雙方都犯規時
both-weighed = 以較重者論；相當則和
both-each = 各自判定
topic-otherwise = 其他重複
topic-limit = 限著
fate-allowed = 允許
fate-loses = 判負
fate-refused = 不能走

case-perpetual-check = 步步將軍
    .about = 車將軍，將讓開，如此反覆。這是最清楚的情形。
case-mutual-check = 雙方互將
    .about = 每一次將軍都以反將回應，雙方責任相當。
case-check-and-idle = 一將一閒
    .about = 車每隔一步將軍一次，總是同一個子、同一局面。
case-check-and-chase = 一將一捉
    .about = 一步將軍，下一步捉子。各種規則對此分歧最大。
case-mate-threats = 步步要殺
    .about = 一方的炮要殺，另一方的炮解殺。沒有將軍，也沒有捉子。
case-chase = 長捉無根子
    .about = 炮走到哪裡，車就捉到哪裡，炮沒有保護。
case-chase-of-protected = 長捉有根子
    .about = 這種捉沒有威脅：吃了炮也會被吃回來。
case-chariot-by-cannon = 炮長捉車
    .about = 車有根，但價值遠高於炮。
case-chase-by-soldier = 兵長捉車
    .about = 多數規則允許兵和將帥任意捉子。
case-two-in-turn = 輪流捉兩個子
    .about = 炮一會兒捉這個車，一會兒捉那個車：沒有一個子一直被捉。
case-chase-against-threats = 長捉對長殺
    .about = 被捉的一方步步要殺。這能使捉子一方免責嗎？
case-undermining = 去除保護
    .about = 兵來回走動，使馬始終無根。這也是捉。

help-mark-omen-loses = 這一步按重複規則判負。
help-mark-omen-refused = 這一步因重複而禁止。
help-mark-omen-draws = 這一步重複成和。
help-mark-chased = 在所示的重複中，這個子被捉。

### 嵌入別人網頁的棋盤

embed-loading = 正在載入……
embed-engine-off = 這裡不能使用電腦棋手。
# 按鈕。
embed-first = 回到開頭
embed-previous = 後退一步
embed-play = 自動播放
embed-pause = 暫停
embed-next = 前進一步
embed-last = 到最後
embed-undo = 悔棋
embed-reset = 重新開始
embed-flip = 翻轉棋盤
embed-hint = 提示
embed-analyse = 分析
embed-stop-analysis = 停止分析
embed-check = 檢查
embed-reveal = 顯示答案
embed-copy-fen = 複製局面
embed-share = 在楚河中開啟
embed-retry-engine = 重新啟動電腦棋手
embed-copied = 已複製。
embed-moves = 著法
embed-variation = 變著
embed-lines = 電腦的看法
embed-thinking = 電腦正在思考……
embed-depth = 深度 { $depth }
embed-answer = 答案
embed-find-move = { $side }走。請找出最佳著法。
embed-find-mate = { $side }走，一步取勝。
embed-right = 正確！
embed-wrong = 不是這一步，再試試。
embed-solved = 已解開。
embed-solved-at-once = 一次就解開了！
embed-chosen = { $count ->
    [0] 請點選所有符合題意的點。
   *[other] 已選 { $count } 個點。
}
embed-chosen-right = 正確：一個不多，一個不少。
embed-chosen-missing = 目前都對，還差 { $missing } 個點。
embed-chosen-wrong = 有 { $wrong } 個點不對，已打叉。
embed-chosen-both = 錯 { $wrong } 個，還差 { $missing } 個。

embed-bad-parameter = 「{ $name }」：{ $why }
embed-unknown-parameter = 沒有「{ $name }」這個參數。
embed-missing-parameter = 缺少「{ $name }」：這種棋盤需要它。
embed-not-a-word = 「{ $found }」不在可選值之中：{ $words }。
embed-not-a-number = 「{ $found }」不是 0 到 { $max } 之間的整數。
embed-not-a-move = 第 { $line } 行第 { $column } 個字元：「{ $move }」不是著法。
embed-no-such-move = 第 { $line } 行第 { $column } 個字元：沒有棋子能走「{ $move }」。
embed-illegal-move = 第 { $line } 行第 { $column } 個字元：「{ $move }」不合規則。
embed-no-game = 其中沒有棋局。
embed-bad-value = 無法理解「{ $found }」。
embed-too-long = 長度為 { $bytes }，最多讀取 { $max }。
embed-not-fetched = 無法以文字形式取得該檔案。
embed-no-content = 沒有這個名稱的內容。

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
help-key-file = 到某一路，按下方一側的數法
help-key-browse = 以前和以後的局面；加 Shift 到開局和當前局面
help-key-undo = 悔棋；加 Shift 重走
help-key-flip = 翻轉棋盤
help-key-ask = 朗讀：所在的點、上一著、這枚棋子的著法（加 Shift 只讀吃子）、誰攻擊和保護這裡、局勢
key-digits = 1 到 9
key-browse = 逗號、句號
key-undo = U
key-flip = F
key-ask = O、L、M、X、V

### 棋鐘

new-time = 用時
time-off = 不計時
time-sudden-death = { $minutes } 分鐘
time-with-increment = { $minutes } 分鐘，每步加 { $increment } 秒
time-with-byoyomi = { $minutes } 分鐘，然後 { $periods } 次 { $period } 秒
time-with-both = { $minutes } 分鐘，每步加 { $increment } 秒，然後 { $periods } 次 { $period } 秒
time-own = 自訂
time-minutes = 分鐘
time-increment = 每步加的秒數
time-period = 讀秒的秒數
time-periods = 讀秒次數
clock-of = { $side }的時間
clock-paused = 棋鐘已停
clock-goes-on = 棋鐘繼續走。
control-pause = 停鐘
control-go-on = 繼續計時

### 從哪裡開始

new-start-from = 開始局面
start-usual = 普通
start-board = 當前局面
start-record = 用 FEN
start-record-label = FEN 局面
new-handicap = 讓子
new-giver = 讓子的一方
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

control-hint = 提示
    .title = 提示：哪枚棋子，走到哪裡，為什麼
control-threat = 威脅
    .title = 如果輪到對手，他會走什麼
control-draw = 求和
    .title = 提議和棋
advice-thinking = 請稍候……
hint-more = 再多說一點
hint-man = 看看{ $man }。
hint-move = { $man }可以走到 { $to }。
hint-quiet = 這裡沒有強制著法。電腦認為走這步穩著之後局面最好。
hint-line = 預計：{ $moves }（{ $worth }）
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
help-mark-advised = 提示說的是這枚棋子。

### 保存的對局和統計

control-games = 對局
games-title = 你的對局
games-none = 每一局都會邊下邊保存在這裡。現在還沒有。
games-unfinished = 未下完
games-plies = { $plies } 步
games-on-board = 在棋盤上
games-export = 匯出
export-pgn = PGN
export-fen = FEN
export-text = 文字
games-export-all = 全部匯出為 PGN
games-more = 顯示更多
games-forget = 刪除
games-forgotten = 已完成。
games-undo = 撤銷
games-unreadable = 有 { $count } 局保存的對局無法讀取。
player-person = 人
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
