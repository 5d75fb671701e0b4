import type { Facets } from '@tonalia/contract/products';
import { formatNumber } from '@tonalia/rules/money';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { type Choice, type Flag, bits, flags } from './choose.ts';
import { bucketOf, bucketCount, stepsOf } from './price-steps.rules.ts';

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

function countAll({ table }: CatalogueIndex, slots: Int32Array, choice: Choice): Counts {
  const { has, prices } = choice;
  const { manufacturer, category, familiesOf, volumesOf: volumes } = table.columns;
  const counts: Counts = {
    manufacturers: new Int32Array(table.manufacturers.values.length),
    categories: new Int32Array(table.categories.values.length),
    families: new Int32Array(table.families.sets.length),
    volumes: new Int32Array(table.volumes.sets.length),
    prices: new Int32Array(bucketCount),
    flags: { available: 0, offers: 0, news: 0, presale: 0, combos: 0 },
  };
  for (const slot of slots) {
    const failed = choice.fails(slot);
    if ((failed & (failed - 1)) !== 0) continue; // fails two filters
    const counted = (bit: number): boolean => failed === 0 || failed === bit;
    if (counted(bits.manufacturer)) add(counts.manufacturers, manufacturer[slot]);
    if (counted(bits.category)) add(counts.categories, category[slot]);
    if (counted(bits.family)) add(counts.families, familiesOf[slot]);
    if (counted(bits.volume)) add(counts.volumes, volumes[slot]);
    if (counted(bits.price)) add(counts.prices, bucketOf(prices[slot] ?? 0));
    for (const flag of flags) if (counted(bits[flag]) && has[flag](slot)) counts.flags[flag] += 1;
  }
  return counts;
}

function add(counts: Int32Array, at: number | undefined): void {
  if (at !== undefined) counts[at] = (counts[at] ?? 0) + 1;
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

/** The most first. */
const named = (things: ReadonlyMap<string, { id: string; name: string }>, counted: Counted) =>
  inOrder(things, counted)
    .toSorted((a, b) => b.count - a.count || compareNames(a.thing.name, b.thing.name))
    .slice(0, MOST)
    .map(({ thing, count }) => ({ _id: thing.id, name: thing.name, count }));

const { compare: compareNames } = new Intl.Collator('es');

/** Grams, millilitres and pieces apart, the smallest first. */
function volumesOf(counted: Counted): Facets['volumes'] {
  const parts = [...counted].flatMap(([_id, count]) => {
    const [, amount = '', unit = ''] = /^(\d+)(\D+)$/.exec(_id) ?? [];
    return count > 0 ? [{ _id, count, amount: Number(amount), unit }] : [];
  });
  return parts
    .toSorted((a, b) => compareNames(a.unit, b.unit) || a.amount - b.amount)
    .slice(0, MOST)
    .map(({ _id, count, amount, unit }) => ({ _id, name: `${formatNumber(amount)} ${unit}`, count }));
}
