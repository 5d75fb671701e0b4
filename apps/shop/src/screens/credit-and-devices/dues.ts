import type { CreditAccount, CreditMovement } from '@tonalia/contract/purchase';

/** The unpaid rest of one charge (pesos) and its due date. */
export interface Due {
  movement: CreditMovement;
  left: number;
  dueOn: string;
}

type Account = Pick<CreditAccount, 'used' | 'movements'>;

/**
 * The charges that are not paid yet, the first to pay first. What came back for an order frees that order; what came back
 * without saying for which frees the oldest debt. Never more than what is used.
 */
export function openDues({ used, movements }: Account): Due[] {
  const freed = new Map<string | null, number>();
  let paidOut = 0;
  for (const { orderCode, amount, kind } of movements) {
    if (amount < 0) freed.set(orderCode, (freed.get(orderCode) ?? 0) - amount);
    else if (kind === 'payout') paidOut += amount;
  }
  // money that was given back pays nothing any more
  freed.set(null, Math.max(0, (freed.get(null) ?? 0) - paidOut));
  /** Takes up to `most` of what was freed under `key`. */
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

/** What to pay next: everything of the first day that has something. Null when nothing is owed. */
export function nextPayment(account: Account): { dueOn: string; amount: number } | null {
  const dues = openDues(account);
  const dueOn = dues[0]?.dueOn;
  if (dueOn === undefined) return null;
  return { dueOn, amount: dues.filter((due) => due.dueOn === dueOn).reduce((sum, { left }) => sum + left, 0) };
}
