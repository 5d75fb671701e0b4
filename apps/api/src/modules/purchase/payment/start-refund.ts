import { OfficeError } from '@tonalia/contract/office-errors';
import { refundAloneLimit } from '@tonalia/rules/policy';
import type { OperatorAuthor } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { addBalance, findCredit } from '../../customers/index.ts';
import { sumRefundedAlone } from '../order/hold-refunds.sql.ts';
import { type RefundTarget, insertRefund } from './refund.sql.ts';
import { type LockedPayment, findCustomerOfPayment, lockPayment } from './settle.sql.ts';
import { noticeRefunds } from './notice-refunds.ts';

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
  /**
   * Name of the operator or driver, or the account of the machine at a command: above the limit of one person the refund waits for a second one.
   * Null when a rule starts it.
   */
  by?: string | null;
  /** The operator in the office; absent for a driver and at a command. */
  operator?: OperatorAuthor | undefined;
  /** The second person that approved it already. */
  approvedBy?: Approver | undefined;
  /** For the office only. */
  note?: string | null;
}

/** A second person, by id and name. */
export interface Approver {
  operatorId: string;
  name: string;
}

/**
 * Starts a refund of a part or all of an approved payment and returns its id. The gateway makes it where it took the payment, else an
 * operator; one to the balance in favour is done at once. Above what persons may refund of an order alone it waits for a second one, and
 * holds its money meanwhile. Lock the order first. Throws REFUND_TOO_MUCH for more than the payment still holds, and BALANCE_UNAVAILABLE for a
 * customer without credit account.
 */
export async function startRefund(tx: Transaction, refund: RefundToStart): Promise<string> {
  const { paymentId, amount, why, now, goesTo = 'source', isConcession = false, approvedBy } = refund;
  const [payment] = await lockPayment(tx, paymentId);
  const waits = await needsSecond(tx, payment, refund);
  const isGateway = goesTo === 'source' && payment?.reference !== null;
  const [started] = await insertRefund(tx, {
    paymentId,
    amount,
    why: why.slice(0, 500),
    goesTo,
    isConcession,
    by: refund.by ?? null,
    note: refund.note ?? null,
    // the second person that resolves a return did not ask for it: the customer did
    operatorId: approvedBy ? null : (refund.operator?.operatorId ?? null),
    approval: waits ? 'waiting' : approvedBy ? 'approved' : null,
    approverId: approvedBy?.operatorId ?? null,
    approver: approvedBy?.name ?? null,
    nextTryAt: isGateway && !waits ? now : null,
    now,
  });
  if (!started) throw new OfficeError('REFUND_TOO_MUCH');
  if (goesTo === 'balance') await (waits ? requireBalance(tx, paymentId) : giveBalance(tx, paymentId, amount));
  await noticeRefunds(tx, { paymentId, startedId: started.id }, now);
  return started.id;
}

async function needsSecond(
  tx: Transaction,
  payment: LockedPayment | undefined,
  { amount, by = null, approvedBy }: RefundToStart,
): Promise<boolean> {
  if (by === null || approvedBy || !payment || payment.orderId === null) return false;
  const [before] = await sumRefundedAlone(tx, payment.orderId);
  return (before?.alone ?? 0) + amount > refundAloneLimit;
}

/** Adds a refund to the balance in favour of its customer. BALANCE_UNAVAILABLE. */
export async function giveBalance(tx: Transaction, paymentId: string, amount: number): Promise<void> {
  const [owner] = await findCustomerOfPayment(tx, paymentId);
  if (!owner || !(await addBalance(tx, { customerId: owner.customerId, amount })))
    throw new OfficeError('BALANCE_UNAVAILABLE');
}

async function requireBalance(tx: Transaction, paymentId: string): Promise<void> {
  const [owner] = await findCustomerOfPayment(tx, paymentId);
  if (!owner || !(await findCredit(tx, owner.customerId))) throw new OfficeError('BALANCE_UNAVAILABLE');
}
