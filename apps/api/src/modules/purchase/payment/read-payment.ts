import { AppError } from '@tonalia/contract/errors';
import type { Payment } from '@tonalia/contract/payment';
import type { Buyer } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type Gateway, GatewayDown, gatewayOf } from '../gateway/gateway.ts';
import type { SettleContext } from './payment-context.ts';
import {
  type PaymentRow,
  findCreditPayment,
  findOrderPayment,
  findPaymentById,
} from '../payment-view/payment-view.sql.ts';
import { toPayment } from '../payment-view/payment-wire.ts';
import { claimViewedPayment } from './payment-queue.sql.ts';
import { settle } from './settle.ts';

/** An id of purchase.payment; no order code has this form. */
const IS_ID = /^\d{1,18}$/;

/** The latest payment of a customer's order, or a payment of own credit by its id. Throws ORDER_NOT_FOUND. */
export async function findPayment(db: Database, { customerId }: Buyer, codeOrId: string): Promise<PaymentRow> {
  const [row] = IS_ID.test(codeOrId)
    ? await findCreditPayment(db, { customerId, id: codeOrId })
    : await findOrderPayment(db, { customerId, orderCode: codeOrId });
  if (!row) throw new AppError('ORDER_NOT_FOUND');
  return row;
}

/**
 * The same for a waiting shopper: while it is pending, the gateway is asked at most once in two seconds for all
 * viewers. Returns the stored state when the gateway does not answer.
 */
export async function readPayment(
  context: SettleContext,
  gateways: readonly Gateway[],
  buyer: Buyer,
  codeOrId: string,
): Promise<Payment> {
  const { db, clock, log } = context;
  const row = await findPayment(db, buyer, codeOrId);
  const gateway = gatewayOf(gateways, row.method);
  if (!gateway || row.status !== 'pending') return toPayment(row);
  const [claimed] = await claimViewedPayment(db, { id: row.id, now: clock.now() });
  if (!claimed) return toPayment(row);
  try {
    const result = await gateway.find(claimed.transactionId);
    if (result) await settle(context, row.id, result);
  } catch (err) {
    if (!(err instanceof GatewayDown)) throw err;
    log.warn({ err, paymentId: row.id }, 'a payment could not be checked');
  }
  const [now = row] = await findPaymentById(db, row.id);
  return toPayment(now);
}
