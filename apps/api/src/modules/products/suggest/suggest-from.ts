import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { WordSegment } from '../catalogue-index/words.ts';
import type { SearchSuggestions } from '@tonalia/search';

const MOST = { terms: 6, products: 6, shades: 8, groups: 4 } as const;

export interface NamedGroup {
  name: string;
  isParent: boolean;
}

/** Suggestions by the ids of products and versions, and by the names of brands and categories. */
export interface SuggestedIds {
  terms: string[];
  products: string[];
  shades: string[];
  brands: { name: string }[];
  categories: NamedGroup[];
}

/** Merges the suggestions of all segments of the index, without outdated ones. */
export function suggestFrom(index: Pick<CatalogueIndex, 'words' | 'table' | 'versions'>, typed: string): SuggestedIds {
  const all = index.words.segments.map((segment) => ({
    segment,
    found: segment.words.suggest(typed, (doc) => segment.slotOf(doc) >= 0),
  }));
  const mergeByScore = <T extends { score: number }>(
    select: (found: SearchSuggestions) => readonly T[],
    idOf: (segment: WordSegment, each: T) => string[],
  ) =>
    all
      .flatMap(({ segment, found }) =>
        select(found).flatMap((each) => idOf(segment, each).map((id) => ({ id, score: each.score }))),
      )
      .toSorted((a, b) => b.score - a.score)
      .map(({ id }) => id);
  const distinctGroups = <T extends { name: string }>(select: (found: SearchSuggestions) => readonly T[]): T[] => [
    ...new Map(all.flatMap(({ found }) => select(found).map((each) => [each.name, each] as const))).values(),
  ];
  return {
    terms: [...new Set(all.flatMap(({ found }) => found.terms))].slice(0, MOST.terms),
    products: mergeByScore(
      ({ documents }) => documents,
      (segment, { doc }) => idsOf(index, segment.slotOf(doc)),
    ).slice(0, MOST.products),
    shades: mergeByScore(
      ({ variants }) => variants,
      (segment, { doc, variant }) =>
        segment.slotOf(doc) < 0 ? [] : [index.versions.idOf(segment.versionOf(doc, variant))],
    ).slice(0, MOST.shades),
    brands: distinctGroups(({ brands }) => brands).slice(0, MOST.groups),
    categories: distinctGroups(({ categories }) => categories).slice(0, MOST.groups),
  };
}

function idsOf({ table }: Pick<CatalogueIndex, 'table'>, slot: number): string[] {
  const id = slot < 0 ? undefined : table.ids[slot];
  return id === undefined ? [] : [id];
}
