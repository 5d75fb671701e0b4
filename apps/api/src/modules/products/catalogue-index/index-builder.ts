import { lexicon } from '../search-terms/lexicon.ts';
import { createColourIndexBuilder } from '../colour-index/colour-index.ts';
import { createColours } from '../colour-index/colours.ts';
import { type CatalogueIndex, type IndexedProduct, createCatalogueIndex } from './catalogue-index.ts';
import { documentOf, hashOf } from './document.ts';
import type { FactsRow, VersionTuple } from './facts.sql.ts';
import { createPriceTable } from './price-table.ts';
import { createProductTable } from './product-table.ts';
import { createStockTable } from './stock-table.ts';
import type { ReferenceData } from './reference-data.ts';
import { createVersionTable } from './version-table.ts';
import { createWordsBuilder } from './words.ts';

/** An index under construction. */
export interface IndexBuilder {
  add(row: FactsRow): void;
  /** Yields between steps. Also builds the data every request at `now` needs, so that none waits. */
  finish(now: number): Generator<undefined, CatalogueIndex>;
}

export function createIndexBuilder(initial: ReferenceData): IndexBuilder {
  const reference = { ...initial };
  const table = createProductTable();
  const prices = createPriceTable();
  const versions = createVersionTable();
  const stock = createStockTable();
  const indexed = new Map<number, { hash: number; firstVersion: number; count: number }>();
  const wordsBuilder = createWordsBuilder({ lexicon, synonyms: reference.synonyms, needs: reference.needs });
  const coloursBuilder = createColourIndexBuilder();

  /** The product's words and colours, if they changed. */
  const put = (row: FactsRow, tuples: readonly VersionTuple[]): IndexedProduct | undefined => {
    const slot = table.put(row, tuples);
    prices.put(slot, tuples);
    stock.put(slot, row.stock);
    const document = documentOf(row, tuples, reference);
    const hash = hashOf(
      document,
      tuples.map(([id, , , , , , , hex]) => `${id}${hex}`),
    );
    const before = indexed.get(slot);
    const volumes = tuples.map(([, , , , , amount, unit]) =>
      amount === null || unit === null ? null : { amount, unit },
    );
    if (before?.hash === hash) {
      versions.setVolumes(before.firstVersion, volumes);
      return undefined;
    }
    if (before) versions.drop(before.firstVersion, before.count);
    const firstVersion = versions.add(
      slot,
      tuples.map(([id]) => id),
    );
    versions.setVolumes(firstVersion, volumes);
    indexed.set(slot, { hash, firstVersion, count: tuples.length });
    return { slot, firstVersion, document, colours: coloursFrom(tuples, firstVersion) };
  };
  const forget = (slot: number): void => {
    prices.remove(slot);
    const before = indexed.get(slot);
    if (before) versions.drop(before.firstVersion, before.count);
    indexed.delete(slot);
  };
  return {
    add(row) {
      if (row.versions === null) table.putWithoutVersions(row);
      const added = row.versions && put(row, row.versions);
      if (!added) return;
      wordsBuilder.add(added);
      for (const [version, hex] of added.colours) coloursBuilder.add(version, hex);
    },
    *finish(now) {
      const words = yield* wordsBuilder.finish();
      yield;
      const colours = createColours(yield* coloursBuilder.finishInSteps());
      const index = createCatalogueIndex({ reference, table, prices, stock, versions, words, colours, put, forget });
      yield* index.prepare(now);
      return index;
    },
  };
}

const coloursFrom = (versions: readonly VersionTuple[], first: number): IndexedProduct['colours'] =>
  versions.flatMap(([, , , , , , , hex], at) => (hex === null ? [] : [[first + at, hex] as const]));
