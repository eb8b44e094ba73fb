# 課程、規則與習題的文字，繁體中文。各值與鍵的含義見英文目錄。

### 頁面

learn-title = 學象棋
learn-path = 課程
learn-rules = 規則
learn-questions = 問答
learn-puzzles = 習題
learn-play = 對局
learn-nav = 頁面各部分
learn-intro = 從空棋盤到第一盤棋：短小的練習，由規則程式直接判定。任何內容都不會離開你的瀏覽器。
learn-stars = { $stars } / { $all } 顆星
learn-go-on = 繼續
learn-done = 已完成 { $done } / { $of }
learn-level = 第 { $number } 題，共 { $of } 題
learn-level-stars = { $stars ->
    [0] 尚未完成
   *[other] { $stars } 顆星
}
learn-hint = 提示
learn-again = 重來
learn-next = 下一題
learn-check = 檢查
learn-back = 全部課程
learn-try = 在棋盤上試一試
learn-stop-trying = 收起棋盤
learn-done-title = { $stars ->
    [3] 完美！
    [2] 很好！
   *[other] 完成！
}
learn-failed = 這次沒成
learn-thinking = 電腦正在思考。
learn-moves = 已走 { $moves } 步，最少只需 { $least } 步
learn-practice = 到課程中練習
learn-link = 本節連結
learn-myth = 常見誤解
learn-truth = 其實
learn-loading = 正在載入……
learn-not-loaded = 無法載入。請檢查網路後重新開啟頁面。
learn-not-saved = 此瀏覽器不允許儲存學習進度。
learn-engine-off = 電腦棋手出了故障，請重試。

progress-title = 學習進度
progress-text = 進度只儲存在此瀏覽器中。可以匯出為文字帶走，也可以把別處匯出的文字匯入到這裡；每題保留較好的成績。
progress-export = 匯出
progress-import = 匯入
progress-paste = 在此貼上匯出的文字
progress-imported = 已匯入。
progress-unreadable = 無法讀取這段文字：第 { $line } 行，第 { $column } 個字元。
progress-newer = 這段文字出自更新版本的楚河。
progress-reset = 清除全部
progress-reset-sure = 確定清除所有星星和成績嗎？

### 供讀屏使用的標記

sign-wanted = 目標
sign-marked = 已標記
sign-right = 正確
sign-wrong = 錯誤
sign-missed = 漏標
sign-hint = 提示

### 題目

goal-collect = 讓棋子走到每一顆星。{ $moves } 步就夠，對方不走棋。
goal-capture = 吃掉除將帥以外的所有棋子。{ $moves } 步就夠，對方不走棋。
goal-capture-guarded = 吃掉除將帥以外的所有棋子，但不能停在會被吃掉的地方。{ $moves } 步就夠。
goal-targets = { $at } 的{ $man }：標出它能走到的所有點。如果一個也沒有，直接檢查。
goal-palace = 標出{ $side }九宮的所有點。
goal-reach = { $man }：標出它一生中能站的所有點。
goal-men = 標出所有的{ $man }。
goal-checkers = { $side }正被將軍。標出所有在將軍的棋子。
goal-pinned = 標出{ $side }不能動的棋子：一動，將帥就要丟。
goal-find = 請點{ $what }。
spot-file = { $side }第 { $number } 路上的任意一點
goal-legal = { $man }能從 { $from } 走到 { $to } 嗎？
goal-why = 對。為什麼不能？
goal-enable = { $from } 的{ $man }想去 { $to }。走一步棋，讓它走得成。
goal-escape = { $side }正被將軍。{ $count ->
    [1] 走出唯一的應法。
   *[other] 走出全部應法，共 { $count } 種。
}
goal-mate = { $side }先走，{ $moves } 步殺。
goal-only = { $side }走棋。只有一步不會立刻輸，找到它。
goal-avoid = { $side }走棋。你在這裡的一步立刻輸了。找一步守得住的。
goal-status = 輪到{ $side }走棋。這是什麼局面？
goal-belief = 對還是錯？
goal-count-points = 棋盤上有多少個點？
goal-count-men = 開局時每方有多少個棋子？
goal-count-palace = 一個九宮有多少個點？
goal-count-reach = { $role }：一方的這種棋子能站在多少個點上？
goal-compare = { $side }走棋。哪一步更好？
goal-win = 執{ $side }，戰勝電腦。
goal-draw = 執{ $side }對電腦，不要輸。
goal-follow = 跟著走：{ $move }。
goal-follow-wait = 看對方的應著。
goal-free = 雙方棋子都可以隨意走。不能走的會說明原因。
goal-repetition = 這樣一直重複下去，按{ $ruleset }，誰必須變著？

answer-yes = 能
answer-no = 不能
answer-true = 對
answer-false = 錯
answer-deviates = { $side }必須變著
answer-nobody = 雙方都不必
answer-move = { $man } { $from }–{ $to }
reason-not-how = 它不是這樣走的
reason-own-man = 那裡有己方棋子
reason-leg = 蹩馬腿
reason-eye = 塞象眼
reason-river = 不能過河
reason-palace = 不能出九宮
reason-path = 路上有子擋住
reason-screens = 炮架不是正好一個
reason-backward = 它從不後退
reason-sideways = 它還沒過河
reason-facing = 將帥會直接對面
reason-check = 己方將帥會被將軍
standing-free = 未被將軍，可以走
standing-check = 被將軍，有應法
standing-mate = 將死：輸
standing-stalemate = 困斃：輸

said-progress = 對：{ $done } / { $of }。
said-known = 這一種已經找到過了。
said-not-here = 那是 { $at }。再看看。
said-marks = { $wrong ->
    [0] 還缺 { $missing } 個點。
   *[other] 有 { $wrong } 個標記不對。
}
said-not-this = 不對。
said-right = 正確！
said-is-legal = 這步棋可以走。
said-taken = 你被吃了：{ $at } 的{ $man }吃了回來。
said-gets-out = 太慢了：{ $move } 就能脫身。
said-allows-mate = 這樣會被殺，從 { $move } 開始。
said-still-not = 還不行。
said-not-in-line = 這步可以走，但這裡該走另一步。
said-look = 看看標出的點。
said-other-side = { $man }不是你的：你執{ $side }。

### 習題

review-title = 哪裡走錯了
review-place = 你這盤棋的第 { $number } 個局面，共 { $of } 個
review-none = 上一盤棋裡沒有可以證明的錯誤：要麼沒有輸，要麼是慢慢輸的。用電腦看一看會更清楚。

puzzle-title = 習題
puzzle-daily = 每日一題
puzzle-rating = 你的等級分：{ $rating }
puzzle-solved = 已解：{ $solved } / { $of }
puzzle-due = { $count ->
    [0] 今天沒有要複習的題。
   *[other] 今天有 { $count } 題要複習。
}
puzzle-streak = { $days ->
    [0] 還沒有解出。
   *[other] 連續 { $days } 天解出。
}
puzzle-theme = 用什麼殺
puzzle-length = 步數
puzzle-any = 全部
puzzle-difficulty = 難度 { $rating }
puzzle-from = 出自《{ $title }》
puzzle-none = 沒有這類習題。
puzzle-about = 這裡的每個殺局都經過證明：無法防守，沒有更快的殺法，第一步只有一種。之後的著法若殺得同樣快，也算對。沒做出的題一天後再來，然後是三天、七天、二十一天。
theme-chariot = 車
theme-horse-cannon = 馬炮
theme-horse = 馬
theme-cannon = 炮
theme-soldier = 兵
collection-pattern = 基本殺法
collection-drill = 按子力練習
collection-practical = 實用殘局

### 課程

unit-board = 棋盤
    .intro = 棋子放線上的交叉點上，不放在格子裡。豎線九條，橫線十條。河界把棋盤分成兩半，雙方各有一個畫著斜線的九宮。
    .myth = 棋子放在格子裡，和國際象棋一樣。
    .truth = 棋子放在 90 個交叉點上。豎線記作 a 到 i，橫線記作 1 到 10；雙方也可以各自從右邊起數一到九路。
unit-chariot = 車
    .intro = 車沿直線走，遠近不限。它是最強的棋子，棋盤越空越強。
    .myth = 車要留到殘局才用。
    .truth = 車應儘早佔住通路。俗話說：「三步不出車，必定要輸棋。」
unit-horse = 馬
    .intro = 馬先走一步直的，再向外走一步斜的。它不能跳：第一步的點叫馬腿，上面有子，那一側的兩個點就都去不了。
    .myth = 馬和國際象棋的馬一樣會跳。
    .truth = 馬腿上有子就走不了。所以一匹馬可以攻擊另一匹馬，而對方卻打不著它。
unit-cannon = 炮
    .intro = 炮走法同車。吃子時，它和目標之間必須正好隔一個棋子，叫炮架，哪一方的都行。沒有炮架或有兩個，都吃不了。
    .myth = 炮每步都要跳過棋子。
    .truth = 只有吃子才要。不吃子時沿直線走，什麼也不跳。
unit-elephant = 象（相）
    .intro = 象斜走兩格，走田字。它不能過河；中間的點叫象眼，有子就走不了。象專管防守。
    .myth = 象就是國際象棋的象。
    .truth = 它從不走一格，也不多走，不能跳子，一生只有七個點。
unit-advisor = 士（仕）
    .intro = 士在九宮內斜走一步，共五個點。它護衛將帥，有時也擋了將帥的路。
    .myth = 士在將帥身邊總是好的。
    .truth = 它也可能堵死自己將帥的最後一條出路。
unit-general = 將（帥）
    .intro = 將帥在九宮內直走一步。雙方將帥不能在同一條無子的豎線上對面：所以每個將帥都看住了自己面前的整條線。
    .myth = 將帥對面是一種威脅，下一步再應就行。
    .truth = 造成對面的那步棋本身就不能走。有的規則頁稱之為威脅；在棋盤上，它等於沿線的攻擊。
unit-soldier = 兵（卒）
    .intro = 兵每次向前走一步，過河後也可以橫走一步。怎麼走就怎麼吃，從不後退。
    .myth = 兵走到底線會升變。
    .truth = 它仍是兵，在底線只能橫走。
unit-check = 將軍與應將
    .intro = 將帥可能被吃就是被將軍，必須馬上應將：走開將帥、吃掉攻擊的子、墊子，或撤掉炮架。還可以蹩住馬腿。
    .myth = 應將只有三種辦法。
    .truth = 撤走炮架或再加一個，炮就打不著；有子站住馬腿，馬也將不了軍。
unit-mate = 將死與困斃
    .intro = 無棋可走就輸：被將軍時是將死，沒被將軍時是困斃。兩者都輸。
    .myth = 沒被將軍又無棋可走，就是和棋。
    .truth = 象棋中，無棋可走的一方為輸。
unit-repetition = 重複局面
    .intro = 誰也不能無休止地將軍或捉子。同一局面第三次出現時，裁判要看雙方期間做了什麼。各種規則不同，每道練習都寫明用哪一種。
    .myth = 同一局面出現三次就是和棋，和國際象棋一樣。
    .truth = 要看做了什麼：單方長將或長捉為負。雙方都沒犯規或都犯規，則為和。
unit-values = 子力價值與兌子
    .intro = 大致是：車 9，炮 4½，馬 4，士象 2，兵 1，過河兵 2。棋子越少，炮架越少，炮減價，馬增值。
    .myth = 有根的子就是安全的。
    .truth = 如果它比攻擊者更值錢，就不安全。
unit-patterns = 基本殺法
    .intro = 幾百年來，各種殺法都有名字。認得圖形，就找得到著法。
    .myth = 殺棋要很多子。
    .truth = 兩個配合的子往往就夠了，將帥沿線一照，就是第三個。
unit-endgames = 殘局
    .intro = 子少，目標清楚。每局都和電腦走完。都是必勝。
    .myth = 單兵贏不了。
    .truth = 對孤將能贏，只要不過早走成底兵。
unit-openings = 開局
    .intro = 頭幾步出動車馬，爭奪中路。把大家常說的開局走一遍。
    .myth = 第二步就炮打中卒，開局便贏了。
    .truth = 過早打卒，炮會孤單，還白送對方時間出子。
unit-classics = 江湖名局
    .intro = 街頭擺局的殘棋：看似紅勝，實為和棋。這裡是其中三局的頭幾步，依古譜，不作證明。
    .myth = 紅方立刻就贏。
    .truth = 看上去最好的著法反而輸；古譜說，雙方走對都是和棋。
unit-game = 第一盤棋
    .intro = 現在下一整盤。走不了的棋會告訴你為什麼。
    .myth = 先要學會開局才能下棋。
    .truth = 把子出動，看好將帥，白吃的就吃。

### 練習

lesson-board-squares = 棋子放線上與線之間的格子裡。
lesson-board-who-begins = 紅方先走。
lesson-board-files = 雙方各從自己的右邊數：一到九路。
lesson-chariot-careful = 有的子互相保護。次序很要緊。
lesson-horse-may-it = 馬在 e5，己方兵在 f5：一個規則網頁上的例子。
lesson-horse-one-way = 紅方打黑方……
lesson-horse-other-way = ……黑方能打回來嗎？
lesson-horse-open-leg = 兵一走開，兩個點都通了。
lesson-horse-detour = 自己的兵蹩住了馬腿。繞路走。
lesson-cannon-targets = 沒有炮架、一個、兩個：都在一張圖裡。
lesson-cannon-needs-screen = 炮不吃子時也要炮架才能走。
lesson-cannon-any-screen = 炮可以用對方的子做炮架吃子。
lesson-elephant-attack = 象可以過河助攻。
lesson-advisor-pinned = 看看 e 線。
lesson-advisor-traitor = 雙士緊挨著自己的將……
lesson-general-castle = 將帥可以和沒走過的車易位。
lesson-general-last-man = 將帥之間只剩一匹馬。
lesson-general-ray = 讓你的帥遠遠助攻。
lesson-soldier-promote = 兵走到底線就變成車。
lesson-check-step = 有一個點正對著對方的將。
lesson-check-screen = 相就是炮架。
lesson-check-leg = 馬可以從馬腿上擋住。
lesson-check-double = 同時受兩個子攻擊。
lesson-check-say-it = 沒人喊「將軍」，就不必應將。
lesson-mate-draw = 這是和棋，因為黑方沒被將軍。
lesson-repetition-nobody-wins = 按亞洲與世界規則，長將是和棋。
lesson-repetition-check = 步步將軍。
lesson-repetition-both-check = 雙方都在將軍。
lesson-repetition-check-and-idle = 一將一閒。
lesson-repetition-chase = 車追著無根的炮。
lesson-repetition-protected = 被捉的子有根。
lesson-repetition-soldier = 兵捉車。
lesson-repetition-in-turn = 一會兒捉這個車，一會兒捉那個。
lesson-repetition-threats = 步步叫殺。
lesson-repetition-threats-china = 同樣的著法，另一種規則。
lesson-values-late = 子少的時候，馬往往比炮值錢。
lesson-values-two-for-one = 一個車大約等於一馬一炮。
lesson-values-crossed = 過河兵比沒過河的兵值錢。
lesson-values-fork = 一步棋，兩處攻擊。
lesson-patterns-double-cannon = 重炮：一個炮做另一個炮的炮架。
lesson-patterns-face-to-face = 對面笑：帥守住了這條線。
lesson-patterns-side-horse = 側面虎。
lesson-patterns-horse-cannon = 馬後炮：馬控住將，又做炮架。
lesson-patterns-hook-horse = 掛角馬。
lesson-patterns-both-sides = 雙車脅士。
lesson-patterns-knocking = 二鬼拍門。
lesson-patterns-rook-and-horse = 車馬配合。
lesson-patterns-bottom-cannon = 沉底炮。
lesson-patterns-in-turn = 雙車錯。
lesson-patterns-crouching = 臥槽馬。
lesson-patterns-bolt = 鐵門栓：炮鎮中路，車殺進去。
lesson-patterns-drinking = 雙馬飲泉。
lesson-patterns-octagon = 八角馬。
lesson-patterns-two-cannons = 無車雙炮。
lesson-patterns-cannon-soldier = 炮兵配合。
lesson-patterns-heart = 大膽穿心：車吃中士。
lesson-patterns-three-on-a-wing = 三子歸邊。
lesson-endgames-two-chariots = 雙車：把將逼到邊上。
lesson-endgames-chariot = 單車對孤將。
lesson-endgames-soldier = 兵不要太低，帥來助攻。
lesson-endgames-horse = 單馬對孤將。
lesson-endgames-chariot-two-advisors = 單車對雙士。
lesson-endgames-two-soldiers = 雙兵對單士。
lesson-endgames-horse-advisor = 單馬例勝單士。
lesson-endgames-cannon-advisors = 炮要用自己的仕做炮架。
lesson-openings-screen-horses = 中炮對屏風馬：雙馬保護中卒。
lesson-openings-same-direction = 順炮：黑方用同一側的炮應。
lesson-openings-opposite-direction = 列炮：黑方用另一側的炮應。
lesson-openings-elephant = 飛相局：先穩住。
lesson-openings-soldier = 仙人指路，以及應它的卒底炮。
lesson-openings-what-is-it = 紅方放在中線上的炮叫中炮。
lesson-classics-earthworm = 蚯蚓降龍：卒擋住雙車。
lesson-classics-lonely-ride = 千里獨行。
lesson-classics-red-cliffs = 火燒赤壁。
lesson-game-first = 電腦只懂規則，別的不太會。

### 規則

chapter-play = 棋盤與棋子
chapter-men = 各子走法
chapter-end = 將軍與終局
chapter-again = 重複局面
chapter-about = 知識與背景

rules-intro = 象棋的完整規則，每條都配棋盤可以試走。規則版本：走法各地相同；重複局面依《世界象棋規則》（WXF 2018），不同之處另作說明。最近修訂：2026 年 11 月。
rules-board = 棋盤
    .text = 棋盤有九條豎線、十條橫線，交叉成 90 個點，棋子就放在點上。
        第五與第六條橫線之間是河界，寫著「楚河漢界」。豎線在那裡斷開，走棋時仍當作相通。
        兩端畫斜線的九個點是九宮。豎線從紅方左邊起記作 a 到 i，橫線從紅方起記作 1 到 10；雙方也各自從右邊數一到九路。
rules-start = 棋子與擺法
    .text = 每方 16 子：一個將（帥），雙士、雙象、雙馬、雙車、雙炮，五個兵（卒）。
        底線從邊上起是車、馬、象、士，正中是將（帥），再對稱排到另一邊。炮在馬前兩線，兵在第四線隔一點放一個。
        紅方先走，雙方輪流，每次走一子。
rules-capture = 吃子
    .text = 棋子能走到的點上若有對方的子，就可以吃掉：走到那裡，對方的子離開棋盤，不再回來。
        各子怎麼走就怎麼吃，只有炮例外。吃子不是強制的。
rules-general = 帥 將
    .text = 每次直走一步，不能斜走，不能出九宮：共九個點。沒有王車易位。
        不能走到會被吃的地方，也不能走到與對方將帥對面的無子直線上。
rules-advisor = 仕 士
    .text = 沿九宮斜線走一步：共五個點。
rules-elephant = 相 象
    .text = 斜走兩格，中間的點（象眼）必須空著。不能過河，所以只有七個點。
rules-horse = 馬
    .text = 先直走一步，再向外斜走一步。第一步的點（馬腿）上有任何一方的子，那一側的兩個點就都去不了；目標點上或旁邊有什麼，沒有關係。
        反過來走，馬腿是另一個點。所以一匹馬可以攻擊另一匹，而對方打不著它。
rules-chariot = 車
    .text = 沿無子的直線走，遠近不限。遇到的第一個子若是對方的，就可以吃。
rules-cannon = 炮
    .text = 不吃子時和車一樣走，不能跳子。
        吃子時必須正好隔一個子（炮架），哪一方的都行，遠近不限。炮架留在原處。
rules-soldier = 兵 卒
    .text = 每次向前一步；過河後也可以橫走一步。不能後退。怎麼走就怎麼吃。沒有雙步，也不升變：到了底線只能橫走。
rules-check = 將軍
    .text = 下一步可能被吃的將帥就是被將軍。走完一步後，己方將帥不能處於被將軍的狀態。
        應將辦法：走開將帥；吃掉攻擊的子；墊子；撤走炮架或再加一個；蹩住馬腿。不必喊「將」，願意喊也行。
rules-facing = 將帥不能對面
    .text = 將帥不能在同一條豎線上而中間沒有棋子。凡造成這種情形的著法都不能走，包括走開兩者之間的最後一個子。
        有的網頁稱它為必須應的威脅。其實是一回事：將帥沿線互相攻擊，走了這步，自己的將帥就被將軍。
rules-mate = 將死
    .text = 被將軍而無法應將的一方輸。
rules-stalemate = 困斃
    .text = 沒被將軍但無棋可走的一方也輸。這和國際象棋不同。
rules-draw = 和棋
    .text = 雙方都無法取勝（例如只剩將帥士象）、雙方同意、重複局面而無單方犯規，或達到限著時，為和棋。
rules-repetition = 長將
    .text = 在重複局面中，一方步步將軍而另一方沒有，按亞洲與世界規則，局面第三次出現時該方判負。雙方都長將為和。
        各規則頁說法不一：有的說沒有重複成和，有的允許同一子將軍三次，有的要求指明規則。各有各的依據。在這裡由你選擇規則，裁判會說明理由。
rules-chase = 長捉
    .text = 步步捉同一個無根子，同樣禁止。將帥和兵可以長捉；未過河的兵可以被長捉；有根子可以捉，但馬、炮不能長捉車。
        亞洲與世界規則允許長殺和交替攻擊，中國規則則未必。
rules-limit = 限著
    .text = 按世界規則，雙方各走 60 步而無吃子為和；有的比賽用 50 步。連續將軍只計十步。
rules-men = 棋子名稱
    .text = 同一種子，紅黑用字不同。讀音相同或意思相近；舊時棋子沒有顏色，就靠字來區分雙方。
rules-worth = 子力價值
    .text = 大致是：車 9，炮 4½，馬 4，士象 2，兵 1，過河兵 2。子多時炮強，子少時馬強。
rules-history = 歷史
    .text = 唐代已有類似的棋戲；有炮有河界的形制見於宋代，約十二世紀。「象棋」常被解釋為「大象之棋」。
        多數人認為印度的恰圖蘭卡是各種象棋的共同祖先，也有人持相反看法。楚河漢界令人想起公元前 200 年前後的楚漢相爭；九宮代表大本營。
rules-janggi = 朝鮮象棋與其他親戚
    .text = 朝鮮象棋（將棋）源自中國象棋。它沒有河界；將從九宮中心開始，棋子可沿九宮斜線走，象走得更遠，炮每步都要炮架，且不能跳過或吃掉炮。
        蒙古的沙塔爾更接近國際象棋；日本將棋是遠親。
rules-doubts = 各規則頁的分歧
    .text = 將帥對面：不能走，不是下一步再應的威脅。重複局面：要問用哪種規則。「將軍」：意思是叫將，不是將死。南北：古地圖多以南為上，所以稱呼不同；這裡只說紅方、黑方。棋子：共 32 個，每方 16 個。名稱：士、仕是同一種子，象、相也是，炮、砲也是。
rules-sources = 出處
    .text = 《世界象棋規則》，WXF 2018；亞洲象棋聯合會規則，AXF 2017；《象棋競賽規則》，CXA 2011 與 2020（就所能讀到的部分）。歷史與名稱依據通行的參考書。發現錯誤？請附局面和文字位置告訴我們，聯絡方式見專案說明。

facts-man = 棋子
facts-red = 紅
facts-black = 黑
facts-count = 個數
facts-points = 可達點數
facts-names = 德語、荷蘭語、英語
facts-caption = 一方的棋子

### 問答

faq-title = 問答
faq-search = 搜尋問答
faq-found = { $count ->
    [0] 沒有找到。
   *[other] { $count } 個問題。
}
faq-chess = 象棋和國際象棋有什麼不同？
    .text = 棋子放在交叉點上；有河界和九宮；馬不能跳，炮吃子要炮架，兵直著吃。沒有易位和升變，困斃算輸。
faq-leg = 為什麼馬去不了一個空著的點？
    .text = 第一步直走的點（馬腿）被佔了。那一側的兩個點就都去不了，不管上面有什麼。
faq-cannon-ways = 炮的走法和吃法一樣嗎？
    .text = 不一樣。走時沿無子的直線；吃時中間必須正好一個子，哪方的都行。沒有或多於一個都不行。
faq-soldier-back = 兵過河後能後退嗎？
    .text = 不能。只能向前，過河後還能橫走，每次一步。
faq-generals-face = 將帥對面是什麼意思？
    .text = 同在一條豎線上而中間無子。這是禁止的，所以兩者之間的最後一個子不能離開這條線。
faq-immobile = 沒被將軍卻無棋可走，是和棋嗎？
    .text = 不是：無棋可走的一方輸。
faq-eye = 什麼是象眼？
    .text = 象斜走兩格時中間的點。有子在那裡，象就走不了。象也不能過河。
faq-opening-names = 什麼是中炮、順炮和屏風馬？
    .text = 中炮放在中線上，瞄著中卒。黑方用同一側的炮應，就是順炮。兩匹馬保護中卒，叫屏風馬。
faq-e5-g4 = 己方兵在 f5，馬能從 e5 到 g4 或 g6 嗎？
    .text = 不能：兩條路共用馬腿 f5。兵走開，兩條路都通。
faq-no-move-draw = 沒被將軍又無棋可走，總是和棋嗎？
    .text = 象棋不是。輪到走棋的一方輸。重複局面和限著是另一回事。
faq-squares = 棋子放在格子裡嗎？
    .text = 不，放線上的交叉點上，和圍棋一樣。
faq-castling = 有王車易位嗎？
    .text = 沒有。將帥每次走一步，不出九宮。
faq-promotion = 兵會升變嗎？
    .text = 不會。到了底線只能橫走。
faq-perpetual = 可以一直將軍嗎？
    .text = 不可以。幾乎所有規則都規定，在重複局面中步步將軍的一方判負或必須變著。
faq-two-characters = 為什麼紅黑用字不同？
    .text = 棋子是一樣的。舊時棋子沒有顏色，靠字區分雙方。
faq-say-check = 一定要喊「將軍」嗎？
    .text = 這裡不用，比賽也不用。朋友之間常喊「將」或「將軍」，意思一樣。
faq-one-way = 一匹馬能攻擊另一匹而不被攻擊嗎？
    .text = 能。各有各的馬腿：擋住這一匹的，未必擋住那一匹。
faq-north-south = 哪一邊是北？
    .text = 各書說法不一，因為古地圖以南為上。這裡只叫紅方、黑方，紅方先走。
