import type { ListMatch, RecognisedRow } from '@tonalia/contract/order-list';
import { barcodesIn, withCodes } from '@tonalia/order-list/barcodes';
import { differenceFrom, judgeRow, shownRow } from '@tonalia/order-list/judge-row';
import { createVersionSource } from '@tonalia/order-list/known-versions';
import type { StockedVersion } from '@tonalia/order-list/near-in-stock';
import { readList } from '@tonalia/order-list/read-list';
import { recognise } from '@tonalia/order-list/recognise';
import { distinctSearches } from '@tonalia/order-list/searches';
import { volumeName } from '@tonalia/rules/version-name';
import type { OfflineCatalogue } from './catalogue.ts';
import { findVersion, versionsOf } from './find-version.ts';
import { type OfflineShopper, hexOf, sellableOf, shadeAndVolumeOf } from './sellable.ts';
import type { OfflineSearch } from './search.ts';

/** Products compared with a row, as on the server. */
const MOST = 40;
/** Units that a presale without a limit has left, as on the server. */
const UNLIMITED = 9999;

/** A version of the catalogue that a list may mean. */
export interface HeldVersion extends StockedVersion {
  version: number;
}

/** A verdict for each row of a list, as `POST /api/products/recognise` gives it for a customer that chose nothing before. */
export function recogniseOffline(search: OfflineSearch, shopper: OfflineShopper, text: string): RecognisedRow[] {
  const { catalogue, index, synonyms } = search;
  const asked = readList(text);
  const rows = withCodes(asked, codesOf(catalogue, barcodesIn(asked)));
  const found = new Map(distinctSearches(rows).map((words) => [words, findProducts(index, words)]));
  const products = [...new Set([...found.values()].flat())].toSorted((one, other) => one - other);
  const listed = products.flatMap((product) =>
    versionsOf(catalogue, product).map((version) => listedVersion(catalogue, shopper, version)),
  );
  const source = createVersionSource({
    versions: listed.map((one) => namesOf(catalogue, one)),
    productsFor: (words) => (found.get(words) ?? []).map((product) => String(catalogue.productIds[product])),
    meaningsAt: (words, at) => synonyms.matchesAt(words, at),
  });
  const byId = new Map(listed.map((one) => [one.id, one]));
  const show = (one: HeldVersion, wanted: HeldVersion | null): ListMatch[] => [
    { ...sellableOf(catalogue, shopper, one.version).match, difference: differenceFrom(wanted, one) },
  ];
  return recognise(rows, source)
    .map((verdict) => judgeRow(verdict, { byId, listed }))
    .map((row, at) => ({ row: at + 1, ...shownRow(row, show) }));
}

function codesOf(catalogue: OfflineCatalogue, barcodes: readonly string[]): ReadonlyMap<string, string> {
  const codes = catalogue.versions.codes();
  return new Map(
    barcodes.flatMap((barcode) => {
      const code = codes[findVersion(catalogue, barcode) ?? -1];
      return code === undefined ? [] : [[barcode, code] as const]; // as: a pair
    }),
  );
}

/** The products that words find, the best first. */
function findProducts(index: OfflineSearch['index'], words: string): number[] {
  const { docs, scores } = index.search(words).matches;
  const order = Array.from(docs, (product, at) => ({ product, score: scores[at] ?? 0 }));
  return order
    .toSorted((one, other) => other.score - one.score || one.product - other.product)
    .slice(0, MOST)
    .map(({ product }) => product);
}

/** A version with what its warehouse had, as verdicts need it. */
export function listedVersion(catalogue: OfflineCatalogue, shopper: OfflineShopper, version: number): HeldVersion {
  const { match } = sellableOf(catalogue, shopper, version);
  return {
    ...shadeAndVolumeOf(catalogue, version),
    version,
    id: match.versionId,
    product_id: match.productId,
    section: catalogue.versions.sections()[version] || null,
    hex: hexOf(catalogue, version),
    min_quantity: match.minQuantity,
    stock: match.stock,
    presale_left: match.presale === null ? 0 : (match.presale.left ?? UNLIMITED),
  };
}

function namesOf(catalogue: OfflineCatalogue, listed: HeldVersion) {
  const product = catalogue.productOf[listed.version] ?? 0;
  const { brands, categories } = catalogue.snapshot.products;
  return {
    id: listed.id,
    productId: listed.product_id,
    code: catalogue.versions.codes()[listed.version] ?? '',
    productCode: catalogue.products.codes()[product] ?? '',
    name: catalogue.products.names()[product] ?? '',
    brand: catalogue.brands.get(brands[product] ?? 0) ?? '',
    category: catalogue.categories.get(categories[product] ?? 0)?.name ?? '',
    labelNumber: listed.shade_code,
    labelName: listed.shade_name,
    contents: volumeName(listed),
  };
}
