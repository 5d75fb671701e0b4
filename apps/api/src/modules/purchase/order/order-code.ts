import { randomInt } from 'node:crypto';

/** Digits and letters that cannot be confused when read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The characters after the prefix of an order code: `8F3K2` of `TN-8F3K2`. Short enough to read aloud, so not necessarily unique:
 * the insert retries with longer codes. The prefix is the setting `orders.prefix`.
 */
export function newOrderCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
