import type { Database } from '../../../platform/transaction.ts';
import { listOwnTerms, listOwnTopTerms } from './search.sql.ts';
import type { Seeker } from './seeker.ts';

const MOST = 20;

/** What a person looked for, the latest or the most frequent first. */
export async function ownTerms(db: Database, { id }: Seeker, order: 'latest' | 'top') {
  const rows = await (order === 'latest' ? listOwnTerms : listOwnTopTerms)(db, id, MOST);
  return rows.map(({ term }) => ({ searchTerm: term }));
}
