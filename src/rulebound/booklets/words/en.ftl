# What is said of the rulebooks that a person brought.

passages = These passages of the rulebook stand nearest. Nothing is concluded from them here: read whether they settle it.
not-covered = The rulebook does not seem to cover this: no passage is near enough. These are merely the nearest.
unread = { $pages ->
    [one] One of its pages has no readable text, so the answer may be there.
   *[other] { $pages } of its pages have no readable text, so the answer may be there.
}
