import { AppError } from '@tonalia/contract/errors';
import { recordDeed } from '../../../platform/audit.ts';
import { publish } from '../../../platform/outbox.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { type HeldOrder, holdOrderByCode } from '../order/change-order.ts';
import type { MoneyNeeds } from './needs.ts';
import { findTransfer, refuseProof } from './proof.sql.ts';
import { receiveMoney } from './receive-money.ts';
import { holdPayment, updatePayment } from './settle.sql.ts';

interface Review {
  orderCode: string;
  /** Why the proof is not one, as the customer reads it; null when the money came. */
  reason: string | null;
}

/** In ms: whoever sent a wrong proof has a day for the right one, however long it lay here. */
const TIME_FOR_ANOTHER = 24 * 3_600_000;

/**
 * What somebody found who looked for the money of a transfer: it came and the order is paid, or the proof is none, and the order
 * waits on. ORDER_NOT_FOUND, or ORDER_NOT_PAYABLE when it waits for no transfer.
 */
export async function reviewTransfer(needs: MoneyNeeds, { orderCode, reason }: Review): Promise<void> {
  await inTransaction(needs.db, async (tx) => {
    const order = await holdOrderByCode(tx, orderCode);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    const [transfer] = order.status === 'pending_payment' ? await findTransfer(tx, order.id) : [];
    if (!transfer) throw new AppError('ORDER_NOT_PAYABLE');
    if (reason === null) await approve(needs, tx, order, transfer.id);
    else await refuse(needs, tx, order, transfer.id, reason);
    const action = reason === null ? 'purchase.transfer_approved' : 'purchase.transfer_rejected';
    await recordDeed(tx, { actorId: null, action, subjectId: order.id, detail: { reason } });
  });
}

async function approve(needs: MoneyNeeds, tx: Transaction, order: HeldOrder, paymentId: string): Promise<void> {
  const [payment] = await holdPayment(tx, paymentId);
  if (!payment) throw new Error(`payment ${paymentId} is gone`);
  await updatePayment(tx, paymentId, 'approved', null, null, null, false, null);
  await receiveMoney(needs, tx, order, payment, false);
}

async function refuse(
  { clock }: MoneyNeeds,
  tx: Transaction,
  { id, code, customerId }: HeldOrder,
  paymentId: string,
  reason: string,
): Promise<void> {
  await refuseProof(tx, paymentId, reason, new Date(clock.now().getTime() + TIME_FOR_ANOTHER));
  await publish(tx, 'order.payment_failed', { orderId: id, orderCode: code, customerId, status: 'proof_refused' });
}
