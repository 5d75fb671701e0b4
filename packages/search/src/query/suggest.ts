import { doubleAt, floatAt, itemAt, uintAt } from '../rows/checked.ts';
import type { SearchSuggestions, SearchIndex } from '../index/search-index.ts';
import { bestOf } from '../rows/best-of.ts';
import { completions } from './completions.ts';
import type { DocumentGroups, StoredFacts } from '../index/stored-facts.ts';
import type { Knowledge } from './knowledge.ts';
import type { Pool } from '../rows/pool.ts';
import type { Interpreter, QueryResult } from './understand.ts';
import { plain, rawWords } from '../language/text.ts';

const MOST = { terms: 6, documents: 6, labels: 8, labelsOfDocument: 4, brands: 4, categories: 4 } as const;
/** Most documents that terms are read from. */
const MOST_READ = 120;

/** Suggests for an unfinished query. */
export function createSuggest(
  queries: Pool<Interpreter>,
  { synonyms, roles }: Knowledge,
  facts: StoredFacts,
  spelled: (word: string) => string,
): SearchIndex['suggest'] {
  const brands = searchable(facts.brands);
  const categories = searchable(facts.categories);
  const parents = searchable(facts.parents);
  const source = { facts, spelled, roles };

  const suggestFor = (understood: QueryResult, isThere: (doc: number) => boolean): SearchSuggestions => {
    const words = understood.instead ?? understood.question.words.map(({ text }) => text);
    const best = bestDocuments(understood, facts).filter((at) => isThere(uintAt(understood.scored.docs, at)));
    const said = synonyms
      .matchesAt(words, 0)
      .flatMap(({ length, meanings }) => (length === words.length ? meanings : []));
    const named = (groups: SearchableGroups, most: number) =>
      groupsBeginning(groups, [words, ...said], most).map((group) => ({
        name: itemAt(groups.names, group),
        doc: uintAt(groups.firstDoc, group),
      }));
    const own = named(categories, MOST.categories).map((each) => ({ ...each, isParent: false }));
    const above = named(parents, MOST.categories).map((each) => ({ ...each, isParent: true }));
    return {
      terms: understood.codes.isAll ? [] : completions(words, best, understood.scored, source).slice(0, MOST.terms),
      documents: best.slice(0, MOST.documents).map((at) => ({
        doc: uintAt(understood.scored.docs, at),
        score: floatAt(understood.scored.scores, at),
      })),
      variants: labelsOf(understood, facts),
      brands: named(brands, MOST.brands),
      categories: [...above, ...own].slice(0, MOST.categories),
    };
  };
  return (typed, isThere = () => true) => queries((query) => suggestFor(query.understand(typed), isThere));
}

function bestDocuments({ scored }: QueryResult, { popularity }: StoredFacts): number[] {
  const { docs, scores } = scored;
  const sold = (at: number): number => doubleAt(popularity, uintAt(docs, at));
  return bestOf(docs.length, MOST_READ, (a, b) => floatAt(scores, b) - floatAt(scores, a) || sold(b) - sold(a));
}

/** Variants of a matching code first; a few of each document. */
function labelsOf(
  { codes, scored }: QueryResult,
  { docOfVariant, variantsOf }: StoredFacts,
): SearchSuggestions['variants'] {
  const counts = new Map<number, number>();
  const labels = [...new Set([...codes.variants, ...(codes.isAll ? [] : scored.labels)])].flatMap((variant, at) => {
    const doc = uintAt(docOfVariant, variant);
    const count = (counts.get(doc) ?? 0) + 1;
    counts.set(doc, count);
    return count > MOST.labelsOfDocument ? [] : [{ doc, variant: variant - uintAt(variantsOf, doc), score: -at }];
  });
  return labels.slice(0, MOST.labels);
}

interface SearchableGroups extends DocumentGroups {
  /** The words of each name, each after a space. */
  texts: string[];
}

const searchable = (groups: DocumentGroups): SearchableGroups => ({
  ...groups,
  texts: groups.names.map(
    (name) =>
      rawWords(name)
        .map((word) => ` ${word}`)
        .join('') + ` ${plain(name).replace(/[^\p{L}\p{N}]/gu, '')}`,
  ),
});

/** Groups with a name in which all words begin a word, the most popular first. */
function groupsBeginning(
  { texts, names, popularity }: SearchableGroups,
  ways: readonly (readonly string[])[],
  most: number,
): number[] {
  const hasWords = (text: string, words: readonly string[]): boolean =>
    words.every((word) => text.includes(` ${word}`));
  const found = texts.flatMap((text, group) =>
    names[group] !== '' && ways.some((words) => words.length > 0 && hasWords(text, words)) ? [group] : [],
  );
  return found.toSorted((a, b) => doubleAt(popularity, b) - doubleAt(popularity, a)).slice(0, most);
}
