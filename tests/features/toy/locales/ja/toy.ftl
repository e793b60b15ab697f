button-applaud = 拍手
applauded = 拍手しました。
help-toy = 終わったゲームに拍手できます。
