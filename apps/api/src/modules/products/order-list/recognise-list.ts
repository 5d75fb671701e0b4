import type { ListMatch, RecognisedRow } from '@tonalia/contract/order-list';
import { AppError } from '@tonalia/contract/errors';
import { barcodesIn, withCodes } from '@tonalia/order-list/barcodes';
import { differenceFrom, judgeRow, shownRow } from '@tonalia/order-list/judge-row';
import { createVersionSource } from '@tonalia/order-list/known-versions';
import { readList } from '@tonalia/order-list/read-list';
import { recognise } from '@tonalia/order-list/recognise';
import { distinctSearches } from '@tonalia/order-list/searches';
import type { Buyer, Shopper } from '../../../platform/http/actor.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import { findSellablesById } from '../sellable/find-sellables.ts';
import { volumeName } from '../wire.ts';
import { chosenFor, findChosenBefore } from './chosen-before.ts';
import { findProductIds, synonymsOf } from './find-products.ts';
import { tooManyRows } from './messages.es-CO.ts';
import { toListMatch } from './to-list-match.ts';
import { type ListCandidate, listCodesOfBarcodes, listListedVersions } from './order-list.sql.ts';

/** Rows of a list. */
const MOST_ROWS = 500;

/** A verdict for each row of a list. Two statements for any number of rows, one more for a customer, for combos and for barcodes. */
export async function recogniseList(
  { db, clock, catalogue }: CatalogueContext,
  shopper: Shopper | Buyer,
  text: string,
): Promise<RecognisedRow[]> {
  const asked = readList(text);
  if (asked.length > MOST_ROWS)
    throw new AppError('INVALID_REQUEST', { field: 'text', detail: tooManyRows(MOST_ROWS) });
  if (asked.length === 0) return [];
  const rows = withCodes(asked, await codesOf(db, barcodesIn(asked)));
  const index = await catalogue.current();
  const found = new Map(distinctSearches(rows).map((words) => [words, findProductIds(index, words)]));
  const chosen = await findChosenBefore(db, customerOf(shopper), rows);
  const chosenProducts = [...chosen.values()].map(({ productId }) => productId);
  const productIds = [...new Set([...[...found.values()].flat(), ...chosenProducts])];
  const listed =
    productIds.length > 0
      ? await listListedVersions(db, { productIds, warehouseId: shopper.warehouseId, now: clock.now() })
      : [];
  const synonyms = synonymsOf(index);
  const source = createVersionSource({
    versions: listed.map(toNames),
    productsFor: (words) => found.get(words) ?? [],
    meaningsAt: (words, at) => synonyms.matchesAt(words, at),
  });
  const byId = new Map(listed.map((row) => [row.id, row]));
  const judged = recognise(rows, source).map((verdict) =>
    judgeRow(verdict, { byId, listed }, byId.get(chosenFor(verdict, chosen) ?? '')),
  );
  const shown = [
    ...new Set(
      judged.flatMap(({ match, candidates }) => [...(match ? [match.id] : []), ...candidates.map(({ id }) => id)]),
    ),
  ];
  const sellables = await findSellablesById(db, shopper, shown, clock);
  const sellableOf = new Map(sellables.map((sellable) => [sellable.versionId, sellable]));
  // a version that was withdrawn meanwhile is left out
  const show = (one: ListCandidate, wanted: ListCandidate | null): ListMatch[] => {
    const sellable = sellableOf.get(one.id);
    return sellable ? [toListMatch(sellable, differenceFrom(wanted, one))] : [];
  };
  return judged.map((row, at) => ({ row: at + 1, ...shownRow(row, show) }));
}

async function codesOf(db: CatalogueContext['db'], barcodes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (barcodes.length === 0) return new Map();
  const found = await listCodesOfBarcodes(db, { barcodes });
  return new Map(found.map(({ barcode, code }) => [barcode, code]));
}

/** A shopper with an account is a buyer. */
const customerOf = (shopper: Shopper | Buyer): string | null => ('customerId' in shopper ? shopper.customerId : null);

const toNames = (row: ListCandidate) => ({
  id: row.id,
  productId: row.product_id,
  code: row.code,
  productCode: row.product_code,
  name: row.name,
  brand: row.brand,
  category: row.category,
  labelNumber: row.shade_code,
  labelName: row.shade_name,
  contents: volumeName(row),
});
