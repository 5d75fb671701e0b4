import type { MoneyTarget } from '@tonalia/contract/purchase-adjust';
import { OfficeError } from '@tonalia/contract/office-errors';

/** A payment of an order, in pesos, in the order of its payments. */
export interface AdjustablePayment {
  id: string;
  name: string;
  status: string;
  amount: number;
  /** Given back before, or about to be. */
  refunded: number;
}

/** A part of the money, and the payment it comes from; no payment for what was never to be charged yet. */
export interface MoneyPortion {
  /** `owed`: the customer pays less, because it was not paid yet. */
  to: MoneyTarget | 'owed';
  paymentId: string | null;
  name: string | null;
  amount: number;
}

/** Whether a portion leaves what paid it: an operator proves the second factor for it. */
export const isRefund = ({ to }: Pick<MoneyPortion, 'to'>): boolean => to === 'source' || to === 'balance';

/** Where the money of a payment goes first, by its status. */
const targetOf: Record<string, 'credit' | 'owed' | 'source' | undefined> = {
  on_credit: 'credit',
  on_delivery: 'owed',
  approved: 'source',
};
const targetOfUnpaid: typeof targetOf = { on_credit: 'credit', pending: 'owed' };

interface MoneyWish {
  isUnpaid: boolean;
  wished: MoneyTarget | undefined;
}

/**
 * Where the money of an adjustment goes. Own credit comes first, as far as it paid, unless `wished` names the source of the payment or
 * the balance in favour, which take what was paid at once; money that was not paid yet is owed less. Throws REFUND_TOO_MUCH when the
 * payments hold less than that.
 */
export function splitMoney(back: number, payments: readonly AdjustablePayment[], wish: MoneyWish): MoneyPortion[] {
  const portions: MoneyPortion[] = [];
  let rest = back;
  for (const { to, held, id, name } of inOrder(payments, wish)) {
    const amount = Math.min(rest, held);
    const isBalance = to === 'source' && wish.wished === 'balance';
    if (amount > 0) portions.push({ to: isBalance ? 'balance' : to, paymentId: id, name, amount });
    rest -= amount;
  }
  if (rest === 0) return portions;
  if (!wish.isUnpaid) throw new OfficeError('REFUND_TOO_MUCH');
  return [...portions, { to: 'owed', paymentId: null, name: null, amount: rest }];
}

/** Pesos that the payments of an order still hold or are to take: the most that goods of it can bring back. */
export const heldOf = (payments: readonly AdjustablePayment[]): number =>
  inOrder(payments, { isUnpaid: false, wished: undefined }).reduce((sum, { held }) => sum + held, 0);

/** A place that can take the money, with the name of what paid; null for the balance in favour. */
export interface MoneyChoice {
  to: MoneyTarget;
  name: string | null;
  most: number;
}

/** Where all or a part of the money may go, the proposed place first; empty when there is none to choose. */
export function moneyChoices(
  back: number,
  payments: readonly AdjustablePayment[],
  { isUnpaid, hasAccount }: { isUnpaid: boolean; hasAccount: boolean },
): MoneyChoice[] {
  if (isUnpaid || back === 0) return [];
  const ordered = inOrder(payments, { isUnpaid, wished: undefined });
  const choiceOf = (from: 'credit' | 'source', to: MoneyTarget): MoneyChoice[] => {
    const held = ordered.filter((one) => one.to === from);
    const most = held.reduce((sum, one) => sum + one.held, 0);
    const [first] = held;
    return first ? [{ to, name: to === 'balance' ? null : first.name, most: Math.min(back, most) }] : [];
  };
  return [
    ...choiceOf('credit', 'credit'),
    ...(hasAccount ? choiceOf('source', 'balance') : []),
    ...choiceOf('source', 'source'),
  ];
}

function inOrder(payments: readonly AdjustablePayment[], { isUnpaid, wished }: MoneyWish) {
  const targets = isUnpaid ? targetOfUnpaid : targetOf;
  const isSourceFirst = wished === 'source' || wished === 'balance';
  const ranks = isSourceFirst ? ['source', 'credit', 'owed'] : ['credit', 'owed', 'source'];
  return payments
    .flatMap(({ id, name, status, amount, refunded }) => {
      const to = targets[status];
      const held = amount - refunded;
      return to !== undefined && held > 0 ? [{ id, name, to, held }] : [];
    })
    .toSorted((one, other) => ranks.indexOf(one.to) - ranks.indexOf(other.to));
}
