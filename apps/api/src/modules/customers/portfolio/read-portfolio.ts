import { bareDocument } from '@tonalia/rules/document';
import type { Database } from '../../../platform/transaction.ts';
import { type CustomerRow, countPortfolio, listPortfolio } from '../customer/customer.sql.ts';

export interface PortfolioPage {
  rows: CustomerRow[];
  total: number;
}

/** A page of the customers in a portfolio, by name. `search`: a part of the name without accents, or the beginning of a document. */
export async function readPortfolio(
  db: Database,
  sellerId: string,
  { search, page, limit }: { search?: string | undefined; page: number; limit: number },
): Promise<PortfolioPage> {
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const document = documentPrefix(search ?? '');
  const [rows, [count]] = await Promise.all([
    listPortfolio(db, { sellerId, pattern, document, limit, offset: (page - 1) * limit }),
    countPortfolio(db, sellerId, pattern, document),
  ]);
  return { rows, total: count?.total ?? 0 };
}

const MIN_DIGITS = 4;

/** A NIT is stored with its check digit, so a prefix matches it without one. */
function documentPrefix(search: string): string | null {
  const bare = bareDocument(search);
  return bare.length >= MIN_DIGITS && /\d/.test(bare) ? bare : null;
}
