import type { RowWords } from './explain.ts';
import { listProducts } from './versions-of-product.ts';
import type { VersionNames } from './named-version.ts';
import type { VersionSource } from './recognise.ts';
import { plain, stem } from '@tonalia/search/text';

/** What a catalogue answers for a list. */
export interface KnownVersions {
  versions: readonly VersionNames[];
  /** Ids of the products that a search finds, the likeliest first. */
  productsFor: (words: string) => readonly string[];
  meaningsAt: (words: readonly string[], at: number) => RowWords['meanings'][number];
}

/** A source of the versions of found products. */
export function createVersionSource({ versions, productsFor, meaningsAt }: KnownVersions): VersionSource {
  const products = new Map(listProducts(versions).map((product) => [product.id, product]));
  const known = new Set([...products.values()].flatMap(({ words }) => [...words]));
  return {
    find: (words) =>
      productsFor(words).flatMap((id) => {
        const product = products.get(id);
        return product ? [product] : [];
      }),
    meaningsAt,
    isKnown: (word) => known.has(stem(plain(word))),
  };
}
