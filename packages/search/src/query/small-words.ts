import { withoutDiminutive } from '../language/derived.ts';
import { singular } from '../language/text.ts';
import type { Knowledge } from './knowledge.ts';

const SHORTEST = 5;

/** The base word of a diminutive ("barrita" is "barra"), so that it counts in terms and needs; a word of the catalogue stays. */
export function baseWord({ vocabulary, roles }: Pick<Knowledge, 'vocabulary' | 'roles'>, word: string): string {
  const { isSilent, isAsking } = roles;
  const one = singular(word);
  if (word.length < SHORTEST || vocabulary.beginning(one, 1).length > 0 || isSilent(word) || isAsking(word))
    return word;
  const isKnown = (base: string): boolean => vocabulary.term(base) !== undefined || isSilent(base) || isAsking(base);
  const bases = withoutDiminutive(one).filter((base) => base.length > 2 && isKnown(base));
  return bases.find((base) => base.endsWith(one.at(-1) ?? '')) ?? bases[0] ?? word;
}
