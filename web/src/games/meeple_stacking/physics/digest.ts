/** CRC-32 as in zip files: whole worlds are compared by it, many times a round, also where `crypto.subtle` is not. */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

export function digest(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (TABLE[(rest ^ byte) & 255] as number) ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}
