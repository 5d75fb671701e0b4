import { doubleAt, intAt, itemAt, uintAt } from '../rows/checked.ts';
import type { WordRoles } from '../language/lexicon.ts';
import type { StoredFacts } from '../index/stored-facts.ts';
import type { ScoredDocuments } from './matcher.ts';
import { createWordReader, numberKey, plain, singular } from '../language/text.ts';

const wordsOf = createWordReader();

/** Telling words a term goes on for. */
const LONGEST = 3;

/** What the terms of an index are made from. */
export interface CompletionSource {
  facts: StoredFacts;
  /** A word with its accents. */
  spelled: (word: string) => string;
  roles: WordRoles;
}

/**
 * Terms that may complete a query, the most popular first: the last word completed, with the words that follow it in names of documents,
 * brands, categories and labels. Each term finds at least the document it comes from.
 */
export function completions(
  words: readonly string[],
  best: readonly number[],
  { docs, variants }: ScoredDocuments,
  { facts, spelled, roles }: CompletionSource,
): string[] {
  const begun = words.at(-1);
  if (begun === undefined) return [];
  const before = words.slice(0, -1).map(spelled);
  const worth = new Map<string, { text: string; sold: number }>();
  const addTexts = (texts: readonly string[], sold: number): void => {
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
    const doc = uintAt(docs, at);
    const sold = 1 + doubleAt(facts.popularity, doc);
    const texts = textsOf(facts, doc, intAt(variants, at));
    const found = texts.map((text) => completionsFrom(text, begun, roles)).find((ways) => ways.length > 0);
    if (found) addTexts(found, sold);
  }
  return [...worth.values()].toSorted((a, b) => b.sold - a.sold).map(({ text }) => text);
}

/** The texts a document is found by, in the order in which a term is looked for in them. */
function textsOf(facts: StoredFacts, doc: number, variant: number): string[] {
  const label = variant < 0 ? '' : itemAt(facts.labelNames, uintAt(facts.labelNameOf, variant));
  const { names, brands, categories } = facts;
  const name = itemAt(names, doc).replace(/,? \d[\d.]*\s?(?:ml|g|und\.?|l|kg)\b.*$/iu, '');
  return [
    name,
    itemAt(brands.names, uintAt(brands.groupOf, doc)),
    label.replace(/^\S*\d\S* /u, ''),
    itemAt(categories.names, uintAt(categories.groupOf, doc)),
  ];
}

/** A term does not end with it: "champú sin". */
const isIncomplete = (word: string, { isSilent }: WordRoles): boolean =>
  word === '' || word === 'sin' || isSilent(word);

/** From the word that begins so on: itself, and with the telling words after it. */
function completionsFrom(text: string, begun: string, roles: WordRoles): string[] {
  const words = text.toLowerCase().split(/\s+/);
  const bare = words.map((word) => wordsOf(word).join(''));
  const from = bare.findIndex(
    (word) => word.startsWith(begun) || (word.length > 3 && singular(word) === singular(begun)),
  );
  if (from < 0) return [];
  const ways: string[] = [];
  let telling = 0;
  for (let to = from; to < words.length && telling < LONGEST; to += 1) {
    if (/^\d/.test(itemAt(bare, to))) break;
    if (isIncomplete(itemAt(bare, to), roles)) continue;
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
