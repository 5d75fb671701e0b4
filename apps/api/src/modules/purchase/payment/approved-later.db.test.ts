import type { CreditAccount, Order } from '@tonalia/contract/purchase';
import { afterEach, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import {
  APPROVED_NEQUI,
  DECLINED_NEQUI,
  type UnpaidOrder,
  makeUnpaidOrder,
  pay,
  startBody,
} from '../../../../test/payments.ts';
import { changeShipment } from '../order/change-shipment.ts';

const api = useApi({ hasGateway: true });
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

afterEach(() => api.clock.set(new Date()));

async function pass(...steps: number[]): Promise<void> {
  for (const step of steps) {
    api.clock.advance(step);
    await api.wompi.run();
    await api.drain();
  }
}

/** The gateway changes the result of a charge, and we check it again. */
async function gatewayDecides(reference: string, status: 'APPROVED' | 'VOIDED'): Promise<void> {
  const charged = api.wompi.transactions().find((one) => one.reference === reference);
  expect(charged).toBeDefined();
  Object.assign(charged ?? {}, { status });
  const due = `gateway_reference = $1 and next_check_at = '2000-01-01'`;
  await api.db.query(`update purchase.payment set next_check_at = '2000-01-01' where gateway_reference = $1`, [
    reference,
  ]);
  // a running payment worker may be checking it too
  await expect
    .poll(async () => {
      await pass(0);
      return (await api.db.query(`select from purchase.payment where ${due}`, [reference])).rowCount;
    })
    .toBe(0);
}
const rowsOf = async ({ orderId }: UnpaidOrder) => {
  const { rows } = await api.db.query(
    `select o.status as order, p.status as payment, r.why from purchase.order o join purchase.payment p on p.order_id = o.id
     left join purchase.refund r on r.payment_id = p.id where o.id = $1 order by p.id`,
    [orderId],
  );
  return rows;
};

describe('money of a charge that was declined and approved later', () => {
  async function declined(): Promise<UnpaidOrder> {
    const order = await makeUnpaidOrder(api, { stock: 5 });
    await pay(api, order, DECLINED_NEQUI);
    await pass(2 * SECOND);
    expect(await rowsOf(order)).toEqual([{ order: 'pending_payment', payment: 'declined', why: null }]);
    return order;
  }
  const comes = ({ orderCode }: UnpaidOrder) => gatewayDecides(`${orderCode}-1`, 'APPROVED');

  test('pays the order that still waits for it', async () => {
    const order = await declined();
    await comes(order);
    expect(await rowsOf(order)).toEqual([{ order: 'paid', payment: 'approved', why: null }]);
  });

  test('is refunded when another payment had paid the order', async () => {
    const order = await declined();
    await pay(api, order, APPROVED_NEQUI);
    await pass(2 * SECOND);
    await comes(order);
    expect(await rowsOf(order)).toEqual([
      { order: 'paid', payment: 'approved', why: 'El pedido ya estaba pagado.' },
      { order: 'paid', payment: 'approved', why: null },
    ]);
  });

  test('is refunded once when its buyer had cancelled the order', async () => {
    const order = await declined();
    await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {});
    await comes(order);
    await comes(order);
    const why = 'El pedido ya estaba cancelado cuando llegó el pago.';
    expect(await rowsOf(order)).toEqual([{ order: 'cancelled', payment: 'approved', why }]);
  });

  test('continues the order that had expired unpaid', async () => {
    const order = await declined();
    await pass(61 * MINUTE);
    expect(await rowsOf(order)).toMatchObject([{ order: 'cancelled' }]);
    await comes(order);
    expect(await rowsOf(order)).toEqual([{ order: 'paid', payment: 'approved', why: null }]);
  });

  test('is refunded when the buyer cancelled the expired order', async () => {
    const order = await declined();
    await pass(61 * MINUTE);
    // sessions expire sooner than orders
    api.clock.set(new Date());
    await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {});
    await comes(order);
    expect(await rowsOf(order)).toMatchObject([{ order: 'cancelled', payment: 'approved', why: expect.any(String) }]);
  });
});

describe('money the gateway took back', () => {
  const card = async () => ({ type: 'card', token: await api.wompi.makeToken(), installments: 1, save: false });
  const move = ({ orderCode }: UnpaidOrder, to: 'preparing' | 'dispatched') =>
    changeShipment(api.db, { orderCode, to, dispatchDate: undefined }, { why: '', actorId: null, by: 'bodega' });

  test('ends an order that is prepared and has not left', async () => {
    const order = await makeUnpaidOrder(api);
    await pay(api, order, await card());
    await pass(2 * SECOND);
    await move(order, 'preparing');
    await gatewayDecides(`${order.orderCode}-1`, 'VOIDED');
    expect(await rowsOf(order)).toEqual([{ order: 'cancelled', payment: 'voided', why: null }]);
  });

  test('of an order on its way is left to an operator', async () => {
    const order = await makeUnpaidOrder(api);
    await pay(api, order, await card());
    await pass(2 * SECOND);
    await move(order, 'preparing');
    await move(order, 'dispatched');
    await gatewayDecides(`${order.orderCode}-1`, 'VOIDED');
    expect(await rowsOf(order)).toEqual([{ order: 'dispatched', payment: 'voided', why: null }]);
  });

  test('of own credit is owed again, once, even above the limit', async () => {
    const buyer = await makeBuyer(api, { creditLimit: 100_000 });
    await onCredit(buyer);
    const body = await startBody(api, await card(), { creditPayment: 80_000 });
    await buyer.call('POST /payment/start', body);
    await api.drain();
    await pass(2 * SECOND);
    expect(await findCredit(buyer)).toMatchObject({ used: 0, available: 100_000 });
    await onCredit(buyer);
    const { rows } = await api.db.query<{ reference: string }>(
      'select gateway_reference as reference from purchase.payment where customer_id = $1',
      [buyer.customerId],
    );
    await gatewayDecides(rows[0]?.reference ?? '', 'VOIDED');
    await gatewayDecides(rows[0]?.reference ?? '', 'VOIDED');
    const credit = await findCredit(buyer);
    expect(credit).toMatchObject({ used: 160_000, available: 0 });
    expect(credit.movements.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['adjustment', 80_000],
      ['order', 80_000],
      ['payment', -80_000],
      ['order', 80_000],
    ]);
  });

  const findCredit = async (buyer: MadeBuyer) =>
    (await buyer.call('GET /credit')).json<{ results: CreditAccount }>().results;
  async function onCredit(buyer: MadeBuyer): Promise<void> {
    const product = await makeProduct(api.db, { stock: 5, price: 40_000 });
    const placed = await makeUnpaidOrder(api, { buyer, product, method: 'own_credit' });
    const { results } = (await buyer.call(`GET /order/${placed.orderCode}`)).json<{ results: Order }>();
    expect(results.status).toBe('confirmed');
  }
});
