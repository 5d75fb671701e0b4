import { expect, test } from 'vitest';
import type { SearchDocument, SearchIndex } from '@tonalia/search';
import { withUsualSynonyms } from '../../src/modules/products/search-terms/usual-synonyms.ts';
import { indexOf } from './demo-documents.ts';
import { otherCatalogue, otherQueries, otherSynonyms } from './other-catalogue.ts';
import { otherLabels, otherWords } from './other-labels.ts';
import { readQueries } from './quality.ts';
import { spoiled } from './spoiled.ts';

const MOST = 4;

/** The best documents of a query with the variant that explains each, and what the shop says about the query. */
function answerOf(index: SearchIndex, docs: readonly SearchDocument[], typed: string): string {
  const { matches, met, searchedFor, didYouMean } = index.search(typed);
  const { docs: found, scores, variants } = matches;
  const score = (at: number): number => scores[at] ?? 0;
  const places = [...found.keys()].toSorted((a, b) => score(b) - score(a) || (found[a] ?? 0) - (found[b] ?? 0));
  const best = places.slice(0, MOST).map((at) => {
    const doc = docs[found[at] ?? 0];
    return [doc?.name, doc?.variants[variants[at] ?? -1]?.code].filter(Boolean).join(' ');
  });
  const said = [searchedFor && `for "${searchedFor}"`, didYouMean.length > 0 && `or ${didYouMean.join(', ')}`];
  return [`${found.length}: ${best.join(' | ')}`, `met ${met.toFixed(2)}`, ...said].filter(Boolean).join('; ');
}

function suggestionsOf(index: SearchIndex, docs: readonly SearchDocument[], typed: string): string {
  const { terms, documents, variants, brands, categories } = index.suggest(typed);
  const parts = {
    terms,
    documents: documents.map(({ doc }) => docs[doc]?.name),
    variants: variants.map(({ doc, variant }) => docs[doc]?.variants[variant]?.code),
    brands: brands.map(({ name }) => name),
    categories: categories.map(({ name, isParent }) => (isParent ? `${name} (above)` : name)),
  };
  const filled = Object.entries(parts).filter(([, list]) => list.length > 0);
  return filled.map(([part, list]) => `${part} ${list.slice(0, MOST).join(', ')}`).join('; ') || 'nothing';
}

const queriesOf = (texts: Record<string, string>): string[] =>
  Object.values(texts).flatMap((text) => readQueries(text).map(({ words }) => words));
/** Every query cut after each third letter. */
const begun = (queries: readonly string[]): string[] =>
  queries.flatMap((words) => Array.from({ length: Math.floor(words.length / 3) }, (_, n) => words.slice(0, 3 * n + 2)));

// A change of a rule or of a weight shows here as the answers that it changes: read each before it is accepted with --update.
test.each([
  ['other-catalogue', indexOf(otherCatalogue, otherSynonyms), otherCatalogue, queriesOf(otherQueries)],
  ['other-labels', indexOf(otherLabels, withUsualSynonyms([])), otherLabels, queriesOf(otherWords)],
] as const)(
  'the answers to the queries of %s are the accepted ones · API-42 R10',
  async (name, index, docs, queries) => {
    const misspelt = spoiled(docs, 25).map(({ words }) => words);
    const typed = begun(queries.filter((_, at) => at % 6 === 0));
    const lines = [
      ...[...queries, ...misspelt].map((words) => `${words} -> ${answerOf(index, docs, words)}`),
      ...typed.map((words) => `${words}… -> ${suggestionsOf(index, docs, words)}`),
    ];
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`answers/${name}.txt`);
  },
);
