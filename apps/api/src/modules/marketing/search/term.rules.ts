/** Normalises a term: spacing and Unicode composition do not matter. */
export const tidy = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The digits of the shortest document or phone; a shade, a volume or a price has fewer. */
const MOST_DIGITS = 4;
const BETWEEN_DIGITS = /[\s.,+()/_–-]/g;
const ADDRESS = /@|:\/\/|\bwww\.|\b[a-z0-9-]{2,63}\.(?:com|co|net|org|io|shop|store|info|es|me)\b/i;

/** Whether others may read it: it has no phone, document, e-mail or web address, whatever the spacing. */
export function isFitForOthers(term: string): boolean {
  const plain = term.normalize('NFKC');
  const longest = Math.max(0, ...(plain.replace(BETWEEN_DIGITS, '').match(/\d+/g) ?? []).map(({ length }) => length));
  return longest <= MOST_DIGITS && !ADDRESS.test(plain);
}
