import type { CustomerAssignment } from '@tonalia/contract/customer-assignment';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { UndoableAct } from '@tonalia/contract/office-wire';
import { hour } from '@tonalia/rules/durations';
import { undoHours } from '@tonalia/rules/policy';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { refusalText } from '../../../platform/http/errors.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import {
  insertAssignment,
  listSellersOf,
  lockAssignable,
  putManyIntoPortfolio,
  takeOutOfPortfolios,
} from './assignment.sql.ts';
import { listSellers } from './portfolio.sql.ts';

/** Customers that an operator gives to one seller, or takes out of all portfolios (null). */
export interface ManyToSeller {
  customerIds: readonly string[];
  sellerId: string | null;
  dryRun: boolean;
}

/**
 * Moves customers to the portfolio of a seller with an open account, in one transaction. The previous sellers lose access at the next call.
 * SELLER_NOT_FOUND.
 */
export const assignCustomers = (
  { db, clock }: { db: Database; clock: Clock },
  operator: OperatorActor,
  { customerIds, sellerId, dryRun }: ManyToSeller,
): Promise<CustomerAssignment> =>
  inTransaction(db, async (tx) => {
    if (sellerId !== null) await requireSeller(tx, sellerId);
    const known = new Set((await lockAssignable(tx, [...customerIds])).map(({ id }) => id));
    const held = await listSellersOf(tx, [...known]);
    const sellerOf = new Map(held.map((row) => [row.customerId, row]));
    const [unchanged, changed] = split([...known], (id) => (sellerOf.get(id)?.sellerId ?? null) === sellerId);
    const undo = dryRun || changed.length === 0 ? null : await move(tx, clock, operator, { changed, sellerId });
    return {
      changed,
      unchanged,
      refused: customerIds.filter((id) => !known.has(id)).map(notFound),
      undo,
      from: countFrom(changed.map((id) => sellerOf.get(id)?.name ?? null)),
    };
  });

async function requireSeller(tx: Transaction, sellerId: string): Promise<void> {
  const sellers = await listSellers(tx);
  if (!sellers.some(({ id, isBlocked }) => id === sellerId && !isBlocked)) throw new OfficeError('SELLER_NOT_FOUND');
}

async function move(
  tx: Transaction,
  clock: Clock,
  { operatorId, name: by, network }: OperatorActor,
  { changed, sellerId }: { changed: readonly string[]; sellerId: string | null },
): Promise<UndoableAct> {
  const now = clock.now();
  const [act] = await insertAssignment(tx, { operatorId, sellerId, at: now, customerIds: changed });
  if (!act) throw new Error('an assignment was not inserted');
  if (sellerId === null) await takeOutOfPortfolios(tx, [...changed]);
  else await putManyIntoPortfolio(tx, { sellerId, now, customerIds: changed });
  await recordAuditEvent(tx, {
    actorId: null,
    operator: { operatorId, network },
    action: 'auth.customers_assigned',
    subjectId: sellerId ?? act.id,
    detail: { by, customers: changed.length, assignmentId: act.id, list: changed.join(' ') },
  });
  return { _id: act.id, until: new Date(now.getTime() + undoHours * hour).toISOString() };
}

const notFound = (id: string) => ({
  id,
  code: 'CUSTOMER_NOT_FOUND',
  message: refusalText(new AppError('CUSTOMER_NOT_FOUND')),
});

function split<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))];
}

/** How many customers each seller loses, the largest number first. */
function countFrom(names: readonly (string | null)[]): CustomerAssignment['from'] {
  const from = [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, customers: all.length }));
  return from.toSorted((one, other) => other.customers - one.customers);
}
