/** The drawing of the land in detail. It comes after a plain land is shown: nobody waits for houses to see the game. */
let drawn = $state.raw<typeof import('./art') | null>(null);

void import('./art').then((loaded) => (drawn = loaded));

export const art = {
  /** What draws in detail; null while it is on its way. */
  get drawn() {
    return drawn;
  },
};
