import type { Database } from '../../../platform/transaction.ts';
import { listOwnTerms, listOwnTopTerms } from './search.sql.ts';
import type { Searcher } from './searcher.ts';

const MOST = 20;

/** The searcher's own terms, latest or most frequent first. */
export async function ownTerms(db: Database, { id }: Searcher, order: 'latest' | 'top') {
  const rows = await (order === 'latest' ? listOwnTerms : listOwnTopTerms)(db, id, MOST);
  return rows.map(({ term }) => ({ searchTerm: term }));
}
