import type { CartView, Order } from '@tonalia/contract/purchase';
import { describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeSeller, makeToken } from '../../../../test/make.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { changeOrder, lockOrder } from './change-order.ts';
import { changeShipment } from './change-shipment.ts';
import { rejectOrder } from './reject-order.ts';
import { endOrder } from './end-order.ts';

const api = useApi();
const byOperator = { why: 'prueba', actorId: null, by: 'bodega' };
const rows = async (text: string, ...values: unknown[]) => (await api.db.query(text, values)).rows as object[]; // as: pg does not know
const of = (product: MadeProduct) => ({ productId: product.id, code: product.code });

interface Bought {
  buyer: MadeBuyer;
  orderId: string;
  orderCode: string;
}

/** An order of this product; a transfer waits for its payment. */
async function order(
  items: [MadeProduct, number][],
  { method = 'cash_on_delivery', by }: { method?: string; by?: MadeBuyer } = {},
): Promise<Bought> {
  const buyer = by ?? (await makeBuyer(api, { creditLimit: 500_000 }));
  for (const [product, quantity] of items) await buyer.call('POST /cart/additem', { ...of(product), quantity });
  const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id;
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: method });
  const placed = await buyer.call('POST /order/create', { cartId });
  expect(placed.statusCode, placed.body).toBe(200);
  return { buyer, ...placed.json<{ results: { orderId: string; orderCode: string } }>().results };
}

const cancel = ({ buyer, orderCode }: Bought, why?: string) =>
  buyer.call(`POST /order/${orderCode}/cancel`, why === undefined ? {} : { why });
const codeOf = (answer: Awaited<ReturnType<typeof cancel>>) => answer.json<{ code?: string }>().code;
const readOf = async ({ buyer, orderCode }: Bought) =>
  (await buyer.call(`GET /order/${orderCode}`)).json<{ results: Order }>().results;
const stockOf = (product: MadeProduct) =>
  rows('select available from products.stock where version_id = $1', product.versions[0]?.id);

describe('cancelling an order', () => {
  test('releases units, presale and credit, cancels its shipments, and records reason and actor · D-44', async () => {
    const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
    const late = await makeProduct(api.db, { price: 5_000, presale: { dispatchDate: '2099-01-01', capacity: 9 } });
    const bought = await order(
      [
        [soap, 4],
        [late, 2],
      ],
      { method: 'own_credit' },
    );
    expect(await readOf(bought)).toMatchObject({ status: 'confirmed', canCancel: true, payBy: null });
    const answer = await cancel(bought, '  Pedí otro tono  ');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      results: {
        status: 'cancelled',
        canCancel: false,
        shipments: [{ status: 'cancelled' }, { status: 'cancelled' }],
        history: [{ status: 'confirmed' }, { status: 'cancelled', why: 'Pedí otro tono' }],
        payments: [{ reference: 'own_credit', status: 'voided' }],
      },
    });
    expect(await stockOf(soap)).toEqual([{ available: 9 }]);
    expect(await rows('select taken from products.presale where product_id = $1', late.id)).toEqual([{ taken: 0 }]);
    const credit = (await bought.buyer.call('GET /credit')).json<{ results: object }>().results;
    expect(credit).toMatchObject({
      used: 0,
      available: 500_000,
      movements: [{ kind: 'cancellation', amount: -50_000 }, { kind: 'order' }],
    });
    expect(
      await rows(
        'select actor_id from purchase.order_event where order_id = $1 and status = $2',
        bought.orderId,
        'cancelled',
      ),
    ).toEqual([{ actor_id: bought.buyer.identityId }]);
  });

  test('releases nothing to a presale that opened after the order', async () => {
    const late = await makeProduct(api.db, { price: 5_000, presale: { dispatchDate: '2099-01-01', capacity: 9 } });
    const bought = await order([[late, 3]]);
    await api.db.query(`update products.presale set opens_at = now(), taken = 5 where product_id = $1`, [late.id]);
    expect((await cancel(bought)).statusCode).toBe(200);
    expect(await rows('select taken from products.presale where product_id = $1', late.id)).toEqual([{ taken: 5 }]);
  });

  test('twenty times at once has one effect', async () => {
    const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
    const bought = await order([[soap, 4]], { method: 'own_credit' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(bought)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await stockOf(soap)).toEqual([{ available: 9 }]);
    expect(await rows('select used from auth.credit_account where customer_id = $1', bought.buyer.customerId)).toEqual([
      { used: 0 },
    ]);
    expect(
      await rows(`select status from purchase.order_event where order_id = $1 order by id`, bought.orderId),
    ).toEqual([{ status: 'confirmed' }, { status: 'cancelled' }]);
    expect(
      await rows(`select topic from platform.outbox where payload->>'orderId' = $1 order by id`, bought.orderId),
    ).toEqual([{ topic: 'order.placed' }, { topic: 'order.changed' }]);
  });

  test('is refused once something is prepared, and releases nothing', async () => {
    const soap = await makeProduct(api.db, { stock: 9 });
    const bought = await order([[soap, 4]]);
    await changeShipment(api.db, { orderCode: bought.orderCode, to: 'preparing', dispatchDate: undefined }, byOperator);
    expect(codeOf(await cancel(bought))).toBe('ORDER_NOT_CANCELLABLE');
    expect(await readOf(bought)).toMatchObject({ status: 'preparing', canCancel: false });
    expect(await stockOf(soap)).toEqual([{ available: 5 }]);
  });

  test('against the first preparation: one of them wins, and the other is refused', async () => {
    const soap = await makeProduct(api.db, { stock: 90 });
    for (let turn = 0; turn < 6; turn += 1) {
      const bought = await order([[soap, 1]]);
      const before = await stockOf(soap);
      const prepare = () =>
        changeShipment(api.db, { orderCode: bought.orderCode, to: 'preparing', dispatchDate: undefined }, byOperator);
      const [cancelled, prepared] =
        turn % 2 === 0
          ? await Promise.all([cancel(bought), prepare()])
          : (await Promise.all([prepare(), cancel(bought)])).toReversed();
      const { status } = await readOf(bought);
      const isCancelled = (cancelled as Awaited<ReturnType<typeof cancel>>).statusCode === 200;
      expect([isCancelled, (prepared as { outcome: string }).outcome]).toEqual(
        status === 'cancelled' ? [true, 'not_now'] : [false, 'moved'],
      );
      const after = await stockOf(soap);
      expect(after).toEqual(isCancelled ? [{ available: (before[0] as { available: number }).available + 1 }] : before);
    }
  });

  test('against the payment’s approval: the payment is refunded, whichever came first', async () => {
    const soap = await makeProduct(api.db, { stock: 90, price: 10_000 });
    for (let turn = 0; turn < 4; turn += 1) {
      const bought = await order([[soap, 1]], { method: 'bank_transfer' });
      const approve = () =>
        inTransaction(api.db, async (tx) => {
          const held = await lockOrder(tx, bought.orderId);
          if (held.status !== 'pending_payment') return;
          await tx.query(`update purchase.payment set status = 'approved' where order_id = $1`, [bought.orderId]);
          await changeOrder(tx, held, 'paid', byOperator);
        });
      await Promise.all(turn % 2 === 0 ? [cancel(bought), approve()] : [approve(), cancel(bought)]);
      const order_ = await readOf(bought);
      expect(order_.status).toBe('cancelled');
      const wasPaid = order_.history.some(({ status }) => status === 'paid');
      expect(order_.payments).toMatchObject([
        wasPaid ? { status: 'approved', refund: 'pending' } : { status: 'voided', refund: null },
      ]);
    }
    expect(await stockOf(soap)).toEqual([{ available: 90 }]);
  });

  test('is for the customer and the serving seller only · ROL-09', async () => {
    const soap = await makeProduct(api.db, { stock: 90 });
    const bought = await order([[soap, 1]]);
    const { customerId } = bought.buyer;
    const stranger = await makeBuyer(api);
    expect(codeOf(await cancel({ ...bought, buyer: stranger }))).toBe('ORDER_NOT_FOUND');
    const other = caller(api, await makeToken(api.db, await makeSeller(api.db)), { customerId });
    expect((await other(`POST /order/${bought.orderCode}/cancel`, {})).json()).toMatchObject({
      code: 'CUSTOMER_NOT_FOUND',
    });
    const seller = caller(api, await makeToken(api.db, await makeSeller(api.db, { customers: [customerId] })), {
      customerId,
    });
    expect((await seller(`POST /order/${bought.orderCode}/cancel`, {})).json()).toMatchObject({
      results: { status: 'cancelled' },
    });
  });

  test('a cancellation that fails in the middle releases nothing', async () => {
    const soap = await makeProduct(api.db, { stock: 9 });
    const bought = await order([[soap, 4]]);
    const fault = new Error('gone');
    const work = inTransaction(api.db, async (tx) => {
      await endOrder(tx, api.clock, { orderId: bought.orderId, to: 'cancelled', reason: byOperator });
      throw fault;
    });
    await expect(work).rejects.toBe(fault);
    expect(await stockOf(soap)).toEqual([{ available: 5 }]);
    expect((await readOf(bought)).status).toBe('confirmed');
  });
});

describe('shipments', () => {
  const move = (bought: Bought, to: 'preparing' | 'dispatched' | 'delivered', dispatchDate?: string) =>
    changeShipment(api.db, { orderCode: bought.orderCode, to, dispatchDate }, byOperator);

  test('move their order with them, the presale part by its own date', async () => {
    const soap = await makeProduct(api.db, { stock: 9 });
    const late = await makeProduct(api.db, { presale: { dispatchDate: '2099-01-01', capacity: 9 } });
    const bought = await order([
      [soap, 1],
      [late, 1],
    ]);
    const way: [Parameters<typeof move>[1], string | undefined, Order['status']][] = [
      ['preparing', undefined, 'preparing'],
      ['dispatched', undefined, 'preparing'],
      ['delivered', undefined, 'preparing'],
      ['preparing', '2099-01-01', 'preparing'],
      ['dispatched', '2099-01-01', 'dispatched'],
      ['delivered', '2099-01-01', 'delivered'],
    ];
    for (const [to, date, status] of way) {
      expect(await move(bought, to, date)).toMatchObject({ outcome: 'moved', status });
      expect((await readOf(bought)).status).toBe(status);
    }
    expect((await readOf(bought)).history.map(({ status }) => status)).toEqual([
      'confirmed',
      'preparing',
      'dispatched',
      'delivered',
    ]);
  });

  test('do not skip a step, nor leave before the order is paid, nor after it ended', async () => {
    const soap = await makeProduct(api.db, { stock: 9 });
    const bought = await order([[soap, 1]]);
    expect(await move(bought, 'dispatched')).toEqual({ outcome: 'wrong_step', from: 'received' });
    expect(await move(bought, 'preparing', '2099-01-01')).toEqual({ outcome: 'no_shipment', dates: [null] });
    expect(await move({ ...bought, orderCode: 'TN-00000' }, 'preparing')).toEqual({ outcome: 'no_order' });
    const waiting = await order([[soap, 1]], { method: 'bank_transfer' });
    expect(await move(waiting, 'preparing')).toEqual({ outcome: 'not_now', status: 'pending_payment' });
    await cancel(bought);
    expect(await move(bought, 'preparing')).toEqual({ outcome: 'not_now', status: 'cancelled' });
  });

  test('an order that cannot be delivered is rejected with the reason until something of it has left', async () => {
    const soap = await makeProduct(api.db, { stock: 9 });
    const bought = await order([[soap, 4]]);
    await move(bought, 'preparing');
    expect(await rejectOrder(api.db, api.clock, bought.orderCode, { ...byOperator, why: 'Se dañó en bodega' })).toBe(
      'rejected',
    );
    expect(await readOf(bought)).toMatchObject({ status: 'rejected', shipments: [{ status: 'cancelled' }] });
    expect(await stockOf(soap)).toEqual([{ available: 9 }]);
    const gone = await order([[soap, 1]]);
    await move(gone, 'preparing');
    await move(gone, 'dispatched');
    await expect(rejectOrder(api.db, api.clock, gone.orderCode, byOperator)).rejects.toMatchObject({
      code: 'ORDER_NOT_CANCELLABLE',
    });
  });
});

describe('the counters of bought and sold', () => {
  const tierOf = (customerId: string) =>
    rows(
      'select coalesce(sum(amount), 0)::int as amount from auth.loyalty_purchase where customer_id = $1',
      customerId,
    );
  const soldOf = (product: MadeProduct) =>
    rows('select units_sold, sold_in from products.product where id = $1', product.id);

  test('count an order when it is settled, its units when it is placed, and neither once it is cancelled', async () => {
    const soap = await makeProduct(api.db, { stock: 90, price: 10_000 });
    const other = await makeProduct(api.db, { stock: 90, price: 10_000 });
    const waiting = await order(
      [
        [soap, 3],
        [other, 1],
      ],
      { method: 'bank_transfer' },
    );
    const { customerId } = waiting.buyer;
    await api.drain();
    expect(await tierOf(customerId)).toEqual([{ amount: 0 }]);
    expect(await soldOf(soap)).toEqual([{ units_sold: 3, sold_in: { BOG: 3 } }]);
    const together = 'select times from products.bought_together where product_id = $1';
    expect(await rows(together, soap.id)).toEqual([{ times: 1 }]);

    await inTransaction(api.db, async (tx) =>
      changeOrder(tx, await lockOrder(tx, waiting.orderId), 'paid', byOperator),
    );
    await api.drain();
    expect(await tierOf(customerId)).toEqual([{ amount: 40_000 }]);

    expect((await cancel(waiting)).statusCode).toBe(200);
    await api.drain();
    expect(await tierOf(customerId)).toEqual([{ amount: 0 }]);
    expect(await soldOf(soap)).toEqual([{ units_sold: 0, sold_in: {} }]);
    expect(await rows(together, soap.id)).toEqual([]);
  });

  test('do not depend on the order in which the events arrive', async () => {
    const soap = await makeProduct(api.db, { stock: 90, price: 10_000 });
    const bought = await order([[soap, 3]]);
    await api.db.query(
      `update platform.outbox set available_at = now() + interval '1 hour' where payload->>'orderId' = $1`,
      [bought.orderId],
    );
    await cancel(bought);
    await api.drain();
    await api.db.query(`update platform.outbox set available_at = now() where payload->>'orderId' = $1`, [
      bought.orderId,
    ]);
    await api.drain();
    expect(await tierOf(bought.buyer.customerId)).toEqual([{ amount: 0 }]);
    expect(await soldOf(soap)).toEqual([{ units_sold: 0, sold_in: {} }]);
  });
});
