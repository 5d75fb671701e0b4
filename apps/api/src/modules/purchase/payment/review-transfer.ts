import { AppError } from '@tonalia/contract/errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { publish } from '../../../platform/outbox.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { type HeldOrder, holdOrderByCode } from '../order/change-order.ts';
import type { MoneyNeeds } from './payment-context.ts';
import { isUndone } from '../order/order.rules.ts';
import { findTransfer, refuseProof } from './proof.sql.ts';
import { type Received, receiveMoney } from './receive-money.ts';
import { holdPayment, updatePayment } from './settle.sql.ts';
import { takingAgain } from './reserve-again.ts';

interface Review {
  orderCode: string;
  /** Why the proof is not one, as the customer reads it; null when the money came. */
  reason: string | null;
}

/** In ms: whoever sent a wrong proof has a day for the right one, however long it lay here. */
const TIME_FOR_ANOTHER = 24 * 3_600_000;

/** The money is there and what became of it, or the proof went. */
export type Reviewed = Received | 'refused';

/**
 * What somebody found who looked for the money of a transfer: it came and the order is paid, or the proof is none, and the order
 * waits on. Money of an order that ended meanwhile is as any that comes late. ORDER_NOT_FOUND, or ORDER_NOT_PAYABLE when it waits for no
 * transfer, or ended and has no proof to refuse.
 */
export function reviewTransfer(needs: MoneyNeeds, review: Review): Promise<Reviewed> {
  return takingAgain((takesAgain) => inTransaction(needs.db, (tx) => decide(needs, tx, review, takesAgain)));
}

async function decide(
  needs: MoneyNeeds,
  tx: Transaction,
  { orderCode, reason }: Review,
  takesAgain: boolean,
): Promise<Reviewed> {
  const order = await holdOrderByCode(tx, orderCode);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  const paymentId = await transferOf(tx, order);
  const action = reason === null ? 'purchase.transfer_approved' : 'purchase.transfer_rejected';
  await recordAuditEvent(tx, { actorId: null, action, subjectId: order.id, detail: { reason } });
  if (reason === null) return approve(needs, tx, order, paymentId, takesAgain);
  await refuse(needs, tx, order, paymentId, reason);
  return 'refused';
}

async function transferOf(tx: Transaction, { id, status }: HeldOrder): Promise<string> {
  if (status !== 'pending_payment' && !isUndone(status)) throw new AppError('ORDER_NOT_PAYABLE');
  const [transfer] = await findTransfer(tx, id, isUndone(status) ? 'voided' : 'pending');
  if (!transfer) throw new AppError('ORDER_NOT_PAYABLE');
  return transfer.id;
}

async function approve(
  needs: MoneyNeeds,
  tx: Transaction,
  order: HeldOrder,
  paymentId: string,
  takesAgain: boolean,
): Promise<Received> {
  const [payment] = await holdPayment(tx, paymentId);
  if (!payment) throw new Error(`payment ${paymentId} is gone`);
  await updatePayment(tx, paymentId, 'approved', null, null, null, false, null);
  return receiveMoney(needs, tx, order, payment, takesAgain);
}

/** Nobody is asked for another proof of what ended. */
async function refuse(
  { clock }: MoneyNeeds,
  tx: Transaction,
  { id, code, customerId, status }: HeldOrder,
  paymentId: string,
  reason: string,
): Promise<void> {
  const [had] = await refuseProof(tx, paymentId, reason, new Date(clock.now().getTime() + TIME_FOR_ANOTHER));
  if (status === 'pending_payment')
    await publish(tx, 'order.payment_failed', { orderId: id, orderCode: code, customerId, status: 'proof_refused' });
  else if (!had) throw new AppError('ORDER_NOT_PAYABLE');
}
