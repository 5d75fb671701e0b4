import type { CartView, Coupon } from '@tonalia/contract/purchase';
import { describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { type CouponToMake, makeCoupon } from '../../../../test/make-coupons.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { type MadeProduct, makeCategory, makeProduct } from '../../../../test/make-products.ts';
import { makeSeller, makeToken } from '../../../../test/make.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { releaseCoupon } from '../../marketing/index.ts';

const api = useApi();
const nb = '\u00A0';
const cash = 'cash_on_delivery';

async function shopper(product: MadeProduct, quantity = 2): Promise<MadeBuyer> {
  const buyer = await makeBuyer(api);
  await add(buyer, product, quantity);
  return buyer;
}
const add = (buyer: MadeBuyer, product: MadeProduct, quantity = 1) =>
  buyer.call('POST /cart/additem', { productId: product.id, code: product.code, quantity });
const coupon = (wish: CouponToMake = {}) => makeCoupon(api.db, wish);
const apply = async (buyer: MadeBuyer, code: string) => (await buyer.call('POST /coupon/apply', { code })).json();
const viewOf = async (buyer: MadeBuyer) => (await buyer.call('GET /cart/listcart')).json<CartView>().cart;
const listOf = async (buyer: MadeBuyer) => (await buyer.call('GET /coupon/list')).json<{ results: Coupon[] }>().results;

async function order(buyer: MadeBuyer) {
  const cartId = (await viewOf(buyer))?._id;
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: cash });
  return buyer.call('POST /order/create', { cartId });
}
const codeOf = async (answer: ReturnType<MadeBuyer['call']>) => (await answer).json<{ code?: string }>().code;

async function redeemed(id: string): Promise<{ redeemed: number; orders: number }> {
  const { rows } = await api.db.query<{ redeemed: number; orders: number }>(
    `select redeemed, (select count(*)::int from marketing.coupon_redemption r join purchase.order o on o.id = r.order_id
       where r.coupon_id = c.id) as orders from marketing.coupon c where id = $1`,
    [id],
  );
  return rows[0] ?? { redeemed: -1, orders: -1 };
}

/** Number of connections waiting for a lock. */
async function waiting(): Promise<number | undefined> {
  const { rows } = await api.db.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.n;
}

describe('a coupon in the cart', () => {
  test('reduces the goods after their deals, until it is removed · D-47', async () => {
    const soap = await makeProduct(api.db, { stock: 9, price: 50_000 });
    const buyer = await shopper(soap);
    const { code } = await coupon({ name: 'Diez por ciento', amount: 10 });
    // as people type it
    const view = await apply(buyer, ` ${code.toLowerCase()} `);
    expect(view).toMatchObject({
      cart: {
        subtotal: 100_000,
        couponSavings: 10_000,
        total: 90_000,
        coupon: {
          code,
          name: 'Diez por ciento',
          discount_type: 'percentage',
          discount_amount: 10,
          savings: 10_000,
          available: true,
          reason: null,
        },
      },
    });
    expect(await viewOf(buyer)).toEqual((view as CartView).cart);
    const removed = (await buyer.call('DELETE /coupon/apply')).json<CartView>().cart;
    expect(removed).toMatchObject({ couponSavings: 0, coupon: null, total: 100_000 });
    expect(await viewOf(buyer)).toEqual(removed);
  });

  test('changes the payment method’s discount with it', async () => {
    const soap = await makeProduct(api.db, { stock: 9, price: 50_000 });
    const buyer = await shopper(soap);
    const { rows } = await api.db.query<{ id: string }>(
      `insert into purchase.payment_method_movement (reference, type_movement, discount_type, discount_amount, during)
       values ('${cash}', 'charge', 'percentage', 2, '[2020-01-01, 2100-01-01)') returning id`,
    );
    await apply(buyer, (await coupon({ amount: 10 })).code);
    const cartId = (await viewOf(buyer))?._id;
    await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: cash });
    expect(await viewOf(buyer)).toMatchObject({ couponSavings: 10_000, movement: 1_800, total: 91_800 });
    const methods = (await buyer.call('GET /payment-methods/list')).json<{ results: { movementAmount: number }[] }>();
    expect(methods.results).toContainEqual(expect.objectContaining({ reference: cash, movementAmount: 1_800 }));
    await api.db.query('delete from purchase.payment_method_movement where id = $1', [rows[0]?.id]);
  });

  test('of a category applies to its subcategories, and names the category', async () => {
    const parent = await makeCategory(api.db, 'Coloración');
    const dye = await makeProduct(api.db, { stock: 9, price: 10_000, category: 'Coloración/Tintes' });
    const soap = await makeProduct(api.db, { stock: 9, price: 90_000 });
    const { code } = await coupon({ amount: 50, categoryId: parent });
    const buyer = await shopper(soap);
    expect(await apply(buyer, code)).toMatchObject({
      code: 'COUPON_NOT_APPLICABLE',
      message: 'Tu pedido no tiene productos de Coloración.',
    });
    await add(buyer, dye, 3);
    expect(await apply(buyer, code)).toMatchObject({
      cart: { couponSavings: 15_000, coupon: { only_for: 'Coloración' } },
    });
  });

  test('saves nothing below its minimum, and says how much is missing', async () => {
    const soap = await makeProduct(api.db, { stock: 9, price: 50_000 });
    const buyer = await shopper(soap);
    await apply(buyer, (await coupon({ type: 'value', amount: 7_000, minTotal: 80_000 })).code);
    const change = await buyer.call('PUT /cart/changequantityitem', { code: soap.code, quantity: 1 });
    expect(change.json()).toMatchObject({
      cart: {
        couponSavings: 0,
        total: 50_000,
        coupon: { savings: 0, available: false, reason: `Agrega $${nb}30.000 y lo puedes usar.` },
      },
    });
    expect((await order(buyer)).json()).toMatchObject({
      code: 'COUPON_NOT_APPLICABLE',
      params: { reason: `Agrega $${nb}30.000 y lo puedes usar.` },
    });
    await buyer.call('DELETE /coupon/apply');
    expect((await order(buyer)).statusCode).toBe(200);
  });

  test.each<[string, CouponToMake, string]>([
    ['is over', { during: '[2020-01-01,2020-02-01)' }, 'COUPON_NOT_FOUND'],
    ['has not begun', { during: '[2099-01-01,)' }, 'COUPON_NOT_FOUND'],
    ['is used up', { totalLimit: 3, redeemed: 3 }, 'COUPON_NOT_APPLICABLE'],
  ])('that %s is refused', async (_title, wish, refusal) => {
    const buyer = await shopper(await makeProduct(api.db, { stock: 9 }));
    const { code } = await coupon(wish);
    expect(await apply(buyer, code)).toMatchObject({ code: refusal });
    expect((await viewOf(buyer))?.coupon).toBeNull();
  });

  test('is refused without a cart, for unknown codes, and after many attempts', async () => {
    const buyer = await makeBuyer(api);
    const { code } = await coupon();
    expect(await apply(buyer, code)).toMatchObject({ message: 'Tu carrito está vacío.' });
    expect((await buyer.call('DELETE /coupon/apply')).json()).toMatchObject({ cart: null });
    const tries: unknown[] = [];
    for (let n = 0; n < 21; n += 1) tries.push(await codeOf(buyer.call('POST /coupon/apply', { code: `NADA-${n}` })));
    expect([tries[0], tries.at(-1)]).toEqual(['COUPON_NOT_FOUND', 'TOO_MANY_REQUESTS']);
  });
});

test('the list shows usable coupons by savings, and the reason of the others · D-47', async () => {
  const mine = await makeCategory(api.db, 'Solo de la lista');
  const soap = await makeProduct(api.db, { stock: 9, price: 50_000, category: 'Solo de la lista' });
  const [ten, most, far] = [
    await coupon({ amount: 10, categoryId: mine }),
    await coupon({ type: 'value', amount: 20_000, categoryId: mine }),
    await coupon({ minTotal: 300_000, categoryId: mine }),
  ];
  const hidden = [
    await coupon({ listed: false }),
    await coupon({ totalLimit: 1, redeemed: 1 }),
    await coupon({ during: '[2020-01-01,2020-02-01)' }),
  ];
  const buyer = await shopper(soap);
  const [list, ofMine] = [await listOf(buyer), new Set([ten.code, most.code, far.code])];
  expect(list.map(({ code }) => code).filter((code) => ofMine.has(code))).toEqual([most.code, ten.code, far.code]);
  expect(list.find(({ code }) => code === far.code)).toMatchObject({
    available: false,
    savings: 0,
    reason: `Agrega $${nb}200.000 en productos de Solo de la lista y lo puedes usar.`,
  });
  for (const { code } of hidden) expect(list).not.toContainEqual(expect.objectContaining({ code }));
  // an unlisted code works when it is typed
  expect(await apply(buyer, hidden[0]?.code ?? '')).toMatchObject({ cart: { coupon: { available: true } } });

  await apply(buyer, most.code);
  await order(buyer);
  await add(buyer, soap, 2);
  expect(await listOf(buyer)).not.toContainEqual(expect.objectContaining({ code: most.code }));
  const stranger = await shopper(soap);
  expect(await listOf(stranger)).toContainEqual(expect.objectContaining({ code: most.code, available: true }));
});

describe('ordering with a coupon', () => {
  test('redeems it, and a cancelled order releases it for another', async () => {
    const soap = await makeProduct(api.db, { stock: 99, price: 50_000 });
    const { id, code } = await coupon({ amount: 10, totalLimit: 1 });
    const buyer = await shopper(soap);
    await apply(buyer, code);
    const placed = (await order(buyer)).json<{ results: { orderId: string; total: number } }>().results;
    expect(placed.total).toBe(90_000);
    expect(await redeemed(id)).toEqual({ redeemed: 1, orders: 1 });
    const { rows } = await api.db.query('select coupon_savings::int, total::int from purchase.order where id = $1', [
      placed.orderId,
    ]);
    expect(rows).toEqual([{ coupon_savings: 10_000, total: 90_000 }]);

    await add(buyer, soap);
    expect(await apply(buyer, code)).toMatchObject({ message: 'Ya usaste este cupón.' });
    const other = await shopper(soap);
    expect(await apply(other, code)).toMatchObject({ message: 'Este cupón ya se agotó.' });

    // three at once, which all started before the first ended
    const release = () => inTransaction(api.db, (tx) => releaseCoupon(tx, placed.orderId));
    const releases = await inTransaction(api.db, async (tx) => {
      await tx.query('select from marketing.coupon where id = $1 for update', [id]);
      const begun = [release(), release(), release()];
      await expect.poll(waiting).toBe(begun.length);
      return begun;
    });
    await Promise.all(releases);
    expect(await redeemed(id)).toEqual({ redeemed: 0, orders: 0 });
    expect(await apply(other, code)).toMatchObject({ cart: { couponSavings: 5_000 + 5_000 } });
    expect((await order(other)).statusCode).toBe(200);
    expect(await redeemed(id)).toEqual({ redeemed: 1, orders: 1 });
  });

  test('with limit one, a hundred orders at once: one redeems it, the others are refused and see the price without it · C7', async () => {
    const soap = await makeProduct(api.db, { stock: 999, price: 50_000 });
    const { id } = await coupon({ amount: 10, totalLimit: 1 });
    const buyers: { buyer: MadeBuyer; cartId: string | undefined }[] = [];
    for (let n = 0; n < 100; n += 1) {
      const buyer = await makeBuyer(api);
      const added = await add(buyer, soap, 2);
      buyers.push({ buyer, cartId: added.json<{ cart: { _id: string } }>().cart._id });
    }
    await api.db.query('update purchase.cart set coupon_id = $1, payment_method = $2 where id = any($3)', [
      id,
      cash,
      buyers.map(({ cartId }) => cartId),
    ]);
    const waiting = [...buyers];
    const answers: { ok: boolean; code: string | undefined }[] = [];
    while (waiting.length > 0) {
      const batch = waiting.splice(0);
      const done = await Promise.all(batch.map(({ buyer, cartId }) => buyer.call('POST /order/create', { cartId })));
      for (const [n, answer] of done.entries()) {
        const { code: refusal } = answer.json<{ code?: string }>();
        const again = batch[n];
        // the pool was busy: retry
        if (refusal === 'UNAVAILABLE' && again) waiting.push(again);
        else answers.push({ ok: answer.statusCode === 200, code: refusal });
      }
    }
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ code: refusal }) => refusal === 'COUPON_NOT_APPLICABLE')).toHaveLength(99);
    expect(await redeemed(id)).toEqual({ redeemed: 1, orders: 1 });
    const { rows } = await api.db.query('select available from products.stock where version_id = $1', [
      soap.versions[0]?.id,
    ]);
    expect(rows).toEqual([{ available: 997 }]);
    const carts = await Promise.all(buyers.slice(0, 5).map(({ buyer }) => viewOf(buyer)));
    for (const cart of carts.filter((one) => one !== null)) {
      expect(cart).toMatchObject({
        total: 100_000,
        couponSavings: 0,
        coupon: { available: false, reason: 'Este cupón ya se agotó.' },
      });
    }
  });

  test('limited to one per customer, of the customer’s and the seller’s orders at once, one redeems it · C7', async () => {
    const soap = await makeProduct(api.db, { stock: 999, price: 50_000 });
    for (let run = 0; run < howOften(10, 50); run += 1) {
      const { id, code } = await coupon({ perCustomer: 1 });
      const own = await shopper(soap);
      const seller = await makeSeller(api.db, { customers: [own.customerId] });
      const token = await makeToken(api.db, seller);
      const act = { ...own, call: caller(api, token, { customerId: own.customerId }) };
      await add(act, soap, 2);
      await Promise.all([apply(own, code), apply(act, code)]);
      const answers = await Promise.all([order(own), order(act)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        code: 'COUPON_NOT_APPLICABLE',
        params: { reason: 'Ya usaste este cupón.' },
      });
      expect(await redeemed(id)).toEqual({ redeemed: 1, orders: 1 });
    }
  });

  test('limited to three per customer is redeemed three times', async () => {
    const soap = await makeProduct(api.db, { stock: 99, price: 50_000 });
    const { id, code } = await coupon({ perCustomer: 3 });
    const buyer = await makeBuyer(api);
    for (let n = 0; n < 3; n += 1) {
      await add(buyer, soap);
      await apply(buyer, code);
      expect((await order(buyer)).statusCode).toBe(200);
    }
    await add(buyer, soap);
    expect(await apply(buyer, code)).toMatchObject({ message: 'Ya usaste este cupón.' });
    expect(await redeemed(id)).toEqual({ redeemed: 3, orders: 3 });
  });
});

test('the list has the fifty coupons that end first', async () => {
  const made: string[] = [];
  for (let n = 1; n <= 51; n += 1) {
    const day = new Date(Date.UTC(2090, 0, n)).toISOString();
    made.push((await coupon({ during: `[2020-01-01, ${day})` })).code);
  }
  const listed = (await listOf(await makeBuyer(api))).map(({ code }) => code);
  expect(listed).toHaveLength(50);
  expect(listed).toContain(made[0]);
  expect(listed).not.toContain(made[50]);
});
