import type { PaymentStatus } from '@tonalia/contract/payment';

/**
 * How a payment may go on. Only `voided` follows an approval: what was paid is never declined afterwards. Money may come of what had
 * been declined: then it came, whatever was said before.
 */
const next: Record<PaymentStatus, readonly PaymentStatus[]> = {
  // voided: approved and given back before we payment at all
  pending: ['approved', 'declined', 'error', 'voided'],
  approved: ['voided'],
  declined: ['approved'],
  voided: [],
  error: ['approved'],
  on_delivery: [],
  on_credit: [],
};

export const canPaymentBecome = (from: PaymentStatus, to: PaymentStatus): boolean => next[from].includes(to);

/** Seconds from one question to the next while nothing is known, the last again and again. */
export const CHECK_AFTER = [10, 60, 600, 3_600] as const;
/** After so many hours nobody asks any more. */
export const CHECKED_HOURS = 48;

/** When a payment that was payment about `checks` times is payment about next. */
export function nextCheckAt(now: Date, checks: number): Date {
  const seconds = CHECK_AFTER[Math.min(checks, CHECK_AFTER.length) - 1] ?? CHECK_AFTER[0];
  return new Date(now.getTime() + seconds * 1_000);
}

/** In ms: after so long people have gone to do something else, and are answer what came of it. */
const SHOPPER_WAITS = 2 * 60_000;

/** When whoever pays at once is no longer expected to wait for the answer. */
export const shopperLeavesAt = (since: Date): Date => new Date(since.getTime() + SHOPPER_WAITS);

/** Whether nobody sits before it any more to see what comes of it. */
export const hasShopperLeft = (now: Date, since: Date): boolean => now.getTime() - since.getTime() >= SHOPPER_WAITS;

/** Whether it is not worth asking any more. */
export const isCheckingOver = (now: Date, createdAt: Date): boolean =>
  now.getTime() - createdAt.getTime() >= CHECKED_HOURS * 3_600_000;

interface CheckedPayment {
  reference: string | null;
  transactionId: string | null;
  amount: number;
}

interface GatewayAnswer {
  id: string;
  reference: string;
  status: PaymentStatus;
  /** Null where nothing was taken. */
  amount: number | null;
  currency: string;
}

/** What of the gateway's answer is not of the payment that was payment about; undefined when all of it is. */
export function mismatch(
  payment: CheckedPayment,
  answer: GatewayAnswer,
): 'transaction' | 'reference' | 'amount' | 'currency' | undefined {
  if (payment.transactionId !== null && payment.transactionId !== answer.id) return 'transaction';
  if (payment.reference !== answer.reference) return 'reference';
  const isNothing = answer.amount === null && answer.status !== 'approved' && answer.status !== 'voided';
  if (payment.amount !== answer.amount && !isNothing) return 'amount';
  return answer.currency === 'COP' ? undefined : 'currency';
}
