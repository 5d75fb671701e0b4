import type { CartView, Order, OrderSummary } from '@tonalia/contract/purchase';
import { afterEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { changeOrder, lockOrder } from './change-order.ts';
import { type ShipmentMove, changeShipment } from './change-shipment.ts';
import { rejectOrder } from './reject-order.ts';

const api = useApi();
// sessions start by the machine's clock
afterEach(() => api.clock.set(new Date()));

const PRESALE = '2099-01-01';
const byOperator = { why: 'prueba', actorId: null, by: 'bodega' };

interface Bought {
  buyer: MadeBuyer;
  orderId: string;
  orderCode: string;
}

async function order(products: readonly MadeProduct[], paymentMethod = 'cash_on_delivery'): Promise<Bought> {
  const buyer = await makeBuyer(api);
  for (const { id, code } of products) await buyer.call('POST /cart/additem', { productId: id, code, quantity: 1 });
  const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id;
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod });
  const placed = await buyer.call('POST /order/create', { cartId });
  expect(placed.statusCode, placed.body).toBe(200);
  return { buyer, ...placed.json<{ results: { orderId: string; orderCode: string } }>().results };
}

/** One product in stock and one in presale. */
const goods = async () => [
  await makeProduct(api.db, { stock: 9 }),
  await makeProduct(api.db, { presale: { dispatchDate: PRESALE, capacity: 9 } }),
];
const move = ({ orderCode }: Bought, to: ShipmentMove['to'], dispatchDate?: string) =>
  changeShipment(api.db, { orderCode, to, dispatchDate }, byOperator);
const shipmentsOf = async ({ buyer, orderCode }: Bought) =>
  (await buyer.call(`GET /order/${orderCode}`)).json<{ results: Order }>().results.shipments;
const timesOf = async (bought: Bought) =>
  (await shipmentsOf(bought)).map(({ preparedAt, dispatchedAt, deliveredAt }) => [
    preparedAt,
    dispatchedAt,
    deliveredAt,
  ]);
const auditTimes = async ({ orderId }: Bought): Promise<string[]> => {
  const { rows } = await api.db.query<{ at: Date }>(
    `select at from platform.audit where subject_id = $1 and action like 'purchase.shipment%' order by id`,
    [orderId],
  );
  return rows.map(({ at }) => at.toISOString());
};
/** The day an order is settled: its creation, or its payment. */
const settleOn = async ({ orderId }: Bought, instant: string) => {
  await api.db.query('update purchase.order set created_at = $2 where id = $1', [orderId, instant]);
  await api.db.query('update purchase.order_event set at = $2 where order_id = $1', [orderId, instant]);
};

test('each step of each shipment has the time it was taken, and no other step changes it', async () => {
  const bought = await order(await goods());
  const none = [null, null, null];
  expect(await timesOf(bought)).toEqual([none, none]);
  for (const to of ['preparing', 'dispatched', 'delivered'] as const) await move(bought, to);
  const now = await auditTimes(bought);
  expect([now.length, await timesOf(bought)]).toEqual([3, [now, none]]);
  await move(bought, 'preparing', PRESALE);
  const [, , , prepared] = await auditTimes(bought);
  expect(await timesOf(bought)).toEqual([now, [prepared, null, null]]);
  expect(await move(bought, 'preparing', PRESALE)).toMatchObject({ outcome: 'wrong_step' });
  expect(await timesOf(bought)).toEqual([now, [prepared, null, null]]);
  for (const to of ['dispatched', 'delivered'] as const) await move(bought, to, PRESALE);
  expect(await timesOf(bought)).toEqual([now, (await auditTimes(bought)).slice(3)]);
});

test('an order that ends keeps the times of the steps that were taken, and is due on no day', async () => {
  const bought = await order(await goods());
  await move(bought, 'preparing');
  const [prepared] = await auditTimes(bought);
  await rejectOrder(api.db, api.clock, bought.orderCode, byOperator);
  expect(await timesOf(bought)).toEqual([
    [prepared, null, null],
    [null, null, null],
  ]);
  expect(await shipmentsOf(bought)).toMatchObject([
    { status: 'cancelled', leavesBy: null, arrivesBy: null },
    { status: 'cancelled', leavesBy: null, arrivesBy: null },
  ]);
});

test('a shipment is due on the dispatch day of its order and on the chosen delivery day, in its page and in the list', async () => {
  api.clock.set(new Date('2026-11-19T14:00:00Z')); // Thursday, 9:00 in Bogotá
  const bought = await order(await goods());
  await settleOn(bought, '2026-11-19T14:00:00Z');
  const due = [
    { dispatchDate: null, leavesBy: '2026-11-19', arrivesBy: '2026-11-20', delivery: { day: '2026-11-20' } },
    { dispatchDate: PRESALE, leavesBy: '2099-01-02', arrivesBy: '2099-01-03' },
  ];
  expect(await shipmentsOf(bought)).toMatchObject(due);
  const list = (await bought.buyer.call('GET /order/list')).json<{ results: OrderSummary[] }>().results;
  expect(list).toMatchObject([{ orderCode: bought.orderCode, shipments: due }]);
});

test('an order that waits for its payment is due on no day; its days count from the payment', async () => {
  api.clock.set(new Date('2026-11-19T14:00:00Z'));
  const bought = await order(await goods(), 'bank_transfer');
  await settleOn(bought, '2026-11-19T14:00:00Z');
  expect(await shipmentsOf(bought)).toMatchObject([
    { delivery: { day: '2026-11-20' }, leavesBy: null, arrivesBy: null },
    { leavesBy: null, arrivesBy: null },
  ]);
  await inTransaction(api.db, async (tx) => changeOrder(tx, await lockOrder(tx, bought.orderId), 'paid', byOperator));
  await api.db.query(`update purchase.order_event set at = $2 where order_id = $1 and status = 'paid'`, [
    bought.orderId,
    '2026-11-21T22:00:00Z', // Saturday, 17:00 in Bogotá: leaves on Monday
  ]);
  expect((await shipmentsOf(bought))[0]).toMatchObject({ leavesBy: '2026-11-23', arrivesBy: '2026-11-24' });
});
