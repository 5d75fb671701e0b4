import type { ClientBase } from 'pg';
import { demoAccounts } from './accounts.ts';
import { type Cell, copy } from './copy.ts';
import { daysFrom } from './days.ts';
import type { DemoCustomer } from './people.ts';
import type { DemoProduct } from './product.ts';
import { priceFor } from './trade-prices.ts';

/** Products, or one of their shades, oldest first, with how much higher their price was when they were added. */
const kept: readonly (readonly [code: string, version: string | null, dearer: number])[] = [
  ['OX-20', null, 0],
  ['SC-CHN', null, 0],
  ['CB-MANICURE', null, 6_000],
  ['NA', 'NA-214', 0],
  ['OL-MAR', null, 2_500],
  ['TS', 'TS-71-90', 0],
];

/** Favourites of the demo's main customer. A deal of today makes the dye cheaper than it was. */
export async function loadFavourites(
  client: ClientBase,
  everyone: readonly DemoCustomer[],
  products: readonly DemoProduct[],
  now: Date,
): Promise<void> {
  const customer = everyone.find(({ person }) => person?.email === demoAccounts.customer.email);
  if (!customer) return;
  await copy(
    client,
    'products.favourite',
    ['customer_id', 'product_id', 'version_id', 'price_then', 'added_at'],
    kept.flatMap(([code, versionCode, dearer], at): Cell[][] => {
      const product = products.find((one) => one.code === code);
      const version = product?.versions.find((one) => versionCode === null || one.code === versionCode);
      if (!product || !version) return [];
      const price = priceFor(customer.tradeType, product.segment, version.price) + dearer;
      return [[customer.id, product.id, versionCode && version.id, price, daysFrom(now, at * 6 - 40)]];
    }),
  );
}
