/** Random text: 24 hexadecimal letters. `crypto.randomUUID` is not there on a plain http address. */
export const randomText = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
