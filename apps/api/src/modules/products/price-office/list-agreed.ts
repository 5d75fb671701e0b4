import type { PriceProgram } from '@tonalia/contract/prices-office';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import type { Clock } from '../../../platform/clock.ts';
import { countedPage } from '../../../platform/counted-page.ts';
import type { Database } from '../../../platform/transaction.ts';
import { countAgreed, listAgreed } from './agreed-list.sql.ts';
import { toProgram } from './program.rules.ts';

/** Filters of the list of agreed prices. */
export interface AgreedAsked {
  q?: string | undefined;
  customerId?: string | undefined;
  state?: 'coming' | 'running' | 'ended' | undefined;
  page: number;
  limit: number;
}

/** A page of the prices agreed with customers, those in force first. */
export async function agreedIn(
  db: Database,
  clock: Clock,
  asked: AgreedAsked,
): Promise<ReturnType<typeof countedPage> & { results: PriceProgram[] }> {
  const { page, limit, state = null, customerId = null } = asked;
  const now = clock.now();
  const filters = { q: asked.q?.trim() || null, customerId, state, now };
  const rows = await listAgreed(db, { ...filters, limit, offset: (page - 1) * limit });
  const [count] = await countAgreed(db, { ...filters, most: MOST_COUNTED + 1 });
  return { ...countedPage(count?.total ?? 0, asked), results: rows.map((row) => toProgram(row, now)) };
}
