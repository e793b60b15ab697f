alt-mills =
    { $count ->
        [one] { $count } windmill left.
       *[other] { $count } windmills left.
    }
part-mills = Windmills
