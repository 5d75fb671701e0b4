import { OfficeError } from '@tonalia/contract/office-errors';
import type { Transaction } from '../../../platform/transaction.ts';
import { addBalance } from '../../customers/index.ts';
import { type RefundTarget, insertRefund } from './refund.sql.ts';
import { findCustomerOfPayment, lockPayment } from './settle.sql.ts';

/** Money of one payment that goes back. */
export interface RefundToStart {
  paymentId: string;
  /** Pesos, at most what the payment still holds. */
  amount: number;
  /** Shown to the customer. */
  why: string;
  now: Date;
  /** By default back to what paid. */
  goesTo?: RefundTarget;
  /** The order keeps its total although the money goes back. */
  isConcession?: boolean;
  /** The operator's name; null when a rule starts it. */
  by?: string | null;
  /** For the office only. */
  note?: string | null;
}

/**
 * Starts a refund of a part or all of an approved payment and returns its id. The gateway makes it where it took the payment, else an
 * operator; one to the balance in favour is done at once. Lock the order first. Throws REFUND_TOO_MUCH for more than the payment still
 * holds, and BALANCE_UNAVAILABLE for a customer without credit account.
 */
export async function startRefund(
  tx: Transaction,
  { paymentId, amount, why, now, goesTo = 'source', isConcession = false, by = null, note = null }: RefundToStart,
): Promise<string> {
  const [payment] = await lockPayment(tx, paymentId);
  const isGateway = goesTo === 'source' && payment?.reference !== null;
  const [refund] = await insertRefund(tx, {
    paymentId,
    amount,
    why: why.slice(0, 500),
    goesTo,
    isConcession,
    by,
    note,
    nextTryAt: isGateway ? now : null,
    now,
  });
  if (!refund) throw new OfficeError('REFUND_TOO_MUCH');
  if (goesTo === 'balance') await giveBalance(tx, paymentId, amount);
  return refund.id;
}

async function giveBalance(tx: Transaction, paymentId: string, amount: number): Promise<void> {
  const [owner] = await findCustomerOfPayment(tx, paymentId);
  if (!owner || !(await addBalance(tx, { customerId: owner.customerId, amount })))
    throw new OfficeError('BALANCE_UNAVAILABLE');
}
