import type { KeptFacts } from './kept.ts';
import type { Scored } from './matcher.ts';
import { createWordReader, isSilent, numberKey, plain, singular } from './text.rules.ts';

const wordsOf = createWordReader();

/** Telling words a term goes on for. */
const LONGEST = 3;

/**
 * What somebody may go on to type, what sells best first: the last word made whole, and the words after it, as names of products,
 * brands, categories and shades go on. Each finds at least the product it was read from.
 */
export function completions(
  words: readonly string[],
  best: readonly number[],
  { docs, versions }: Scored,
  facts: KeptFacts,
  spelled: (word: string) => string,
): string[] {
  const begun = words.at(-1);
  if (begun === undefined) return [];
  const before = words.slice(0, -1).map(spelled);
  const worth = new Map<string, { text: string; sold: number }>();
  const put = (texts: readonly string[], sold: number): void => {
    for (const text of texts) {
      const rest = wordsOf(text);
      const whole = [...before.filter((word) => !rest.includes(plain(word))), text].join(' ');
      const key = wordsOf(whole).map(numberKey).join(' ');
      const known = worth.get(key);
      if (known) known.sold += sold;
      else worth.set(key, { text: whole, sold });
    }
  };
  for (const at of best) {
    const doc = docs[at] ?? 0;
    const sold = 1 + (facts.unitsSold[doc] ?? 0);
    const texts = textsOf(facts, doc, versions[at] ?? -1);
    const found = texts.map((text) => goingOn(text, begun)).find((ways) => ways.length > 0);
    if (found) put(found, sold);
  }
  return [...worth.values()].toSorted((a, b) => b.sold - a.sold).map(({ text }) => text);
}

/** The texts a product is found by, in the order in which a term is looked for in them. */
function textsOf(facts: KeptFacts, doc: number, version: number): string[] {
  const shade = version < 0 ? '' : (facts.shadeNames[facts.shadeNameOf[version] ?? 0] ?? '');
  const { names, brands, categories } = facts;
  const name = (names[doc] ?? '').replace(/,? \d[\d.]*\s?(?:ml|g|und\.?|l|kg)\b.*$/iu, '');
  return [
    name,
    brands.names[brands.of[doc] ?? 0] ?? '',
    shade.replace(/^\S*\d\S* /u, ''),
    categories.names[categories.of[doc] ?? 0] ?? '',
  ];
}

/** A term does not end with it: "champú sin". */
const isUnended = (word: string): boolean => word === '' || word === 'sin' || isSilent(word);

/** From the word that begins so on: itself, and with the telling words after it. */
function goingOn(text: string, begun: string): string[] {
  const words = text.toLowerCase().split(/\s+/);
  const bare = words.map((word) => wordsOf(word).join(''));
  const from = bare.findIndex(
    (word) => word.startsWith(begun) || (word.length > 3 && singular(word) === singular(begun)),
  );
  if (from < 0) return [];
  const ways: string[] = [];
  let telling = 0;
  for (let to = from; to < words.length && telling < LONGEST; to += 1) {
    if (/^\d/.test(bare[to] ?? '')) break;
    if (isUnended(bare[to] ?? '')) continue;
    telling += 1;
    ways.push(
      words
        .slice(from, to + 1)
        .join(' ')
        .replace(/[,;:]$/, ''),
    );
  }
  return ways;
}
