import { sha256 } from '@noble/hashes/sha2.js';
import { leadingZeroBits, workText } from '@tonalia/rules/proof-of-work';

const encoder = new TextEncoder();

/** The first answer that gives a SHA-256 with the required zero bits. Takes seconds, so it must not run in the page's thread. */
export function solveWork(challenge: string, bits: number): string {
  for (let n = 0; ; n += 1) {
    const answer = String(n);
    if (leadingZeroBits(sha256(encoder.encode(workText(challenge, answer)))) >= bits) return answer;
  }
}
