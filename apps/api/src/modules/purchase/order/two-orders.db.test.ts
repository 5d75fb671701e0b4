import { beforeAll, expect, test } from 'vitest';
import { type Desk, type OrderToAdjust, makeDesk, placeItems } from '../../../../test/adjusting.ts';
import { useApi } from '../../../../test/build-app.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { placeDelivered } from '../../../../test/returning.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { updateOrderStatuses } from './change-order.sql.ts';
import { listCodesOnTheWay } from './delivery-codes.sql.ts';
import { countOrders, findOrder, listOrders } from './order.sql.ts';

const api = useApi({ hasGateway: true });
let desk: Desk;
beforeAll(async () => {
  desk = await makeDesk(api);
});

const soap = () => makeProduct(api.db, { stock: 20, price: 20_000 });
const read = async ({ buyer, orderCode }: OrderToAdjust, customerId = buyer.customerId) =>
  (await findOrder(api.db, { customerId, codeOrId: orderCode }))[0];

test('an order is read with its own lines, parts, history and payments, by its own customer', async () => {
  const [soft, hard] = [await soap(), await soap()];
  const one = await placeDelivered(api, desk, [
    { product: soft, quantity: 2 },
    { product: hard, quantity: 3 },
  ]);
  const other = await placeItems(api, [{ product: hard, quantity: 4 }]);
  await api.db.query(
    `insert into purchase.order_event (order_id, status, at) select order_id, status, at + interval '1 second'
     from purchase.order_event where order_id = $1 order by id desc limit 1`,
    [one.orderId],
  );
  await api.db.query(`update purchase.shipment set dispatch_date = '2099-01-05' where order_id = any($1::uuid[])`, [
    [one.orderId, other.orderId],
  ]);
  const [first, second] = [await read(one), await read(other)];
  const linesOf = (order: typeof first) =>
    order?.shipments.map(({ lines }) => lines.map(({ code, quantity }) => [code, quantity]));
  expect([linesOf(first), linesOf(second)]).toEqual([
    [
      [
        [soft.code, 2],
        [hard.code, 3],
      ],
    ],
    [[[hard.code, 4]]],
  ]);
  expect(first?.history.map(({ status }) => status)).toEqual([
    'pending_payment',
    'paid',
    'preparing',
    'dispatched',
    'delivered',
  ]);
  expect(second?.history.map(({ status }) => status)).toEqual(['confirmed']);
  expect([first, second].map((order) => [order?.lines, order?.images.length, order?.tiles.length])).toEqual([
    [2, 2, 2],
    [1, 1, 1],
  ]);
  expect([first?.nextDispatch, second?.nextDispatch]).toEqual([null, '2099-01-05']);
  const paidAt = first?.history.find(({ status }) => status === 'paid')?.at ?? '';
  expect(first?.settledAt.getTime()).toBe(Math.floor(Date.parse(paidAt)));
  expect(second?.settledAt).toEqual(second?.createdAt);
  expect([first?.paymentReference, second?.paymentReference]).toEqual(['nequi', 'cash_on_delivery']);
  expect([await read(one, other.buyer.customerId), first?.refunds, second?.refunds]).toEqual([undefined, [], []]);

  // a line whose units all came back is no line of the list
  await api.db.query(
    'update purchase.order_line set returned = quantity, quantity = 0, amount = 0 where order_id = $1 and line_no = 2',
    [one.orderId],
  );
  const less = await read(one);
  expect([less?.lines, less?.images.length, less?.tiles.length]).toEqual([1, 1, 1]);

  const listed = async ({ buyer }: OrderToAdjust, more: object = {}) => {
    const asked = { customerId: buyer.customerId, statuses: null, ownerId: null, ...more };
    const rows = await listOrders(api.db, { ...asked, limit: 9, offset: 0 });
    const [counted] = await countOrders(api.db, asked);
    return [rows.map(({ orderCode, count, shipments }) => [orderCode, count, shipments.length]), counted?.count];
  };
  const again = await placeItems(api, [{ product: hard, quantity: 1 }], { buyer: one.buyer });
  expect(await listed(other)).toEqual([[[other.orderCode, 1, 1]], 1]);
  expect(await listed(one)).toEqual([
    [
      [again.orderCode, 2, 1],
      [one.orderCode, 2, 1],
    ],
    2,
  ]);
  expect(await listed(one, { statuses: ['delivered'] })).toEqual([[[one.orderCode, 1, 1]], 1]);
  expect(await listed(one, { ownerId: other.buyer.identityId })).toEqual([[], 0]);
});

test('a change of status is of the orders that have the one before it, with what each sells', async () => {
  const [soft, hard] = [await soap(), await soap()];
  const [one, other, bystander] = [
    await placeItems(api, [{ product: soft, quantity: 2 }]),
    await placeItems(api, [{ product: hard, quantity: 4 }]),
    await placeItems(api, [{ product: hard, quantity: 1 }]),
  ];
  const changed = await inTransaction(api.db, (tx) =>
    updateOrderStatuses(tx, {
      orderIds: [one.orderId, other.orderId],
      from: ['confirmed', 'paid'],
      to: ['preparing', 'preparing'],
      actorId: null,
      why: '',
      cause: null,
    }),
  );
  expect(changed.map(({ id, sold }) => [id, sold])).toEqual([
    [one.orderId, [{ versionId: soft.versions[0]?.id, quantity: 2 }]],
  ]);
  const statuses = await Promise.all([one, other, bystander].map((order) => read(order)));
  expect(statuses.map((order) => order?.status)).toEqual(['preparing', 'confirmed', 'confirmed']);
});

test('the codes on the way are those of the parts of the order that left with one', async () => {
  const hard = await soap();
  const [one, other] = [
    await placeItems(api, [{ product: hard, quantity: 2 }]),
    await placeItems(api, [{ product: hard, quantity: 4 }]),
  ];
  const set = (order: OrderToAdjust, status: string, code: string | null) =>
    api.db.query('update purchase.shipment set status = $2, delivery_code = $3 where order_id = $1', [
      order.orderId,
      status,
      code,
    ]);
  const codes = async ({ orderId }: OrderToAdjust) =>
    (await listCodesOnTheWay(api.db, orderId)).map(({ code }) => code);
  await set(other, 'dispatched', '2222');
  await set(one, 'preparing', '1111');
  expect([await codes(one), await codes(other)]).toEqual([[], ['2222']]);
  await set(one, 'dispatched', '1111');
  expect(await codes(one)).toEqual(['1111']);
  await set(one, 'dispatched', null);
  expect(await codes(one)).toEqual([]);
});
