/** What is hashed (SHA-256, UTF-8) to answer a challenge of signing in: the n-th try. */
export const workText = (challenge: string, answer: string): string => `${challenge}:${answer}`;

/** How many bits of a digest are zero before the first that is one. */
export function leadingZeroBits(digest: Uint8Array): number {
  let bits = 0;
  for (const byte of digest) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
