import { byteAt, floatAt, itemAt, shortAt, uintAt } from '../rows/checked.ts';
import type { QueryWord } from './knowledge.ts';
import { WITHOUT } from '../language/plain-speech.ts';

export const weightOf = (words: readonly QueryWord[], bits: number): number =>
  words.reduce((sum, word, at) => (bits & (1 << at) ? sum + word.weight : sum), 0);

/** Extra weight of the first word, less for each next one; and of a rare word. */
const FIRST_WEIGHT = 0.6;
const RARITY_WEIGHT = 2;
/** Extra weight of a set of words that names the thing. */
const THING_WEIGHT = 2;
/** Extra weight of a set with the subject: more than all other words together. */
const SUBJECT_WEIGHT = 200;

/** The rarity of each word, from 0 (all documents have it) to 1. */
function raritiesOf(words: readonly QueryWord[], counts: Uint32Array): number[] {
  const countOfWord = words.map(() => 0);
  let all = 1;
  for (let bits = 0; bits < counts.length; bits += 1) {
    const count = uintAt(counts, bits);
    if (count === 0) continue;
    all += count;
    for (let at = 0; at < words.length; at += 1)
      if (bits & (1 << at)) countOfWord[at] = itemAt(countOfWord, at) + count;
  }
  return countOfWord.map((count) => 1 - Math.log(1 + count) / Math.log(1 + all));
}

/** Whether a set reverses the meaning: a word after "sin" without the "sin", or the reverse. */
const isOpposite = (words: readonly QueryWord[], bits: number): boolean =>
  words.some(({ text, silent }, at) => text === WITHOUT && !silent && isOneOfTwo((bits >>> at) & 3));

const isOneOfTwo = (bits: number): boolean => bits === 1 || bits === 2;

/** Words after a "sin" that was left out with them: documents that have them are unwanted ("guantes sin látex"). */
export const unwantedBits = (words: readonly QueryWord[], kept: number): number =>
  words.reduce((sum, { text, silent }, at) => {
    const isLeftOut = text === WITHOUT && !silent && ((kept >>> at) & 3) === 0;
    return isLeftOut && words[at + 1]?.silent === false ? sum | (2 << at) : sum;
  }, 0);

/** The words to keep when no document matches all. `bitsOf` has the words each document matches, `worths` their worth to it. */
export function wordsToKeep(
  words: readonly QueryWord[],
  queryBits: number,
  bitsOf: Uint16Array,
  worths: readonly Uint8Array[],
): number {
  const { counts, worth } = countCombinations(words, queryBits, bitsOf, worths);
  const things = words.reduce((sum, word, at) => (word.isThing ? sum | (1 << at) : sum), 0);
  const subject = words.findIndex(({ isSubject }) => isSubject);
  const rarities = raritiesOf(words, counts);
  const extras = words.map((word, at) => FIRST_WEIGHT * (1 - at / words.length) + RARITY_WEIGHT * itemAt(rarities, at));
  const extraWeight = (bits: number): number =>
    extras.reduce((sum, extra, at) => (bits & (1 << at) ? sum + extra : sum), 0);
  const weights = Float32Array.from(counts, (count, bits) =>
    count === 0 || bits === 0 || isOpposite(words, bits)
      ? 0
      : weightOf(words, bits) +
        extraWeight(bits) +
        ((bits & things) === 0 ? 0 : THING_WEIGHT) +
        (subject < 0 || (bits & (1 << subject)) === 0 ? 0 : SUBJECT_WEIGHT),
  );
  let best = 0;
  for (const bits of counts.keys()) {
    // A name says more than labels, and what is rarer more than what many have.
    const more =
      floatAt(weights, bits) - floatAt(weights, best) ||
      shortAt(worth, bits) - shortAt(worth, best) ||
      uintAt(counts, best) - uintAt(counts, bits);
    if (floatAt(weights, bits) > 0 && more > 0) best = bits;
  }
  return best;
}

/** For each combination of words: how many documents match exactly it, and its highest worth to one of them. */
function countCombinations(
  words: readonly QueryWord[],
  queryBits: number,
  bitsOf: Uint16Array,
  worths: readonly Uint8Array[],
) {
  const counts = new Uint32Array(1 << words.length);
  const worth = new Uint16Array(1 << words.length);
  // By its index: an iterator makes a pair for each document.
  for (let doc = 0; doc < bitsOf.length; doc += 1) {
    const bits = shortAt(bitsOf, doc) & queryBits;
    if (bits === 0) continue;
    let sum = 0;
    for (let at = 0; at < words.length; at += 1) if (bits & (1 << at)) sum += byteAt(itemAt(worths, at), doc);
    counts[bits] = uintAt(counts, bits) + 1;
    if (sum > shortAt(worth, bits)) worth[bits] = sum;
  }
  return { counts, worth };
}
