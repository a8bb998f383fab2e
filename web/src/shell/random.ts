/** Random text: 24 hexadecimal letters. `crypto.randomUUID` is not there on a plain http address. */
export const randomText = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A fair number from 0 up to a bound of at most 256: draws that would favor low ones are made again. */
export function below(bound: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
  return drawn < 256 - (256 % bound) ? drawn % bound : below(bound);
}
