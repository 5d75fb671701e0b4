import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { RefundApproval } from '@tonalia/contract/purchase-approvals';
import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { lockPayments } from '../order/change-order.sql.ts';
import { lockOrder, lockOrderByCode } from '../order/change-order.ts';
import {
  decideApprovalRow,
  findApprovalOrder,
  insertApproval,
  listWaitingApprovals,
  lockApproval,
} from './approvals.sql.ts';
import { listHeldRefunds } from '../payment/held-refund.sql.ts';
import { type OrderRefund, requireParts, startParts } from './refund-order.ts';

/** The operator that decides. */
export interface Decider {
  by: string;
  operator: OperatorAuthor;
}

/** Refunds that wait for a second person, the oldest first: those asked for, and those of acts that happened already. */
export async function listApprovals(db: Database, operatorId: string): Promise<RefundApproval[]> {
  const [asked, held] = await Promise.all([listWaitingApprovals(db), listHeldRefunds(db)]);
  const rows = [
    ...asked.map((row) => ({ ...row, kind: 'asked' as const })),
    ...held.map((row) => ({ ...row, kind: 'held' as const })),
  ];
  return rows
    .toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime())
    .map(({ id, customerId, customer, askedById, askedAt, ...row }) => ({
      ...row,
      _id: id,
      customer: { _id: customerId, name: customer },
      askedAt: askedAt.toISOString(),
      isOwn: askedById === operatorId,
    }));
}

/**
 * Sends a refund of an order to a second person; no money moves. Throws what `refundOrder` does, and APPROVAL_WAITING while another
 * refund of the order waits.
 */
export function askApproval(
  db: Database,
  { orderCode, parts, reason, note, by, operator }: OrderRefund,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderByCode(tx, orderCode);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    if (order.status === 'pending_payment') throw new OfficeError('ORDER_UNPAID');
    await requireParts(tx, order.id, parts);
    const amount = parts.reduce((sum, part) => sum + part.amount, 0);
    const [asked] = await insertApproval(tx, {
      orderId: order.id,
      parts: JSON.stringify(parts),
      amount,
      reason,
      note: note || null,
      operatorId: operator.operatorId,
      by,
    });
    if (!asked) throw new OfficeError('APPROVAL_WAITING');
    const detail = { amount, reason, by };
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'purchase.refund_asked',
      subjectId: order.id,
      detail,
    });
    return asked.id;
  });
}

/**
 * Starts a refund that another operator asked for, and returns its ids. APPROVAL_NOT_FOUND, APPROVAL_DECIDED, APPROVAL_OWN for the
 * operator that asked, VERSION_CONFLICT when the order is worth, or a payment holds, another amount than when it was asked for,
 * BALANCE_UNAVAILABLE.
 */
export function approveRefund(db: Database, clock: Clock, id: string, decider: Decider): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const { orderId, asked } = await lockWaiting(tx, id, decider);
    if (!asked.isSameOrder) throw new OfficeError('VERSION_CONFLICT');
    await requireParts(tx, orderId, asked.parts);
    const ids = await startParts(tx, {
      parts: asked.parts,
      reason: asked.reason,
      note: asked.note,
      by: decider.by,
      approvedBy: { operatorId: decider.operator.operatorId, name: decider.by },
      now: clock.now(),
    });
    await decide(tx, { id, orderId, status: 'approved', why: null, amount: asked.amount }, decider);
    return ids;
  });
}

/** Refuses a refund that another operator asked for. APPROVAL_NOT_FOUND, APPROVAL_DECIDED, APPROVAL_OWN. */
export async function rejectRefund(db: Database, id: string, why: string, decider: Decider): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { orderId, asked } = await lockWaiting(tx, id, decider);
    await decide(tx, { id, orderId, status: 'rejected', why, amount: asked.amount }, decider);
  });
}

async function lockWaiting(tx: Transaction, id: string, { operator }: Decider) {
  const [found] = await findApprovalOrder(tx, id);
  if (!found) throw new OfficeError('APPROVAL_NOT_FOUND');
  const order = await lockOrder(tx, found.orderId);
  await lockPayments(tx, order.id);
  const [asked] = await lockApproval(tx, id);
  if (asked?.status !== 'waiting') throw new OfficeError('APPROVAL_DECIDED');
  if (asked.askedById === operator.operatorId) throw new OfficeError('APPROVAL_OWN');
  return { orderId: order.id, asked };
}

interface Decision {
  id: string;
  orderId: string;
  status: 'approved' | 'rejected';
  why: string | null;
  amount: number;
}

async function decide(tx: Transaction, { orderId, amount, ...decision }: Decision, decider: Decider): Promise<void> {
  const { by, operator } = decider;
  const decided = await decideApprovalRow(tx, { ...decision, operatorId: operator.operatorId, by });
  if (decided.length === 0) throw new OfficeError('APPROVAL_DECIDED');
  await recordAuditEvent(tx, {
    actorId: null,
    operator,
    action: `purchase.refund_${decision.status}`,
    subjectId: orderId,
    detail: { amount, by, ...(decision.why !== null && { reason: decision.why }) },
  });
}
