import type { AskedWord } from './knowledge.ts';
import { WITHOUT } from './plain-speech.rules.ts';

export const weightOf = (words: readonly AskedWord[], bits: number): number =>
  words.reduce((sum, word, at) => (bits & (1 << at) ? sum + word.weight : sum), 0);

/** What the first word weighs more, each next one a little less; and one that few products have. */
const FIRST = 0.6;
const RARITY = 2;
/** What a set of words weighs more when one of them says what the thing is. */
const THING = 2;
/** What a set of words weighs more when it has the thing that is asked for: more than all the rest. */
const SUBJECT = 200;

/** How many products have each word, 0 for all of them and 1 for hardly any. */
function raritiesOf(words: readonly AskedWord[], counts: Uint32Array): number[] {
  const having = words.map(() => 0);
  let all = 1;
  for (let bits = 0; bits < counts.length; bits += 1) {
    const count = counts[bits] ?? 0;
    if (count === 0) continue;
    all += count;
    for (let at = 0; at < words.length; at += 1) if (bits & (1 << at)) having[at] = (having[at] ?? 0) + count;
  }
  return having.map((count) => 1 - Math.log(1 + count) / Math.log(1 + all));
}

/** Of these words one that says what the thing lacks, without the "sin" before it, is the opposite; "sin" alone is that of something else. */
const isOpposite = (words: readonly AskedWord[], bits: number): boolean =>
  words.some(({ text, silent }, at) => text === WITHOUT && !silent && isOneOfTwo((bits >>> at) & 3));

const isOneOfTwo = (bits: number): boolean => bits === 1 || bits === 2;

/** Words that the thing shall be without, where "sin" itself was left out: "guantes sin látex". */
export const unwantedBits = (words: readonly AskedWord[], kept: number): number =>
  words.reduce((sum, { text, silent }, at) => {
    const isLeftOut = text === WITHOUT && !silent && ((kept >>> at) & 3) === 0;
    return isLeftOut && words[at + 1]?.silent === false ? sum | (2 << at) : sum;
  }, 0);

/** The words to keep where no product meets all: by the bits each product meets, and what each word is worth to it. */
export function mostTelling(
  words: readonly AskedWord[],
  asked: number,
  bitsOf: Uint16Array,
  worths: readonly Uint8Array[],
): number {
  const { counts, worth } = tally(words, asked, bitsOf, worths);
  const things = words.reduce((sum, word, at) => (word.isThing ? sum | (1 << at) : sum), 0);
  const subject = words.findIndex(({ isSubject }) => isSubject);
  const rarities = raritiesOf(words, counts);
  const extras = words.map(
    (word, at) => FIRST * (1 - at / words.length) + (word.known ? RARITY * (rarities[at] ?? 0) : 0),
  );
  const extraOf = (bits: number): number =>
    extras.reduce((sum, extra, at) => (bits & (1 << at) ? sum + extra : sum), 0);
  const weights = Float32Array.from(counts, (count, bits) =>
    count === 0 || bits === 0 || isOpposite(words, bits)
      ? 0
      : weightOf(words, bits) +
        extraOf(bits) +
        ((bits & things) === 0 ? 0 : THING) +
        (subject < 0 || (bits & (1 << subject)) === 0 ? 0 : SUBJECT),
  );
  let best = 0;
  for (const bits of counts.keys()) {
    // A name says more than shades, and what is rarer more than what many have.
    const more =
      (weights[bits] ?? 0) - (weights[best] ?? 0) ||
      (worth[bits] ?? 0) - (worth[best] ?? 0) ||
      (counts[best] ?? 0) - (counts[bits] ?? 0);
    if ((weights[bits] ?? 0) > 0 && more > 0) best = bits;
  }
  return best;
}

/** How many products meet just these of the words, and what they are worth together to the one they are worth most to. */
function tally(words: readonly AskedWord[], asked: number, bitsOf: Uint16Array, worths: readonly Uint8Array[]) {
  const counts = new Uint32Array(1 << words.length);
  const worth = new Uint16Array(1 << words.length);
  // By its index: an iterator makes a pair for each product.
  for (let doc = 0; doc < bitsOf.length; doc += 1) {
    const bits = (bitsOf[doc] ?? 0) & asked;
    if (bits === 0) continue;
    let sum = 0;
    for (let at = 0; at < words.length; at += 1) if (bits & (1 << at)) sum += worths[at]?.[doc] ?? 0;
    counts[bits] = (counts[bits] ?? 0) + 1;
    if (sum > (worth[bits] ?? 0)) worth[bits] = sum;
  }
  return { counts, worth };
}
