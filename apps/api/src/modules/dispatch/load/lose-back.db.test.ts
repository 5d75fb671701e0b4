import type { BackStop } from '@tonalia/contract/load-back';
import { beforeAll, expect, test } from 'vitest';
import { audit, countUnits } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { type BackLoad, backAt, comesBack, countBack, placesOf } from '../../../../test/make-backs.ts';
import { type AboardOrder, driverOf, makeLoad, partial, refused, sendDeliveries } from '../../../../test/make-loads.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { type OfficeCaller, operatorOf } from '../../../../test/make-waves.ts';

const api = useApi({ hasGateway: true });
let desk: OfficeCaller;
let unproved: OfficeCaller;
let warehouse: OfficeCaller;
beforeAll(async () => {
  desk = officeCaller(api, (await makeOperator(api.db, { role: 'operations', isConfirmed: true })).cookie);
  unproved = await operatorOf(api, 'operations');
  warehouse = await operatorOf(api, 'warehouse');
});

const comesRefused = (prepare?: (order: AboardOrder) => Promise<unknown>) =>
  comesBack(api, (stopId) => refused(stopId), prepare);
const REASON = 'El carro se volcó';
const lose = (back: BackLoad, damaged = 1, by = desk) =>
  by(`POST ${backAt(back)}/lost`, { lines: [{ line: 1, damaged }], reason: REASON });
const count = (back: BackLoad, toStock: number) => countBack(warehouse, back, toStock);
const codeOf = (sent: { json<T>(): T }) => sent.json<{ code?: string }>().code;

/** State and money of the order, its parts and its refunds. */
async function orderOf({ order }: BackLoad) {
  const { rows } = await api.db.query(
    `select o.status, o.total::int as total, array(select s.status from purchase.shipment s where s.order_id = o.id order by s.id) as parts,
       (select jsonb_agg(jsonb_build_array(p.status, p.amount) order by p.id) from purchase.payment p where p.order_id = o.id) as payments,
       (select coalesce(sum(r.amount), 0)::int from purchase.refund r join purchase.payment p on p.id = r.payment_id where p.order_id = o.id) as refunded
     from purchase.order o where o.id = $1`,
    [order.orderId],
  );
  return rows[0];
}

test('a refused shipment of which nothing came back good is closed as a loss, and its order is rejected with nothing to pay (OFC-206)', async () => {
  const back = await comesRefused();
  const units = await countUnits(api.db);
  api.messages.splice(0);
  expect(codeOf(await count(back, 0))).toBe('BACK_ALL_LOST');
  const closed = await lose(back);
  expect(closed.json<{ results: BackStop[] }>().results).toMatchObject([
    { counted: { by: 'Ana Ríos' }, lines: [{ units: 2, toStock: 0, damaged: 1 }] },
  ]);
  expect(await orderOf(back)).toEqual({
    status: 'rejected',
    total: 0,
    parts: ['cancelled'],
    payments: [['voided', 0]],
    refunded: 0,
  });
  expect(await placesOf(api, back)).toEqual({ available: 48, lost: 2 });
  await api.drain();
  const mails = api.messages
    .map((message) => JSON.stringify(message))
    .filter((mail) => mail.includes(back.order.orderCode));
  expect(mails.filter((mail) => mail.includes(REASON))).toHaveLength(1);
  const { rows } = await api.db.query(
    `select action, detail ->> 'words' as words from platform.audit where subject_id = $1 and action in ('purchase.shipment_lost', 'purchase.goods_back')
     order by id`,
    [back.order.orderId],
  );
  expect(rows).toEqual([
    { action: 'purchase.goods_back', words: REASON },
    { action: 'purchase.shipment_lost', words: REASON },
  ]);
  expect(codeOf(await lose(back))).toBe('BACK_COUNTED');
  expect(await audit(api.db, { units })).toEqual([]);
});

test('what was paid goes back once, and asks the desk for the second factor before anything changes (OFC-206)', async () => {
  const back = await comesRefused(({ orderId }) =>
    api.db.query(`update purchase.payment set status = 'approved' where order_id = $1`, [orderId]),
  );
  expect(codeOf(await lose(back, 0, unproved))).toBe('STEP_UP_REQUIRED');
  expect(await orderOf(back)).toMatchObject({ status: 'dispatched', total: 80_000, refunded: 0 });
  expect((await lose(back, 0)).statusCode).toBe(200);
  expect(await orderOf(back)).toMatchObject({ status: 'rejected', total: 0, parts: ['cancelled'], refunded: 80_000 });
  expect(await placesOf(api, back)).toEqual({ available: 48, lost: 2 });
  expect(await audit(api.db)).toEqual([]);
});

test('a lost part is cancelled alone: the other part of its order keeps its goods and its money (OFC-206)', async () => {
  const other = await makeProduct(api.db, { stock: 9, price: 10_000 });
  const back = await comesRefused(async ({ orderId }) => {
    await api.db.query(
      `with part as (insert into purchase.shipment (order_id, dispatch_date, status, dispatched_at) values ($1, current_date + 7, 'delivered', now()) returning id),
         dear as (update purchase.order set units = 3, subtotal = subtotal + 10000, total = total + 10000 where id = $1),
         paid as (update purchase.payment set amount = amount + 10000 where order_id = $1),
         line as (insert into purchase.order_line (order_id, line_no, shipment_id, product_id, version_id, code, choice, name, manufacturer_id,
           manufacturer_name, image, tile, advanced, quantity, price, original_price, amount)
           select order_id, 2, (select id from part), $2, $3, 'X', '', name, manufacturer_id, manufacturer_name, image, tile, false, 1, 10000, 10000, 10000
           from purchase.order_line where order_id = $1 and line_no = 1 returning line_no)
       insert into purchase.order_line_part (order_id, line_no, position, version_id, quantity) select $1, line_no, 0, $3, 1 from line`,
      [orderId, other.id, other.versions[0]?.id],
    );
  });
  api.messages.splice(0);
  expect((await lose(back, 2)).statusCode).toBe(200);
  expect(await orderOf(back)).toEqual({
    status: 'delivered',
    total: 10_000,
    parts: ['cancelled', 'delivered'],
    payments: [['on_delivery', 10_000]],
    refunded: 0,
  });
  expect(await placesOf(api, back)).toEqual({ available: 48, lost: 2 });
  await api.drain();
  const mails = api.messages
    .map((message) => JSON.stringify(message))
    .filter((mail) => mail.includes(back.order.orderCode));
  expect(mails.filter((mail) => mail.includes(REASON))).toHaveLength(1);
  expect(await audit(api.db)).toEqual([]);
});

test('of one desk that closes a loss and one that counts good units at once one does (OFC-206)', async () => {
  for (let run = 0; run < howOften(4, 40); run += 1) {
    const back = await comesRefused();
    const [lost, counted] = await Promise.all([lose(back), count(back, 2)]);
    expect([lost.statusCode, counted.statusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect([lost, counted].map(codeOf)).toContain('BACK_COUNTED');
    const isLost = lost.statusCode === 200;
    expect(await orderOf(back)).toMatchObject({ status: isLost ? 'rejected' : 'preparing' });
    expect(await placesOf(api, back)).toEqual({ available: 48, lost: isLost ? 2 : 0 });
  }
  expect(await audit(api.db)).toEqual([]);
});

test('only the desk closes a loss, of all lines of a refused stop and no more units than left (OFC-206)', async () => {
  const back = await comesRefused();
  expect(codeOf(await lose(back, 1, warehouse))).toBe('ROLE_NOT_ALLOWED');
  expect(codeOf(await lose(back, 3))).toBe('BACK_MISCOUNTED');
  expect(codeOf(await desk(`POST ${backAt(back)}/lost`, { lines: [{ line: 2, damaged: 0 }], reason: REASON }))).toBe(
    'BACK_MISCOUNTED',
  );
  const load = await makeLoad(api, { product: back.product });
  const [order] = load.orders;
  if (!order) throw new Error('no order');
  await sendDeliveries(await driverOf(api, load), [partial(order.stopId, 40_000)]);
  expect(codeOf(await lose({ ...back, load, order }))).toBe('STOP_NOT_FOUND');
  expect(await orderOf(back)).toMatchObject({ status: 'dispatched', total: 80_000 });
});
