import { notSmall } from '../language/derived.ts';
import { singular } from '../language/text.ts';
import type { Knowledge } from './knowledge.ts';

const SHORTEST = 5;

/** The base word of a diminutive ("barrita" is "barra"), so that it counts in terms and needs; a word of the catalogue stays. */
export function bigOf({ vocabulary, roles }: Pick<Knowledge, 'vocabulary' | 'roles'>, word: string): string {
  const { isSilent, isAsking } = roles;
  const one = singular(word);
  if (word.length < SHORTEST || vocabulary.beginning(one, 1).length > 0 || isSilent(word) || isAsking(word))
    return word;
  const isKnown = (big: string): boolean => vocabulary.term(big) !== undefined || isSilent(big) || isAsking(big);
  const ways = notSmall(one).filter((big) => big.length > 2 && isKnown(big));
  return ways.find((big) => big.endsWith(one.at(-1) ?? '')) ?? ways[0] ?? word;
}
