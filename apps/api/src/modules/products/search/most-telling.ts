import type { AskedWord } from './knowledge.ts';

export const weightOf = (words: readonly AskedWord[], bits: number): number =>
  words.reduce((sum, word, at) => (bits & (1 << at) ? sum + word.weight : sum), 0);

/** The words to keep where no product meets all: by the bits each product meets, and what each word is worth to it. */
export function mostTelling(
  words: readonly AskedWord[],
  asked: number,
  bitsOf: Uint16Array,
  worths: readonly Uint8Array[],
): number {
  const { counts, worth } = tally(words, asked, bitsOf, worths);
  const first = asked & -asked;
  // The first word says what the thing is: it decides among those that weigh as much.
  const weights = Float32Array.from(counts, (count, bits) =>
    count === 0 || bits === 0 ? 0 : weightOf(words, bits) + ((bits & first) === 0 ? 0 : 0.5),
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
