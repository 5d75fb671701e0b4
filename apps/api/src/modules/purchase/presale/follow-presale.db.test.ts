import type { CartView } from '@tonalia/contract/purchase';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { untilWaiting } from '../../../../test/locks.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import type { PushMessage } from '../../../platform/push-notices.ts';
import { changeShipment } from '../order/change-shipment.ts';
import { readAnyOrder } from '../order/operate/read-any-order.ts';

const pushed: PushMessage[] = [];
const api = useApi({ pusher: { send: async (message) => (pushed.push(message), 'sent') } });
const byOperator = { why: '', actorId: null, by: 'bodega' };

// sessions start by the machine's clock
beforeEach(() => api.clock.set(new Date()));
/** 10:00 in Bogotá, when pushes are sent. */
const itIsDay = () => api.clock.set(new Date('2098-11-20T15:00:00Z'));

const dye = (dispatchDate = '2098-12-10') => makeProduct(api.db, { name: 'Tinte', presale: { dispatchDate } });

async function shopper(): Promise<MadeBuyer> {
  const buyer = await makeBuyer(api);
  const payload = { deviceId: `phone-${buyer.customerId}`, token: `fcm:${buyer.customerId}`, platform: 'android' };
  const answer = await api.send({ method: 'POST', url: '/api/push/api/tokens', token: buyer.token, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return buyer;
}

/** An order of one unit of each product. */
async function place(buyer: MadeBuyer, products: MadeProduct[]) {
  for (const { id, code } of products) await buyer.call('POST /cart/additem', { productId: id, code, quantity: 1 });
  const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id;
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  const placed = await buyer.call('POST /order/create', { cartId });
  expect(placed.statusCode, placed.body).toBe(200);
  return placed.json<{ results: { orderCode: string } }>().results.orderCode;
}

/** The same by a customer with a phone; the notification was sent. */
async function order(products: MadeProduct[]) {
  const buyer = await shopper();
  const orderCode = await place(buyer, products);
  await takeMessages();
  return { buyer, orderCode };
}

const moveTo = (products: MadeProduct[], day: string) =>
  api.db.query('update products.presale set dispatch_date = $2 where product_id = any($1::bigint[])', [
    products.map(({ id }) => id),
    day,
  ]);

/** Handles everything due in the outbox, and the events that follow. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await api.db.query('update platform.outbox set available_at = now() where done_at is null');
    await api.drain();
  }
}

/** Pushes and mails since the last call. */
async function takeMessages(): Promise<{ phones: string[]; mails: string[] }> {
  await settle();
  const mails = api.messages.splice(0).map(({ subject }) => subject ?? '');
  return { phones: pushed.splice(0).map(({ title, text }) => `${title}: ${text}`), mails };
}

const nothing = { phones: [], mails: [] };

async function leaves(orderCode: string) {
  const { shipments } = (await readAnyOrder(api.db, orderCode)) ?? { shipments: [] };
  return shipments.map(({ dispatchDate, delivery, status, products }) => [
    dispatchDate,
    delivery?.day,
    status,
    products.map((line) => [line.name, line.dispatchDate]),
  ]);
}

test('a customer is notified once per new presale date, and the order shows it', async () => {
  const product = await dye();
  const mine = await order([product]);
  itIsDay();
  await moveTo([product], '2098-12-18');
  expect(await takeMessages()).toEqual({
    phones: [
      expect.stringMatching(
        new RegExp(
          `^Cambió la fecha de tu pedido ${mine.orderCode}: Ahora sale el .*18 de diciembre.* Llega el .*19.*[^.]\\.$`,
        ),
      ),
    ],
    mails: [`Cambió la fecha de tu pedido ${mine.orderCode}`],
  });
  expect(await leaves(mine.orderCode)).toEqual([['2098-12-18', '2098-12-19', 'received', [['Tinte', '2098-12-18']]]]);
  await moveTo([product], '2098-12-29');
  expect((await takeMessages()).phones).toEqual([expect.stringContaining('29 de diciembre')]);
  await moveTo([product], '2098-12-10');
  expect((await takeMessages()).phones).toEqual([expect.stringContaining('10 de diciembre')]);
  expect(await takeMessages()).toEqual(nothing);
});

test('a part keeps the delivery day that its customer chose while the new date still offers it', async () => {
  const product = await dye();
  const mine = await order([product]);
  const [[, first] = []] = await leaves(mine.orderCode);
  expect(first).toBe('2098-12-11');
  await api.db.query(
    `update purchase.shipment s set delivery_day = '2098-12-16' from purchase.order o where o.id = s.order_id and o.code = $1`,
    [mine.orderCode],
  );
  await moveTo([product], '2098-12-12');
  await settle();
  expect(await leaves(mine.orderCode)).toMatchObject([
    ['2098-12-12', '2098-12-16', 'received', [['Tinte', '2098-12-12']]],
  ]);
  await moveTo([product], '2098-12-23');
  await settle();
  expect(await leaves(mine.orderCode)).toMatchObject([
    ['2098-12-23', '2098-12-24', 'received', [['Tinte', '2098-12-23']]],
  ]);
});

test('a date that is corrected before the event is handled sends nothing', async () => {
  const product = await dye();
  const mine = await order([product]);
  await moveTo([product], '2098-12-18');
  await moveTo([product], '2098-12-10');
  expect(await takeMessages()).toEqual(nothing);
  expect(await leaves(mine.orderCode)).toMatchObject([
    ['2098-12-10', '2098-12-11', 'received', [['Tinte', '2098-12-10']]],
  ]);
});

test('presales that move together are one notification; shipments of the new date are joined, others stay', async () => {
  const [a, b, c, d] = [await dye(), await dye(), await dye('2098-12-18'), await dye()];
  const mine = await order([a, b, c, d]);
  itIsDay();
  await moveTo([a, b], '2098-12-18');
  expect((await takeMessages()).phones).toHaveLength(1);
  expect(await leaves(mine.orderCode)).toMatchObject([
    ['2098-12-10', '2098-12-11', 'received', [['Tinte', '2098-12-10']]],
    ['2098-12-18', '2098-12-19', 'received', Array(3).fill(['Tinte', '2098-12-18'])],
  ]);
});

test('shipments being prepared, dispatched or cancelled do not move, and nothing is sent', async () => {
  const product = await dye();
  const [preparing, sent, cancelled] = [await order([product]), await order([product]), await order([product])];
  for (const { orderCode } of [preparing, sent])
    await changeShipment(api.db, { orderCode, to: 'preparing', dispatchDate: undefined }, byOperator);
  await changeShipment(api.db, { orderCode: sent.orderCode, to: 'dispatched', dispatchDate: undefined }, byOperator);
  await cancelled.buyer.call(`POST /order/${cancelled.orderCode}/cancel`, {});
  await takeMessages();
  await moveTo([product], '2098-12-18');
  expect(await takeMessages()).toEqual(nothing);
  expect(await leaves(sent.orderCode)).toMatchObject([
    ['2098-12-10', '2098-12-11', 'dispatched', [['Tinte', '2098-12-10']]],
  ]);
});

test('a line stays when the shipment of the new date is already being prepared', async () => {
  const [waiting, leaving] = [await dye(), await dye('2098-12-18')];
  const mine = await order([waiting, leaving]);
  await changeShipment(api.db, { orderCode: mine.orderCode, to: 'preparing', dispatchDate: '2098-12-18' }, byOperator);
  await takeMessages();
  await moveTo([waiting], '2098-12-18');
  expect(await takeMessages()).toEqual(nothing);
  expect(await leaves(mine.orderCode)).toMatchObject([
    ['2098-12-10', '2098-12-11', 'received', [['Tinte', '2098-12-10']]],
    ['2098-12-18', '2098-12-19', 'preparing', [['Tinte', '2098-12-18']]],
  ]);
});

test('a presale that opened after the order is another presale', async () => {
  const product = await dye();
  await order([product]);
  await api.db.query(
    `update products.presale set opens_at = now() + interval '1 day', dispatch_date = '2099-02-01' where product_id = $1`,
    [product.id],
  );
  expect(await takeMessages()).toEqual(nothing);
});

test('at night the push waits for the morning, and the mail is sent', async () => {
  const product = await dye();
  const mine = await order([product]);
  api.clock.set(new Date('2098-11-21T03:00:00Z'));
  await moveTo([product], '2098-12-18');
  expect(await takeMessages()).toEqual({ phones: [], mails: [`Cambió la fecha de tu pedido ${mine.orderCode}`] });
  api.clock.set(new Date('2098-11-21T12:30:00Z'));
  expect((await takeMessages()).phones).toHaveLength(1);
});

test('an order placed while the presale moves gets the new date', async () => {
  const product = await dye();
  const orderCode = await place(await shopper(), [product]);
  // the order of events when the move is handled before the order exists
  await moveTo([product], '2098-12-18');
  await api.db.query(`delete from platform.outbox where topic = 'products.presale_moved'`);
  await settle();
  expect(await leaves(orderCode)).toMatchObject([['2098-12-18', '2098-12-19', 'received', [['Tinte', '2098-12-18']]]]);
});

test('parts of one presale day that leave two warehouses follow it apart, each with its own message (OFC-106)', async () => {
  const [a, b, c] = [await dye(), await dye(), await dye('2098-12-18')];
  const mine = await order([a, b, c]);
  await api.db.query(
    `with elsewhere as (
       insert into purchase.shipment (order_id, dispatch_date, warehouse_id)
       select id, '2098-12-10', 'MDE' from purchase.order where code = $1 returning id, order_id)
     update purchase.order_line l set shipment_id = elsewhere.id from elsewhere
     where l.order_id = elsewhere.order_id and l.product_id = $2`,
    [mine.orderCode, b.id],
  );
  itIsDay();
  await moveTo([a, b], '2098-12-18');
  expect((await takeMessages()).mails).toHaveLength(2);
  const { rows } = await api.db.query<{ part: unknown }>(
    `select jsonb_build_array(s.dispatch_date, s.warehouse_id, array_agg(l.product_id::text order by l.line_no)) as part
     from purchase.order o join purchase.shipment s on s.order_id = o.id join purchase.order_line l on l.shipment_id = s.id
     where o.code = $1 group by s.id order by s.warehouse_id nulls first`,
    [mine.orderCode],
  );
  // the third product waited for that day in the order's own warehouse: only what leaves there joins it
  expect(rows.map(({ part }) => part)).toEqual([
    ['2098-12-18', null, [a.id, c.id]],
    ['2098-12-18', 'MDE', [b.id]],
  ]);
});

test('a move waits for what changes the order, and moves nothing that left meanwhile', async () => {
  const product = await dye();
  const { orderCode } = await order([product]);
  const { rows } = await api.db.query<{ id: string }>('select id from purchase.order where code = $1', [orderCode]);
  const orderId = rows[0]?.id ?? '';
  const desk = await api.db.connect();
  await desk.query('begin');
  await desk.query('select from purchase.order where id = $1 for update', [orderId]);
  await moveTo([product], '2098-12-17');
  const moved = settle();
  await untilWaiting(api.db, 1);
  await desk.query(`update purchase.shipment set status = 'preparing' where order_id = $1`, [orderId]);
  await desk.query('commit');
  desk.release();
  await moved;
  expect((await leaves(orderCode)).map(([day]) => day)).toEqual(['2098-12-10']);
});
