import type { CreditAccount, CreditMovement } from '@tonalia/contract/purchase';

/** The unpaid rest of one charge (pesos) and its due date. */
export interface OpenCharge {
  movement: CreditMovement;
  left: number;
  dueOn: string;
}

type Account = Pick<CreditAccount, 'used' | 'movements'>;

/**
 * The unpaid charges, by due date. A payment for an order reduces that order's charge; a payment without an order reduces the oldest
 * debt. The sum never exceeds the used credit.
 */
export function openDues({ used, movements }: Account): OpenCharge[] {
  const freed = new Map<string | null, number>();
  let paidOut = 0;
  for (const { orderCode, amount, kind } of movements) {
    if (amount < 0) freed.set(orderCode, (freed.get(orderCode) ?? 0) - amount);
    else if (kind === 'payout') paidOut += amount;
  }
  // refunded money no longer pays anything
  freed.set(null, Math.max(0, (freed.get(null) ?? 0) - paidOut));
  /** Takes up to `most` pesos of the payments under `key`. */
  const take = (key: string | null, most: number): number => {
    const taken = Math.min(most, freed.get(key) ?? 0);
    freed.set(key, (freed.get(key) ?? 0) - taken);
    return taken;
  };
  let rest = used;
  return movements
    .flatMap((movement) =>
      movement.amount > 0 && movement.due_on !== null ? [{ movement, dueOn: movement.due_on }] : [],
    )
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
    .map(({ movement, dueOn }) => {
      const own = movement.orderCode === null ? 0 : take(movement.orderCode, movement.amount);
      const after = movement.amount - own;
      const left = Math.min(after - take(null, after), rest);
      rest -= left;
      return { movement, left, dueOn };
    })
    .filter(({ left }) => left > 0);
}

/** The next payment: all debts of the earliest due date. Null without debt. */
export function nextPayment(account: Account): { dueOn: string; amount: number } | null {
  const dues = openDues(account);
  const dueOn = dues[0]?.dueOn;
  if (dueOn === undefined) return null;
  return { dueOn, amount: dues.filter((due) => due.dueOn === dueOn).reduce((sum, { left }) => sum + left, 0) };
}
