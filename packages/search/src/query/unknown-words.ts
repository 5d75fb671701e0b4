import { withoutDiminutive, rootOf } from '../language/derived.ts';
import type { Knowledge, Reading } from './knowledge.ts';
import { quality } from '../index/rank.ts';
import { readingOfTerms, exactReadings, isMatchable, readingOfMeaning } from './readings.ts';
import { singular } from '../language/text.ts';

/** Readings by derived words: "polvito" is "polvo", "matizante" a "matizador", "caspa" finds "anticaspa". */
export function derivedReadings(knowledge: Knowledge, word: string): Reading[] {
  const { vocabulary } = knowledge;
  const one = singular(word);
  const readingsOf = (words: readonly string[], value: number): Reading[] =>
    words.flatMap((each) => [
      ...exactReadings(knowledge, each).map((reading) => ({ ...reading, quality: value })),
      ...readingOfTerms(knowledge, vocabulary.sameNumber(each), value),
      ...synonymReadings(knowledge, [each]),
    ]);
  const fromBase = readingsOf(withoutDiminutive(one), quality.sameStem);
  if (fromBase.length > 0) return fromBase;
  const against = readingsOf([`anti${one}`, `anti${one}s`], quality.derived);
  const root = rootOf(one);
  if (root === undefined) return against;
  const related = vocabulary.beginning(root, 50).filter((term) => rootOf(singular(vocabulary.word(term))) === root);
  return [...against, ...readingOfTerms(knowledge, related, quality.derived)];
}

/** Readings by synonyms of a word. */
const synonymReadings = (knowledge: Knowledge, words: readonly string[]): Reading[] =>
  knowledge.synonyms
    .matchesAt(words, 0)
    .flatMap(({ meanings }) => meanings.map((meaning) => readingOfMeaning(knowledge, meaning, quality.derived)))
    .filter(isMatchable);

/** Readings by the beginning or the end of a word: "acond", and "cuticula" for "cortacuticula". */
export function abbreviated(knowledge: Knowledge, word: string): Reading[] {
  if (word.length < 3 || /\d/.test(word)) return [];
  const begun = readingOfTerms(knowledge, knowledge.vocabulary.beginning(word, 200), quality.longer);
  return begun.length > 0 ? begun : readingOfTerms(knowledge, knowledge.vocabulary.ending(word), quality.longer);
}
