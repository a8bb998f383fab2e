/** Keys by what is printed on them. */

/**
 * The small Latin letter of a key: the one it writes, else, on a layout of another script, the one that its place
 * has on a Latin keyboard; null for a key without a letter.
 */
export function letterOf({ key, code }: KeyboardEvent): string | null {
  const written = key.toLowerCase();
  if (/^[a-z]$/.test(written)) return written;
  if (!/^\p{L}$/u.test(key)) return null;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null;
}
