import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { RefundRequest, RefundSources } from '@tonalia/contract/refunds-office';
import { lineName } from '@tonalia/rules/line-name';
import { refundAloneLimit } from '@tonalia/rules/policy';
import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { findCredit } from '../../customers/index.ts';
import { lockPayments } from '../order/change-order.sql.ts';
import { lockOrderByCode } from '../order/change-order.ts';
import { type Approver, startRefund } from '../payment/start-refund.ts';
import { sumRefundedAlone } from '../order/hold-refunds.sql.ts';
import { countWaitingApprovals } from './approvals.sql.ts';
import { findOrderToRefund, listHoldingPayments, listReportedLines } from './refunds.sql.ts';

/** An operator's refund of an order. */
export interface OrderRefund extends RefundRequest {
  orderCode: string;
  by: string;
  operator: OperatorAuthor;
}

/** What can be refunded of an order. ORDER_NOT_FOUND. */
export async function readRefundSources(db: Database, orderCode: string): Promise<RefundSources> {
  const [order] = await findOrderToRefund(db, orderCode);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  const [payments, credit, [before], [waiting], reported] = await Promise.all([
    listHoldingPayments(db, order.id),
    findCredit(db, order.customerId),
    sumRefundedAlone(db, order.id),
    countWaitingApprovals(db, order.id),
    listReportedLines(db, order.id),
  ]);
  return {
    orderId: order.id,
    payments: payments
      .filter(({ holds }) => holds > 0)
      .map(({ cardBrand, cardLastFour, ...payment }) => ({
        ...payment,
        card: cardBrand !== null && cardLastFour !== null ? { brand: cardBrand, lastFour: cardLastFour } : null,
      })),
    hasBalance: Boolean(credit),
    reported: reported.map(({ name, versionName, ...line }) => ({ name: lineName({ name, versionName }), ...line })),
    alone: Math.max(0, refundAloneLimit - (before?.alone ?? 0)),
    isWaiting: (waiting?.count ?? 0) > 0,
  };
}

/**
 * Starts the parts of a refund, all or none, and returns their ids; the order keeps its total. Throws ORDER_NOT_FOUND, ORDER_UNPAID while
 * the order waits for money, VERSION_CONFLICT when a payment holds another amount than was seen, so that a refund sent twice is made
 * once, REFUND_TOO_MUCH for more than a payment of the order still holds, REFUND_NEEDS_APPROVAL above what one
 * person may refund of an order, and BALANCE_UNAVAILABLE.
 */
export function refundOrder(
  db: Database,
  clock: Clock,
  { orderCode, parts, reason, note, by, operator }: OrderRefund,
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderByCode(tx, orderCode);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    if (order.status === 'pending_payment') throw new OfficeError('ORDER_UNPAID');
    await requireParts(tx, order.id, parts);
    const amount = parts.reduce((sum, part) => sum + part.amount, 0);
    const [before] = await sumRefundedAlone(tx, order.id);
    if ((before?.alone ?? 0) + amount > refundAloneLimit) throw new OfficeError('REFUND_NEEDS_APPROVAL');
    const ids = await startParts(tx, { parts, reason, note: note || null, by, operator, now: clock.now() });
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'purchase.refund_started',
      subjectId: order.id,
      detail: { amount, refunds: ids.join(' '), reason, by },
    });
    return ids;
  });
}

/** The payments hold what the operator saw. Throws REFUND_TOO_MUCH for a payment of another order, and VERSION_CONFLICT. */
export async function requireParts(tx: Transaction, orderId: string, parts: RefundRequest['parts']): Promise<void> {
  const own = new Set((await lockPayments(tx, orderId)).map(({ id }) => id));
  const held = new Map((await listHoldingPayments(tx, orderId)).map(({ paymentId, holds }) => [paymentId, holds]));
  for (const { paymentId, holds, amount } of parts) {
    if (!own.has(paymentId) || amount > holds) throw new OfficeError('REFUND_TOO_MUCH');
    if (holds !== held.get(paymentId)) throw new OfficeError('VERSION_CONFLICT');
  }
}

interface PartsToStart {
  parts: RefundRequest['parts'];
  reason: string;
  note: string | null;
  /** The operator that answers for it. */
  by: string;
  /** The operator that started it; undefined when a second person approved it. */
  operator?: OperatorAuthor | undefined;
  approvedBy?: Approver | undefined;
  now: Date;
}

/** Starts the parts of a refund of a locked order and returns their ids. REFUND_TOO_MUCH, BALANCE_UNAVAILABLE. */
export async function startParts(tx: Transaction, { parts, reason, ...refund }: PartsToStart): Promise<string[]> {
  const ids: string[] = [];
  for (const { paymentId, amount, goesTo } of parts)
    ids.push(await startRefund(tx, { ...refund, paymentId, amount, goesTo, why: reason, isConcession: true }));
  return ids;
}
