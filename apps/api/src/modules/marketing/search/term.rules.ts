/** The same words are the same term, however they were spaced or typed. */
export const tidy = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim();

/** As many digits as the shortest document or phone; a shade, a volume and a price per hundred have fewer. */
const MOST_DIGITS = 4;
const BETWEEN_DIGITS = /[\s.,+()/_–-]/g;
const ADDRESS = /@|:\/\/|\bwww\.|\b[a-z0-9-]{2,63}\.(?:com|co|net|org|io|shop|store|info|es|me)\b/i;

/** Whether others may ever read it: no phone, no document, no e-mail and no address of a site, however they are spaced. */
export function isFitForOthers(term: string): boolean {
  const plain = term.normalize('NFKC');
  const longest = Math.max(0, ...(plain.replace(BETWEEN_DIGITS, '').match(/\d+/g) ?? []).map(({ length }) => length));
  return longest <= MOST_DIGITS && !ADDRESS.test(plain);
}
