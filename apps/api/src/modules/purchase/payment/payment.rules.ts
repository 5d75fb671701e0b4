import { hour } from '@tonalia/rules/durations';
import { paymentCheckHours } from '@tonalia/rules/policy';
import type { PaymentStatus } from '@tonalia/contract/payment';

/**
 * Allowed changes of a payment's status. An approved payment can only be voided; a failed one can still be approved, because
 * received money always counts.
 */
const next: Record<PaymentStatus, readonly PaymentStatus[]> = {
  // voided: approved and reversed before our first check
  pending: ['approved', 'declined', 'error', 'voided'],
  approved: ['voided'],
  declined: ['approved'],
  voided: [],
  error: ['approved'],
  on_delivery: [],
  on_credit: [],
};

export const canPaymentBecome = (from: PaymentStatus, to: PaymentStatus): boolean => next[from].includes(to);

/** Seconds until the next check while the result is unknown; the last value repeats. */
export const CHECK_AFTER = [10, 60, 600, 3_600] as const;

/** When to check a payment again that was checked `checks` times. */
export function nextCheckAt(now: Date, checks: number): Date {
  const seconds = CHECK_AFTER[Math.min(checks, CHECK_AFTER.length) - 1] ?? CHECK_AFTER[0];
  return new Date(now.getTime() + seconds * 1_000);
}

/** In ms. After this time we assume that the shopper has left the page, and send notifications. */
const SHOPPER_WAITS = 2 * 60_000;

/** When the shopper of an instant payment is assumed to have left. */
export const shopperLeavesAt = (since: Date): Date => new Date(since.getTime() + SHOPPER_WAITS);

/** Whether the shopper has left the page that shows the result. */
export const hasShopperLeft = (now: Date, since: Date): boolean => now.getTime() - since.getTime() >= SHOPPER_WAITS;

/** Whether checks have ended for a payment created at `createdAt`. */
export const isCheckingOver = (now: Date, createdAt: Date): boolean =>
  now.getTime() - createdAt.getTime() >= paymentCheckHours * hour;

/** How an answer of the gateway differs from the payment once it is applied; null when they agree. */
export function differenceOf(
  payment: CheckedPayment & { status: PaymentStatus; unanswered: boolean },
  answer: GatewayAnswer,
): 'status' | 'amount' | 'reference' | null {
  const wrong = mismatch(payment, answer);
  if (wrong) return wrong === 'amount' || wrong === 'currency' ? 'amount' : 'reference';
  // a payment that we ended without an answer differs while the gateway still waits
  if (payment.unanswered && answer.status === 'pending') return 'status';
  const from: PaymentStatus = payment.unanswered ? 'pending' : payment.status;
  return from === answer.status || canPaymentBecome(from, answer.status) ? null : 'status';
}

interface CheckedPayment {
  reference: string | null;
  transactionId: string | null;
  amount: number;
}

interface GatewayAnswer {
  id: string;
  reference: string;
  status: PaymentStatus;
  /** Null when nothing was charged. */
  amount: number | null;
  currency: string;
}

/** The first field of the gateway's answer that is not the payment's; undefined when all agree. */
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
