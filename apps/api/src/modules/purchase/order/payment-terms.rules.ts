import type { PaymentMethod } from '@tonalia/contract/payment';
import { creditPart } from '../cart/split.rules.ts';

/** How an order begins to be paid. */
export interface PaymentTerms {
  status: 'confirmed' | 'pending_payment';
  /** Until then its units are held for it; null when nothing is waited for. */
  payBy: Date | null;
  payments: InitialPayment[];
  /** Pesos that are taken from own credit. */
  onCredit: number;
}

/** A way a part of it is paid, written with the order. What is paid at once is written when it is charged. */
export interface InitialPayment {
  method: string;
  status: 'on_credit' | 'on_delivery' | 'pending';
  amount: number;
}

const OWN_CREDIT = 'own_credit';
const MINUTE = 60_000;
/** How long units are held: a bank takes its time, a card does not. */
const HELD = { instant: 60 * MINUTE, transfer: 48 * 60 * MINUTE };

/** Splits a total between own credit and the payment method, and says what the order waits for. */
export function paymentTerms(
  method: { reference: string; group: PaymentMethod['group'] },
  total: number,
  wishedCredit: number,
  now: Date,
): PaymentTerms {
  const { reference, group } = method;
  if (group === 'credit') return settled(total, [{ method: reference, status: 'on_credit', amount: total }]);
  if (group === 'on_delivery') return settled(0, [{ method: reference, status: 'on_delivery', amount: total }]);

  const onCredit = creditPart(method, wishedCredit, total);
  const credited: InitialPayment[] =
    onCredit > 0 ? [{ method: OWN_CREDIT, status: 'on_credit', amount: onCredit }] : [];
  const rest = total - onCredit;
  if (rest === 0) return settled(onCredit, credited);
  // somebody looks at the proof of a transfer, so it is there from the beginning
  const transfer: InitialPayment[] =
    group === 'transfer' ? [{ method: reference, status: 'pending', amount: rest }] : [];
  return {
    status: 'pending_payment',
    payBy: new Date(now.getTime() + HELD[group]),
    payments: [...credited, ...transfer],
    onCredit,
  };
}

const settled = (onCredit: number, payments: InitialPayment[]): PaymentTerms => ({
  status: 'confirmed',
  payBy: null,
  payments,
  onCredit,
});
