import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, type OrderToAdjust, makeDesk, placeItems } from '../../../../test/adjusting.ts';
import { audit, countUnits } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { makeCoupon } from '../../../../test/make-coupons.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { placeDelivered, sendOrder } from '../../../../test/returning.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { listLeftAtDoor } from '../door/door.sql.ts';
import { lockOrder } from '../order/change-order.ts';
import { type GoodsBack, bringBack } from './bring-back.ts';

const api = useApi({ hasGateway: true });
let desk: Desk;
beforeAll(async () => {
  desk = await makeDesk(api);
});
afterEach(() => api.clock.set(new Date()));

const soap = (stock = 10, price = 10_000) => makeProduct(api.db, { stock, price });
const number = async (text: string, values: unknown[]): Promise<number> =>
  (await api.db.query<{ n: number }>(text, values)).rows[0]?.n ?? -1;
const stockOf = (product: MadeProduct) =>
  number('select available as n from products.stock where version_id = $1 and warehouse_id = $2', [
    product.versions[0]?.id,
    'BOG',
  ]);
const refundsOf = async ({ orderId }: OrderToAdjust) =>
  (
    await api.db.query<{ amount: number; goesTo: string }>(
      `select r.amount::int as amount, r.goes_to as "goesTo" from purchase.refund r join purchase.payment p on p.id = r.payment_id
       where p.order_id = $1 order by r.id`,
      [orderId],
    )
  ).rows;
const rowsOf = async (table: 'loss' | 'credit_note_line', { orderId }: OrderToAdjust) =>
  (
    await api.db.query(
      `select x.* from purchase.${table} x join purchase.goods_back b on b.id = x.back_id where b.order_id = $1 order by x.line_no`,
      [orderId],
    )
  ).rows;

const back = ({ orderId }: OrderToAdjust, goods: Pick<GoodsBack, 'lines'> & Partial<GoodsBack>) =>
  inTransaction(api.db, async (tx) =>
    bringBack(tx, api.clock, {
      order: await lockOrder(tx, orderId),
      shipmentId: null,
      cause: 'return',
      money: undefined,
      why: 'Llegó roto',
      by: 'Ana Ríos',
      mayRefund: true,
      words: '',
      ...goods,
    }),
  );
const stock = (line: number, units: number) => ({ line, units, to: 'stock' as const, reason: 'Se arrepintió' });
const loss = (line: number, units: number) => ({ line, units, to: 'loss' as const, reason: 'Llegó roto' });

describe('goods of a delivered order that come back', () => {
  test('in parts split base and tax as the whole line does, to the peso · OFC-208 OFC-307', async () => {
    const order = await placeDelivered(api, desk, [{ product: await soap(), quantity: 5 }]);
    for (let unit = 0; unit < 5; unit += 1) await back(order, { lines: [stock(1, 1)] });
    const { rows } = await api.db.query<{ base: string; tax: string; placedBase: string; placedTax: string }>(
      `select sum(c.base) as base, sum(c.tax) as tax, max(l.placed_base) as "placedBase", max(l.placed_tax) as "placedTax"
       from purchase.goods_back b join purchase.credit_note_line c on c.back_id = b.id
       join purchase.order_line l on l.order_id = b.order_id and l.line_no = c.line_no where b.order_id = $1`,
      [order.orderId],
    );
    expect(rows).toHaveLength(1);
    expect([rows[0]?.base, rows[0]?.tax]).toEqual([rows[0]?.placedBase, rows[0]?.placedTax]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('return to stock or are written off, and the money goes back to what paid · OFC-208', async () => {
    const product = await soap();
    const units = await countUnits(api.db);
    const order = await placeDelivered(api, desk, [{ product, quantity: 5 }]);
    const done = await back(order, { lines: [stock(1, 2), loss(1, 1)] });
    await api.drain();
    expect(done).toMatchObject({ amount: 30_000, lines: [{ line: 1, before: 5, units: 3, amount: 30_000 }] });
    expect(await stockOf(product)).toBe(7);
    expect(await rowsOf('loss', order)).toMatchObject([{ warehouse_id: 'BOG', units: 1 }]);
    expect(await rowsOf('credit_note_line', order)).toMatchObject([
      { line_no: 1, units: 3, amount: '30000', tax_class: 'general', tax_rate: 19, base: '25210', tax: '4790' },
    ]);
    expect(await refundsOf(order)).toEqual([{ amount: 30_000, goesTo: 'source' }]);
    expect(await desk.read(order.orderCode)).toMatchObject({ status: 'delivered', units: 2, money: { total: 20_000 } });
    expect(await audit(api.db, { units })).toEqual([]);
  });

  test('are not among what the customer left at the door · OFC-208', async () => {
    const order = await placeDelivered(api, desk, [{ product: await soap(), quantity: 2 }]);
    await back(order, { lines: [stock(1, 1)] });
    const left = () => listLeftAtDoor(api.db, { orderId: order.orderId, dispatchDate: null, shipmentId: null });
    expect(await left()).toEqual([]);
    await api.db.query(`update purchase.goods_back set cause = 'door' where order_id = $1`, [order.orderId]);
    expect(await left()).toMatchObject([{ units: 1, amount: 10_000 }]);
  });

  test('come back whole, and the order keeps its delivery only · OFC-208', async () => {
    const product = await soap();
    const units = await countUnits(api.db);
    const order = await placeDelivered(api, desk, [{ product, quantity: 4 }]);
    const done = await back(order, { lines: [stock(1, 4)] });
    expect(done.emptyShipments).toHaveLength(1);
    expect(await desk.read(order.orderCode)).toMatchObject({ status: 'delivered', units: 0 });
    expect(await audit(api.db, { units })).toEqual([]);
  });

  test('never come back twice, and never more than the customer keeps · OFC-208', async () => {
    const product = await soap();
    const order = await placeDelivered(api, desk, [{ product, quantity: 3 }]);
    await back(order, { lines: [stock(1, 2)] });
    await expect(back(order, { lines: [stock(1, 1), loss(1, 1)] })).rejects.toMatchObject({ code: 'RETURN_TOO_MUCH' });
    await expect(back(order, { lines: [stock(9, 1)] })).rejects.toMatchObject({ code: 'LINE_NOT_FOUND' });
    await expect(
      api.db.query('update purchase.order_line set returned = returned + 1 where order_id = $1', [order.orderId]),
    ).rejects.toMatchObject({ constraint: 'order_line_kept_and_returned' });
    expect(await stockOf(product)).toBe(9);
    expect(await audit(api.db)).toEqual([]);
  });

  test('bring back what they cost: the coupon goes with its share · OFC-208', async () => {
    const product = await soap(20, 20_000);
    const coupon = await makeCoupon(api.db);
    const order = await placeDelivered(api, desk, [{ product, quantity: 5 }], { coupon: coupon.code });
    expect((await back(order, { lines: [stock(1, 2)] })).amount).toBe(36_000);
    expect(await audit(api.db)).toEqual([]);
  });

  test('lower own credit first, and the balance in favour when it is asked for · OFC-208', async () => {
    const product = await soap(20, 10_000);
    const order = await placeDelivered(api, desk, [{ product, quantity: 6 }], {
      creditLimit: 90_000,
      creditAmount: 15_000,
    });
    expect((await back(order, { lines: [stock(1, 2)] })).portions).toMatchObject([
      { to: 'credit', amount: 15_000 },
      { to: 'source', amount: 5_000 },
    ]);
    expect((await back(order, { lines: [stock(1, 1)], money: 'balance' })).portions).toMatchObject([
      { to: 'balance', amount: 10_000 },
    ]);
    expect(await refundsOf(order)).toEqual([
      { amount: 5_000, goesTo: 'source' },
      { amount: 10_000, goesTo: 'balance' },
    ]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('bring no more money than a refund before them left · OFC-208', async () => {
    const product = await soap(20, 10_000);
    const order = await placeDelivered(api, desk, [{ product, quantity: 4 }]);
    const sources = (await desk.call(`GET /api/purchase/office/orders/${order.orderCode}/refund`)).json<{
      results: { payments: { paymentId: string; holds: number }[] };
    }>().results.payments;
    const [{ paymentId, holds } = { paymentId: '', holds: 0 }] = sources;
    const parts = [{ paymentId, amount: 35_000, holds, goesTo: 'source' }];
    const refund = { parts, reason: 'Llegó tarde', note: '' };
    expect((await desk.call(`POST /api/purchase/office/orders/${order.orderCode}/refund`, refund)).statusCode).toBe(
      200,
    );
    const done = await back(order, { lines: [stock(1, 4)] });
    const left = holds - 35_000;
    expect(done.portions.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.min(left, 40_000));
    expect(await audit(api.db)).toEqual([]);
  });

  test('wait for the second factor when a payment would be refunded · OFC-208', async () => {
    const product = await soap();
    const order = await placeDelivered(api, desk, [{ product, quantity: 2 }]);
    await expect(back(order, { lines: [stock(1, 1)], mayRefund: false })).rejects.toMatchObject({
      code: 'STEP_UP_REQUIRED',
    });
    expect(await refundsOf(order)).toEqual([]);
  });
});

describe('goods refused at the door', () => {
  test('lower the debt by their price · OFC-208', async () => {
    const product = await soap();
    const units = await countUnits(api.db);
    const order = await placeItems(api, [{ product, quantity: 5 }]);
    await sendOrder(api, desk, order);
    await expect(back(order, { lines: [stock(1, 2)] })).rejects.toMatchObject({ code: 'SHIPMENT_NOT_LEFT' });
    const done = await back(order, { lines: [stock(1, 2)], cause: 'door', mayRefund: false });
    expect(done.portions).toMatchObject([{ to: 'owed', amount: 20_000 }]);
    expect((await desk.read(order.orderCode)).money?.payments).toMatchObject([
      { status: 'on_delivery', amount: 30_000 },
    ]);
    expect(await audit(api.db, { units })).toEqual([]);
  });

  test('that are all of the order cost nothing, and a part that has not left refuses none · OFC-208', async () => {
    const product = await soap();
    const order = await placeItems(api, [{ product, quantity: 2 }]);
    await expect(back(order, { lines: [stock(1, 2)], cause: 'door' })).rejects.toMatchObject({
      code: 'SHIPMENT_NOT_LEFT',
    });
    await sendOrder(api, desk, order);
    expect((await back(order, { lines: [stock(1, 2)], cause: 'door' })).emptyShipments).toHaveLength(1);
    expect((await desk.read(order.orderCode)).money?.total).toBe(0);
    expect(await audit(api.db)).toEqual([]);
  });
});

describe('at the same time', () => {
  test('two that bring back all units do it once · OFC-208', async () => {
    for (let run = 0; run < 4; run += 1) {
      const product = await soap();
      const order = await placeDelivered(api, desk, [{ product, quantity: 3 }]);
      const done = await Promise.allSettled([
        back(order, { lines: [stock(1, 3)] }),
        back(order, { lines: [loss(1, 3)], cause: 'door' }),
      ]);
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await refundsOf(order)).toEqual([{ amount: 30_000, goesTo: 'source' }]);
      expect(await audit(api.db)).toEqual([]);
    }
  });

  test('a refund and goods that come back never return more than was paid · OFC-208', async () => {
    for (let run = 0; run < 4; run += 1) {
      const product = await soap();
      const order = await placeDelivered(api, desk, [{ product, quantity: 3 }]);
      const { results } = (await desk.call(`GET /api/purchase/office/orders/${order.orderCode}/refund`)).json<{
        results: { payments: { paymentId: string; holds: number }[] };
      }>();
      const [{ paymentId, holds } = { paymentId: '', holds: 0 }] = results.payments;
      const parts = [{ paymentId, amount: 20_000, holds, goesTo: 'source' }];
      const refund = { parts, reason: 'Llegó tarde', note: '' };
      const [sent] = await Promise.all([
        desk.call(`POST /api/purchase/office/orders/${order.orderCode}/refund`, refund),
        back(order, { lines: [stock(1, 2)] }),
      ]);
      expect([200, 409]).toContain(sent.statusCode);
      expect(await audit(api.db)).toEqual([]);
    }
  });
});
