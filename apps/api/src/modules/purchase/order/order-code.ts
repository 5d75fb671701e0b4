import { randomInt } from 'node:crypto';

/** Digits and letters that are not mistaken for one another when read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short code a person can read out: `TN-8F3K2`. Not unique by itself: whoever writes it tries again with more signs. */
export function newOrderCode(length: number): string {
  return `TN-${Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}
