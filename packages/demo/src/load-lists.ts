import type { ClientBase } from 'pg';
import { demoAccounts } from './accounts.ts';
import { daysFrom } from './days.ts';
import type { DemoCustomer } from './people.ts';
import type { DemoProduct } from './product.ts';
import { seeded } from './random.ts';
import { priceFor } from './trade-prices.ts';

type DemoList = { name: string; madeDaysAgo: number; usedDaysAgo: number | null; lines: Record<string, number> };

/** Units by the code of a version. */
const lists: readonly DemoList[] = [
  {
    name: 'Reposición semanal',
    madeDaysAgo: 40,
    usedDaysAgo: 11,
    lines: { 'TS-71-90': 12, 'TS-81-90': 8, 'TS-60-90': 6, 'TS-66-90': 4, 'TS-73-90': 3, 'OX-20': 6 },
  },
  { name: 'Uñas, quincenal', madeDaysAgo: 25, usedDaysAgo: null, lines: { 'NA-214': 6, 'NA-020': 4, 'NA-031': 4 } },
];

/** Saved lists of the demo's main customer; the prices of one rose since. */
export async function loadLists(
  client: ClientBase,
  everyone: readonly DemoCustomer[],
  products: readonly DemoProduct[],
  now: Date,
): Promise<void> {
  const customer = everyone.find(({ person }) => person?.email === demoAccounts.customer.email);
  if (!customer) return;
  const versions = new Map(
    products.flatMap(({ segment, versions: all }) => all.map((one) => [one.code, { segment, ...one }] as const)),
  );
  for (const { name, madeDaysAgo, usedDaysAgo, lines } of lists) {
    const found = Object.entries(lines).flatMap(([code, units]) => {
      const version = versions.get(code);
      return version
        ? [{ id: version.id, units, price: priceFor(customer.tradeType, version.segment, version.price) }]
        : [];
    });
    await client.query(
      `insert into purchase.saved_list (id, customer_id, identity_id, is_shared, name, version_ids, quantities, prices, made_at, used_at)
       select $1, id, identity_id, true, $3, $4, $5, $6, $7, $8 from auth.customer where id = $2`,
      [
        seeded(`list ${name}`).uuid(),
        customer.id,
        name,
        found.map(({ id }) => id),
        found.map(({ units }) => units),
        found.map(({ price }, at) => (at === 1 ? Math.round(price * 0.007) * 100 : price)),
        daysFrom(now, -madeDaysAgo),
        usedDaysAgo === null ? null : daysFrom(now, -usedDaysAgo),
      ],
    );
  }
}
