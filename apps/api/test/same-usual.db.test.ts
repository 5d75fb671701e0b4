import type { OfflineCustomer } from '@tonalia/contract/offline';
import type { SuggestedOrder } from '@tonalia/contract/suggested-order';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useApi } from './build-app.ts';
import { makeBuyer } from './make-buyer.ts';
import { type MadeProduct, makeProduct } from './make-products.ts';
import { makeSeller, makeToken } from './make.ts';
import { placeEarlier } from './place-earlier.ts';

const api = useApi();
const SEED = 2026;
const SALONS = 8;
const PRODUCTS = 14;
const status = fc.constantFrom('preparing', 'delivered', 'delivered', 'cancelled', 'rejected', 'pending_payment');
const order = fc.record({
  daysAgo: fc.constantFrom(1, 9, 10, 30, 90, 170, 182, 184, 200, 364, 366),
  status,
  products: fc.uniqueArray(fc.nat(PRODUCTS - 1), { minLength: 1, maxLength: PRODUCTS }),
  units: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: PRODUCTS, maxLength: PRODUCTS }),
});
const histories = fc.sample(fc.array(order, { minLength: 2, maxLength: 8 }), { seed: SEED, numRuns: SALONS });

async function makeSalon(products: readonly MadeProduct[], history: (typeof histories)[number]) {
  const buyer = await makeBuyer(api);
  for (const one of history) {
    const items = one.products.flatMap((at): [MadeProduct, number][] => {
      const product = products[at];
      return product ? [[product, one.units[at] ?? 1]] : [];
    });
    const code = await placeEarlier(api, buyer, one.daysAgo, items);
    await api.db.query('update purchase.order set status = $2 where code = $1', [code, one.status]);
  }
  return buyer;
}

test('a phone without a network names the same usual products and units as the server, of random histories · SEL-102', async () => {
  const products: MadeProduct[] = [];
  for (let at = 0; at < PRODUCTS; at += 1) products.push(await makeProduct(api.db, { stock: 9_999 }));
  const salons = [];
  for (const history of histories) salons.push(await makeSalon(products, history));
  await api.db.query(`update products.product set selling = 'draft' where id = $1`, [products[0]?.id]);
  const token = await makeToken(
    api.db,
    await makeSeller(api.db, { customers: salons.map(({ customerId }) => customerId) }),
  );
  const portfolio = await api.send({ url: '/api/customers/offline/portfolio', token });
  const { customers } = portfolio.json<{ results: { customers: OfflineCustomer[] } }>().results;
  const named = [];
  for (const { customerId, ...salon } of salons) {
    const { usual } = (await salon.call('GET /suggested-order')).json<{ results: SuggestedOrder }>().results;
    const server = usual.map(({ match, quantity, times }) => [match.code, quantity, times]);
    const held = customers.find(({ _id }) => _id === customerId)?.usual ?? [];
    // the phone's catalogue has only what is on sale
    const onSale = held.filter(({ code }) => code !== products[0]?.versions[0]?.code);
    expect(onSale.map(({ code, quantity, times }) => [code, quantity, times])).toEqual(server);
    named.push(server.length);
  }
  expect(Math.max(...named)).toBeGreaterThanOrEqual(9);
});
