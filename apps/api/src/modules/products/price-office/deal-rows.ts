import type { OfficeDeal, PriceCounts } from '@tonalia/contract/prices-office';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import type { Clock } from '../../../platform/clock.ts';
import { countedPage } from '../../../platform/counted-page.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { productPicture, tileOf } from '../wire.ts';
import { countOfficeDeals, countPriceRules, describeDeals, listOfficeDeals, type lockDeal } from './deal-office.sql.ts';
import { dealStateOf } from './deal.rules.ts';

/** A deal as it is stored. */
export type SavedDeal = Awaited<ReturnType<typeof lockDeal>>[number];

/** Filters of the list of deals. */
export interface DealsAsked {
  q?: string | undefined;
  kind?: OfficeDeal['kind'] | undefined;
  brandId?: string | undefined;
  state?: OfficeDeal['state'] | undefined;
  page: number;
  limit: number;
}

/** A page of deals, those that run first. */
export async function dealsIn(
  db: Database,
  clock: Clock,
  asked: DealsAsked,
): Promise<ReturnType<typeof countedPage> & { results: OfficeDeal[] }> {
  const now = clock.now();
  const filters = {
    q: asked.q?.trim() || null,
    state: asked.state ?? null,
    kind: asked.kind ?? null,
    ofBrandId: asked.brandId ?? null,
    now,
  };
  const rows = await listOfficeDeals(db, { ...filters, limit: asked.limit, offset: (asked.page - 1) * asked.limit });
  const [count] = await countOfficeDeals(db, { ...filters, most: MOST_COUNTED + 1 });
  return { ...countedPage(count?.total ?? 0, asked), results: await officeDeals(db, rows, now) };
}

/** How many programmed prices, deals and quantity breaks hold now or later. */
export async function countRules(db: Database, clock: Clock): Promise<PriceCounts> {
  const [counts] = await countPriceRules(db, clock.now());
  if (!counts) throw new Error('a count returned no row');
  return counts;
}

/** Deals with what they are about. */
export async function officeDeals(
  db: Database | Transaction,
  rows: readonly SavedDeal[],
  now: Date,
): Promise<OfficeDeal[]> {
  const described = await describeDeals(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row, nth) => {
    const { name = '', versions = 0, pictures = [] } = described[nth] ?? {};
    return {
      _id: row.id,
      name: row.name,
      kind: row.kind,
      discountType: row.discountType,
      amount: row.amount,
      about: { ...aboutOf(row), name },
      tradeTypeId: row.tradeTypeId,
      minQuantity: row.minQuantity,
      from: row.from?.toISOString() ?? null,
      until: row.until?.toISOString() ?? null,
      weekdays: row.weekdays,
      state: dealStateOf(row, now),
      versions,
      pictures: pictures.map(({ id, photo, tile }) => ({ image: productPicture(id, photo), tile: tileOf(id, tile) })),
      version: row.revision,
    };
  });
}

function aboutOf({ productId, brandId, categoryId }: SavedDeal): Pick<OfficeDeal['about'], 'kind' | '_id'> {
  if (productId !== null) return { kind: 'product', _id: productId };
  return brandId === null ? { kind: 'category', _id: categoryId ?? '' } : { kind: 'brand', _id: brandId };
}
