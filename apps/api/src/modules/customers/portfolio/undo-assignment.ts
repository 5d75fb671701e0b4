import type { UndoneAssignment } from '@tonalia/contract/customer-assignment';
import { OfficeError, type OfficeErrorCode } from '@tonalia/contract/office-errors';
import { hour } from '@tonalia/rules/durations';
import { undoHours } from '@tonalia/rules/policy';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { refusalText } from '../../../platform/http/errors.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import {
  findAssignment,
  giveBack,
  listAssigned,
  listSellersOf,
  lockAssignable,
  takeOutOfPortfolios,
} from './assignment.sql.ts';

/**
 * Gives the customers of an assignment back to the sellers they had, in one transaction. One that moved on since is refused, and one of a
 * seller that left. UNDO_EXPIRED when nothing of it can be undone any more.
 */
export const undoAssignment = (
  { db, clock }: { db: Database; clock: Clock },
  operator: OperatorActor,
  { assignmentId, dryRun }: { assignmentId: string; dryRun: boolean },
): Promise<UndoneAssignment> =>
  inTransaction(db, async (tx) => {
    const since = new Date(clock.now().getTime() - undoHours * hour);
    const [act] = await findAssignment(tx, { assignmentId, since });
    // The lock comes first: what was given back while it waited is not listed.
    const candidates = act ? (await listAssigned(tx, act.id)).map(({ customerId }) => customerId) : [];
    const open = new Set((await lockAssignable(tx, candidates)).map(({ id }) => id));
    const assigned = act ? await listAssigned(tx, act.id) : [];
    if (!act || assigned.length === 0) throw new OfficeError('UNDO_EXPIRED');
    const sellerOf = new Map((await listSellersOf(tx, candidates)).map((row) => [row.customerId, row.sellerId]));
    const judged = assigned.map((one) => {
      const isMovedOn = !open.has(one.customerId) || (sellerOf.get(one.customerId) ?? null) !== act.sellerId;
      return { ...one, refusal: isMovedOn ? 'CUSTOMER_REASSIGNED' : one.isOpen ? null : 'SELLER_NOT_FOUND' } as const;
    });
    const changed = judged.filter(({ refusal }) => refusal === null);
    if (!dryRun && changed.length > 0) await putBack(tx, clock, operator, { assignmentId, changed });
    return {
      changed: changed.map(({ customerId }) => customerId),
      unchanged: [],
      refused: judged.flatMap(({ customerId, name, refusal }) =>
        refusal === null ? [] : { id: customerId, name, code: refusal, message: sentenceOf(refusal) },
      ),
      undo: null,
    };
  });

async function putBack(
  tx: Transaction,
  clock: Clock,
  { operatorId, name: by, network }: OperatorActor,
  given: { assignmentId: string; changed: readonly { customerId: string; sellerBefore: string | null }[] },
): Promise<void> {
  const { assignmentId, changed } = given;
  const customerIds = changed.map(({ customerId }) => customerId);
  await giveBack(tx, { assignmentId, customerIds, now: clock.now() });
  const direct = changed.filter(({ sellerBefore }) => sellerBefore === null);
  await takeOutOfPortfolios(
    tx,
    direct.map(({ customerId }) => customerId),
  );
  await recordAuditEvent(tx, {
    actorId: null,
    operator: { operatorId, network },
    action: 'auth.assignment_undone',
    subjectId: assignmentId,
    detail: { by, customers: changed.length, list: customerIds.join(' ') },
  });
}

const sentenceOf = (code: OfficeErrorCode): string => refusalText(new OfficeError(code));
