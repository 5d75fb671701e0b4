import type { PriceListPreview } from '@tonalia/contract/own-price-list';
import type { Clock } from '../../../platform/clock.ts';
import type { Shopper } from '../../../platform/http/actor.ts';
import { pagesOfTable } from '../../../platform/pdf/table-pdf.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listVersionsOfBrands } from './listed-versions.sql.ts';
import { type OwnPrice, pricesForClients, pricesOf } from './own-prices.ts';
import { printedPrices } from './price-list-file.ts';

/** Rows that are shown of a list. */
const SHOWN = 7;
/** Versions that are priced only to count the pages. */
const MOST_COUNTED = 3_000;

interface PreviewWish {
  brands: readonly string[] | null;
  onlyAvailable: boolean;
  /** Percent on the shopper's price. */
  markup: number | undefined;
}

/** The first rows of a shopper's own price list, and how many pages it prints. */
export async function previewList(
  context: { db: Database; clock: Clock },
  shopper: Shopper,
  { brands, onlyAvailable, markup }: PreviewWish,
): Promise<PriceListPreview> {
  const listed = await listVersionsOfBrands(context.db, brands === null ? null : [...brands]);
  const own = pricesOf(context, shopper, { listed, onlyAvailable });
  const prices = markup === undefined ? own : pricesForClients(own, markup);
  const first: OwnPrice[] = [];
  async function* kept() {
    for await (const one of prices) {
      if (first.length < SHOWN) first.push(one);
      yield one;
    }
  }
  let pages: number | null = null;
  if (listed.length <= MOST_COUNTED) pages = await pagesOfTable(printedPrices(kept(), true));
  else for await (const _ of kept()) if (first.length === SHOWN) break;
  const rows = first.map(({ code, product, version, price, hex }) => ({ code, name: version || product, price, hex }));
  return { pages, rows };
}
