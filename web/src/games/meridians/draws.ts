/** What chance chooses from in Meridians: only who starts is ever drawn. */
import type { Outcomes } from '../../tables/draws';

export const outcomes: Outcomes = () => ['seat-1', 'seat-2'];
