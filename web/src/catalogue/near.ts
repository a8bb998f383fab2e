/** Names near to what somebody typed with a slip or two. */

/** So many names are offered. */
const FEW = 3;

/** How many letters have to be put in, taken out or changed to make one text of another. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, its] of [...other].entries())
      next.push(Math.min((row[to] ?? 0) + (letter === its ? 0 : 1), (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    row = next;
  }
  return row[other.length] ?? 0;
}

/** One slip in every four letters, three at most; none in what is shorter. */
const forgiven = (text: string): number => Math.min(3, Math.floor(text.length / 4));

/** The keys of those whose name, or a word of it, is nearest to what was typed, all in plain words; the nearest first. */
export function near(named: { key: string; names: string[][] }[], words: string[]): string[] {
  const typed = words.join('');
  const most = forgiven(typed);
  return named
    .map(({ key, names }) => {
      const forms = names.flatMap((name) => [...name, name.join('')]);
      return { key, far: Math.min(...forms.filter((form) => Math.abs(form.length - typed.length) <= most).map((form) => distance(typed, form))) };
    })
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far)
    .slice(0, FEW)
    .map(({ key }) => key);
}
