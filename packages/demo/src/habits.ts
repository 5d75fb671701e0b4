import { day } from '@tonalia/rules/durations';
import type { Random } from './random.ts';
import { type ProductPool, type Wish, randomWishes } from './product-pool.ts';

/** Days that a usual product lasts a customer. */
const lasts = [14, 21, 21, 28, 35, 42] as const;
/** Most days before a product runs out on which it is ordered again. */
const AHEAD = 4;
const FORGETS = 0.12;
const BUYS_SOMETHING_ELSE = 0.45;
/** Most of what an order has that the customer does not use all the time. */
const MOST_OTHERS = 3;

/** An order to fill: when, and what it would have without a habit. */
export interface FreeOrder {
  time: Date;
  wishes: readonly Wish[];
}

/**
 * The wishes of a customer for each of its orders, oldest first: what it uses all the time as it runs out, and now and then something else.
 * Presale quantities stay.
 */
export function habitualWishes(random: Random, pool: ProductPool, orders: readonly FreeOrder[]): Wish[][] {
  const usual = Array.from({ length: 3 }, () => randomWishes(random, pool))
    .flat()
    .map((wish) => {
      const days = random.pick(lasts);
      return { wish, days, runsOut: random.next() * days };
    });
  const start = orders[0]?.time.getTime() ?? 0;
  return orders.map(({ time, wishes }) => {
    const today = (time.getTime() - start) / day;
    const due = usual.filter(({ runsOut }) => runsOut <= today + AHEAD && !random.chance(FORGETS));
    for (const product of due) product.runsOut = today + product.days;
    const hasMore = due.length === 0 || random.chance(BUYS_SOMETHING_ELSE);
    const others = hasMore ? wishes.filter(({ advanced }) => !advanced).slice(0, MOST_OTHERS) : [];
    const all = new Map([...others, ...due.map(({ wish }) => wish)].map((wish) => [wish.code, wish]));
    return [...all.values(), ...wishes.filter(({ advanced }) => advanced)];
  });
}
