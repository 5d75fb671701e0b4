import type { PaymentMethod } from '@tonalia/contract/payment';
import type { CartView } from '@tonalia/contract/purchase';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { closedGateway } from '../../../../test/closed-gateway.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeCoupon } from '../../../../test/make-coupons.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { makeSeller, makeToken } from '../../../../test/make.ts';

const api = useApi({ gateways: [closedGateway] });
/** The same without a gateway. */
const without = useApi();
const nb = '\u00A0';
const [HOUR, TWO_DAYS] = [3_600_000, 48 * 3_600_000];
type Ready = MadeBuyer & { cartId: string };

beforeAll(async () => {
  for (const { db } of [api, without]) await db.query('update purchase.payment_method set active = true');
});

async function ready(creditLimit?: number, on = api): Promise<Ready> {
  const soap = await makeProduct(on.db, { stock: 9, price: 50_000 });
  const buyer = await makeBuyer(on, creditLimit === undefined ? {} : { creditLimit });
  await buyer.call('POST /cart/additem', { productId: soap.id, code: soap.code, quantity: 2 });
  return { ...buyer, cartId: (await viewOf(buyer))?._id ?? '' };
}
const viewOf = async (buyer: MadeBuyer) => (await buyer.call('GET /cart/listcart')).json<CartView>().cart;
const choose = (buyer: Ready, choice: object) => buyer.call('PUT /cart/listcart', { cartId: buyer.cartId, ...choice });
const create = (buyer: Ready) => buyer.call('POST /order/create', { cartId: buyer.cartId });

async function orderOf({ cartId }: Ready) {
  const { rows } = await api.db.query<{ id: string; status: string; payBy: Date | null; payments: unknown }>(
    `select o.id, o.status, o.pay_by as "payBy", (select jsonb_agg(jsonb_build_object('method', p.method,
       'status', p.status, 'amount', p.amount) order by p.id) from purchase.payment p where p.order_id = o.id) as payments
     from purchase.order o where o.cart_id = $1`,
    [cartId],
  );
  return rows[0];
}
async function usedBy({ customerId }: Ready): Promise<number | undefined> {
  const { rows } = await api.db.query<{ used: number }>('select used from auth.credit_account where customer_id = $1', [
    customerId,
  ]);
  return rows[0]?.used;
}
/** A charge on own credit that is long overdue. */
const owe = ({ customerId }: Ready, amount: number) =>
  api.db.query(
    `with owed as (insert into auth.credit_movement (customer_id, order_id, kind, amount, due_on)
       values ($1, gen_random_uuid(), 'order', $2, '2020-01-31'))
     update auth.credit_account set used = used + $2 where customer_id = $1`,
    [customerId, amount],
  );

describe('a part on own credit', () => {
  test.each([
    ['card', HOUR, [{ method: 'own_credit', status: 'on_credit', amount: 30_000 }]],
    [
      'bank_transfer',
      TWO_DAYS,
      [
        { method: 'own_credit', status: 'on_credit', amount: 30_000 },
        { method: 'bank_transfer', status: 'pending', amount: 70_000 },
      ],
    ],
  ])(
    'and the rest by %s: the order waits for the rest alone, its units held',
    async (paymentMethod, held, payments) => {
      const buyer = await ready(80_000);
      const view = (await choose(buyer, { paymentMethod, creditAmount: 30_000 })).json<CartView>().cart;
      expect(view).toMatchObject({ creditAmount: 30_000, total: 100_000, paymentMethod });
      expect(await viewOf(buyer)).toEqual(view);
      expect((await create(buyer)).json()).toMatchObject({ results: { status: 'pending_payment', total: 100_000 } });
      const order = await orderOf(buyer);
      expect(order).toMatchObject({ status: 'pending_payment', payments });
      expect(Math.abs((order?.payBy?.getTime() ?? 0) - Date.now() - held)).toBeLessThan(60_000);
      expect(await usedBy(buyer)).toBe(30_000);
      const { rows } = await api.db.query(
        `select payload->>'status' as status from platform.outbox where topic = 'order.placed' and payload->>'orderId' = $1`,
        [order?.id],
      );
      expect(rows).toEqual([{ status: 'pending_payment' }]);
    },
  );

  test('that covers the total leaves nothing to wait for', async () => {
    const buyer = await ready(100_000);
    await choose(buyer, { paymentMethod: 'card', creditAmount: 100_000 });
    expect((await create(buyer)).json()).toMatchObject({ results: { status: 'confirmed' } });
    expect(await orderOf(buyer)).toMatchObject({
      payBy: null,
      payments: [{ method: 'own_credit', status: 'on_credit', amount: 100_000 }],
    });
  });

  test('shrinks with the cart, never above its total', async () => {
    const buyer = await ready(100_000);
    await choose(buyer, { paymentMethod: 'card', creditAmount: 60_000 });
    const { code } = (await viewOf(buyer))?.products[0] ?? {};
    await buyer.call('PUT /cart/changequantityitem', { code, quantity: 1 });
    expect(await viewOf(buyer)).toMatchObject({ total: 50_000, creditAmount: 50_000 });
    await create(buyer);
    expect(await usedBy(buyer)).toBe(50_000);
  });

  test('is dropped with a method that pays no rest, and kept with another that does', async () => {
    const buyer = await ready(100_000);
    await choose(buyer, { paymentMethod: 'card', creditAmount: 60_000 });
    await choose(buyer, { paymentMethod: 'bank_transfer' });
    expect(await viewOf(buyer)).toMatchObject({ creditAmount: 60_000 });
    await choose(buyer, { paymentMethod: 'cash_on_delivery' });
    expect(await viewOf(buyer)).toMatchObject({ creditAmount: 0 });
    await choose(buyer, { paymentMethod: 'card' });
    expect(await viewOf(buyer)).toMatchObject({ creditAmount: 0 });
  });

  test.each([
    ['above what is available', 80_000, { paymentMethod: 'card', creditAmount: 80_001 }, 'CREDIT_EXCEEDED', 80_000],
    ['above the total', 900_000, { paymentMethod: 'card', creditAmount: 100_001 }, 'CREDIT_EXCEEDED', 100_000],
    ['beside cash', 80_000, { paymentMethod: 'cash_on_delivery', creditAmount: 1 }, 'PAYMENT_METHOD_UNAVAILABLE'],
    ['beside own credit', 80_000, { paymentMethod: 'own_credit', creditAmount: 1 }, 'PAYMENT_METHOD_UNAVAILABLE'],
    ['beside nothing', 80_000, { creditAmount: 1 }, 'PAYMENT_METHOD_UNAVAILABLE'],
    ['without a credit account', undefined, { paymentMethod: 'card', creditAmount: 1 }, 'PAYMENT_METHOD_UNAVAILABLE'],
  ])('%s is refused, and nothing is chosen', async (_title, limit, choice, code, available?: number) => {
    const buyer = await ready(limit);
    const refused = await choose(buyer, choice);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, code]);
    if (available !== undefined) expect(refused.json()).toMatchObject({ params: { available } });
    expect(await viewOf(buyer)).toMatchObject({ creditAmount: 0, paymentMethod: null });
  });

  test.each([-1, 0.5, '10', true, null, [], 2 ** 53, 1e300])(
    'of %j is refused in every field · Z7',
    async (creditAmount) => {
      const buyer = await ready(80_000);
      const refused = await choose(buyer, { paymentMethod: 'card', creditAmount });
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([400, 'INVALID_REQUEST']);
      expect(await viewOf(buyer)).toMatchObject({ creditAmount: 0, paymentMethod: null });
    },
  );

  test('is refused while something is overdue, when choosing and when ordering', async () => {
    const buyer = await ready(500_000);
    await choose(buyer, { paymentMethod: 'card', creditAmount: 30_000 });
    await owe(buyer, 40_000);
    const refusal = { code: 'CREDIT_OVERDUE', params: { overdue: 40_000 } };
    expect((await create(buyer)).json()).toMatchObject(refusal);
    expect((await choose(buyer, { paymentMethod: 'own_credit' })).json()).toMatchObject(refusal);
    expect((await choose(buyer, { creditAmount: 1 })).json()).toMatchObject(refusal);
    expect(await usedBy(buyer)).toBe(40_000);
    await choose(buyer, { creditAmount: 0 });
    expect((await create(buyer)).statusCode).toBe(200);
  });

  test('of two orders at once never exceeds the credit', async () => {
    for (let run = 0; run < 5; run += 1) {
      const buyer = await ready(60_000);
      const seller = await makeSeller(api.db, { customers: [buyer.customerId] });
      const call = caller(api, await makeToken(api.db, seller), { customerId: buyer.customerId });
      const soap = await makeProduct(api.db, { stock: 9, price: 50_000 });
      const added = await call('POST /cart/additem', { productId: soap.id, code: soap.code, quantity: 1 });
      const other = { ...buyer, call, cartId: added.json<{ cart: { _id: string } }>().cart._id };
      for (const one of [buyer, other]) await choose(one, { paymentMethod: 'card', creditAmount: 40_000 });
      const answers = await Promise.all([create(buyer), create(other)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await usedBy(buyer)).toBe(40_000);
    }
  });
});

describe('payment methods', () => {
  const list = async (buyer: MadeBuyer) =>
    (await buyer.call('GET /payment-methods/list')).json<{ results: PaymentMethod[] }>().results;

  test('that charge at once need a gateway', async () => {
    const [open, closed] = [await ready(), await ready(undefined, without)];
    expect((await list(open)).map(({ reference }) => reference)).toEqual(
      expect.arrayContaining(['card', 'pse', 'nequi', 'bank_transfer', 'cash_on_delivery']),
    );
    expect((await list(closed)).map(({ group }) => group)).not.toContain('instant');
    expect((await choose(closed, { paymentMethod: 'pse' })).json()).toMatchObject({
      code: 'PAYMENT_METHOD_UNAVAILABLE',
    });
    expect((await choose(closed, { paymentMethod: 'bank_transfer' })).statusCode).toBe(200);
    await without.db.query(`update purchase.cart set payment_method = 'card' where id = $1`, [closed.cartId]);
    expect((await create(closed)).json()).toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
  });

  test.each<[string, number | undefined, number, string | null]>([
    ['enough', 100_000, 0, null],
    ['not enough', 80_000, 0, `Tu cupo disponible es de $${nb}80.000. Úsalo y paga el resto con otro medio.`],
    ['all used up', 0, 0, `Tu cupo disponible es de $${nb}0.`],
    ['overdue', 500_000, 20_000, `Tienes $${nb}20.000 vencidos. Págalos para volver a usar tu cupo.`],
    ['none', undefined, 0, 'Aún no tienes cupo de crédito.'],
  ])('show what own credit can pay when it is %s', async (_title, limit, owed, reason) => {
    const buyer = await ready(limit);
    if (owed > 0) await owe(buyer, owed);
    const credit = (await list(buyer)).find(({ reference }) => reference === 'own_credit');
    expect(credit).toMatchObject({ available: reason === null, reason });
  });
});

test('an order that costs nothing is confirmed, whatever its payment method', async () => {
  for (const paymentMethod of ['card', 'bank_transfer', 'cash_on_delivery', 'own_credit']) {
    const buyer = await ready(10_000);
    const { code } = await makeCoupon(api.db, { type: 'value', amount: 100_000 });
    await buyer.call('POST /coupon/apply', { code });
    expect((await choose(buyer, { paymentMethod })).json()).toMatchObject({ cart: { total: 0 } });
    expect((await create(buyer)).json()).toMatchObject({ results: { status: 'confirmed', total: 0 } });
    expect(await orderOf(buyer)).toMatchObject({ payBy: null });
  }
});
