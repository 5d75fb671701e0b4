import type { OfflineSnapshot } from '@tonalia/contract/offline';
import { differencesOf, startsOf, sumsOf, textsOf } from './columns.ts';

/** The whole snapshot after a delta; null when the delta is of another one, and then the whole is needed. */
export function applyDelta(base: OfflineSnapshot, delta: OfflineSnapshot): OfflineSnapshot | null {
  if (delta.since !== base.id) return null;
  const { id, at, tradeTypeIds, warehouseIds } = delta;
  const merged = mergeProducts(base, delta);
  const reference = delta.reference ?? base.reference;
  return { id, since: null, at, tradeTypeIds, warehouseIds, ...merged, removed: [], reference };
}

/** A product of the result: in the delta, or in the base. */
interface MergedPlace {
  id: number;
  from: OfflineSnapshot;
  at: number;
}

function mergeProducts(base: OfflineSnapshot, delta: OfflineSnapshot) {
  const fresh = placesOf(delta);
  const gone = new Set([...delta.removed, ...fresh.map(({ id }) => id)]);
  const kept = placesOf(base).filter(({ id }) => !gone.has(id));
  const products = [...kept, ...fresh].toSorted((one, other) => one.id - other.id);
  const starts = new Map([base, delta].map((one) => [one, startsOf(one.products.versions)]));
  const versions = products.flatMap(({ from, at }) => {
    const [first = 0, end = 0] = starts.get(from)?.subarray(at, at + 2) ?? [];
    return Array.from({ length: end - first }, (_, n) => ({ from, at: first + n }));
  });
  const of = (places: readonly Omit<MergedPlace, 'id'>[]) => ({
    numbers: (column: (one: OfflineSnapshot) => readonly number[]): number[] => {
      const columns = new Map([base, delta].map((one) => [one, column(one)]));
      return places.map(({ from, at }) => columns.get(from)?.[at] ?? 0);
    },
    texts: (column: (one: OfflineSnapshot) => string, length: (one: OfflineSnapshot) => number): string => {
      const columns = new Map([base, delta].map((one) => [one, textsOf(column(one), length(one))]));
      return places.map(({ from, at }) => columns.get(from)?.[at] ?? '').join('\n');
    },
  });
  const product = of(products);
  const version = of(versions);
  const text = (name: 'codes' | 'names' | 'tiles' | 'photos' | 'attributes') =>
    product.texts(
      (one) => one.products[name],
      (one) => one.products.ids.length,
    );
  const label = (name: VersionText) =>
    version.texts(
      (one) => one.versions[name],
      (one) => one.versions.ids.length,
    );
  const isFresh = (productId: number) => gone.has(productId);
  const freshVersions = versionsOf(base, isFresh);
  return {
    products: {
      ids: differencesOf(products.map(({ id }) => id)),
      codes: text('codes'),
      names: text('names'),
      brands: product.numbers((one) => one.products.brands),
      categories: product.numbers((one) => one.products.categories),
      minimums: product.numbers((one) => one.products.minimums),
      kinds: product.numbers((one) => one.products.kinds),
      tiles: text('tiles'),
      photos: text('photos'),
      sold: product.numbers((one) => one.products.sold),
      soldIn: byKey(delta.products.soldIn, (key) => product.numbers((one) => one.products.soldIn[key] ?? [])),
      attributes: text('attributes'),
      versions: product.numbers((one) => one.products.versions),
    },
    versions: {
      ids: differencesOf(version.numbers((one) => sumsOnce(one))),
      codes: label('codes'),
      barcodes: label('barcodes'),
      shadeCodes: label('shadeCodes'),
      shadeNames: label('shadeNames'),
      sections: label('sections'),
      volumes: version.numbers((one) => one.versions.volumes),
      units: version.numbers((one) => one.versions.units),
      hexes: label('hexes'),
      photos: label('photos'),
      colourImages: label('colourImages'),
      prices: version.numbers((one) => one.versions.prices),
      tradePrices: byKey(delta.versions.tradePrices, (key) =>
        version.numbers((one) => one.versions.tradePrices[key] ?? []),
      ),
      stock: byKey(delta.versions.stock, (key) => version.numbers((one) => one.versions.stock[key] ?? [])),
      noPresale: version.numbers((one) => one.versions.noPresale),
    },
    programmed: [...base.programmed.filter(([versionId]) => !freshVersions.has(versionId)), ...delta.programmed],
    parts: [...base.parts.filter(([combo]) => !isFresh(combo)), ...delta.parts],
  };
}

type VersionText =
  | 'codes'
  | 'barcodes'
  | 'shadeCodes'
  | 'shadeNames'
  | 'sections'
  | 'hexes'
  | 'photos'
  | 'colourImages';

const placesOf = (from: OfflineSnapshot): MergedPlace[] =>
  sumsOf(from.products.ids).map((id, at): MergedPlace => ({ id, from, at }));

const sumsOnce = ({ versions }: OfflineSnapshot): number[] => sumsOf(versions.ids);

/** Ids of the versions of products that `isOne` names. */
function versionsOf(snapshot: OfflineSnapshot, isOne: (productId: number) => boolean): Set<number> {
  const starts = startsOf(snapshot.products.versions);
  const ids = sumsOf(snapshot.versions.ids);
  return new Set(
    sumsOf(snapshot.products.ids).flatMap((id, at) => (isOne(id) ? ids.slice(starts[at], starts[at + 1]) : [])),
  );
}

const byKey = (columns: Record<string, unknown>, of: (key: string) => number[]): Record<string, number[]> =>
  Object.fromEntries(Object.keys(columns).map((key) => [key, of(key)]));
