import type { Facets } from '@tonalia/contract/products';
import { formatNumber } from '@tonalia/rules/money';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { type Choice, type Flag, bits } from './choose.ts';
import { bucketCount, stepsOf } from './price-steps.rules.ts';

/** Most choices a filter offers. */
const MOST = 100;

interface Counts {
  manufacturers: Int32Array;
  categories: Int32Array;
  families: Int32Array;
  volumes: Int32Array;
  prices: Int32Array;
  flags: Record<Flag, number>;
}

/**
 * Counts what each choice of each filter would leave. A product that fails one filter alone counts for the choices of that filter:
 * choosing another there would bring it.
 */
export function countFacets(index: CatalogueIndex, slots: Int32Array, choice: Choice): Facets {
  const { table, around } = index;
  const counts = countAll(index, slots, choice);
  return {
    manufacturers: named(around.manufacturers, byNumber(table.manufacturers.values, counts.manufacturers)),
    categories: named(around.categories, byNumber(table.categories.values, counts.categories)),
    colorFamilies: inOrder(around.families, bySet(table.families.sets, counts.families)).map(({ count, thing }) => ({
      _id: thing.id,
      name: thing.name,
      color: thing.hex,
      count,
    })),
    volumes: volumesOf(bySet(table.volumes.sets, counts.volumes)),
    prices: stepsOf(counts.prices),
    flags: counts.flags,
  };
}

function countAll({ table }: CatalogueIndex, slots: Int32Array, { fails, has, view }: Choice): Counts {
  const { manufacturer, category, familiesOf, volumesOf: volumes } = table.columns;
  const count = (column: Int32Array | Uint8Array, length: number, bit: number): Int32Array => {
    const counts = new Int32Array(length);
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      if (((fails[slot] ?? 0) | bit) === bit) add(counts, column[slot] ?? 0);
    }
    return counts;
  };
  const countFlag = (bit: number): number => {
    let counted = 0;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      if (((has[slot] ?? 0) & bit) !== 0 && ((fails[slot] ?? 0) | bit) === bit) counted += 1;
    }
    return counted;
  };
  return {
    manufacturers: count(manufacturer, table.manufacturers.values.length, bits.manufacturer),
    categories: count(category, table.categories.values.length, bits.category),
    families: count(familiesOf, table.families.sets.length, bits.family),
    volumes: count(volumes, table.volumes.sets.length, bits.volume),
    prices: count(view.buckets, bucketCount, bits.price),
    flags: {
      available: countFlag(bits.available),
      offers: countFlag(bits.offers),
      news: countFlag(bits.news),
      presale: countFlag(bits.presale),
      combos: countFlag(bits.combos),
    },
  };
}

function add(counts: Int32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

type Counted = ReadonlyMap<string, number>;

const byNumber = (values: readonly string[], counts: Int32Array): Counted =>
  new Map(values.map((value, number) => [value, counts[number] ?? 0]));

/** Each product is in one set, each set counts for all its values. */
function bySet(sets: readonly (readonly string[])[], counts: Int32Array): Counted {
  const counted = new Map<string, number>();
  for (const [set, values] of sets.entries())
    for (const value of values) counted.set(value, (counted.get(value) ?? 0) + (counts[set] ?? 0));
  return counted;
}

/** In the order of the map, without what would leave nothing. */
const inOrder = <T>(things: ReadonlyMap<string, T>, counted: Counted) =>
  [...things].flatMap(([id, thing]) => {
    const count = counted.get(id) ?? 0;
    return count > 0 ? [{ thing, count }] : [];
  });

/** The most first; of as many the first in the order of the map, which is that of their names or of the shop. */
const named = (things: ReadonlyMap<string, { id: string; name: string }>, counted: Counted) =>
  inOrder(things, counted)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map(({ thing, count }) => ({ _id: thing.id, name: thing.name, count }));

/** Grams, millilitres and pieces apart, the smallest first. */
function volumesOf(counted: Counted): Facets['volumes'] {
  const parts = [...counted].flatMap(([_id, count]) => {
    const [, amount = '', unit = ''] = /^(\d+)(\D+)$/.exec(_id) ?? [];
    return count > 0 ? [{ _id, count, amount: Number(amount), unit }] : [];
  });
  return parts
    .toSorted((a, b) => (a.unit < b.unit ? -1 : a.unit > b.unit ? 1 : 0) || a.amount - b.amount)
    .slice(0, MOST)
    .map(({ _id, count, amount, unit }) => ({ _id, name: `${formatNumber(amount)} ${unit}`, count }));
}
