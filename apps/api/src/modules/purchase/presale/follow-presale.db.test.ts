import type { CartView } from '@tonalia/contract/purchase';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import type { PushMessage } from '../../../platform/push-notices.ts';
import { changeShipment } from '../order/change-shipment.ts';
import { readAnyOrder } from '../order/operate/read-any-order.ts';

const pushed: PushMessage[] = [];
const api = useApi({ pusher: { send: async (message) => (pushed.push(message), 'sent') } });
const byOperator = { why: '', actorId: null, by: 'bodega' };

// Sessions begin by the machine's clock.
beforeEach(() => api.clock.set(new Date()));
/** Ten in the morning in Bogotá, when phones are written to. */
const itIsDay = () => api.clock.set(new Date('2098-11-20T15:00:00Z'));

const dye = (dispatchDate = '2098-12-10') => makeProduct(api.db, { name: 'Tinte', presale: { dispatchDate } });

async function shopper(): Promise<MadeBuyer> {
  const buyer = await makeBuyer(api);
  const payload = { deviceId: `phone-${buyer.customerId}`, token: `fcm:${buyer.customerId}`, platform: 'android' };
  const answer = await api.send({ method: 'POST', url: '/api/push/api/tokens', token: buyer.token, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return buyer;
}

/** An order of one unit of each. */
async function place(buyer: MadeBuyer, products: MadeProduct[]) {
  for (const { id, code } of products) await buyer.call('POST /cart/additem', { productId: id, code, quantity: 1 });
  const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id;
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  const placed = await buyer.call('POST /order/create', { cartId });
  expect(placed.statusCode, placed.body).toBe(200);
  return placed.json<{ results: { orderCode: string } }>().results.orderCode;
}

/** The same, by somebody with a phone, who has been told of it. */
async function order(products: MadeProduct[]) {
  const buyer = await shopper();
  const orderCode = await place(buyer, products);
  await told();
  return { buyer, orderCode };
}

const moveTo = (products: MadeProduct[], day: string) =>
  api.db.query('update products.presale set dispatch_date = $2 where product_id = any($1::bigint[])', [
    products.map(({ id }) => id),
    day,
  ]);

/** All that waits for its time is heard, and what comes of it. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await api.db.query('update platform.outbox set available_at = now() where done_at is null');
    await api.drain();
  }
}

/** What was told since the last time: on phones, and by mail. */
async function told(): Promise<{ phones: string[]; mails: string[] }> {
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

test('who waits for a presale is told of its new day, once for each, and the order says it too', async () => {
  const product = await dye();
  const mine = await order([product]);
  itIsDay();
  await moveTo([product], '2098-12-18');
  expect(await told()).toEqual({
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
  expect((await told()).phones).toEqual([expect.stringContaining('29 de diciembre')]);
  await moveTo([product], '2098-12-10');
  expect((await told()).phones).toEqual([expect.stringContaining('10 de diciembre')]);
  expect(await told()).toEqual(nothing);
});

test('a day that is put right before anybody heard of it is told to nobody', async () => {
  const product = await dye();
  const mine = await order([product]);
  await moveTo([product], '2098-12-18');
  await moveTo([product], '2098-12-10');
  expect(await told()).toEqual(nothing);
  expect(await leaves(mine.orderCode)).toMatchObject([
    ['2098-12-10', '2098-12-11', 'received', [['Tinte', '2098-12-10']]],
  ]);
});

test('several presales that move are told together; what leaves then already goes along, and the rest stays', async () => {
  const [a, b, c, d] = [await dye(), await dye(), await dye('2098-12-18'), await dye()];
  const mine = await order([a, b, c, d]);
  itIsDay();
  await moveTo([a, b], '2098-12-18');
  expect((await told()).phones).toHaveLength(1);
  expect(await leaves(mine.orderCode)).toMatchObject([
    ['2098-12-10', '2098-12-11', 'received', [['Tinte', '2098-12-10']]],
    ['2098-12-18', '2098-12-19', 'received', Array(3).fill(['Tinte', '2098-12-18'])],
  ]);
});

test('what is being prepared, has left or was cancelled is not moved, nor is anybody told', async () => {
  const product = await dye();
  const [preparing, sent, cancelled] = [await order([product]), await order([product]), await order([product])];
  for (const { orderCode } of [preparing, sent])
    await changeShipment(api.db, { orderCode, to: 'preparing', dispatchDate: undefined }, byOperator);
  await changeShipment(api.db, { orderCode: sent.orderCode, to: 'dispatched', dispatchDate: undefined }, byOperator);
  await cancelled.buyer.call(`POST /order/${cancelled.orderCode}/cancel`, {});
  await told();
  await moveTo([product], '2098-12-18');
  expect(await told()).toEqual(nothing);
  expect(await leaves(sent.orderCode)).toMatchObject([
    ['2098-12-10', '2098-12-11', 'dispatched', [['Tinte', '2098-12-10']]],
  ]);
});

test('a presale that opened after the order is another one', async () => {
  const product = await dye();
  await order([product]);
  await api.db.query(
    `update products.presale set opens_at = now() + interval '1 day', dispatch_date = '2099-02-01' where product_id = $1`,
    [product.id],
  );
  expect(await told()).toEqual(nothing);
});

test('by night the phone waits for the morning, and the mail goes', async () => {
  const product = await dye();
  const mine = await order([product]);
  api.clock.set(new Date('2098-11-21T03:00:00Z'));
  await moveTo([product], '2098-12-18');
  expect(await told()).toEqual({ phones: [], mails: [`Cambió la fecha de tu pedido ${mine.orderCode}`] });
  api.clock.set(new Date('2098-11-21T12:30:00Z'));
  expect((await told()).phones).toHaveLength(1);
});

test('an order that was on its way while the presale moved learns it when it is placed', async () => {
  const product = await dye();
  const orderCode = await place(await shopper(), [product]);
  // as it reads when the move was heard of before the order was there
  await moveTo([product], '2098-12-18');
  await api.db.query(`delete from platform.outbox where topic = 'products.presale_moved'`);
  await settle();
  expect(await leaves(orderCode)).toMatchObject([['2098-12-18', '2098-12-19', 'received', [['Tinte', '2098-12-18']]]]);
});
