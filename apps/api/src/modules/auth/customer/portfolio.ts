import type { Database } from '../../../platform/transaction.ts';
import { type CustomerRow, countPortfolio, listPortfolio } from './customer.sql.ts';

export interface PortfolioPage {
  rows: CustomerRow[];
  total: number;
}

/** A page of the customers a seller serves, by name; `search` finds a part of the name without accents. */
export async function readPortfolio(
  db: Database,
  sellerId: string,
  { search, page, limit }: { search?: string | undefined; page: number; limit: number },
): Promise<PortfolioPage> {
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const [rows, [count]] = await Promise.all([
    listPortfolio(db, sellerId, pattern, limit, (page - 1) * limit),
    countPortfolio(db, sellerId, pattern),
  ]);
  return { rows, total: count?.total ?? 0 };
}
