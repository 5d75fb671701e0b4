import type { OfflineCustomer, OfflineMethod } from '@tonalia/contract/offline';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { assignCustomer, cities, makeAddress, makeCustomer, makeSeller, makeToken } from '../../../../test/make.ts';
import { makeFieldSeller } from '../../../../test/selling.ts';

const api = useApi();
const read = async (token: string) =>
  (await api.send({ url: '/api/customers/offline/portfolio', token })).json<{
    results: { customers: OfflineCustomer[] };
  }>().results.customers;

test('a seller takes along its customers with addresses, the terms of each, credit and orders (SEL-101)', async () => {
  const soap = await makeProduct(api.db, { stock: 99, price: 10_000 });
  const seller = await makeFieldSeller(api, { creditLimit: 500_000 });
  await makeAddress(api.db, seller.customerId, { cityId: cities.medellin, title: 'Bodega' });
  await makeAddress(api.db, seller.customerId, { cityId: cities.withoutCoverage });
  for (const units of [2, 6]) await seller.send(seller.order([[soap, units]], { paymentMethod: 'own_credit' }));
  const [customer, ...others] = await read(seller.token);
  expect(others).toEqual([]);
  expect(customer).toMatchObject({
    _id: seller.customerId,
    warehouseId: 'BOG',
    priceTradeTypeId: 'peluqueria',
    credit: { limit: 500_000, used: 80_000, available: 420_000, overdue: 0, blocking: 0 },
    usual: [],
  });
  expect(
    customer?.addresses.map(({ title, delivery }) => [title, delivery?.warehouseId, delivery?.shippingFee]),
  ).toEqual([
    ['', 'BOG', 0],
    ['Bodega', 'MDE', 9_000],
    ['', undefined, undefined],
  ]);
  expect(customer?.orders.map(({ total, lines }) => [total, lines])).toEqual([
    [60_000, [{ code: soap.code, quantity: 6 }]],
    [20_000, [{ code: soap.code, quantity: 2 }]],
  ]);
});

test('the payment methods come along, without those that a gateway charges at once (SEL-101)', async () => {
  const { token } = await makeFieldSeller(api);
  const answer = await api.send({ url: '/api/customers/offline/portfolio', token });
  const { methods } = answer.json<{ results: { methods: OfflineMethod[] } }>().results;
  const references = methods.map(({ reference }) => reference);
  expect(references).toEqual(expect.arrayContaining(['cash_on_delivery', 'bank_transfer', 'own_credit']));
  const { rows } = await api.db.query<{ reference: string }>(
    `select reference from purchase.payment_method where active and method_group = 'instant'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(references).not.toEqual(expect.arrayContaining([rows[0]?.reference]));
  expect(methods.every(({ name }) => name !== '')).toBe(true);
});

test('a customer that waits for its approval has the prices of a visitor (SEL-101)', async () => {
  const { customerId } = await makeCustomer(api.db, { tradeTypeId: 'spa' });
  await api.db.query(`update auth.customer set approval = 'in_review' where id = $1`, [customerId]);
  const token = await makeToken(api.db, await makeSeller(api.db, { customers: [customerId] }));
  const [customer] = await read(token);
  expect(customer).toMatchObject({ tradeTypeId: 'spa', approval: 'in_review', credit: null, orders: [] });
  expect(customer?.priceTradeTypeId).not.toBe('spa');
});

test('customers of other sellers are not in it, and one that is handed over leaves it (SEL-101)', async () => {
  const [seller, other] = [await makeFieldSeller(api), await makeFieldSeller(api)];
  const idsOf = async (token: string) => (await read(token)).map(({ _id }) => _id);
  expect(await idsOf(seller.token)).toEqual([seller.customerId]);
  await assignCustomer(api.db, seller.customerId, other.identityId);
  expect(await idsOf(seller.token)).toEqual([]);
  expect((await idsOf(other.token)).toSorted()).toEqual([seller.customerId, other.customerId].toSorted());
  const salon = await makeToken(api.db, { identityId: seller.ownerId });
  expect((await api.send({ url: '/api/customers/offline/portfolio', token: salon })).statusCode).toBe(403);
});
