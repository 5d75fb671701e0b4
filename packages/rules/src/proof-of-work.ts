/** Text to hash (SHA-256, UTF-8) in try `n` of a sign-in challenge. */
export const workText = (challenge: string, answer: string): string => `${challenge}:${answer}`;

/** Number of leading zero bits of a digest. */
export function leadingZeroBits(digest: Uint8Array): number {
  let bits = 0;
  for (const byte of digest) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
