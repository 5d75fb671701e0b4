import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { RefundRequest, RefundSources } from '@tonalia/contract/purchase-money';
import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { findCredit } from '../../customers/index.ts';
import { lockPayments } from '../order/change-order.sql.ts';
import { lockOrderByCode } from '../order/change-order.ts';
import { startRefund } from '../payment/start-refund.ts';
import { findOrderToRefund, listHoldingPayments } from './refunds.sql.ts';

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
  const [payments, credit] = await Promise.all([listHoldingPayments(db, order.id), findCredit(db, order.customerId)]);
  return {
    payments: payments
      .filter(({ holds }) => holds > 0)
      .map(({ cardBrand, cardLastFour, ...payment }) => ({
        ...payment,
        card: cardBrand !== null && cardLastFour !== null ? { brand: cardBrand, lastFour: cardLastFour } : null,
      })),
    hasBalance: Boolean(credit),
  };
}

/**
 * Starts the parts of a refund, all or none, and returns their ids; the order keeps its total. Throws ORDER_NOT_FOUND, ORDER_UNPAID while
 * the order waits for money, VERSION_CONFLICT when a payment holds another amount than was seen, so that a refund sent twice is made
 * once, REFUND_TOO_MUCH for more than a payment of the order still holds, and BALANCE_UNAVAILABLE.
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
    const own = new Set((await lockPayments(tx, order.id)).map(({ id }) => id));
    const held = new Map((await listHoldingPayments(tx, order.id)).map(({ paymentId, holds }) => [paymentId, holds]));
    const ids: string[] = [];
    for (const { holds, ...part } of parts) {
      if (!own.has(part.paymentId)) throw new OfficeError('REFUND_TOO_MUCH');
      if (holds !== held.get(part.paymentId)) throw new OfficeError('VERSION_CONFLICT');
      const started = { ...part, why: reason, now: clock.now(), isConcession: true, by, note: note || null };
      ids.push(await startRefund(tx, started));
    }
    const amount = parts.reduce((sum, part) => sum + part.amount, 0);
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
