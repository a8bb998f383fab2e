# What is known of games: their pages, and the search of the shelf

known-facts = The game
known-names = Also called
known-year = Year
known-designer = { $count ->
    [one] Designer
   *[other] Designers
}
known-artist = { $count ->
    [one] Artist
   *[other] Artists
}
known-publisher = { $count ->
    [one] Publisher
   *[other] Publishers
}
known-players = Players
known-players-from = { $least ->
    [one] from { $least } player on
   *[other] from { $least } players on
}
known-time = Time
known-minutes-from = from { $end } min
known-minutes-to = up to { $end } min
known-setup = Setting up
known-length = Length
known-length-fast = fast
known-age = Age
known-weight = Complexity
known-weight-value = { $value } of 5
known-complexity = Complexity
known-strategy = Strategy
known-luck = Chance
known-theme = Theme
known-theme-abstract = abstract
known-category = Kind
known-mechanics = Mechanics
known-printed = In the source’s words
known-components = Made of
known-origin = Origin
known-expansion-of = Expansion of
known-based-on = After
known-inspired-by = Inspired by
known-remade-as = Retold as
known-status = Status
known-state-complete = complete
known-status-value = { $version ->
    [none] { $status }
   *[other] { $status }, version { $version }
}
known-awards = Awards
known-other = Elsewhere: { $values }
known-source-number = source
known-sources = { $count ->
    [one] Where this was read
   *[other] Where this was read: { $count } sources
}
known-figures = BoardGameGeek
known-captured = As shown on the captured page, date not stated
known-now = Asked there on { $date }
known-rank = Rank
known-rating = Rating
known-open-bgg = Open on BoardGameGeek
known-about = About the game
known-summary = { $year ->
    [none] { $short ->
        [none] { $name }.
       *[other] { $name }: { $short }.
    }
   *[other] { $short ->
        [none] { $name } is a game of { $year }.
       *[other] { $name } is a game of { $year }: { $short }.
    }
}
known-summary-expansion = { $year ->
    [none] { $name } is an expansion.
   *[other] { $name } is an expansion of { $year }.
}
known-by = { $count ->
    [one] Designer: { $names }.
   *[other] Designers: { $names }.
}
known-main-mechanics = Main mechanics: { $terms }.
known-original = In our words. The original is in { $languages }: { $source }
known-material = What you need
known-credits = Credits
known-questions = Questions and answers
known-from-catalogue = From the catalogue: { $source }
known-similar = Similar games
known-among = { $count ->
    [one] Among the one game known here
   *[other] Among the { $count } games known here
}
known-similar-none = { $count ->
    [one] Only one game is known here, so none is similar.
   *[other] None of the { $count } games known here is similar enough to be called so.
}
known-similar-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
known-playable = to be played here
known-both = In common: { $reasons }
known-reason-people = by { $names }
known-reason-time = about as long
known-reason-complexity = complexity { $grade }
known-reason-relation = one comes from the other
known-not-playable = Known here, not playable.
known-played-with = An expansion: here it is played with { $name }.
known-to-host = To { $name }
known-play = Build on the screen
search = Search the games
search-text = Name, person or mechanic
search-more = Filters
search-clear = Clear
search-players = Players
# The words after a number that asks for so many players.
search-players-words = player players person persons people
search-minutes = Time
search-complexity = Complexity
search-mechanic = Mechanic
search-any = Any
search-playable = { $count ->
    [one] 1 game to play.
   *[other] { $count } games to play.
}
search-known = { $count ->
    [one] 1 known here.
   *[other] { $count } known here.
}
search-none = No game here matches.
search-near = Did you mean { $names }?
search-unsaid = { $count ->
    [one] 1 more may fit, but no source says so.
   *[other] { $count } more may fit, but no source says so.
}
search-results = Known here, without a table
known-import = Import its rulebook and ask it
