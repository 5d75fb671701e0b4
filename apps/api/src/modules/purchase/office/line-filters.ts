import type { OfficeOrderQuery } from '@tonalia/contract/purchase-office';
import type { Database } from '../../../platform/transaction.ts';
import { findVersionsNamed } from '../../products/index.ts';
import { listLinesOfBrands, listLinesOfVersions } from './lines.sql.ts';

/** Lines that are read; what has more is common, and a page of it is found by reading orders. */
const MOST_LINES = 30_000;

/** What a filter by lines gives: the orders when they are few, else what their lines must have. */
interface FoundByLines {
  ids: Set<string> | null;
  values: string[] | null;
}
const unfiltered: FoundByLines = { ids: null, values: null };

/** Orders with a line of the asked brands. */
export async function findByBrand(db: Database, { brandId }: Pick<OfficeOrderQuery, 'brandId'>): Promise<FoundByLines> {
  if (brandId === undefined) return unfiltered;
  return found(await listLinesOfBrands(db, { brandIds: brandId, most: MOST_LINES }), brandId);
}

/** Orders with a line of what the SKU, code of a product or number of a shade names. */
export async function findBySku(db: Database, { sku }: Pick<OfficeOrderQuery, 'sku'>): Promise<FoundByLines> {
  if (sku === undefined) return unfiltered;
  const versionIds = await findVersionsNamed(db, sku);
  return found(await listLinesOfVersions(db, { versionIds, most: MOST_LINES }), versionIds);
}

const found = (lines: readonly { id: string }[], values: string[]): FoundByLines =>
  lines.length < MOST_LINES ? { ids: new Set(lines.map(({ id }) => id)), values: null } : { ids: null, values };
