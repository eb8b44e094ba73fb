# 简体中文。
#
# 各个值的含义见英文目录。

### 页面

app-name = 楚河
app-tagline = 象棋：学棋、下棋、看棋
decimal-mark = .
list-and = { $rest }和{ $last }

### 双方与棋子

side-red = 红方
side-black = 黑方

role-general = 将帅
role-advisor = 士
role-elephant = 象
role-horse = 马
role-chariot = 车
role-cannon = 炮
role-soldier = 兵

man-red-general = 红帅
    .the = 红帅
man-red-advisor = 红仕
    .the = 红仕
man-red-elephant = 红相
    .the = 红相
man-red-horse = 红马
    .the = 红马
man-red-chariot = 红车
    .the = 红车
man-red-cannon = 红炮
    .the = 红炮
man-red-soldier = 红兵
    .the = 红兵
man-black-general = 黑将
    .the = 黑将
man-black-advisor = 黑士
    .the = 黑士
man-black-elephant = 黑象
    .the = 黑象
man-black-horse = 黑马
    .the = 黑马
man-black-chariot = 黑车
    .the = 黑车
man-black-cannon = 黑炮
    .the = 黑炮
man-black-soldier = 黑卒
    .the = 黑卒

letter-general = K
letter-advisor = A
letter-elephant = E
letter-horse = H
letter-chariot = R
letter-cannon = C
letter-soldier = P

### 棋盘（供读屏）

board-label = 棋盘，{ $side }在下方
board-keys = 方向键在交叉点之间移动，回车拿起或放下棋子，Esc 放回原处。
cell-empty = 空
cell-palace = 九宫
cell-river-bank = 河沿
cell-checked = 被将军
cell-picked = 已拿起
cell-target = 可以走到这里
cell-capture = 可以吃掉
cell-last-from = 上一步从这里走
cell-last-to = 上一步走到这里
cell-cause = 阻挡

### 对局播报

move-goes = { $side }：{ $role }从 { $from } 走到 { $to }。
move-captures = { $side }：{ $role }从 { $from } 吃 { $to } 的{ $captured }。
news-began = 新的一局，{ $side }先走。
news-began-as = 新的一局，你执{ $side }。
news-check = 将军！
news-taken-back = 已悔棋，轮到{ $side }。
news-replayed = 已重走，轮到{ $side }。
news-turned = 棋盘已翻转，{ $side }在下方。
news-put-down = 已放回。
news-picked = { $man }，{ $targets ->
    [0] 无棋可走
   *[other] 有 { $targets } 个落点
}

status-to-move = 轮到{ $side }
status-to-move-check = { $side }被将军
status-your-move = 轮到你走
status-your-move-check = 你被将军了
status-thinking = 电脑正在思考
status-thinking-check = 将军！电脑正在思考

### 为什么不能这样走

why-nothing-there = { $at } 没有棋子。
why-opponents-man = { $at } 的{ $man }是对方的棋子。
why-other-turn = 现在轮到{ $side }，{ $man }不能走。
why-engine-moves = 现在轮到电脑走。
why-over = 对局已经结束。可以悔棋，或者另开一局。
why-repetition = 这一步会使同一局面第 { $times } 次出现。{ $charge }按此规则，这一步不能走。
why-same-square = 棋子必须走到别的交叉点。
why-own-man = { $at } 是自己的{ $man }。
why-not-how = { $man }不能走到 { $to }。{ $how }
why-leg = { $man }不能走到 { $to }：{ $at } 的{ $by }蹩住了马腿。
why-eye = { $man }不能走到 { $to }：{ $at } 的{ $by }塞住了象眼。
why-river = 象（相）不能过河。
why-palace = { $man }不能走出九宫。
why-path = { $man }走不到 { $to }：被 { $at } 的{ $by }挡住了。
why-screens = 炮吃子时，中间必须恰好隔一个棋子，即炮架。{ $count ->
    [0] 到 { $to } 之间没有炮架。
   *[other] 到 { $to } 之间隔了 { $count } 个子：{ $points }。
}
why-soldier-backward = 兵（卒）不能后退。
why-soldier-sideways = 兵（卒）过河以后才能横走。
why-generals-face = 这样走，将帅会在 { $file } 线上直接对面，中间没有棋子。这是不允许的。
why-still-in-check = 你的将帅仍被 { $at } 的{ $man }将军。
why-would-be-attacked = 这样走，{ $at } 的{ $man }就会攻击你的将帅。

how-general = 将帅每步沿直线走一格，不能斜走。
how-advisor = 士（仕）每步斜走一格。
how-elephant = 象（相）每步斜走两格，走“田”字。
how-horse = 马先沿直线走一格，再向外斜走一格，走“日”字。
how-chariot = 车沿直线走，格数不限。
how-cannon = 炮走法与车相同；吃子时必须隔一个棋子。
how-soldier = 兵（卒）每步向前走一格，过河后还可以横走一格。

### 终局

result-draw = 和棋
result-red-wins = 红方胜
result-black-wins = 黑方胜
result-you-win = 你赢了！
result-you-lose = 电脑赢了

ending-checkmate = 将死：{ $loser }被将军，且无法应将。
ending-stalemate = 困毙：{ $loser }无棋可走。象棋规定，无棋可走即为输，未被将军也一样。
ending-nothing-allowed = { $loser }已没有重复规则允许的着法，与困毙一样判负。
ending-perpetual-check = 长将：{ $loser }在重复中步步将军。不肯变着者判负。
ending-perpetual-chase = 长捉：{ $loser }在重复中步步捉同一个子。不肯变着者判负。
ending-perpetual-undermining = 长捉：{ $loser }在重复中步步捉同一个子，或去掉它的保护。不肯变着者判负。
ending-perpetual-attack = 长打：{ $loser }在重复中步步将军、要杀或捉子。不肯变着者判负。
ending-repeated-check = { $loser }在同一局面用同一个子将军的次数过多。
ending-repetition-draw = 局面重复，双方均未犯规，判和。
ending-repetition-both = 局面重复，双方责任相当，判和。
ending-move-limit = 双方各走了 { $moves } 步而没有吃子，判和。
ending-dead-position = 双方都没有足以取胜的子力，判和。
ending-resignation = { $loser }认输。
ending-time = { $loser }超时。
ending-agreement = 双方同意和棋。

### 局面有什么问题

fen-empty = 其中没有局面。
fen-too-long = 共 { $bytes } 个字符，最多只读 { $max } 个。
fen-row-count = 棋盘有 { $found } 行，应为 10 行。
fen-row-length = 从上数第 { $row } 行有 { $points } 个交叉点，应为 9 个。
fen-letter = 从上数第 { $row } 行第 { $column } 个字符“{ $found }”既不是棋子，也不是空点数。
fen-side = 走棋方写作“{ $found }”，应为 w 或 b。
fen-quiet-plies = 未吃子步数“{ $found }”不是数字。
fen-round = 回合数“{ $found }”不是数字。
fen-extra = 末尾的“{ $found }”是多余的。

fault-no-general = { $side }没有将帅。
fault-too-many = { $man }有 { $count } 个，在 { $points }；一方最多 { $max } 个。
fault-unreachable = { $man }不可能站在 { $at }。
fault-generals-face = 将帅在 { $file } 线上直接对面。
fault-waiting-in-check = 轮到对方走，而{ $side }正被 { $points } 将军。

### 提示

notice-storage-blocked = 这个浏览器不允许网页保存数据。可以下棋，但刷新后对局会丢失。
notice-storage-full = 浏览器的存储空间已满，对局不再保存。
notice-storage-newer = 较新版本的楚河在这里保存过一局。那一局保持不动，本局不会保存。
notice-damaged = 保存的对局有一部分无法读取，能读取的已摆在棋盘上。
notice-engine-replaced = { $why }已换上新的。
notice-engine-off = { $why }可以改为两人同盘继续，或者再试一次。
notice-parked = 之前的对局已保留。
notice-bad-fen = 链接中的局面无法读取。
notice-bad-setup = 链接中的局面无法对弈。
notice-odd-setup = 这个局面中，有的棋子站在不可能到达的位置。
notice-no-texts = 无法加载此语言的文字：{ $language }。联网后请重新选择。
notice-retry = 再试一次
notice-unpark = 回到那一局
notice-dismiss = 关闭

engine-silent = 电脑棋手没有及时回应。
engine-crashed = 电脑棋手崩溃了。
engine-mismatch = 电脑棋手与页面版本不一致。
engine-nonsense = 电脑棋手给出了无意义的回答。

### 操作

control-settings = 设置
control-help = 帮助
control-close = 关闭
control-cancel = 取消

### 设置

settings-title = 设置
settings-language = 语言
settings-theme = 配色
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色
theme-contrast = 高对比度
settings-pieces = 棋子
pieces-traditional = 繁体
pieces-simplified = 简体
pieces-pictograms = 图形
pieces-letters = 字母
settings-board = 棋盘
board-paper = 纸
board-wood = 木
board-ink = 墨
settings-coords = 坐标
coords-letters-1 = a–i，1–10
coords-letters-0 = a–i，0–9
coords-files = 路数
coords-chinese = 路数，红方用汉字
coords-off = 不显示
settings-moves = 着法
moves-names = 用棋子名称
moves-wxf = WXF
moves-chinese = 中文
moves-western = 西式
moves-iccs = ICCS
settings-motion = 棋子滑动
settings-motion-hint = 系统要求减少动态效果时不滑动。
settings-search = 显示电脑的计算

### 程序出错

crash-title = 出了点问题
crash-text = 程序中的一个错误使页面停止了。你的对局已经保存。为保险起见，这是当前局面：
crash-reload = 重新载入

### 重复

rule-repetition = 重复局面
offence-perpetual-check = 长将
offence-perpetual-chase = 长捉
offence-perpetual-undermining = 长期去除保护
offence-perpetual-attack = 长打
offence-repeated-check = 重复将军

charge-perpetual-check = 自那以后{ $side }步步将军。
charge-perpetual-chase = 自那以后{ $side }步步捉{ $targets }。
charge-perpetual-undermining = 自那以后{ $side }步步捉{ $targets }，或去掉其保护。
charge-perpetual-attack = 自那以后{ $side }步步将军、要杀或捉子。
charge-repeated-check = { $side }每次都用同一个子将军。

warning-stood = 这个局面已第 { $times } 次出现。
warning-loses = 第 { $times } 次出现时{ $side }判负：{ $side }必须变着。
warning-refused = 不允许第 { $times } 次出现：{ $side }必须变着。
warning-no-offence = 双方均未犯规。
warning-both-offend = 双方责任相当。
warning-drawn = 第 { $times } 次出现时判和。

cell-omen-loses = 按重复规则判负
cell-omen-refused = 禁止的重复，不能走
cell-omen-draws = 重复成和
cell-repeats = 属于被禁止的重复
cell-chased = 被捉
cell-attacks = 捉子
news-omen-loses = 其中 { $count } 步按重复规则判负
news-omen-refused = 另有 { $count } 步因重复而禁止
news-omen-draws = 其中 { $count } 步重复成和

ruling-stood = 同一局面出现了 { $times } 次。判定依据是双方在第 { $from } 步到第 { $to } 步之间的着法。
ruling-account = { $side } { $count } 步：{ $deeds }。
count-checks = 将 { $count } 次
count-kills = 杀 { $count } 次
count-chases = 捉 { $count } 次
count-underminings = 去除保护 { $count } 次
count-idle = 闲 { $count } 次
ruling-targets = { $side }步步捉：{ $targets }。捉子的是：{ $attackers }。
ruling-weighed = { $side }的走法同样是禁止的，但较轻。
ruling-show = 在棋盘上演示

man-on = { $man } { $at }
deed-check = 将军：{ $men }。
deed-attack = 新的捉：{ $attacker }捉{ $target }，{ $why }。
deed-undermined = 去除保护：{ $attacker }现在可以吃{ $target }，{ $why }。
deed-kill = 要杀，从 { $from }–{ $to } 开始。
deed-idle = 闲着：非将、非杀、非捉。
gain-unprotected = 无根
gain-false-root = 假根
gain-worth-more = 价值高于捉子者
gain-after-check = 在 { $at } 将军后可得子

decision-loses = { $side }判负
decision-refused = { $side }须变着
decision-draw = 和棋
decision-both = 双方犯规
decision-play-on = 继续对局

### 棋盘上的重复

replay-title = 重复局面
replay-place = 第 { $done } 步，共 { $moves } 步
replay-begins = 局面在这里第一次出现。
replay-first = 到开头
replay-previous = 上一步
replay-play = 播放
replay-pause = 暂停
replay-next = 下一步
replay-last = 到末尾
replay-end = 回到对局
replay-end-case = 回到规则
replay-rules = 依哪种规则？

### 规则

ruleset-asian = 亚洲与世界规则
    .about = 长将、长捉判负；长杀与将捉交替允许。
ruleset-chinese = 中国规则
    .about = 将、杀、捉都算“打”：长打者判负。
ruleset-online = 在线规则
    .about = 没有人因重复判负：禁止的着法根本不能走。
ruleset-club = 俱乐部规则
    .about = 同一局面用同一个子将军最多三次；不得无休止地捉无根子。
ruleset-casual = 休闲规则
    .about = 长将判负；其他重复一律作和。

source-wxf-2018 = 世界象棋规则，WXF 2018，第 19 至 24 条，与亚洲规则 AXF 2017 相同
source-cxa-2020 = 象棋竞赛规则，CXA 2011，2020 年版，第 24 至 29 条，有简化
source-xiangqi-com = xiangqi.com 关于重复的帮助页，有简化
source-brainking = BrainKing 规则页，德文本
source-house = 自订规则，无外部文本
rule-version = 规则版本：{ $source }

simplified-title = 简化之处
simplified-no-arbiter = 第 { $times } 次出现立即判定；真人裁判会先警告。
simplified-short-threats = 得子的威胁，只有下一步或一次将军后即可吃到才算，更长的连续手段不算。
simplified-short-kills = 杀着的威胁，须在 { $times } 次将军之内成杀才算。
simplified-no-values = 有根子的价值是否低于捉子者，只在马或炮捉车时考虑。
simplified-number = 原文没有对每种情形给出次数；这里以第 { $times } 次为准。
simplified-mutual = 原文没有说明双方都犯规时如何处理；这里各自判定。
simplified-partly-read = 原文只能读到一部分。

limit = { $moves ->
    [0] 不限步数
   *[other] { $moves } 步限着
}
limit-60 = 60 步
limit-50 = 50 步
limit-off = 不限
game-rules = { $ruleset }，{ $limit }
game-rules-title = 比较各种规则

### 以前的局面

browse-title = 查看以前的局面
browse-first = 到开局
browse-previous = 上一步
browse-next = 下一步
browse-last = 到当前局面
browse-place = { $ply ->
    [0] 回看：开局
   *[other] 回看：第 { $ply } 步，共 { $plies } 步
}
browse-ended = 回到对局。
browse-back = 回到对局
browse-go-on = 从这里接着下
why-browsing = 你正在看另一个局面。请回到对局，或者从这里接着下。

### 输入着法

typed-label = 输入着法
typed-hint = 炮二平五 …
typed-title = 任何记谱法都可以：C2=5、炮二平五、H2-E2、h3e3、Che3
why-unreadable = “{ $found }”不是任何记谱法的着法。
why-no-such-move = 这里没有棋子能走“{ $found }”。
why-ambiguous = 可能是{ $moves }。请写明起点和终点。
moves-uci = UCI

### 键盘可以询问的

answer-no-move = 还没有走棋。
answer-no-man = 这里没有棋子。
answer-moves = { $count ->
    [0] { $man }无着可走。
   *[other] { $man }可以走到 { $points }。
}
answer-captures = { $count ->
    [0] { $man }没有可吃的子。
   *[other] { $man }可以吃{ $points }。
}
answer-around-man = { $man }：{ $attackers ->
    [0] 没有受攻击
   *[other] 受{ $by }攻击
}，{ $protectors ->
    [0] 没有保护
   *[other] 受{ $from }保护
}。
answer-around-point = { $at }：{ $reds ->
    [0] 红方吃不到这里
   *[other] 红方{ $red }可以吃到这里
}；{ $blacks ->
    [0] 黑方吃不到这里
   *[other] 黑方{ $black }可以吃到这里
}。

### 从哪里开始

start-usual = 普通
start-board = 当前局面
start-record = 用 FEN
start-record-label = FEN 局面
giver-opponent = 对手
giver-me = 我
handicap-none = 不让
handicap-horse = 让单马
handicap-two-horses = 让双马
handicap-chariot = 让单车
handicap-chariot-horse = 让车马
handicap-two-chariots = 让双车
play-from-here = 和电脑下这一局面

### 电脑的帮助

advice-thinking = 请稍候……
threat-move = 如果现在轮到{ $side }：{ $man }走到 { $to }。
threat-none = 眼前没有威胁。
reason-mate = { $moves ->
    [1] 一步取胜。
   *[other] { $moves } 步之内必胜。
}
reason-lost = 怎么走都要输，这一着支撑得最久。
reason-captures-free = 白吃{ $man }。
reason-captures-more = 吃掉价值更高的{ $man }。
reason-captures = 吃掉{ $man }。
reason-check = 将军。
reason-attacks = 捉{ $man }。
reason-saves = { $man }本来要丢，这样就躲开了。
cell-advised = 提示
draw-declined = 电脑不同意和棋，继续下。
draw-title = 和棋？
draw-text = { $side }提议和棋。{ $other }同意吗？
draw-decline = 继续下
draw-accept = 和棋

### 确认着法

pending-move = { $man }从 { $from } 走到 { $to }？
pending-confirm = 走
settings-confirm = 走棋前确认
settings-confirm-hint = 每一着要按“走”或再点一次终点才走。
settings-sound = 声音
settings-squares = 方格
settings-squares-hint = 给看惯国际象棋的人加上格子底色。
result-rematch = 换先再战

### 保存的对局和统计

percent = { $number }%
stats-title = 统计
stats-none = 下完的对局会统计在这里。
stats-private = 这些数字只留在这个浏览器里。
stats-reset = 从现在起重新统计
stats-games = 局数
stats-red = 红胜
stats-black = 黑胜
stats-won = 胜
stats-lost = 负
stats-draws = 和
stats-all = 胜负
stats-all-games = 全部对局
stats-you = 你对电脑
stats-against-all = 全部级别
stats-by-level = 按级别
stats-by-side = 按你执的一方
stats-by-opening = 按第一着
stats-by-rules = 按规则
beginning-central-cannon = 中炮
beginning-other-cannon = 其他炮局
beginning-elephant = 飞相
beginning-horse = 起马
beginning-soldier = 进兵
beginning-other = 其他
beginning-elsewhere = 从其他局面开始

### 第一次来

welcome-title = 语言和棋子

settings-licenses = Chuhe 由什么构成
release-ready = Chuhe 新版本已就绪，你的对局不受影响。
release-take = 现在使用
