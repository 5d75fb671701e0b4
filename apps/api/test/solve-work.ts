import { hash } from 'node:crypto';
import { leadingZeroBits, workText } from '@tonalia/rules/proof-of-work';

/** Solves a challenge as a browser does. */
export function solveWork({ challenge, bits }: { challenge: string; bits: number }): {
  challenge: string;
  answer: string;
} {
  for (let n = 0; ; n += 1) {
    const answer = String(n);
    if (leadingZeroBits(hash('sha256', workText(challenge, answer), 'buffer')) >= bits) return { challenge, answer };
  }
}
