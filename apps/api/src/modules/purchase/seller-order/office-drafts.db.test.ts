import type { OfficeSellerDraft, OfficeSellerDraftPage } from '@tonalia/contract/seller-drafts-office';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { ago, makeFieldSeller } from '../../../../test/selling.ts';

const api = useApi();

async function draftsFor(role: 'operations' | 'warehouse'): Promise<OfficeSellerDraft[]> {
  const { cookie } = await makeOperator(api.db, { role });
  const page = await officeCaller(api, cookie)('GET /api/purchase/office/seller-drafts?limit=100');
  return page.json<OfficeSellerDraftPage>().results;
}

test('the office sees what waits for which seller and why, until it is answered or discarded (SEL-105)', async () => {
  const [soap, gel] = [
    await makeProduct(api.db, { name: 'Jabón', stock: 9, price: 10_000 }),
    await makeProduct(api.db, { name: 'Gel', stock: 1, price: 10_000 }),
  ];
  const seller = await makeFieldSeller(api);
  const order = seller.order(
    [
      [soap, 2],
      [gel, 3],
    ],
    { takenAt: ago(30), snapshotAt: ago(31) },
  );
  await seller.send(order);
  const own = (found: readonly OfficeSellerDraft[]) => found.find(({ _id }) => _id === order.clientOrderId);
  expect(own(await draftsFor('operations'))).toMatchObject({
    customer: { _id: seller.customerId, name: 'Salón Rosa' },
    seller: 'Rosa Pérez',
    takenAt: order.takenAt,
    expectedTotal: 50_000,
    unchanged: 1,
    lines: [{ code: gel.code, name: 'Gel', reasons: ['fewer'], units: 3, unitsNow: 1 }],
    doubts: [{ code: 'OLD', text: expect.stringContaining('24 horas') }],
  });
  await seller.call(`POST /seller-orders/${order.clientOrderId}/discard`);
  expect(own(await draftsFor('operations'))).toBeUndefined();
});

test('a role without amounts sees units and reasons, and no money (OFC-002 SEL-105)', async () => {
  const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
  const seller = await makeFieldSeller(api);
  const order = seller.order([[soap, 2]], { expectedTotal: 15_000 });
  await seller.send(order);
  const [draft] = (await draftsFor('warehouse')).filter(({ _id }) => _id === order.clientOrderId);
  expect(draft).toMatchObject({ expectedTotal: null, doubts: [{ code: 'TOTAL_CHANGED', text: '' }] });
  expect(JSON.stringify(draft)).not.toMatch(/15\.?000|20\.?000/);
});
