import { dayIn } from '@tonalia/rules/dates';
import type { ClientBase } from 'pg';
import { type Cell, copy } from './copy.ts';
import { daysFrom } from './days.ts';
import { type DemoOrder, isSold } from './order.ts';
import type { DemoCustomer } from './people.ts';
import { seeded } from './random.ts';

const ZONE = 'URBANO1 BTA';
/** Loyalty tiers, with the pesos of purchases in a year that each needs. */
export const tiers = [
  { name: 'Bronce', color: '#B98A5E', minAmount: 0 },
  { name: 'Plata', color: '#B9BDBB', minAmount: 2_000_000 },
  { name: 'Oro', color: '#E0B23C', minAmount: 5_000_000 },
  { name: 'Platino', color: '#A9C7D6', minAmount: 9_000_000 },
] as const;
/** Pesos that the demo's main customer lacks for the highest tier. */
const LEFT_TO_TOP = 420_000;

/** Days of credit of an order. */
const TERM = 30;

/** Own credit with its movements: orders add to the debt, payments reduce it; the used amount is their sum. */
export async function loadCredit(
  client: ClientBase,
  everyone: readonly DemoCustomer[],
  orders: readonly DemoOrder[],
  now: Date,
): Promise<void> {
  const accounts: Cell[][] = [];
  const movements: Cell[][] = [];
  for (const [at, customer] of everyone.entries()) {
    const charged = orders.filter(
      (order) => order.customer === customer && order.method === 'own_credit' && isSold(order),
    );
    const random = seeded(`credit ${customer.id}`);
    // The customers of the design have $ 1.850.000 left; some others have no credit, unless they used it.
    const wished = at === 0 ? 3_000_000 : at === 1 ? 4_000_000 : null;
    if (wished === null && charged.length === 0 && random.chance(0.5)) continue;
    const late = at > 1 && random.chance(0.06);
    let used = 0;
    for (const order of charged.toReversed()) {
      const dueAt = daysFrom(order.createdAt, TERM);
      const isPaid = dueAt < now && !late;
      movements.push([customer.id, order.id, 'order', order.total, dayIn(dueAt), order.createdAt]);
      if (isPaid)
        movements.push([
          customer.id,
          null,
          'payment',
          -order.total,
          null,
          daysFrom(order.createdAt, TERM - random.whole(1, 9)),
        ]);
      else used += order.total;
    }
    if (wished !== null) {
      const rest = wished - 1_850_000 - used;
      if (rest !== 0)
        movements.push([
          customer.id,
          null,
          rest > 0 ? 'adjustment' : 'payment',
          rest,
          rest > 0 ? dayIn(daysFrom(now, 21)) : null,
          daysFrom(now, -1),
        ]);
      used += rest;
    }
    const limit = wished ?? Math.max(random.whole(2, 10) * 500_000, (Math.ceil(used / 500_000) + 1) * 500_000);
    accounts.push([customer.id, limit, used]);
  }
  await copy(client, 'auth.credit_account', ['customer_id', 'credit_limit', 'used'], accounts);
  await copy(
    client,
    'auth.credit_movement',
    ['customer_id', 'order_id', 'kind', 'amount', 'due_on', 'created_at'],
    movements,
  );
}

/** Net purchases, which decide the tier of the last twelve months. */
export async function loadLoyalty(
  client: ClientBase,
  everyone: readonly DemoCustomer[],
  orders: readonly DemoOrder[],
  now: Date,
): Promise<void> {
  await copy(
    client,
    'auth.loyalty_tier',
    ['zone', 'name', 'color', 'min_amount'],
    tiers.map(({ name, color, minAmount }) => [ZONE, name, color, minAmount]),
  );
  const rows: Cell[][] = orders
    .filter(isSold)
    .map((order) => [order.id, order.customer.id, dayIn(order.createdAt), order.subtotal - order.savings]);
  // Purchases before the history put the customers of the design into their tier.
  const goals = [tiers[3].minAmount - LEFT_TO_TOP, 6_800_000];
  for (const [at, goal] of goals.entries()) {
    const customer = everyone[at];
    const bought = orders
      .filter((order) => order.customer === customer && isSold(order))
      .reduce((sum, order) => sum + order.subtotal - order.savings, 0);
    if (customer && goal > bought)
      rows.push([seeded(`loyalty ${customer.id}`).uuid(), customer.id, dayIn(daysFrom(now, -210)), goal - bought]);
  }
  await copy(client, 'auth.loyalty_purchase', ['order_id', 'customer_id', 'bought_on', 'amount'], rows);
}
