### 頁面

app-hint = 先點棋子，再點落點；也可以拖曳棋子。
list-comma = {"、"}

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
control-learn = 學棋：課程、規則、習題

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

### 規則

new-rules = 規則
new-limit = 不吃子作和

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

### 鍵盤可以詢問的

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
new-handicap = 讓子
new-giver = 讓子的一方

### 電腦的幫助

control-hint = 提示
    .title = 提示：哪枚棋子，走到哪裡，為什麼
control-threat = 威脅
    .title = 如果輪到對手，他會走什麼
control-draw = 求和
    .title = 提議和棋
hint-more = 再多說一點
hint-man = 看看{ $man }。
hint-move = { $man }可以走到 { $to }。
hint-quiet = 這裡沒有強制著法。電腦認為走這步穩著之後局面最好。
hint-line = 預計：{ $moves }（{ $worth }）

### 確認著法

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

### 放到自己網頁上的棋盤

snippet-title = 把這個棋盤放到自己的網頁上
snippet-hint = 把這段 HTML 複製到您的網頁裡。不需要伺服器，也不需要帳號。
snippet-caption = 象棋局面
snippet-kind = 用途
snippet-diagram = 局面圖
snippet-game = 棋譜
snippet-explore = 自由走子
snippet-play = 與電腦對弈
snippet-form = 寫法
snippet-element = 元素
snippet-frame = 框架
snippet-link = 連結
snippet-copy = 複製
snippet-svg = 圖片（SVG）
snippet-guide = 說明
