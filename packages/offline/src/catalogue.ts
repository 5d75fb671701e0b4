import type { OfflineReference, OfflineSnapshot } from '@tonalia/contract/offline';
import type { ProgrammedPrice } from '@tonalia/rules/price';
import { groupedBy, startsOf, sumsOf, textsOf } from './columns.ts';

/** A named price with its window in ms. */
export interface HeldProgrammedPrice extends ProgrammedPrice {
  tradeTypeId: string | null;
  from: number;
  until: number;
}

/** A part of a combo; `versionId` is null where the shopper chooses. */
export interface HeldComboPart {
  productId: number;
  versionId: number | null;
  quantity: number;
}

/** Texts of a column; they are separated at their first use. */
export type TextColumn = () => readonly string[];

/** A snapshot that is ready to answer. Products and versions are numbers in their columns. */
export interface OfflineCatalogue {
  readonly snapshot: OfflineSnapshot;
  readonly reference: OfflineReference;
  readonly productIds: readonly number[];
  readonly versionIds: readonly number[];
  /** The first version of each product, and the end of the last. */
  readonly starts: Int32Array;
  /** The product of each version. */
  readonly productOf: Int32Array;
  readonly products: Record<'codes' | 'names' | 'tiles' | 'photos' | 'attributes', TextColumn>;
  readonly versions: Record<
    'codes' | 'rawCodes' | 'barcodes' | 'shadeCodes' | 'shadeNames' | 'sections' | 'hexes' | 'photos' | 'colourImages',
    TextColumn
  >;
  /** By id. */
  readonly brands: ReadonlyMap<number, string>;
  readonly categories: ReadonlyMap<number, { name: string; parentId: number | null }>;
  readonly programmed: ReadonlyMap<number, readonly HeldProgrammedPrice[]>;
  readonly parts: ReadonlyMap<number, readonly HeldComboPart[]>;
  readonly presales: ReadonlyMap<number, OfflineReference['presales'][number]>;
}

/** Makes a whole snapshot ready. Throws for a delta. */
export function openSnapshot(snapshot: OfflineSnapshot): OfflineCatalogue {
  const { products, versions, reference } = snapshot;
  if (reference === null) throw new Error('a delta is no catalogue');
  const starts = startsOf(products.versions);
  const productOf = new Int32Array(versions.ids.length);
  for (let at = 0; at < products.ids.length; at += 1) productOf.fill(at, starts[at], starts[at + 1]);
  const ofProducts = (column: string): TextColumn => once(() => textsOf(column, products.ids.length));
  const ofVersions = (column: string): TextColumn => once(() => textsOf(column, versions.ids.length));
  const codes = ofProducts(products.codes);
  const rawCodes = ofVersions(versions.codes);
  return {
    snapshot,
    reference,
    productIds: sumsOf(products.ids),
    versionIds: sumsOf(versions.ids),
    starts,
    productOf,
    products: {
      codes,
      names: ofProducts(products.names),
      tiles: ofProducts(products.tiles),
      photos: ofProducts(products.photos),
      attributes: ofProducts(products.attributes),
    },
    versions: {
      codes: once(() =>
        rawCodes().map((code, at) => (code.startsWith('=') ? `${codes()[productOf[at] ?? 0]}${code.slice(1)}` : code)),
      ),
      rawCodes,
      barcodes: ofVersions(versions.barcodes),
      shadeCodes: ofVersions(versions.shadeCodes),
      shadeNames: ofVersions(versions.shadeNames),
      sections: ofVersions(versions.sections),
      hexes: ofVersions(versions.hexes),
      photos: ofVersions(versions.photos),
      colourImages: ofVersions(versions.colourImages),
    },
    brands: new Map(reference.brands.map(({ id, name }) => [Number(id), name])),
    categories: new Map(reference.categories.map(({ id, name, parentId }) => [Number(id), toCategory(name, parentId)])),
    programmed: programmedOf(snapshot),
    parts: partsOf(snapshot),
    presales: new Map(reference.presales.map((presale) => [Number(presale.productId), presale])),
  };
}

const toCategory = (name: string, parentId: string | null) => ({
  name,
  parentId: parentId === null ? null : Number(parentId),
});

/** By version; those of a trade type before the one for every trade type. */
function programmedOf({ programmed }: OfflineSnapshot): Map<number, HeldProgrammedPrice[]> {
  const byVersion = groupedBy(programmed, ([versionId]) => versionId);
  return new Map(
    [...byVersion].map(([versionId, windows]) => [
      versionId,
      windows
        .map(([, tradeTypeId, from, until, amount, replaces, id, name]) => ({
          tradeTypeId,
          from: from ?? Number.NEGATIVE_INFINITY,
          until: until ?? Number.POSITIVE_INFINITY,
          amount,
          replaces: replaces === 1,
          id,
          name,
        }))
        .toSorted((one, other) => Number(one.tradeTypeId === null) - Number(other.tradeTypeId === null)),
    ]),
  );
}

/** By combo, in their order. */
function partsOf({ parts }: OfflineSnapshot): Map<number, HeldComboPart[]> {
  const byCombo = groupedBy(parts, ([combo]) => combo);
  return new Map(
    [...byCombo].map(([combo, own]) => [
      combo,
      own.map(([, productId, versionId, quantity]) => ({ productId, versionId: versionId || null, quantity })),
    ]),
  );
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
