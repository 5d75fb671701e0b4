import type { Facets } from '@tonalia/contract/products';
import { formatNumber } from '@tonalia/rules/money';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { Numbering } from '../catalogue-index/set-table.ts';
import type { ReferenceData } from '../catalogue-index/reference-data.ts';
import { smallest } from '@tonalia/search/rows';
import { FIRST_FLAG, type ProductChoice, bits, flags } from './choose.ts';
import { bucketCount, priceRangesOf } from '../price/price-ranges.rules.ts';

/** Most choices of a filter. */
const MOST = 100;

interface Counts {
  manufacturers: Int32Array;
  categories: Int32Array;
  families: Int32Array;
  volumes: Int32Array;
  prices: Int32Array;
  /** Counts by combination of flags (`bits`, shifted below the filters). */
  flags: Int32Array;
}

/**
 * Counts the products of each choice of each filter. A product that fails exactly one filter counts for the choices of that filter, because
 * another choice there would include it.
 */
export function countFacets(index: CatalogueIndex, slots: Int32Array, choice: ProductChoice): Facets {
  const { table, reference } = index;
  const counts = countAll(index, slots, choice);
  return {
    manufacturers: namedChoices(reference.manufacturers, table.manufacturers, counts.manufacturers),
    categories: namedChoices(reference.categories, table.categories, counts.categories),
    colorFamilies: familiesOf(reference.families, countValues(table.families.sets, counts.families)),
    volumes: volumesOf(countValues(table.volumes.sets, counts.volumes)),
    prices: priceRangesOf(counts.prices),
    flags: flagsOf(counts.flags),
  };
}

/** One pass over all products. */
function countAll({ table }: CatalogueIndex, slots: Int32Array, { fails, has, view }: ProductChoice): Counts {
  const { columns } = table;
  const counts: Counts = {
    manufacturers: new Int32Array(table.manufacturers.values.length),
    categories: new Int32Array(table.categories.values.length),
    families: new Int32Array(table.families.sets.length),
    volumes: new Int32Array(table.volumes.sets.length),
    prices: new Int32Array(bucketCount),
    flags: new Int32Array(2 ** flags.length),
  };
  const { manufacturers, categories, families, volumes, prices, flags: flagCounts } = counts;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    const failed = fails[slot] ?? 0;
    if ((failed & (failed - 1)) !== 0) continue; // fails more than one filter
    if ((failed | bits.manufacturer) === bits.manufacturer) add(manufacturers, columns.manufacturer[slot] ?? 0);
    if ((failed | bits.category) === bits.category) add(categories, columns.category[slot] ?? 0);
    if ((failed | bits.family) === bits.family) add(families, columns.familiesOf[slot] ?? 0);
    if ((failed | bits.volume) === bits.volume) add(volumes, columns.volumesOf[slot] ?? 0);
    if ((failed | bits.price) === bits.price) add(prices, view.buckets[slot] ?? 0);
    // a product that fails a flag filter does not have the flag
    if (failed === 0) add(flagCounts, (has[slot] ?? 0) >>> FIRST_FLAG);
  }
  return counts;
}

function flagsOf(flagCounts: Int32Array): Facets['flags'] {
  const countOf = (bit: number): number =>
    flagCounts.reduce((sum, count, set) => (((set << FIRST_FLAG) & bit) === 0 ? sum : sum + count), 0);
  return {
    available: countOf(bits.available),
    offers: countOf(bits.offers),
    news: countOf(bits.news),
    presale: countOf(bits.presale),
    combos: countOf(bits.combos),
  };
}

function add(counts: Int32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

type CountByValue = ReadonlyMap<string, number>;

/** Each product has one set, and a set counts for all its values. */
function countValues(sets: readonly (readonly string[])[], counts: Int32Array): CountByValue {
  const counted = new Map<string, number>();
  for (const [set, values] of sets.entries())
    for (const value of values) counted.set(value, (counted.get(value) ?? 0) + (counts[set] ?? 0));
  return counted;
}

/** In the shop's order, without empty choices. */
const familiesOf = (families: ReferenceData['families'], counted: CountByValue): Facets['colorFamilies'] =>
  [...families.values()].flatMap(({ id, name, hex }) => {
    const count = counted.get(id) ?? 0;
    return count > 0 ? [{ _id: id, name, color: hex, count }] : [];
  });

interface FacetEntity {
  id: string;
  name: string;
}

/** Sorted by count; ties in the order of the map, which is that of names or of the shop. */
function namedChoices(entities: ReadonlyMap<string, FacetEntity>, numbering: Numbering, counts: Int32Array) {
  const { all, numbers } = numberEntities(entities, numbering);
  const countOf = (at: number): number => counts[numbers[at] ?? 0] ?? 0;
  const keys = new Float64Array(all.length);
  let used = 0;
  for (let at = 0; at < all.length; at += 1) {
    if (countOf(at) === 0) continue;
    keys[used] = at - countOf(at) * PLACES;
    used += 1;
  }
  return Array.from(smallest(keys.subarray(0, used), MOST), (key) => {
    const at = ((key % PLACES) + PLACES) % PLACES;
    const { id, name } = all[at] ?? { id: '', name: '' };
    return { _id: id, name, count: countOf(at) };
  });
}

/** More than the number of brands: a key holds a count and a position exactly. */
const PLACES = 2 ** 22;

interface NumberedEntities {
  all: readonly FacetEntity[];
  numbers: Int32Array;
  /** The map they were found in. */
  entities: ReadonlyMap<string, FacetEntity>;
  /** The size of the numbering at that time. */
  known: number;
}

/** Entities with products, and their numbers; cached until a product adds one or one is renamed. */
const numberedCache = new WeakMap<Numbering, NumberedEntities>();

function numberEntities(entities: ReadonlyMap<string, FacetEntity>, numbering: Numbering): NumberedEntities {
  const before = numberedCache.get(numbering);
  const known = numbering.values.length;
  if (before?.known === known && before.entities === entities) return before;
  const all = [...entities.values()].filter(({ id }) => numbering.find(id) !== undefined);
  const fresh = { all, numbers: Int32Array.from(all, ({ id }) => numbering.find(id) ?? 0), entities, known };
  numberedCache.set(numbering, fresh);
  return fresh;
}

/** Grouped by grams, millilitres and pieces, smallest first. */
function volumesOf(counted: CountByValue): Facets['volumes'] {
  const parts = [...counted].flatMap(([_id, count]) => {
    const [, amount = '', unit = ''] = /^(\d+)(\D+)$/.exec(_id) ?? [];
    return count > 0 ? [{ _id, count, amount: Number(amount), unit }] : [];
  });
  return parts
    .toSorted((a, b) => (a.unit < b.unit ? -1 : a.unit > b.unit ? 1 : 0) || a.amount - b.amount)
    .slice(0, MOST)
    .map(({ _id, count, amount, unit }) => ({ _id, name: `${formatNumber(amount)} ${unit}`, count }));
}
