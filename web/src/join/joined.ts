/** The invitations that were accepted on this device, and the tables they led to: opened again, they lead there. */
import { keep, kept } from '../games/keeping';

const PLACE = 'rulebound.joined';
const KEPT = 50;

type Pairs = [token: string, table: string][];

const known = (): Pairs => kept(PLACE, (found: Pairs) => (Array.isArray(found) ? found : null)) ?? [];

export const joined = (token: string): string | null => known().find(([accepted]) => accepted === token)?.[1] ?? null;

export function remember(token: string, table: string): void {
  keep(PLACE, [[token, table], ...known()].slice(0, KEPT));
}
