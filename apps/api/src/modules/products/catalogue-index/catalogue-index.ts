import { createColourIndexBuilder } from '../colour/colour-index.ts';
import { type Coloured, type Colours, createColours } from '../colour/colours.ts';
import { documentOf, signOf } from './document.ts';
import type { FactsRow, VersionTuple } from './facts.sql.ts';
import { newUntil } from './new-from.ts';
import { type Orders, createOrders } from './orders.ts';
import { type PriceTable, type Window, createPriceTable } from './price-table.ts';
import { type PriceView, createPriceViews } from './price-view.ts';
import { type ProductTable, createProductTable } from './product-table.ts';
import { isIn, narrow, spanAround } from './span.ts';
import type { Part, Surroundings } from './surroundings.ts';
import { type VersionTable, createVersionTable } from './version-table.ts';
import { type Worded, type Words, createWordsBuilder } from './words.ts';

/** The catalogue in memory: what is found, filtered, counted and sorted. What is shown of it is read from the database. */
export interface CatalogueIndex {
  readonly table: ProductTable;
  readonly versions: VersionTable;
  readonly words: Words;
  /** Of versions by their number; what changed since leaves numbers behind that belong to no product. */
  readonly colours: Colours;
  readonly around: Surroundings;
  readonly orders: Orders;
  pricesFor(tradeType: string, now: number): PriceView;
  /** A number that changes with whatever changes in it. */
  state(): number;
  /** The next instant (ms) at which a price, an offer, a presale or a novelty begins or ends by itself. */
  nextChange(now: number): number;
  /** Puts in what was read of these products; those not among the rows are no longer sold. */
  renew(ids: readonly string[], rows: readonly FactsRow[]): void;
  /** Answers the products whose words change with it. */
  surround<P extends Part>(part: P, value: Surroundings[P]): string[];
}

/** An index that is being made. */
export interface Draft {
  add(row: FactsRow): void;
  /** In steps: others may have their turn between them. */
  finish(): Generator<undefined, CatalogueIndex>;
}

export function draftIndex(given: Surroundings): Draft {
  const around = { ...given };
  const table = createProductTable();
  const prices = createPriceTable();
  const versions = createVersionTable();
  const placed = new Map<number, { sign: number; firstVersion: number; count: number }>();
  const wordsBuilder = createWordsBuilder(around.synonyms);
  const coloursBuilder = createColourIndexBuilder();

  /** Its words and colours, when they are not those it had. */
  const put = (row: FactsRow, tuples: readonly VersionTuple[]): Put | undefined => {
    const slot = table.put(row, tuples);
    prices.put(slot, tuples);
    const document = documentOf(row, tuples, around);
    const sign = signOf(
      document,
      tuples.map(([id, , , , , , , hex]) => `${id}${hex}`),
    );
    const before = placed.get(slot);
    if (before?.sign === sign) return undefined;
    if (before) versions.drop(before.firstVersion, before.count);
    const firstVersion = versions.add(
      slot,
      tuples.map(([id]) => id),
    );
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
      const added = row.versions && put(row, row.versions);
      if (!added) return;
      wordsBuilder.add(added);
      for (const [version, hex] of added.colours) coloursBuilder.add(version, hex);
    },
    *finish() {
      const words = yield* wordsBuilder.finish();
      const colours = createColours(yield* coloursBuilder.finishInSteps());
      const index = assemble({ around, table, prices, versions, words, colours, put, forget });
      yield* index.orders.prepare(); // so that nobody who asks waits for it
      return index;
    },
  };
}

interface Put extends Worded {
  colours: Coloured[];
}

const coloursOf = (versions: readonly VersionTuple[], first: number): Coloured[] =>
  versions.flatMap(([, , , , , , , hex], at) => (hex === null ? [] : [[first + at, hex] as const]));

interface Parts {
  around: Surroundings;
  table: ProductTable;
  prices: PriceTable;
  versions: VersionTable;
  words: Words;
  colours: Colours;
  put: (row: FactsRow, versions: readonly VersionTuple[]) => Put | undefined;
  forget: (slot: number) => void;
}

function assemble({ around, table, prices, versions, words, colours, put, forget }: Parts): CatalogueIndex {
  const { columns } = table;
  const views = createPriceViews(table, prices, () => around);
  const orders = createOrders(table);
  let span: Window | undefined;
  let state = 0;

  const touch = (slot: number): void => {
    orders.touch(slot);
    views.touch(slot);
  };
  function* windows(): Iterable<Window> {
    yield* prices.windows();
    yield* around.deals;
    yield* around.presales.values();
  }
  /** In which nothing begins or ends by itself; in the end as many novelties as products, so without an object for each. */
  const stillAt = (now: number): Window => {
    const still = spanAround(now, windows());
    const { firstSeen, isOnSale } = columns;
    for (let slot = 0; slot < table.ids.length; slot += 1) {
      if (isOnSale[slot] !== 1) continue;
      const from = firstSeen[slot] ?? 0;
      narrow(still, now, from);
      narrow(still, now, newUntil(from));
    }
    return still;
  };
  const renew = (ids: readonly string[], rows: readonly FactsRow[]): void => {
    span = undefined;
    state += 1;
    const gone = new Set(ids);
    const changed: Put[] = [];
    for (const row of rows) {
      if (row.versions === null) continue;
      gone.delete(row.id);
      const added = put(row, row.versions);
      if (added) changed.push(added);
      touch(table.slotOf(row.id) ?? -1);
    }
    for (const id of gone) {
      const slot = table.remove(id);
      if (slot === undefined) continue;
      forget(slot);
      words.remove(slot);
      touch(slot);
    }
    if (changed.length > 0) words.add(changed);
    colours.add(changed.flatMap((product) => product.colours));
  };
  return {
    table,
    versions,
    words,
    colours,
    around,
    orders,
    renew,
    state: () => state,
    pricesFor: (tradeType, now) => views.at(tradeType, now),
    nextChange(now) {
      if (!span || !isIn(span, now)) span = stillAt(now);
      return span.until;
    },
    surround(part, value) {
      const before = around[part];
      around[part] = value;
      span = undefined;
      state += 1;
      if (part === 'deals' || part === 'categories') views.forget();
      return renamed(table, part, before, value);
    },
  };
}

/** The products of brands and categories that have another name, or stand elsewhere, than before. */
function renamed(table: ProductTable, part: Part, before: unknown, after: unknown): string[] {
  if (part !== 'manufacturers' && part !== 'categories') return [];
  const [was, is] = [before, after] as [Surroundings[typeof part], Surroundings[typeof part]]; // as: these two parts are maps
  const changed = new Set([...is].flatMap(([id, now]) => (sameWords(was.get(id), now) ? [] : [id])));
  if (part === 'categories')
    for (const { id, parentId } of (is as Surroundings['categories']).values())
      if (parentId !== null && changed.has(parentId)) changed.add(id);
  const { values } = part === 'manufacturers' ? table.manufacturers : table.categories;
  const numbers = part === 'manufacturers' ? table.columns.manufacturer : table.columns.category;
  return [...table.slots()]
    .filter((slot) => changed.has(values[numbers[slot] ?? -1] ?? ''))
    .map((slot) => table.ids[slot] ?? '');
}

function sameWords(
  was: { name: string; parentId?: string | null } | undefined,
  now: { name: string; parentId?: string | null },
) {
  return was !== undefined && was.name === now.name && was.parentId === now.parentId;
}
