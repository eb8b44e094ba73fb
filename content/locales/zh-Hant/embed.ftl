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
