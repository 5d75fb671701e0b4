import { lexicon } from '../search-terms/lexicon.ts';
import { createColourIndexBuilder } from '../colour-index/colour-index.ts';
import { createColours } from '../colour-index/colours.ts';
import { type CatalogueIndex, type Put, createCatalogueIndex } from './catalogue-index.ts';
import { documentOf, signOf } from './document.ts';
import type { FactsRow, VersionTuple } from './facts.sql.ts';
import { createPriceTable } from './price-table.ts';
import { createProductTable } from './product-table.ts';
import { createStockTable } from './stock-table.ts';
import type { Surroundings } from './surroundings.ts';
import { createVersionTable } from './version-table.ts';
import { createWordsBuilder } from './words.ts';

/** An index under construction. */
export interface Draft {
  add(row: FactsRow): void;
  /** Yields between steps. Also builds the data every request at `now` needs, so that none waits. */
  finish(now: number): Generator<undefined, CatalogueIndex>;
}

export function draftIndex(given: Surroundings): Draft {
  const around = { ...given };
  const table = createProductTable();
  const prices = createPriceTable();
  const versions = createVersionTable();
  const stock = createStockTable();
  const placed = new Map<number, { sign: number; firstVersion: number; count: number }>();
  const wordsBuilder = createWordsBuilder({ lexicon, synonyms: around.synonyms, needs: around.needs });
  const coloursBuilder = createColourIndexBuilder();

  /** The product's words and colours, if they changed. */
  const put = (row: FactsRow, tuples: readonly VersionTuple[]): Put | undefined => {
    const slot = table.put(row, tuples);
    prices.put(slot, tuples);
    stock.put(slot, row.stock);
    const document = documentOf(row, tuples, around);
    const sign = signOf(
      document,
      tuples.map(([id, , , , , , , hex]) => `${id}${hex}`),
    );
    const before = placed.get(slot);
    const volumes = tuples.map(([, , , , , amount, unit]) =>
      amount === null || unit === null ? null : { amount, unit },
    );
    if (before?.sign === sign) {
      versions.setVolumes(before.firstVersion, volumes);
      return undefined;
    }
    if (before) versions.drop(before.firstVersion, before.count);
    const firstVersion = versions.add(
      slot,
      tuples.map(([id]) => id),
    );
    versions.setVolumes(firstVersion, volumes);
    placed.set(slot, { sign, firstVersion, count: tuples.length });
    return { slot, firstVersion, document, colours: coloursOf(tuples, firstVersion) };
  };
  const forget = (slot: number): void => {
    prices.remove(slot);
    const before = placed.get(slot);
    if (before) versions.drop(before.firstVersion, before.count);
    placed.delete(slot);
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
      const index = createCatalogueIndex({ around, table, prices, stock, versions, words, colours, put, forget });
      yield* index.prepare(now);
      return index;
    },
  };
}

const coloursOf = (versions: readonly VersionTuple[], first: number): Put['colours'] =>
  versions.flatMap(([, , , , , , , hex], at) => (hex === null ? [] : [[first + at, hex] as const]));
