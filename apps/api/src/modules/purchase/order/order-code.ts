import { randomInt } from 'node:crypto';

/** Digits and letters that are not mistaken for one another when read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The signs behind the letters of an order code: `8F3K2` of `TN-8F3K2`. Short enough to read out, so not unique by itself: the
 * insert is tried again with more signs. The letters are the setting `orders.prefix`.
 */
export function newOrderCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
