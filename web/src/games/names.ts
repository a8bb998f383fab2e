/** The names of those who play at a real table. */

export const LONGEST = 40;

export const hasTwins = (names: string[]): boolean => new Set(names).size < names.length;

/** Whether what was kept can be the names of so many players. */
export const areNames = (found: string[], least: number, most: number): boolean =>
  found.length >= least && found.length <= most &&
  found.every((name) => typeof name === 'string' && name.length > 0 && name.length <= LONGEST) &&
  !hasTwins(found);
