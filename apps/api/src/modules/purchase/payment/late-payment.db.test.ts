import type { Payment } from '@tonalia/contract/payment';
import type { Order } from '@tonalia/contract/purchase';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { APPROVED_NEQUI, type UnpaidOrder, makeUnpaidOrder, pay, startBody } from '../../../../test/payments.ts';
import type { Charge } from '../gateway/gateway.ts';
import { LATE } from './words.es-CO.ts';
import { startPaymentWorker } from './payment-worker.ts';

const api = useApi({ hasGateway: true });
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

afterEach(() => {
  api.wompi.events.set('open');
  api.clock.set(new Date());
});

async function pass(...steps: number[]): Promise<void> {
  for (const step of steps) {
    api.clock.advance(step);
    await api.wompi.run();
    await api.drain();
  }
}

/** An order with a payment that the shopper decides at the bank. */
async function orderAtBank(wish: Parameters<typeof makeUnpaidOrder>[1] = {}): Promise<UnpaidOrder> {
  const order = await makeUnpaidOrder(api, wish);
  await api.db.query(
    `update auth.identity set phone_e164 = '+57310' || (1000000 + random() * 8999999)::int where id = $1`,
    [order.buyer.identityId],
  );
  const document = { personType: 'natural', documentType: 'CC', document: '52345678' };
  await pay(api, order, { type: 'pse', bankCode: '9000', ...document });
  return order;
}
const approveAtBank = async ({ orderCode }: UnpaidOrder) => {
  await api.wompi.decide(`${orderCode}-1`, 'APPROVED');
  await api.drain();
};

async function rowOf({ orderId, product }: UnpaidOrder) {
  const { rows } = await api.db.query<{
    order: string;
    payment: Payment['status'];
    refund: string | null;
    why: string | null;
    left: number;
    shipment: string;
  }>(
    `select o.status as order, p.status as payment, r.status as refund, r.why,
       (select available from products.stock where version_id = $2 and warehouse_id = 'BOG') as left,
       (select status from purchase.shipment s where s.order_id = o.id limit 1) as shipment
     from purchase.order o left join purchase.payment p on p.order_id = o.id and p.status not in ('on_credit')
     left join purchase.refund r on r.payment_id = p.id
     where o.id = $1 order by p.id desc limit 1`,
    [orderId, product.versions[0]?.id],
  );
  return rows[0];
}
const card = async () => ({ type: 'card', token: await api.wompi.makeToken(), installments: 1, save: false });

describe('an order that was not paid in time', () => {
  test('ends, and its hold is released', async () => {
    const order = await makeUnpaidOrder(api, { stock: 5 });
    expect(await rowOf(order)).toMatchObject({ left: 3 });
    await pass(59 * MINUTE);
    expect(await rowOf(order)).toMatchObject({ order: 'pending_payment' });
    await pass(2 * MINUTE);
    expect(await rowOf(order)).toMatchObject({ order: 'cancelled', left: 5, shipment: 'cancelled' });
    const { rows } = await api.db.query(
      `select why, actor_id from purchase.order_event where order_id = $1 and status = 'cancelled'`,
      [order.orderId],
    );
    expect(rows).toEqual([{ why: LATE, actor_id: null }]);
  });

  test('ends although many others end at once', async () => {
    const order = await makeUnpaidOrder(api, { stock: 5 });
    const { rows } = await api.db.query<{ columns: string }>(
      `select string_agg(column_name, ', ') as columns from information_schema.columns
       where table_schema = 'purchase' and table_name = 'order' and is_generated = 'NEVER'`,
    );
    const columns = rows[0]?.columns;
    // as many more orders of the buyer as one query lists, due earlier
    await api.db.query(
      `with cart as (
         insert into purchase.cart select r.* from purchase.cart c, generate_series(1, 60) n,
           lateral jsonb_populate_record(c, jsonb_build_object('id', md5(c.id::text || n)::uuid)) r
         where c.id = $2 returning id)
       insert into purchase.order (${columns}) select ${columns?.replaceAll(/\w+/g, 'r.$&')} from purchase.order o, cart c,
         lateral jsonb_populate_record(o, jsonb_build_object('id', c.id, 'cart_id', c.id,
           'code', 'ZZ-' || left(upper(md5(c.id::text)), 8), 'pay_by', o.pay_by - interval '1 minute')) r
       where o.id = $1`,
      [order.orderId, order.cartId],
    );
    await pass(61 * MINUTE);
    expect(await rowOf(order)).toMatchObject({ order: 'cancelled', left: 5 });
  });

  test('is reported as ended once, although its buyer cancels it afterwards', async () => {
    const order = await makeUnpaidOrder(api, { stock: 5 });
    await pass(61 * MINUTE);
    // sessions expire sooner than orders
    api.clock.set(new Date());
    const cancelled = await order.buyer.call(`POST /order/${order.orderCode}/cancel`, { why: 'Ya no' });
    const { history } = cancelled.json<{ results: Order }>().results;
    expect(history.map(({ status, why }) => [status, why])).toEqual([
      ['pending_payment', ''],
      ['cancelled', LATE],
    ]);
  });

  test('is not ended when the last check finds it paid', async () => {
    api.wompi.events.set('lose');
    const order = await orderAtBank();
    await pass(11 * SECOND, MINUTE, 10 * MINUTE);
    await api.wompi.decide(`${order.orderCode}-1`, 'APPROVED');
    await pass(49 * MINUTE);
    expect(await rowOf(order)).toMatchObject({ order: 'paid', payment: 'approved', refund: null });
  });

  test('and paid later gets its units again · C10', async () => {
    const order = await orderAtBank({ stock: 5 });
    await pass(61 * MINUTE);
    expect(await rowOf(order)).toMatchObject({ order: 'cancelled', payment: 'pending', left: 5 });
    await approveAtBank(order);
    expect(await rowOf(order)).toMatchObject({
      order: 'paid',
      payment: 'approved',
      refund: null,
      left: 3,
      shipment: 'received',
    });
  });

  test('and paid after its units were sold is refunded · C10', async () => {
    const product = await makeProduct(api.db, { stock: 3, price: 40_000 });
    const order = await orderAtBank({ product });
    await pass(61 * MINUTE);
    api.clock.set(new Date());
    const faster = await makeUnpaidOrder(api, { product, method: 'cash_on_delivery' });
    expect(await rowOf(faster)).toMatchObject({ order: 'confirmed', left: 1 });
    await approveAtBank(order);
    expect(await rowOf(order)).toMatchObject({ order: 'cancelled', payment: 'approved', refund: 'pending', left: 1 });
  });

  test.each([
    ['is paid, on credit as before', 100_000, { order: 'paid', refund: null, left: 3 }, 30_000],
    ['is refunded when the credit no longer suffices', 20_000, { order: 'cancelled', refund: 'pending', left: 5 }, 0],
  ])('and that was partly on credit %s · C10', async (_title, limit, row, used) => {
    const order = await orderAtBank({ creditLimit: 100_000, creditAmount: 30_000 });
    await pass(61 * MINUTE);
    const { customerId } = order.buyer;
    await api.db.query('update auth.credit_account set credit_limit = $2 where customer_id = $1', [customerId, limit]);
    await approveAtBank(order);
    expect(await rowOf(order)).toMatchObject({ ...row, payment: 'approved' });
    const { rows } = await api.db.query('select used from auth.credit_account where customer_id = $1', [customerId]);
    expect(rows).toEqual([{ used }]);
  });

  test.each([
    ['redeems its coupon again', 1, { order: 'paid', refund: null }],
    ['is refunded when its coupon was used up meanwhile', 0, { order: 'cancelled', refund: 'pending' }],
  ])('with a coupon %s · C10', async (_title, more, row) => {
    const code = `C10${more}`;
    await api.db.query(
      `insert into marketing.coupon (code, name, discount_type, amount, total_limit, per_customer, during)
       values ($1, 'Cupón', 'value', 10000, 1, 5, '[2020-01-01,2099-01-01)')`,
      [code],
    );
    const order = await orderAtBank({ coupon: code });
    await pass(61 * MINUTE);
    await api.db.query(
      'update marketing.coupon set total_limit = greatest(1, redeemed + $2) , redeemed = 1 - $2 where code = $1',
      [code, more],
    );
    await approveAtBank(order);
    expect(await rowOf(order)).toMatchObject({ ...row, payment: 'approved' });
    const { rows } = await api.db.query('select redeemed from marketing.coupon where code = $1', [code]);
    expect(rows).toEqual([{ redeemed: 1 }]);
  });

  test('and is paid at the same moment is paid, with its units, whichever is first · C10', async () => {
    for (let n = 0; n < 6; n += 1) {
      const order = await orderAtBank({ stock: 5 });
      await api.db.query(`update purchase.order set pay_by = now() - interval '1 second' where id = $1`, [
        order.orderId,
      ]);
      api.wompi.events.set('lose');
      api.clock.advance(3 * SECOND);
      const bank = async () => {
        await api.wompi.decide(`${order.orderCode}-1`, 'APPROVED');
        await order.buyer.call(`GET /payment/${order.orderCode}`);
      };
      await Promise.all([api.drain(), bank()]);
      await pass(11 * SECOND, MINUTE);
      expect(await rowOf(order)).toMatchObject({ order: 'paid', payment: 'approved', refund: null, left: 3 });
    }
  });
});

describe('a refund', () => {
  test('of an order its buyer cancelled is made, and the money does not pay the order', async () => {
    const order = await orderAtBank({ stock: 5 });
    expect((await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {})).statusCode).toBe(200);
    await approveAtBank(order);
    expect(await rowOf(order)).toMatchObject({
      order: 'cancelled',
      refund: 'pending',
      left: 5,
      why: 'El pedido ya estaba cancelado cuando llegó el pago.',
    });
  });

  test('is made by the gateway for a card of today', async () => {
    const order = await makeUnpaidOrder(api);
    await pay(api, order, await card());
    await pass(2 * SECOND);
    expect(await rowOf(order)).toMatchObject({ order: 'paid' });
    expect((await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {})).statusCode).toBe(200);
    await api.drain();
    expect(await rowOf(order)).toMatchObject({ order: 'cancelled', payment: 'voided', refund: 'done' });
    const charged = api.wompi.transactions().filter(({ reference }) => reference.startsWith(order.orderCode));
    expect(charged.map(({ status }) => status)).toEqual(['VOIDED']);
  });

  test('is made once when the gateway’s response is lost', async () => {
    const order = await makeUnpaidOrder(api);
    await pay(api, order, await card());
    await pass(2 * SECOND);
    await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {});
    api.wompi.fault({ on: 'POST /transactions/:id/void', kind: 'drop' });
    await api.drain();
    await pass(61 * SECOND);
    expect(await rowOf(order)).toMatchObject({ payment: 'voided', refund: 'done' });
  });

  test('that the gateway refuses waits for an operator, and is not tried again', async () => {
    const order = await makeUnpaidOrder(api);
    await pay(api, order);
    await pass(2 * SECOND);
    await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {});
    await pass(SECOND, HOUR);
    expect(await rowOf(order)).toMatchObject({ order: 'cancelled', payment: 'approved', refund: 'pending' });
    const { rows } = await api.db.query(
      `select r.tries, r.next_try_at from purchase.refund r join purchase.payment p on p.id = r.payment_id where p.order_id = $1`,
      [order.orderId],
    );
    expect(rows).toEqual([{ tries: 1, next_try_at: null }]);
  });

  test('made by the gateway on its own ends the paid order, once', async () => {
    const order = await makeUnpaidOrder(api, { stock: 5 });
    await pay(api, order, await card());
    await pass(2 * SECOND);
    const charged = api.wompi.transactions().find(({ reference }) => reference.startsWith(order.orderCode));
    Object.assign(charged ?? {}, { status: 'VOIDED' });
    await api.db.query('update purchase.payment set next_check_at = now() where order_id = $1', [order.orderId]);
    await pass(0, HOUR);
    expect(await rowOf(order)).toMatchObject({ order: 'cancelled', payment: 'voided', refund: null, left: 5 });
  });

  test('is made for a failed charge that is approved after another had paid', async () => {
    api.wompi.events.set('lose');
    const order = await orderAtBank();
    await api.db.query(
      `update purchase.payment set status = 'error', unanswered = true, next_check_at = null where order_id = $1`,
      [order.orderId],
    );
    await pay(api, order);
    await pass(11 * SECOND);
    expect(await rowOf(order)).toMatchObject({ order: 'paid', payment: 'approved', refund: null });
    api.wompi.events.set('open');
    await approveAtBank(order);
    const { rows } = await api.db.query(
      `select p.status, r.why from purchase.payment p left join purchase.refund r on r.payment_id = p.id
       where p.order_id = $1 order by p.id`,
      [order.orderId],
    );
    expect(rows).toEqual([
      { status: 'approved', why: 'El pedido ya estaba pagado.' },
      { status: 'approved', why: null },
    ]);
  });
});

/** A minute ahead, so that what is due in half a minute is due for these workers, and not for the API's own yet. */
const ahead = { now: () => new Date(api.clock.now().getTime() + MINUTE) };

describe('the payment worker', () => {
  test('dies between the charge and recording it: the next one finds the charge, and nothing is charged twice · W5', async () => {
    const orders: UnpaidOrder[] = [];
    const product = await makeProduct(api.db, { stock: 50, price: 40_000 });
    const { gateway } = api.wompi;
    const dying = startPaymentWorker(
      {
        db: api.db,
        clock: ahead,
        publicUrl: 'https://tienda.example',
        log: { warn: vi.fn<() => void>(), error: vi.fn<() => void>() },
        // the charge arrives, and the process dies before it gets the response
        gateways: [
          {
            ...gateway,
            charge: (charge) => gateway.charge(charge).then(() => Promise.reject(new Error('killed'))),
          },
        ],
      },
      1_000_000,
    );
    for (let n = 0; n < 10; n += 1) orders.push(await makeUnpaidOrder(api, { product }));
    for (const { orderId, orderCode, buyer } of orders) {
      const { acceptance, personalData, instrument } = (await startBody(api, APPROVED_NEQUI, {})) as Record<
        string,
        unknown
      >;
      await api.db.query(
        `insert into purchase.payment (order_id, identity_id, method, status, amount, gateway_reference, instrument, next_check_at)
         values ($1, $2, 'nequi', 'pending', 80000, $3, $4, now() + interval '30 seconds')`,
        [orderId, buyer.identityId, `${orderCode}-1`, JSON.stringify({ acceptance, personalData, instrument })],
      );
    }
    await dying.drain();
    await dying.stop();
    expect(await rowOf(orders[0] as UnpaidOrder)).toMatchObject({ payment: 'pending' });
    await pass(121 * SECOND, 11 * SECOND);
    for (const order of orders) {
      expect(await rowOf(order)).toMatchObject({ order: 'paid', payment: 'approved' });
      const charged = api.wompi.transactions().filter(({ reference }) => reference.startsWith(order.orderCode));
      expect(charged).toHaveLength(1);
    }
  });

  test('charges a payment in one process only, whatever wakes the others', async () => {
    const order = await makeUnpaidOrder(api);
    const { gateway } = api.wompi;
    const quiet = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
    const needs = { db: api.db, clock: ahead, publicUrl: 'https://tienda.example', log: quiet };
    const sent: string[] = [];
    const other = startPaymentWorker(
      { ...needs, gateways: [{ ...gateway, charge: (charge) => send(charge) }] },
      1_000_000,
    );
    const send = (charge: Charge) => {
      sent.push(charge.reference);
      return gateway.charge(charge);
    };
    const first = startPaymentWorker(
      {
        ...needs,
        gateways: [
          {
            ...gateway,
            charge: async (charge) => {
              const { rowCount } = await api.db.query(
                `update purchase.payment set next_check_at = now() + interval '30 seconds' where gateway_reference = $1`,
                [charge.reference],
              );
              expect(rowCount).toBe(1);
              await other.drain();
              return send(charge);
            },
          },
        ],
      },
      1_000_000,
    );
    const body = (await startBody(api, APPROVED_NEQUI, {})) as Record<string, unknown>;
    await api.db.query(
      `insert into purchase.payment (order_id, identity_id, method, status, amount, gateway_reference, instrument, next_check_at)
       values ($1, $2, 'nequi', 'pending', 80000, $3, $4, now() + interval '30 seconds')`,
      [order.orderId, order.buyer.identityId, `${order.orderCode}-1`, JSON.stringify(body)],
    );
    await first.drain();
    await Promise.all([first.stop(), other.stop()]);
    expect(sent).toEqual([`${order.orderCode}-1`]);
  });

  test('continues with other payments when one cannot be processed · W6', async () => {
    const bad = await makeUnpaidOrder(api);
    const good = await makeUnpaidOrder(api);
    await api.db.query(
      `insert into purchase.payment (order_id, identity_id, method, status, amount, gateway_reference, instrument, next_check_at)
       values ($1, $2, 'nequi', 'pending', 80000, $3, '{"instrument": "a riddle"}', now() - interval '1 hour')`,
      [bad.orderId, bad.buyer.identityId, `${bad.orderCode}-1`],
    );
    await pay(api, good);
    await pass(2 * SECOND);
    expect(await rowOf(good)).toMatchObject({ order: 'paid' });
    await pass(61 * MINUTE);
    expect(await rowOf(bad)).toMatchObject({ order: 'cancelled' });
    await pass(48 * HOUR);
    expect(await rowOf(bad)).toMatchObject({ payment: 'error' });
  });

  test('gives up after two days without an answer, and accepts a later one', async () => {
    const order = await orderAtBank();
    await pass(11 * SECOND, MINUTE, 10 * MINUTE, HOUR, 24 * HOUR, 24 * HOUR);
    expect(await rowOf(order)).toMatchObject({ order: 'cancelled', payment: 'error' });
    await approveAtBank(order);
    expect(await rowOf(order)).toMatchObject({ order: 'paid', payment: 'approved' });
  });
});
