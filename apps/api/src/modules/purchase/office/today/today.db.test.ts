import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { OfficeToday } from '@tonalia/contract/purchase-today';
import { expect, test } from 'vitest';
import { useApi } from '../../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../../test/make-operator.ts';
import { makeUnpaidOrder } from '../../../../../test/payments.ts';

const api = useApi({ hasGateway: true });
const order = (method = 'cash_on_delivery') => makeUnpaidOrder(api, { method });

async function today(role: OfficeRole = 'owner', query = ''): Promise<OfficeToday> {
  const call = officeCaller(api, (await makeOperator(api.db, { role })).cookie);
  const sent = await call(`GET /api/purchase/office/today${query}`);
  expect(sent.statusCode, sent.body).toBe(200);
  return sent.json<{ results: OfficeToday }>().results;
}
const at = (orderId: string, instant: string, total: number, status = 'confirmed') =>
  api.db.query(
    `update purchase.order set created_at = $2, status = $4, total = $3, subtotal = $3, savings = 0, coupon_savings = 0, movement = 0, shipping = 0
     where id = $1`,
    [orderId, instant, total, status],
  );

test('sales of today are set beside the same weekday until the same minute; ended orders do not count (OFC-101)', async () => {
  api.clock.set(new Date('2026-11-24T10:24:00-05:00'));
  const [one, two, late, gone, before, after] = await Promise.all(Array.from({ length: 6 }, () => order()));
  await api.db.query(`update purchase.order set created_at = '2020-01-01'`);
  await at(one?.orderId ?? '', '2026-11-24T00:10:00-05:00', 100);
  await at(two?.orderId ?? '', '2026-11-24T10:20:00-05:00', 20);
  await at(late?.orderId ?? '', '2026-11-24T10:21:00-05:00', 3);
  await at(gone?.orderId ?? '', '2026-11-24T09:00:00-05:00', 9_000, 'cancelled');
  await at(before?.orderId ?? '', '2026-11-17T10:23:00-05:00', 50);
  await at(after?.orderId ?? '', '2026-11-17T10:25:00-05:00', 7);
  const { sales } = await today();
  expect(sales).toMatchObject({ orders: 3, amount: 123, compared: { day: '2026-11-17', amount: 50 } });
  expect(sales?.curve).toHaveLength(21);
  expect([sales?.curve[0], sales?.curve.at(-1)]).toEqual([100, 123]);
  expect(sales?.compared.curve).toHaveLength(48);
  expect([sales?.compared.curve[19], sales?.compared.curve[20], sales?.compared.curve[47]]).toEqual([0, 57, 57]);
  expect((await today('owner', '?warehouseId=NADA')).sales).toMatchObject({ orders: 0, amount: 0 });
});

test('a role without amounts sees no sales, and one without payments no transfers and refunds (OFC-004)', async () => {
  expect(await today('warehouse')).toEqual({
    transfers: null,
    refunds: null,
    returns: { waiting: 0, arrived: 0, oldestAt: null },
    sales: null,
  });
  expect((await today('operations')).sales).not.toBeNull();
});
