import type { OfficeRefund, OfficeRefundPage, OfficeRefundQuery, RefundPlace } from '@tonalia/contract/refunds-office';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import { day } from '@tonalia/rules/durations';
import type { Clock } from '../../../platform/clock.ts';
import { countedPage } from '../../../platform/counted-page.ts';
import type { Database } from '../../../platform/transaction.ts';
import { countRefundsOfTabs } from './counts.sql.ts';
import {
  type RefundListRow,
  listDoneRefunds,
  listDoneRefundsAfter,
  listRefundsToMake,
  listRefundsToMakeAfter,
} from './refunds.sql.ts';

/** Days back that the list of done refunds goes; older ones are on the pages of their orders. */
const DONE_DAYS = 365;

/** A page of refunds: those that wait, oldest first, or those that are done, newest first. */
export async function listOfficeRefunds(
  db: Database,
  clock: Clock,
  { q, state, page, limit }: OfficeRefundQuery,
): Promise<OfficeRefundPage> {
  const asked = { typed: q || null, limit, offset: (page - 1) * limit };
  const since = firstDone(clock);
  const [rows, [counts = { waiting: 0, done: 0 }]] = await Promise.all([
    state === 'done' ? listDoneRefunds(db, { ...asked, since }) : listRefundsToMake(db, asked),
    countRefundsOfTabs(db, { since, most: MOST_COUNTED }),
  ]);
  const { count = 0, sum = 0 } = rows[0] ?? {};
  return {
    results: rows.map(toOfficeRefund),
    ...countedPage(count, { page, limit }),
    amount: sum,
    counts,
  };
}

/** The refunds that follow the one with the id `after`: a list of any length, read in parts that a change of it does not move. */
export async function listRefundsFrom(
  { db, clock }: { db: Database; clock: Clock },
  { q, state }: Pick<OfficeRefundQuery, 'q' | 'state'>,
  part: { after: string | null; limit: number },
): Promise<OfficeRefund[]> {
  const asked = { typed: q || null, ...part };
  const rows = await (state === 'done'
    ? listDoneRefundsAfter(db, { ...asked, since: firstDone(clock) })
    : listRefundsToMakeAfter(db, asked));
  return rows.map(toOfficeRefund);
}

const firstDone = (clock: Clock): Date => new Date(clock.now().getTime() - DONE_DAYS * day);

function toOfficeRefund({ id, customerId, customer, cardBrand, cardLastFour, ...row }: RefundListRow): OfficeRefund {
  const { orderCode, amount, why, goesTo, method, startedBy, note, createdAt, doneAt, reference } = row;
  return {
    _id: id,
    orderCode,
    customer: { _id: customerId, name: customer },
    amount,
    why,
    goesTo,
    method,
    card: cardBrand !== null && cardLastFour !== null ? { brand: cardBrand, lastFour: cardLastFour } : null,
    place: placeOf(row),
    startedBy,
    note,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    reference,
  };
}

function placeOf({ status, isTried, tries }: Pick<RefundListRow, 'status' | 'isTried' | 'tries'>): RefundPlace {
  if (status === 'done') return 'done';
  if (!isTried) return 'manual';
  return tries > 0 ? 'failed' : 'gateway';
}
