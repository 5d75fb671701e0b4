import { compact, plain, rawWords } from '@tonalia/search/text';
import type { SearchDocument, SearchIndex } from '@tonalia/search';

export interface Query {
  words: string;
  /** Alternative criteria for a right product: its words, and the shade that must match. Empty: no product is right. */
  right: { words: string[]; shade: string | null }[];
}

export interface Score {
  asked: number;
  /** Queries with a right product first, or among the first three. */
  first: number;
  three: number;
  missed: string[];
}

/** Reads queries, one per line: "words -> brand name # shade / alternative". */
export function readQueries(text: string): Query[] {
  const lines = text.split('\n').filter((line) => line.includes('->'));
  return lines.map((line) => {
    const [words = '', right = ''] = line.split('->').map((part) => part.trim());
    const ways = right === '' ? [] : right.split(' / ');
    return { words, right: ways.map(readWay) };
  });
}

function readWay(way: string): Query['right'][number] {
  const [words = '', shade = null] = way.split('#');
  return { words: rawWords(words), shade: shade?.trim() ?? null };
}

/** Counts the queries that find a right product. Ties are sorted by sales, as in the shop. */
export function judge(index: SearchIndex, docs: readonly SearchDocument[], queries: readonly Query[]): Score {
  const score: Score = { asked: queries.length, first: 0, three: 0, missed: [] };
  for (const query of queries) {
    const found = firstThree(index, docs, query.words);
    const rights = found.map(({ doc, variant }) => query.right.some((way) => isRight(doc, variant, way)));
    const isNothing = query.right.length === 0 && found.length === 0;
    if (isNothing || rights[0]) score.first += 1;
    if (isNothing || rights.includes(true)) score.three += 1;
    else
      score.missed.push(
        `${query.words}: ${found.map(({ doc }) => `${doc.brand} ${doc.name}`).join(', ') || 'nothing'}`,
      );
  }
  return score;
}

export function firstThree(index: SearchIndex, docs: readonly SearchDocument[], words: string) {
  const { docs: found, scores, variants } = index.search(words).matches;
  const sold = (at: number): number => docs[found[at] ?? 0]?.popularity ?? 0;
  const places = [...found.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || sold(b) - sold(a));
  return places.slice(0, 3).flatMap((at) => {
    const doc = docs[found[at] ?? 0];
    return doc ? [{ doc, variant: doc.variants[variants[at] ?? -1] }] : [];
  });
}

type Variant = SearchDocument['variants'][number];

export function isRight(
  doc: SearchDocument,
  variant: Variant | undefined,
  { words, shade }: Query['right'][number],
): boolean {
  const text = plain([doc.brand, doc.name, doc.category, doc.parentCategory, doc.code].join(' '));
  return words.every((word) => text.includes(word)) && (shade === null || isShade(variant, shade));
}

const isShade = (variant: Variant | undefined, shade: string): boolean =>
  variant !== undefined &&
  (compact(variant.code) === compact(shade) ||
    compact(variant.labelNumber ?? '') === compact(shade) ||
    rawWords(shade).every((word) => rawWords(`${variant.labelName} ${variant.series}`).includes(word)));
