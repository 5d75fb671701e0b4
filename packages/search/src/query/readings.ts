import type { Knowledge, Reading } from './knowledge.ts';
import { quality } from '../index/rank.ts';
import type { WordRoles } from '../language/lexicon.ts';
import type { Vocabulary } from '../index/vocabulary.ts';

/** A reading of those of the terms that a document has; none without any. */
export function readingOfTerms(knowledge: Knowledge, terms: readonly number[], of: number): Reading[] {
  const used = terms.filter((term) => knowledge.isUsed(term));
  return used.length > 0 ? [{ kind: 'any', quality: of, terms: used }] : [];
}

export function exactReadings(knowledge: Knowledge, word: string): Reading[] {
  const term = knowledge.vocabulary.term(word);
  return term === undefined ? [] : readingOfTerms(knowledge, [term], quality.exact);
}

/** A reading of a meaning: all its words. */
export function readingOfMeaning(knowledge: Knowledge, meaning: readonly string[], of: number): Reading {
  const groups = knowledge.groupsOf(meaning);
  return groups.length === 1
    ? { kind: 'any', quality: of, terms: groups[0] ?? [] }
    : { kind: 'all', quality: of, groups };
}

/** Finds the terms that match each word of a meaning; each row of synonyms and needs once. */
export function createGroups(
  vocabulary: Vocabulary,
  { isSilent }: WordRoles,
  isUsed: (term: number) => boolean,
): Knowledge['groupsOf'] {
  const cache = new WeakMap<readonly string[], readonly (readonly number[])[]>();
  const termsOf = (word: string): number[] => {
    const term = vocabulary.term(word);
    return [...(term === undefined ? [] : [term]), ...vocabulary.sameStem(word)].filter(isUsed);
  };
  return (meaning) => {
    const cached = cache.get(meaning);
    if (cached) return cached;
    const groups = meaning.filter((word) => !isSilent(word)).map(termsOf);
    cache.set(meaning, groups);
    return groups;
  };
}

/** Whether any document has its terms. */
export const isMatchable = (reading: Reading): boolean =>
  reading.kind === 'any'
    ? reading.terms.length > 0
    : reading.kind !== 'all' || reading.groups.every((terms) => terms.length > 0);
