import { formatPesos } from '@tonalia/rules/money';
import { refundTarget } from '@tonalia/rules/refund-words';
import type { Transaction } from '../../../platform/transaction.ts';
import { writeNotice } from '../../notices/index.ts';
import { listRefundsToNotice } from './notice-refunds.sql.ts';
import { refundNotice } from './words.es-CO.ts';

/** The payment, and the refund of it that starts now. */
export interface PaymentWithRefunds {
  paymentId: string;
  startedId?: string;
}

/**
 * Writes the customer's notices of the refunds of a payment: of the one that starts, and of each that is done. Each is written once, so it
 * may be called after any change of them.
 */
export async function noticeRefunds(
  tx: Transaction,
  { paymentId, startedId }: PaymentWithRefunds,
  at: Date,
): Promise<void> {
  for (const refund of await listRefundsToNotice(tx, { paymentId, startedId: startedId ?? '' })) {
    const { id, customerId, orderCode, amount, status } = refund;
    const to = refund.goesTo === 'balance' ? null : refundTarget({ ...refund, card: null });
    await writeNotice(tx, {
      customerId,
      kind: 'refund',
      key: `refund ${id} ${status}`,
      ...refundNotice({ amount: formatPesos(amount), isDone: status === 'done', orderCode, to }),
      path: orderCode === null ? '/home/profile' : `/home/profile/orders/history/${orderCode}`,
      at,
    });
  }
}
