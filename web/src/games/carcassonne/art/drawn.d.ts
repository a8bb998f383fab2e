/** What vite.config.ts makes of cover.ts when the page is built: the land is a file of its own. */
declare module 'drawn:cover' {
  import type { Standing } from './cover';

  interface Cover {
    box: number[];
    figures: Standing[];
    /** The address of the drawing. */
    land: string;
  }
  export const narrow: Cover;
  export const wide: Cover;
}
