/** Shows the head of the page when something new stands there: what called it lay further down, on a phone out of sight. */
export function showHead(what: () => unknown): void {
  let shown = what();
  $effect(() => {
    const now = what();
    if (now !== shown) scrollTo(0, 0);
    shown = now;
  });
}
