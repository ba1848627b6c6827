## Why something is not on offer: what any game may say

why-over = The game is over.
why-not-asked = It is not your decision: { $seat } is asked.
why-first = This is not the moment for it: you are asked “{ $ask }”
why-rule = The rule behind this question does not allow it now.
why-and-more = { $picks } and { $more } more
why-title = Why can't I …?
why-none = Nothing else belongs to this question.
why-asks = Looking …
why-on-offer = It is on offer: pick it.
why-unknown = Nothing in this game is called that: write a key such as use:17, or a part of its name.
