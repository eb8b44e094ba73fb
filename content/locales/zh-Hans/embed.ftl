### 嵌入别人网页的棋盘

embed-loading = 正在载入……
embed-engine-off = 这里不能使用电脑棋手。
# 按钮。
embed-first = 回到开头
embed-previous = 后退一步
embed-play = 自动播放
embed-pause = 暂停
embed-next = 前进一步
embed-last = 到最后
embed-undo = 悔棋
embed-reset = 重新开始
embed-flip = 翻转棋盘
embed-hint = 提示
embed-analyse = 分析
embed-stop-analysis = 停止分析
embed-check = 检查
embed-reveal = 显示答案
embed-copy-fen = 复制局面
embed-share = 在楚河中打开
embed-retry-engine = 重新启动电脑棋手
embed-copied = 已复制。
embed-moves = 着法
embed-variation = 变着
embed-lines = 电脑的看法
embed-thinking = 电脑正在思考……
embed-depth = 深度 { $depth }
embed-answer = 答案
embed-find-move = { $side }走。请找出最佳着法。
embed-find-mate = { $side }走，一步取胜。
embed-right = 正确！
embed-wrong = 不是这一步，再试试。
embed-solved = 已解开。
embed-solved-at-once = 一次就解开了！
embed-chosen = { $count ->
    [0] 请点选所有符合题意的点。
   *[other] 已选 { $count } 个点。
}
embed-chosen-right = 正确：一个不多，一个不少。
embed-chosen-missing = 目前都对，还差 { $missing } 个点。
embed-chosen-wrong = 有 { $wrong } 个点不对，已打叉。
embed-chosen-both = 错 { $wrong } 个，还差 { $missing } 个。

embed-bad-parameter = “{ $name }”：{ $why }
embed-unknown-parameter = 没有“{ $name }”这个参数。
embed-missing-parameter = 缺少“{ $name }”：这种棋盘需要它。
embed-not-a-word = “{ $found }”不在可选值之中：{ $words }。
embed-not-a-number = “{ $found }”不是 0 到 { $max } 之间的整数。
embed-not-a-move = 第 { $line } 行第 { $column } 个字符：“{ $move }”不是着法。
embed-no-such-move = 第 { $line } 行第 { $column } 个字符：没有棋子能走“{ $move }”。
embed-illegal-move = 第 { $line } 行第 { $column } 个字符：“{ $move }”不合规则。
embed-no-game = 其中没有棋局。
embed-bad-value = 无法理解“{ $found }”。
embed-too-long = 长度为 { $bytes }，最多读取 { $max }。
embed-not-fetched = 无法以文本形式取得该文件。
embed-no-content = 没有这个名称的内容。
