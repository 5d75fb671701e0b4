import type { Suggested, WordIndex } from './answers.ts';
import { bestOf } from './best-of.ts';
import { completions } from './completions.ts';
import type { Groups, KeptFacts } from './kept.ts';
import type { Knowledge } from './knowledge.ts';
import type { Search, Understood } from './search-words.ts';
import { plain, rawWords } from './text.rules.ts';

const MOST = { terms: 6, products: 6, shades: 8, shadesOfProduct: 4, brands: 4, categories: 4 } as const;
/** Products whose names are read for terms. */
const MOST_READ = 120;

/** What somebody who is typing may mean. */
export function createSuggest(
  search: Search,
  { synonyms }: Knowledge,
  facts: KeptFacts,
  spelled: (word: string) => string,
): WordIndex['suggest'] {
  const brands = searchable(facts.brands);
  const categories = searchable(facts.categories);
  const parents = searchable(facts.parents);

  return (typed, isThere = () => true) => {
    const understood = search.understand(typed);
    const words = understood.instead ?? understood.question.words.map(({ text }) => text);
    const best = bestProducts(understood, facts).filter((at) => isThere(understood.scored.docs[at] ?? 0));
    const said = synonyms.said(words, 0).flatMap(({ length, meanings }) => (length === words.length ? meanings : []));
    const named = (groups: Searchable, most: number) =>
      groupsBeginning(groups, [words, ...said], most).map((group) => ({
        name: groups.names[group] ?? '',
        doc: groups.firstDoc[group] ?? 0,
      }));
    const own = named(categories, MOST.categories).map((each) => ({ ...each, isParent: false }));
    const above = named(parents, MOST.categories).map((each) => ({ ...each, isParent: true }));
    return {
      terms: understood.codes.isAll
        ? []
        : completions(words, best, understood.scored, facts, spelled).slice(0, MOST.terms),
      products: best.slice(0, MOST.products).map((at) => ({
        doc: understood.scored.docs[at] ?? 0,
        score: understood.scored.scores[at] ?? 0,
      })),
      shades: shadesOf(understood, facts),
      brands: named(brands, MOST.brands),
      categories: [...above, ...own].slice(0, MOST.categories),
    };
  };
}

function bestProducts({ scored }: Understood, { unitsSold }: KeptFacts): number[] {
  const { docs, scores } = scored;
  const sold = (at: number): number => unitsSold[docs[at] ?? 0] ?? 0;
  return bestOf(docs.length, MOST_READ, (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || sold(b) - sold(a));
}

/** The shade of a code before all others; a few of each product. */
function shadesOf({ codes, scored }: Understood, { docOfVersion, versionsOf }: KeptFacts): Suggested['shades'] {
  const counts = new Map<number, number>();
  const shades = [...new Set([...codes.versions, ...(codes.isAll ? [] : scored.shades)])].flatMap((version, at) => {
    const doc = docOfVersion[version] ?? 0;
    const count = (counts.get(doc) ?? 0) + 1;
    counts.set(doc, count);
    return count > MOST.shadesOfProduct ? [] : [{ doc, version: version - (versionsOf[doc] ?? 0), score: -at }];
  });
  return shades.slice(0, MOST.shades);
}

interface Searchable extends Groups {
  /** The words of each name, a space before each. */
  texts: string[];
}

const searchable = (groups: Groups): Searchable => ({
  ...groups,
  texts: groups.names.map(
    (name) =>
      rawWords(name)
        .map((word) => ` ${word}`)
        .join('') + ` ${plain(name).replace(/[^\p{L}\p{N}]/gu, '')}`,
  ),
});

/** Groups whose name has words that begin so, what sells best first. */
function groupsBeginning(
  { texts, names, unitsSold }: Searchable,
  ways: readonly (readonly string[])[],
  most: number,
): number[] {
  const has = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(` ${word}`));
  const found = texts.flatMap((text, group) =>
    names[group] !== '' && ways.some((words) => words.length > 0 && has(text, words)) ? [group] : [],
  );
  return found.toSorted((a, b) => (unitsSold[b] ?? 0) - (unitsSold[a] ?? 0)).slice(0, most);
}
