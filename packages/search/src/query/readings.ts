import type { Knowledge, Reading } from './knowledge.ts';
import { quality } from '../index/rank.ts';
import type { WordRoles } from '../language/lexicon.ts';
import type { Vocabulary } from '../index/vocabulary.ts';

/** Any of these words, as far as a document has them. */
export function any(knowledge: Knowledge, terms: readonly number[], of: number): Reading[] {
  const used = terms.filter((term) => knowledge.isUsed(term));
  return used.length > 0 ? [{ kind: 'any', quality: of, terms: used }] : [];
}

export function exactly(knowledge: Knowledge, word: string): Reading[] {
  const term = knowledge.vocabulary.term(word);
  return term === undefined ? [] : any(knowledge, [term], quality.exact);
}

/** What another word or several mean: all of them. */
export function meant(knowledge: Knowledge, meaning: readonly string[], of: number): Reading {
  const groups = knowledge.groupsOf(meaning);
  return groups.length === 1
    ? { kind: 'any', quality: of, terms: groups[0] ?? [] }
    : { kind: 'all', quality: of, groups };
}

/** Of each telling word of a meaning the terms it is met by. Rows of synonyms and needs are looked up once. */
export function createGroups(
  vocabulary: Vocabulary,
  { isSilent }: WordRoles,
  isUsed: (term: number) => boolean,
): Knowledge['groupsOf'] {
  const known = new WeakMap<readonly string[], readonly (readonly number[])[]>();
  const termsOf = (word: string): number[] => {
    const term = vocabulary.term(word);
    return [...(term === undefined ? [] : [term]), ...vocabulary.sameStem(word)].filter(isUsed);
  };
  return (meaning) => {
    const before = known.get(meaning);
    if (before) return before;
    const groups = meaning.filter((word) => !isSilent(word)).map(termsOf);
    known.set(meaning, groups);
    return groups;
  };
}

/** Whether a document has what it means. */
export const isOfAnything = (reading: Reading): boolean =>
  reading.kind === 'any'
    ? reading.terms.length > 0
    : reading.kind !== 'all' || reading.groups.every((terms) => terms.length > 0);
