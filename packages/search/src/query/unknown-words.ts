import { notSmall, rootOf } from '../language/derived.ts';
import type { Knowledge, Reading } from './knowledge.ts';
import { quality } from '../index/rank.ts';
import { any, exactly, isOfAnything, meant } from './readings.ts';
import { singular } from '../language/text.ts';

/** Readings by derived words: "polvito" is "polvo", "matizante" a "matizador", "caspa" finds "anticaspa". */
export function derived(knowledge: Knowledge, word: string): Reading[] {
  const { vocabulary } = knowledge;
  const one = singular(word);
  const of = (words: readonly string[], value: number): Reading[] =>
    words.flatMap((each) => [
      ...exactly(knowledge, each).map((reading) => ({ ...reading, quality: value })),
      ...any(knowledge, vocabulary.sameNumber(each), value),
      ...meantBy(knowledge, [each]),
    ]);
  const small = of(notSmall(one), quality.sameStem);
  if (small.length > 0) return small;
  const against = of([`anti${one}`, `anti${one}s`], quality.derived);
  const root = rootOf(one);
  if (root === undefined) return against;
  const related = vocabulary.beginning(root, 50).filter((term) => rootOf(singular(vocabulary.word(term))) === root);
  return [...against, ...any(knowledge, related, quality.derived)];
}

/** Readings by synonyms of a word. */
const meantBy = (knowledge: Knowledge, words: readonly string[]): Reading[] =>
  knowledge.synonyms
    .said(words, 0)
    .flatMap(({ meanings }) => meanings.map((meaning) => meant(knowledge, meaning, quality.derived)))
    .filter(isOfAnything);

/** Readings by the beginning or the end of a word: "acond", and "cuticula" for "cortacuticula". */
export function abbreviated(knowledge: Knowledge, word: string): Reading[] {
  if (word.length < 3 || /\d/.test(word)) return [];
  const begun = any(knowledge, knowledge.vocabulary.beginning(word, 200), quality.longer);
  return begun.length > 0 ? begun : any(knowledge, knowledge.vocabulary.ending(word), quality.longer);
}
