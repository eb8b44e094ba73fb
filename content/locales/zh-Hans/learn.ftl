# 课程、规则与习题的文字，简体中文。各值与键的含义见英文目录。

### 页面

learn-title = 学象棋
learn-path = 课程
learn-rules = 规则
learn-questions = 问答
learn-puzzles = 习题
learn-play = 对局
learn-nav = 页面各部分
learn-intro = 从空棋盘到第一盘棋：短小的练习，由规则程序直接判定。任何内容都不会离开你的浏览器。
learn-stars = { $stars } / { $all } 颗星
learn-go-on = 继续
learn-done = 已完成 { $done } / { $of }
learn-level = 第 { $number } 题，共 { $of } 题
learn-level-stars = { $stars ->
    [0] 尚未完成
   *[other] { $stars } 颗星
}
learn-hint = 提示
learn-again = 重来
learn-next = 下一题
learn-check = 检查
learn-back = 全部课程
learn-try = 在棋盘上试一试
learn-stop-trying = 收起棋盘
learn-done-title = { $stars ->
    [3] 完美！
    [2] 很好！
   *[other] 完成！
}
learn-failed = 这次没成
learn-thinking = 电脑正在思考。
learn-moves = 已走 { $moves } 步，最少只需 { $least } 步
learn-practice = 到课程中练习
learn-link = 本节链接
learn-myth = 常见误解
learn-truth = 其实
learn-loading = 正在载入……
learn-not-loaded = 无法载入。请检查网络后重新打开页面。
learn-not-saved = 此浏览器不允许保存学习进度。
learn-engine-off = 电脑棋手出了故障，请重试。

progress-title = 学习进度
progress-text = 进度只保存在此浏览器中。可以导出为文字带走，也可以把别处导出的文字导入到这里；每题保留较好的成绩。
progress-export = 导出
progress-import = 导入
progress-paste = 在此粘贴导出的文字
progress-imported = 已导入。
progress-unreadable = 无法读取这段文字：第 { $line } 行，第 { $column } 个字符。
progress-newer = 这段文字出自更新版本的楚河。
progress-reset = 清除全部
progress-reset-sure = 确定清除所有星星和成绩吗？

### 供读屏使用的标记

sign-wanted = 目标
sign-marked = 已标记
sign-right = 正确
sign-wrong = 错误
sign-missed = 漏标
sign-hint = 提示

### 题目

goal-collect = 让棋子走到每一颗星。{ $moves } 步就够，对方不走棋。
goal-capture = 吃掉除将帅以外的所有棋子。{ $moves } 步就够，对方不走棋。
goal-capture-guarded = 吃掉除将帅以外的所有棋子，但不能停在会被吃掉的地方。{ $moves } 步就够。
goal-targets = { $at } 的{ $man }：标出它能走到的所有点。如果一个也没有，直接检查。
goal-palace = 标出{ $side }九宫的所有点。
goal-reach = { $man }：标出它一生中能站的所有点。
goal-men = 标出所有的{ $man }。
goal-checkers = { $side }正被将军。标出所有在将军的棋子。
goal-pinned = 标出{ $side }不能动的棋子：一动，将帅就要丢。
goal-find = 请点{ $what }。
spot-file = { $side }第 { $number } 路上的任意一点
goal-legal = { $man }能从 { $from } 走到 { $to } 吗？
goal-why = 对。为什么不能？
goal-enable = { $from } 的{ $man }想去 { $to }。走一步棋，让它走得成。
goal-escape = { $side }正被将军。{ $count ->
    [1] 走出唯一的应法。
   *[other] 走出全部应法，共 { $count } 种。
}
goal-mate = { $side }先走，{ $moves } 步杀。
goal-only = { $side }走棋。只有一步不会立刻输，找到它。
goal-avoid = { $side }走棋。你在这里的一步立刻输了。找一步守得住的。
goal-status = 轮到{ $side }走棋。这是什么局面？
goal-belief = 对还是错？
goal-count-points = 棋盘上有多少个点？
goal-count-men = 开局时每方有多少个棋子？
goal-count-palace = 一个九宫有多少个点？
goal-count-reach = { $role }：一方的这种棋子能站在多少个点上？
goal-compare = { $side }走棋。哪一步更好？
goal-win = 执{ $side }，战胜电脑。
goal-draw = 执{ $side }对电脑，不要输。
goal-follow = 跟着走：{ $move }。
goal-follow-wait = 看对方的应着。
goal-free = 双方棋子都可以随意走。不能走的会说明原因。
goal-repetition = 这样一直重复下去，按{ $ruleset }，谁必须变着？

answer-yes = 能
answer-no = 不能
answer-true = 对
answer-false = 错
answer-deviates = { $side }必须变着
answer-nobody = 双方都不必
answer-move = { $man } { $from }–{ $to }
reason-not-how = 它不是这样走的
reason-own-man = 那里有己方棋子
reason-leg = 蹩马腿
reason-eye = 塞象眼
reason-river = 不能过河
reason-palace = 不能出九宫
reason-path = 路上有子挡住
reason-screens = 炮架不是正好一个
reason-backward = 它从不后退
reason-sideways = 它还没过河
reason-facing = 将帅会直接对面
reason-check = 己方将帅会被将军
standing-free = 未被将军，可以走
standing-check = 被将军，有应法
standing-mate = 将死：输
standing-stalemate = 困毙：输

said-progress = 对：{ $done } / { $of }。
said-known = 这一种已经找到过了。
said-not-here = 那是 { $at }。再看看。
said-marks = { $wrong ->
    [0] 还缺 { $missing } 个点。
   *[other] 有 { $wrong } 个标记不对。
}
said-not-this = 不对。
said-right = 正确！
said-is-legal = 这步棋可以走。
said-taken = 你被吃了：{ $at } 的{ $man }吃了回来。
said-gets-out = 太慢了：{ $move } 就能脱身。
said-allows-mate = 这样会被杀，从 { $move } 开始。
said-still-not = 还不行。
said-not-in-line = 这步可以走，但这里该走另一步。
said-look = 看看标出的点。
said-other-side = { $man }不是你的：你执{ $side }。

### 习题

review-title = 哪里走错了
review-place = 你这盘棋的第 { $number } 个局面，共 { $of } 个
review-none = 上一盘棋里没有可以证明的错误：要么没有输，要么是慢慢输的。用电脑看一看会更清楚。

puzzle-title = 习题
puzzle-daily = 每日一题
puzzle-rating = 你的等级分：{ $rating }
puzzle-solved = 已解：{ $solved } / { $of }
puzzle-due = { $count ->
    [0] 今天没有要复习的题。
   *[other] 今天有 { $count } 题要复习。
}
puzzle-streak = { $days ->
    [0] 还没有解出。
   *[other] 连续 { $days } 天解出。
}
puzzle-theme = 用什么杀
puzzle-length = 步数
puzzle-any = 全部
puzzle-difficulty = 难度 { $rating }
puzzle-from = 出自《{ $title }》
puzzle-none = 没有这类习题。
puzzle-about = 这里的每个杀局都经过证明：无法防守，没有更快的杀法，第一步只有一种。之后的着法若杀得同样快，也算对。没做出的题一天后再来，然后是三天、七天、二十一天。
theme-chariot = 车
theme-horse-cannon = 马炮
theme-horse = 马
theme-cannon = 炮
theme-soldier = 兵
collection-pattern = 基本杀法
collection-drill = 按子力练习
collection-practical = 实用残局

### 课程

unit-board = 棋盘
    .intro = 棋子放在线的交叉点上，不放在格子里。竖线九条，横线十条。河界把棋盘分成两半，双方各有一个画着斜线的九宫。
    .myth = 棋子放在格子里，和国际象棋一样。
    .truth = 棋子放在 90 个交叉点上。竖线记作 a 到 i，横线记作 1 到 10；双方也可以各自从右边起数一到九路。
unit-chariot = 车
    .intro = 车沿直线走，远近不限。它是最强的棋子，棋盘越空越强。
    .myth = 车要留到残局才用。
    .truth = 车应尽早占住通路。俗话说：“三步不出车，必定要输棋。”
unit-horse = 马
    .intro = 马先走一步直的，再向外走一步斜的。它不能跳：第一步的点叫马腿，上面有子，那一侧的两个点就都去不了。
    .myth = 马和国际象棋的马一样会跳。
    .truth = 马腿上有子就走不了。所以一匹马可以攻击另一匹马，而对方却打不着它。
unit-cannon = 炮
    .intro = 炮走法同车。吃子时，它和目标之间必须正好隔一个棋子，叫炮架，哪一方的都行。没有炮架或有两个，都吃不了。
    .myth = 炮每步都要跳过棋子。
    .truth = 只有吃子才要。不吃子时沿直线走，什么也不跳。
unit-elephant = 象（相）
    .intro = 象斜走两格，走田字。它不能过河；中间的点叫象眼，有子就走不了。象专管防守。
    .myth = 象就是国际象棋的象。
    .truth = 它从不走一格，也不多走，不能跳子，一生只有七个点。
unit-advisor = 士（仕）
    .intro = 士在九宫内斜走一步，共五个点。它护卫将帅，有时也挡了将帅的路。
    .myth = 士在将帅身边总是好的。
    .truth = 它也可能堵死自己将帅的最后一条出路。
unit-general = 将（帅）
    .intro = 将帅在九宫内直走一步。双方将帅不能在同一条无子的竖线上对面：所以每个将帅都看住了自己面前的整条线。
    .myth = 将帅对面是一种威胁，下一步再应就行。
    .truth = 造成对面的那步棋本身就不能走。有的规则页称之为威胁；在棋盘上，它等于沿线的攻击。
unit-soldier = 兵（卒）
    .intro = 兵每次向前走一步，过河后也可以横走一步。怎么走就怎么吃，从不后退。
    .myth = 兵走到底线会升变。
    .truth = 它仍是兵，在底线只能横走。
unit-check = 将军与应将
    .intro = 将帅可能被吃就是被将军，必须马上应将：走开将帅、吃掉攻击的子、垫子，或撤掉炮架。还可以蹩住马腿。
    .myth = 应将只有三种办法。
    .truth = 撤走炮架或再加一个，炮就打不着；有子站住马腿，马也将不了军。
unit-mate = 将死与困毙
    .intro = 无棋可走就输：被将军时是将死，没被将军时是困毙。两者都输。
    .myth = 没被将军又无棋可走，就是和棋。
    .truth = 象棋中，无棋可走的一方为输。
unit-repetition = 重复局面
    .intro = 谁也不能无休止地将军或捉子。同一局面第三次出现时，裁判要看双方期间做了什么。各种规则不同，每道练习都写明用哪一种。
    .myth = 同一局面出现三次就是和棋，和国际象棋一样。
    .truth = 要看做了什么：单方长将或长捉为负。双方都没犯规或都犯规，则为和。
unit-values = 子力价值与兑子
    .intro = 大致是：车 9，炮 4½，马 4，士象 2，兵 1，过河兵 2。棋子越少，炮架越少，炮减价，马增值。
    .myth = 有根的子就是安全的。
    .truth = 如果它比攻击者更值钱，就不安全。
unit-patterns = 基本杀法
    .intro = 几百年来，各种杀法都有名字。认得图形，就找得到着法。
    .myth = 杀棋要很多子。
    .truth = 两个配合的子往往就够了，将帅沿线一照，就是第三个。
unit-endgames = 残局
    .intro = 子少，目标清楚。每局都和电脑走完。都是必胜。
    .myth = 单兵赢不了。
    .truth = 对孤将能赢，只要不过早走成底兵。
unit-openings = 开局
    .intro = 头几步出动车马，争夺中路。把大家常说的开局走一遍。
    .myth = 第二步就炮打中卒，开局便赢了。
    .truth = 过早打卒，炮会孤单，还白送对方时间出子。
unit-classics = 江湖名局
    .intro = 街头摆局的残棋：看似红胜，实为和棋。这里是其中三局的头几步，依古谱，不作证明。
    .myth = 红方立刻就赢。
    .truth = 看上去最好的着法反而输；古谱说，双方走对都是和棋。
unit-game = 第一盘棋
    .intro = 现在下一整盘。走不了的棋会告诉你为什么。
    .myth = 先要学会开局才能下棋。
    .truth = 把子出动，看好将帅，白吃的就吃。

### 练习

lesson-board-squares = 棋子放在线与线之间的格子里。
lesson-board-who-begins = 红方先走。
lesson-board-files = 双方各从自己的右边数：一到九路。
lesson-chariot-careful = 有的子互相保护。次序很要紧。
lesson-horse-may-it = 马在 e5，己方兵在 f5：一个规则网页上的例子。
lesson-horse-one-way = 红方打黑方……
lesson-horse-other-way = ……黑方能打回来吗？
lesson-horse-open-leg = 兵一走开，两个点都通了。
lesson-horse-detour = 自己的兵蹩住了马腿。绕路走。
lesson-cannon-targets = 没有炮架、一个、两个：都在一张图里。
lesson-cannon-needs-screen = 炮不吃子时也要炮架才能走。
lesson-cannon-any-screen = 炮可以用对方的子做炮架吃子。
lesson-elephant-attack = 象可以过河助攻。
lesson-advisor-pinned = 看看 e 线。
lesson-advisor-traitor = 双士紧挨着自己的将……
lesson-general-castle = 将帅可以和没走过的车易位。
lesson-general-last-man = 将帅之间只剩一匹马。
lesson-general-ray = 让你的帅远远助攻。
lesson-soldier-promote = 兵走到底线就变成车。
lesson-check-step = 有一个点正对着对方的将。
lesson-check-screen = 相就是炮架。
lesson-check-leg = 马可以从马腿上挡住。
lesson-check-double = 同时受两个子攻击。
lesson-check-say-it = 没人喊“将军”，就不必应将。
lesson-mate-draw = 这是和棋，因为黑方没被将军。
lesson-repetition-nobody-wins = 按亚洲与世界规则，长将是和棋。
lesson-repetition-check = 步步将军。
lesson-repetition-both-check = 双方都在将军。
lesson-repetition-check-and-idle = 一将一闲。
lesson-repetition-chase = 车追着无根的炮。
lesson-repetition-protected = 被捉的子有根。
lesson-repetition-soldier = 兵捉车。
lesson-repetition-in-turn = 一会儿捉这个车，一会儿捉那个。
lesson-repetition-threats = 步步叫杀。
lesson-repetition-threats-china = 同样的着法，另一种规则。
lesson-values-late = 子少的时候，马往往比炮值钱。
lesson-values-two-for-one = 一个车大约等于一马一炮。
lesson-values-crossed = 过河兵比没过河的兵值钱。
lesson-values-fork = 一步棋，两处攻击。
lesson-patterns-double-cannon = 重炮：一个炮做另一个炮的炮架。
lesson-patterns-face-to-face = 对面笑：帅守住了这条线。
lesson-patterns-side-horse = 侧面虎。
lesson-patterns-horse-cannon = 马后炮：马控住将，又做炮架。
lesson-patterns-hook-horse = 挂角马。
lesson-patterns-both-sides = 双车胁士。
lesson-patterns-knocking = 二鬼拍门。
lesson-patterns-rook-and-horse = 车马配合。
lesson-patterns-bottom-cannon = 沉底炮。
lesson-patterns-in-turn = 双车错。
lesson-patterns-crouching = 卧槽马。
lesson-patterns-bolt = 铁门栓：炮镇中路，车杀进去。
lesson-patterns-drinking = 双马饮泉。
lesson-patterns-octagon = 八角马。
lesson-patterns-two-cannons = 无车双炮。
lesson-patterns-cannon-soldier = 炮兵配合。
lesson-patterns-heart = 大胆穿心：车吃中士。
lesson-patterns-three-on-a-wing = 三子归边。
lesson-endgames-two-chariots = 双车：把将逼到边上。
lesson-endgames-chariot = 单车对孤将。
lesson-endgames-soldier = 兵不要太低，帅来助攻。
lesson-endgames-horse = 单马对孤将。
lesson-endgames-chariot-two-advisors = 单车对双士。
lesson-endgames-two-soldiers = 双兵对单士。
lesson-endgames-horse-advisor = 单马例胜单士。
lesson-endgames-cannon-advisors = 炮要用自己的仕做炮架。
lesson-openings-screen-horses = 中炮对屏风马：双马保护中卒。
lesson-openings-same-direction = 顺炮：黑方用同一侧的炮应。
lesson-openings-opposite-direction = 列炮：黑方用另一侧的炮应。
lesson-openings-elephant = 飞相局：先稳住。
lesson-openings-soldier = 仙人指路，以及应它的卒底炮。
lesson-openings-what-is-it = 红方放在中线上的炮叫中炮。
lesson-classics-earthworm = 蚯蚓降龙：卒挡住双车。
lesson-classics-lonely-ride = 千里独行。
lesson-classics-red-cliffs = 火烧赤壁。
lesson-game-first = 电脑只懂规则，别的不太会。

### 规则

chapter-play = 棋盘与棋子
chapter-men = 各子走法
chapter-end = 将军与终局
chapter-again = 重复局面
chapter-about = 知识与背景

rules-intro = 象棋的完整规则，每条都配棋盘可以试走。规则版本：走法各地相同；重复局面依《世界象棋规则》（WXF 2018），不同之处另作说明。最近修订：2026 年 11 月。
rules-board = 棋盘
    .text = 棋盘有九条竖线、十条横线，交叉成 90 个点，棋子就放在点上。
        第五与第六条横线之间是河界，写着“楚河汉界”。竖线在那里断开，走棋时仍当作相通。
        两端画斜线的九个点是九宫。竖线从红方左边起记作 a 到 i，横线从红方起记作 1 到 10；双方也各自从右边数一到九路。
rules-start = 棋子与摆法
    .text = 每方 16 子：一个将（帅），双士、双象、双马、双车、双炮，五个兵（卒）。
        底线从边上起是车、马、象、士，正中是将（帅），再对称排到另一边。炮在马前两线，兵在第四线隔一点放一个。
        红方先走，双方轮流，每次走一子。
rules-capture = 吃子
    .text = 棋子能走到的点上若有对方的子，就可以吃掉：走到那里，对方的子离开棋盘，不再回来。
        各子怎么走就怎么吃，只有炮例外。吃子不是强制的。
rules-general = 帅 将
    .text = 每次直走一步，不能斜走，不能出九宫：共九个点。没有王车易位。
        不能走到会被吃的地方，也不能走到与对方将帅对面的无子直线上。
rules-advisor = 仕 士
    .text = 沿九宫斜线走一步：共五个点。
rules-elephant = 相 象
    .text = 斜走两格，中间的点（象眼）必须空着。不能过河，所以只有七个点。
rules-horse = 马
    .text = 先直走一步，再向外斜走一步。第一步的点（马腿）上有任何一方的子，那一侧的两个点就都去不了；目标点上或旁边有什么，没有关系。
        反过来走，马腿是另一个点。所以一匹马可以攻击另一匹，而对方打不着它。
rules-chariot = 车
    .text = 沿无子的直线走，远近不限。遇到的第一个子若是对方的，就可以吃。
rules-cannon = 炮
    .text = 不吃子时和车一样走，不能跳子。
        吃子时必须正好隔一个子（炮架），哪一方的都行，远近不限。炮架留在原处。
rules-soldier = 兵 卒
    .text = 每次向前一步；过河后也可以横走一步。不能后退。怎么走就怎么吃。没有双步，也不升变：到了底线只能横走。
rules-check = 将军
    .text = 下一步可能被吃的将帅就是被将军。走完一步后，己方将帅不能处于被将军的状态。
        应将办法：走开将帅；吃掉攻击的子；垫子；撤走炮架或再加一个；蹩住马腿。不必喊“将”，愿意喊也行。
rules-facing = 将帅不能对面
    .text = 将帅不能在同一条竖线上而中间没有棋子。凡造成这种情形的着法都不能走，包括走开两者之间的最后一个子。
        有的网页称它为必须应的威胁。其实是一回事：将帅沿线互相攻击，走了这步，自己的将帅就被将军。
rules-mate = 将死
    .text = 被将军而无法应将的一方输。
rules-stalemate = 困毙
    .text = 没被将军但无棋可走的一方也输。这和国际象棋不同。
rules-draw = 和棋
    .text = 双方都无法取胜（例如只剩将帅士象）、双方同意、重复局面而无单方犯规，或达到限着时，为和棋。
rules-repetition = 长将
    .text = 在重复局面中，一方步步将军而另一方没有，按亚洲与世界规则，局面第三次出现时该方判负。双方都长将为和。
        各规则页说法不一：有的说没有重复成和，有的允许同一子将军三次，有的要求指明规则。各有各的依据。在这里由你选择规则，裁判会说明理由。
rules-chase = 长捉
    .text = 步步捉同一个无根子，同样禁止。将帅和兵可以长捉；未过河的兵可以被长捉；有根子可以捉，但马、炮不能长捉车。
        亚洲与世界规则允许长杀和交替攻击，中国规则则未必。
rules-limit = 限着
    .text = 按世界规则，双方各走 60 步而无吃子为和；有的比赛用 50 步。连续将军只计十步。
rules-men = 棋子名称
    .text = 同一种子，红黑用字不同。读音相同或意思相近；旧时棋子没有颜色，就靠字来区分双方。
rules-worth = 子力价值
    .text = 大致是：车 9，炮 4½，马 4，士象 2，兵 1，过河兵 2。子多时炮强，子少时马强。
rules-history = 历史
    .text = 唐代已有类似的棋戏；有炮有河界的形制见于宋代，约十二世纪。“象棋”常被解释为“大象之棋”。
        多数人认为印度的恰图兰卡是各种象棋的共同祖先，也有人持相反看法。楚河汉界令人想起公元前 200 年前后的楚汉相争；九宫代表大本营。
rules-janggi = 朝鲜象棋与其他亲戚
    .text = 朝鲜象棋（将棋）源自中国象棋。它没有河界；将从九宫中心开始，棋子可沿九宫斜线走，象走得更远，炮每步都要炮架，且不能跳过或吃掉炮。
        蒙古的沙塔尔更接近国际象棋；日本将棋是远亲。
rules-doubts = 各规则页的分歧
    .text = 将帅对面：不能走，不是下一步再应的威胁。重复局面：要问用哪种规则。“将军”：意思是叫将，不是将死。南北：古地图多以南为上，所以称呼不同；这里只说红方、黑方。棋子：共 32 个，每方 16 个。名称：士、仕是同一种子，象、相也是，炮、砲也是。
rules-sources = 出处
    .text = 《世界象棋规则》，WXF 2018；亚洲象棋联合会规则，AXF 2017；《象棋竞赛规则》，CXA 2011 与 2020（就所能读到的部分）。历史与名称依据通行的参考书。发现错误？请附局面和文字位置告诉我们，联系方式见项目说明。

facts-man = 棋子
facts-red = 红
facts-black = 黑
facts-count = 个数
facts-points = 可达点数
facts-names = 德语、荷兰语、英语
facts-caption = 一方的棋子

### 问答

faq-title = 问答
faq-search = 搜索问答
faq-found = { $count ->
    [0] 没有找到。
   *[other] { $count } 个问题。
}
faq-chess = 象棋和国际象棋有什么不同？
    .text = 棋子放在交叉点上；有河界和九宫；马不能跳，炮吃子要炮架，兵直着吃。没有易位和升变，困毙算输。
faq-leg = 为什么马去不了一个空着的点？
    .text = 第一步直走的点（马腿）被占了。那一侧的两个点就都去不了，不管上面有什么。
faq-cannon-ways = 炮的走法和吃法一样吗？
    .text = 不一样。走时沿无子的直线；吃时中间必须正好一个子，哪方的都行。没有或多于一个都不行。
faq-soldier-back = 兵过河后能后退吗？
    .text = 不能。只能向前，过河后还能横走，每次一步。
faq-generals-face = 将帅对面是什么意思？
    .text = 同在一条竖线上而中间无子。这是禁止的，所以两者之间的最后一个子不能离开这条线。
faq-immobile = 没被将军却无棋可走，是和棋吗？
    .text = 不是：无棋可走的一方输。
faq-eye = 什么是象眼？
    .text = 象斜走两格时中间的点。有子在那里，象就走不了。象也不能过河。
faq-opening-names = 什么是中炮、顺炮和屏风马？
    .text = 中炮放在中线上，瞄着中卒。黑方用同一侧的炮应，就是顺炮。两匹马保护中卒，叫屏风马。
faq-e5-g4 = 己方兵在 f5，马能从 e5 到 g4 或 g6 吗？
    .text = 不能：两条路共用马腿 f5。兵走开，两条路都通。
faq-no-move-draw = 没被将军又无棋可走，总是和棋吗？
    .text = 象棋不是。轮到走棋的一方输。重复局面和限着是另一回事。
faq-squares = 棋子放在格子里吗？
    .text = 不，放在线的交叉点上，和围棋一样。
faq-castling = 有王车易位吗？
    .text = 没有。将帅每次走一步，不出九宫。
faq-promotion = 兵会升变吗？
    .text = 不会。到了底线只能横走。
faq-perpetual = 可以一直将军吗？
    .text = 不可以。几乎所有规则都规定，在重复局面中步步将军的一方判负或必须变着。
faq-two-characters = 为什么红黑用字不同？
    .text = 棋子是一样的。旧时棋子没有颜色，靠字区分双方。
faq-say-check = 一定要喊“将军”吗？
    .text = 这里不用，比赛也不用。朋友之间常喊“将”或“将军”，意思一样。
faq-one-way = 一匹马能攻击另一匹而不被攻击吗？
    .text = 能。各有各的马腿：挡住这一匹的，未必挡住那一匹。
faq-north-south = 哪一边是北？
    .text = 各书说法不一，因为古地图以南为上。这里只叫红方、黑方，红方先走。
