import { AppError } from '@tonalia/contract/errors';
import type { Payment } from '@tonalia/contract/payment';
import { maxProofBytes } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import type { Buyer } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { findPaymentById } from '../payment-view/payment-view.sql.ts';
import { lockPayableOrder } from './payment.sql.ts';
import { toPayment } from '../payment-view/payment-wire.ts';
import { heldUntil, readProof } from './proof.rules.ts';
import { findTransfer, saveProof } from './proof.sql.ts';

/**
 * Stores the proof of a transfer, replacing an earlier one, and holds the order for three days. The kind is detected by the
 * file's bytes. Throws PROOF_REFUSED, ORDER_NOT_FOUND, and ORDER_NOT_PAYABLE for an order that waits for no transfer.
 */
export async function sendProof(
  db: Database,
  clock: Clock,
  { customerId }: Buyer,
  { orderCode, base64 }: { orderCode: string; base64: string },
): Promise<Payment> {
  const file = Buffer.from(base64, 'base64');
  if (file.length > maxProofBytes) throw new AppError('PROOF_REFUSED', { why: 'size' });
  const kind = readProof(file);
  return inTransaction(db, async (tx) => {
    const [order] = await lockPayableOrder(tx, { customerId, orderCode });
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    const [transfer] =
      order.status === 'pending_payment' ? await findTransfer(tx, { orderId: order.id, status: 'pending' }) : [];
    if (!transfer) throw new AppError('ORDER_NOT_PAYABLE');
    const now = clock.now();
    await saveProof(tx, { paymentId: transfer.id, kind, file, now, heldUntil: heldUntil(now) });
    const [payment] = await findPaymentById(tx, transfer.id);
    if (!payment) throw new Error(`payment ${transfer.id} is gone`);
    return toPayment(payment);
  });
}
