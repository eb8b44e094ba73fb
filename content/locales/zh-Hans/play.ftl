### 页面

app-hint = 先点棋子，再点落点；也可以拖动棋子。
list-comma = {"、"}

### 操作

control-new-game = 新局
    .title = 新开一局
control-take-back = 悔棋
    .title = 退回到你上一次决定
control-redo = 重走
    .title = 重走退回的着法
control-flip = 翻转
    .title = 翻转棋盘
control-resign = 认输
    .title = 认输
control-learn = 学棋：课程、规则、习题

player-you = 你
player-computer = 电脑，{ $level } 级
player-captured = { $side }吃掉的子

moves-title = 着法
moves-none = 还没有走棋，{ $side }先走。
moves-ahead = 已退回

search-line = 深度 { $depth }，{ $worth }
search-units = { $units }
search-mate = { $side } { $moves } 步内取胜

### 新局

new-title = 新局
new-opponent = 对手
new-opponent-engine = 电脑
new-opponent-person = 两人同盘
new-side = 你执
new-side-bottom = 下方
new-side-random = 随机
new-level = 棋力
level-hint = { $level ->
    [1] 1 级：只懂规则
    [2] 2 级：看得见眼前的威胁
    [3] 3 级：适合赢得第一局
    [4] 4 级：会惩罚明显的错误
    [5] 5 级：下得稳健
    [6] 6 级：对多数人已属不易
    [7] 7 级：强
    [8] 8 级：很强
    [9] 9 级：难以战胜
   *[10] 10 级：全力以赴，从容思考
}
new-start = 开始

### 认输

resign-title = 认输？
resign-text = { $side }认输，对方获胜。
resign-confirm = 认输

### 结果

result-again = 再来一局
result-take-back = 悔棋
result-look = 看看棋盘

### 帮助

help-title = 棋盘
help-marks = 标记
help-mark-target = 拿起的棋子可以走到那里。
help-mark-capture = 可以在那里吃子。
help-mark-last-from = 上一步的起点。
help-mark-last-to = 上一步的终点。
help-mark-check = 这个将帅正被将军。
help-mark-cause = 着法被拒绝的原因。
help-keys = 棋盘按键
help-key-arrows = 在交叉点之间移动
help-key-ends = 到行首行尾、路首路尾
help-key-enter = 拿起、放下
help-key-escape = 放回
help-key-next = 到下一个己方的将帅、士、象、马、车、炮、兵；加 Shift 到对方的
key-letters = K、A、E、H、R、C、P
key-arrows = 方向键
key-ends = Home、End、Page Up、Page Down
key-enter = 回车、空格
key-escape = Esc

### 规则

new-rules = 规则
new-limit = 不吃子作和

rules-title = 规则比较
rules-intro = 不断重复同一局面的一方，总要在某个时候变着。由谁变、不变又如何，各种规则书说法不一。这里的每个裁决都出自同一位裁判，它也在照看你的对局。
rules-sets = 五种规则
rules-differences = 不同之处
rules-cases = 可以走一遍的例子
rules-cases-hint = 局面一直重复到规则作出裁决为止。在棋盘上走一遍，看看每一步在攻击什么。
rules-case-show = 在棋盘上演示
rules-topic = 项目
rules-case = 例子

topic-decided = 何时判定
topic-time = 第 { $times } 次出现时
topic-perpetual-check = 长将
topic-perpetual-chase = 长捉同一个子
topic-mate-threats = 长杀
topic-in-turn = 将与杀、捉交替
topic-protected = 有根子
protected-never = 可以捉
protected-but = 可以捉，但这些子不可被较弱的子捉：{ $men }
topic-free = 可以任意捉子的是
free-nobody = 没有
topic-both = 双方都犯规时
both-weighed = 以较重者论；相当则和
both-each = 各自判定
topic-otherwise = 其他重复
topic-limit = 限着
fate-allowed = 允许
fate-loses = 判负
fate-refused = 不能走

case-perpetual-check = 步步将军
    .about = 车将军，将让开，如此反复。这是最清楚的情形。
case-mutual-check = 双方互将
    .about = 每一次将军都以反将回应，双方责任相当。
case-check-and-idle = 一将一闲
    .about = 车每隔一步将军一次，总是同一个子、同一局面。
case-check-and-chase = 一将一捉
    .about = 一步将军，下一步捉子。各种规则对此分歧最大。
case-mate-threats = 步步要杀
    .about = 一方的炮要杀，另一方的炮解杀。没有将军，也没有捉子。
case-chase = 长捉无根子
    .about = 炮走到哪里，车就捉到哪里，炮没有保护。
case-chase-of-protected = 长捉有根子
    .about = 这种捉没有威胁：吃了炮也会被吃回来。
case-chariot-by-cannon = 炮长捉车
    .about = 车有根，但价值远高于炮。
case-chase-by-soldier = 兵长捉车
    .about = 多数规则允许兵和将帅任意捉子。
case-two-in-turn = 轮流捉两个子
    .about = 炮一会儿捉这个车，一会儿捉那个车：没有一个子一直被捉。
case-chase-against-threats = 长捉对长杀
    .about = 被捉的一方步步要杀。这能使捉子一方免责吗？
case-undermining = 去除保护
    .about = 兵来回走动，使马始终无根。这也是捉。

help-mark-omen-loses = 这一步按重复规则判负。
help-mark-omen-refused = 这一步因重复而禁止。
help-mark-omen-draws = 这一步重复成和。
help-mark-chased = 在所示的重复中，这个子被捉。

### 键盘可以询问的

help-key-file = 到某一路，按下方一侧的数法
help-key-browse = 以前和以后的局面；加 Shift 到开局和当前局面
help-key-undo = 悔棋；加 Shift 重走
help-key-flip = 翻转棋盘
help-key-ask = 朗读：所在的点、上一着、这枚棋子的着法（加 Shift 只读吃子）、谁攻击和保护这里、局势
key-digits = 1 到 9
key-browse = 逗号、句号
key-undo = U
key-flip = F
key-ask = O、L、M、X、V

### 棋钟

new-time = 用时
time-off = 不计时
time-sudden-death = { $minutes } 分钟
time-with-increment = { $minutes } 分钟，每步加 { $increment } 秒
time-with-byoyomi = { $minutes } 分钟，然后 { $periods } 次 { $period } 秒
time-with-both = { $minutes } 分钟，每步加 { $increment } 秒，然后 { $periods } 次 { $period } 秒
time-own = 自定
time-minutes = 分钟
time-increment = 每步加的秒数
time-period = 读秒的秒数
time-periods = 读秒次数
clock-of = { $side }的时间
clock-paused = 棋钟已停
clock-goes-on = 棋钟继续走。
control-pause = 停钟
control-go-on = 继续计时

### 从哪里开始

new-start-from = 开始局面
new-handicap = 让子
new-giver = 让子的一方

### 电脑的帮助

control-hint = 提示
    .title = 提示：哪枚棋子，走到哪里，为什么
control-threat = 威胁
    .title = 如果轮到对手，他会走什么
control-draw = 求和
    .title = 提议和棋
hint-more = 再多说一点
hint-man = 看看{ $man }。
hint-move = { $man }可以走到 { $to }。
hint-quiet = 这里没有强制着法。电脑认为走这步稳着之后局面最好。
hint-line = 预计：{ $moves }（{ $worth }）

### 确认着法

help-mark-advised = 提示说的是这枚棋子。

### 保存的对局和统计

control-games = 对局
games-title = 你的对局
games-none = 每一局都会边下边保存在这里。现在还没有。
games-unfinished = 未下完
games-plies = { $plies } 步
games-on-board = 在棋盘上
games-export = 导出
export-pgn = PGN
export-fen = FEN
export-text = 文本
games-export-all = 全部导出为 PGN
games-more = 显示更多
games-forget = 删除
games-forgotten = 已完成。
games-undo = 撤销
games-unreadable = 有 { $count } 局保存的对局无法读取。
player-person = 人

### 放到自己网页上的棋盘

snippet-title = 把这个棋盘放到自己的网页上
snippet-hint = 把这段 HTML 复制到您的网页里。不需要服务器，也不需要账号。
snippet-caption = 象棋局面
snippet-kind = 用途
snippet-diagram = 局面图
snippet-game = 棋谱
snippet-explore = 自由走子
snippet-play = 与电脑对弈
snippet-form = 写法
snippet-element = 元素
snippet-frame = 框架
snippet-link = 链接
snippet-copy = 复制
snippet-svg = 图片（SVG）
snippet-guide = 说明
