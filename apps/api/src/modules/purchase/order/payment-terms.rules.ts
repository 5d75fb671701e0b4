import { dayIn } from '@tonalia/rules/dates';
import { day, hour, minute } from '@tonalia/rules/durations';
import { creditDays, instantHoldMinutes, transferHoldHours } from '@tonalia/rules/policy';
import type { PaymentMethod } from '@tonalia/contract/payment';
import { creditPart } from '../cart/split.rules.ts';

/** How a new order is to be paid. */
export interface PaymentTerms {
  status: 'confirmed' | 'pending_payment';
  /** Deadline of the hold on its units; null when no payment is expected. */
  payBy: Date | null;
  payments: InitialPayment[];
  /** Pesos charged to own credit. */
  onCredit: number;
  /** The day until which own credit is to be paid; null when nothing is charged to it. */
  dueOn: string | null;
}

/** A payment inserted with the order. Instant payments are inserted when they are charged. */
export interface InitialPayment {
  method: string;
  status: 'on_credit' | 'on_delivery' | 'pending';
  amount: number;
}

const OWN_CREDIT = 'own_credit';
/** Length of the hold on the units, in ms. */
const held = () => ({ instant: instantHoldMinutes * minute, transfer: transferHoldHours * hour });

/** Splits a total (pesos) between own credit and the payment method, and decides the order's first status, its deadline, and when credit is due. */
export function paymentTerms(
  method: { reference: string; group: PaymentMethod['group'] },
  { total, wishedCredit, paymentDays }: { total: number; wishedCredit: number; paymentDays: number | null },
  now: Date,
): PaymentTerms {
  const terms = splitTotal(method, total, wishedCredit, now);
  const dueOn = dayIn(new Date(now.getTime() + (paymentDays ?? creditDays) * day));
  return { ...terms, dueOn: terms.onCredit > 0 ? dueOn : null };
}

function splitTotal(
  method: { reference: string; group: PaymentMethod['group'] },
  total: number,
  wishedCredit: number,
  now: Date,
): Omit<PaymentTerms, 'dueOn'> {
  const { reference, group } = method;
  if (group === 'credit') return settled(total, [{ method: reference, status: 'on_credit', amount: total }]);
  if (group === 'on_delivery') return settled(0, [{ method: reference, status: 'on_delivery', amount: total }]);

  const onCredit = creditPart(method, wishedCredit, total);
  const credited: InitialPayment[] =
    onCredit > 0 ? [{ method: OWN_CREDIT, status: 'on_credit', amount: onCredit }] : [];
  const rest = total - onCredit;
  if (rest === 0) return settled(onCredit, credited);
  // an operator reviews its proof, so the payment exists from the start
  const transfer: InitialPayment[] =
    group === 'transfer' ? [{ method: reference, status: 'pending', amount: rest }] : [];
  return {
    status: 'pending_payment',
    payBy: new Date(now.getTime() + held()[group]),
    payments: [...credited, ...transfer],
    onCredit,
  };
}

const settled = (onCredit: number, payments: InitialPayment[]): Omit<PaymentTerms, 'dueOn'> => ({
  status: 'confirmed',
  payBy: null,
  payments,
  onCredit,
});
