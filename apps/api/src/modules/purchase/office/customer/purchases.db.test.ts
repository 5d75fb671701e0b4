import type { CustomerPurchases } from '@tonalia/contract/customer-purchases';
import type { OfficeOrderPage } from '@tonalia/contract/purchase-office';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { expect, test } from 'vitest';
import { useApi } from '../../../../../test/build-app.ts';
import { makeBuyer } from '../../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../../test/make-operator.ts';
import { makeSeller } from '../../../../../test/make.ts';
import { makeProduct } from '../../../../../test/make-products.ts';
import { placeEarlier } from '../../../../../test/place-earlier.ts';

const api = useApi();
const desk = async (role: OfficeRole) => officeCaller(api, (await makeOperator(api.db, { role })).cookie);

test('the figures of a customer count its agreed orders alone, without amounts for a role that sees none (OFC-301)', async () => {
  api.clock.set(new Date('2026-11-23T10:24:00-05:00'));
  const [buyer, other] = [await makeBuyer(api), await makeBuyer(api)];
  const product = await makeProduct(api.db, { stock: 500, price: 50_000 });
  for (const daysAgo of [30, 44, 58]) await placeEarlier(api, buyer, daysAgo, [[product, 2]]);
  const ended = await placeEarlier(api, buyer, 40, [[product, 2]]);
  await api.db.query(`update purchase.order set status = 'cancelled' where code = $1`, [ended]);
  await placeEarlier(api, other, 35, [[product, 2]]);
  const read = async (role: OfficeRole) =>
    (await (await desk(role))(`GET /api/purchase/office/customers/${buyer.customerId}/purchases`)).json<{
      results: CustomerPurchases;
    }>().results;
  const { year, every, months } = await read('operations');
  expect(year.orders).toBe(3);
  expect(year.amount).toBe(3 * (year.average ?? 0));
  expect(every).toBe(14);
  expect(months.slice(-3).map(({ orders }) => orders)).toEqual([1, 2, 0]);
});

test('an order from before two closed years makes no rhythm (OFC-301)', async () => {
  api.clock.set(new Date('2026-11-23T10:24:00-05:00'));
  const buyer = await makeBuyer(api);
  const product = await makeProduct(api.db, { stock: 500, price: 50_000 });
  const read = async () =>
    (await (await desk('operations'))(`GET /api/purchase/office/customers/${buyer.customerId}/purchases`)).json<{
      results: CustomerPurchases;
    }>().results;
  // 21 October 2024, 23 November 2026
  for (const daysAgo of [763, 0]) await placeEarlier(api, buyer, daysAgo, [[product, 2]]);
  expect((await read()).every).toBeNull();
  // 1 November 2024
  await placeEarlier(api, buyer, 752, [[product, 2]]);
  expect((await read()).every).toBe(752);
});

test('the list of orders is filtered by one customer, also beside its seller (OFC-102)', async () => {
  const [buyer, other] = [await makeBuyer(api), await makeBuyer(api)];
  const product = await makeProduct(api.db, { stock: 500, price: 50_000 });
  const code = await placeEarlier(api, buyer, 0, [[product, 2]]);
  await placeEarlier(api, other, 0, [[product, 2]]);
  const { identityId: seller } = await makeSeller(api.db, { customers: [other.customerId] });
  const call = await desk('operations');
  const codes = async (query: string) =>
    (await call(`GET /api/purchase/office/orders?customerId=${buyer.customerId}${query}`))
      .json<OfficeOrderPage>()
      .results.map((order) => order.code);
  expect(await codes('')).toEqual([code]);
  expect(await codes('&sellerId=direct')).toEqual([code]);
  expect(await codes(`&sellerId=${seller}`)).toEqual([]);
});
