import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { CouponSaved, OfficeCoupon } from '@tonalia/contract/coupons-office';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';

const api = useApi();
const COUPONS = '/api/marketing/office/coupons';
const hour = 3_600_000;
const desk = async (role: OfficeRole = 'owner') => officeCaller(api, (await makeOperator(api.db, { role })).cookie);
type Desk = Awaited<ReturnType<typeof desk>>;

let made = 0;
const later = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString();
const draft = (more: object = {}) => ({
  name: 'Diez en todo',
  discountType: 'percentage',
  amount: 10,
  minTotal: 60_000,
  brandId: null,
  categoryId: null,
  perCustomer: 2,
  totalLimit: null,
  from: later(0),
  until: null,
  listed: true,
  ...more,
});
async function create(at: Desk, more: object = {}): Promise<OfficeCoupon> {
  made += 1;
  const answer = await at(`POST ${COUPONS}`, { ...draft(more), code: `color-${made}-${Date.now()}` });
  expect(answer.statusCode, answer.body).toBe(200);
  const { coupon } = answer.json<{ results: CouponSaved }>().results;
  if (!coupon) throw new Error('a saved coupon');
  return coupon;
}

/** A cart of two units of 50.000 pesos with the coupon. */
async function cartWith(code: string) {
  const soap = await makeProduct(api.db, { stock: 9, price: 50_000 });
  const buyer = await makeBuyer(api);
  await buyer.call('POST /cart/additem', { productId: soap.id, code: soap.code, quantity: 2 });
  const applied = await buyer.call('POST /coupon/apply', { code });
  const order = async () => {
    const { cart } = (await buyer.call('GET /cart/listcart')).json<{ cart: { _id: string } }>();
    await buyer.call('PUT /cart/listcart', { cartId: cart._id, paymentMethod: 'cash_on_delivery' });
    return buyer.call('POST /order/create', { cartId: cart._id });
  };
  return { applied: applied.json<{ code?: string; cart?: { couponSavings: number } }>(), order };
}

test('a coupon that the office makes saves in the cart what its example said, and is refused once it is stopped (OFC-407)', async () => {
  const at = await desk('marketing');
  const preview = await at(`POST ${COUPONS}`, { ...draft(), code: 'NUNCA', dryRun: true });
  expect(preview.json<{ results: CouponSaved }>().results).toEqual({
    coupon: null,
    examples: [
      { goods: 30_000, savings: 0, reason: 'Agrega $\u00A030.000 y lo puedes usar.' },
      { goods: 60_000, savings: 6_000, reason: null },
      { goods: 120_000, savings: 12_000, reason: null },
    ],
  });
  const coupon = await create(at);
  expect(coupon).toMatchObject({ state: 'running', redeemed: 0, version: 1, code: coupon.code.toUpperCase() });
  expect((await cartWith(coupon.code)).applied).toMatchObject({ cart: { couponSavings: 10_000 } });
  expect((await at(`POST ${COUPONS}`, { ...draft(), code: coupon.code })).json()).toMatchObject({
    code: 'COUPON_EXISTS',
  });
  expect((await at(`POST ${COUPONS}/${coupon._id}/stop`, { version: 1 })).statusCode).toBe(200);
  expect((await cartWith(coupon.code)).applied).toMatchObject({ code: 'COUPON_NOT_FOUND' });
  const list = await at(`GET ${COUPONS}?state=ended&q=${coupon.code}`);
  expect(list.json()).toMatchObject({ total: 1, results: [{ code: coupon.code, state: 'ended', version: 2 }] });
  const again = await at(`PUT ${COUPONS}/${coupon._id}`, { ...draft(), version: 2 });
  expect(again.json()).toMatchObject({ code: 'COUPON_ENDED' });
});

test('a percentage with a ceiling saves no more in the example, the cart and the order, and pesos have none (OFC-407)', async () => {
  const at = await desk('marketing');
  const capped = { amount: 20, maxSavings: 15_000, minTotal: 0 };
  const preview = await at(`POST ${COUPONS}`, { ...draft(capped), code: 'NUNCA', dryRun: true });
  expect(preview.json<{ results: CouponSaved }>().results.examples.map(({ savings }) => savings)).toEqual([
    15_000, 15_000,
  ]);
  const coupon = await create(at, capped);
  expect(coupon).toMatchObject({ maxSavings: 15_000 });
  const { applied, order } = await cartWith(coupon.code);
  expect(applied).toMatchObject({ cart: { couponSavings: 15_000 } });
  expect((await order()).statusCode).toBe(200);
  const { rows } = await api.db.query<{ savings: number }>(
    `select o.coupon_savings::int as savings from purchase.order o join marketing.coupon_redemption r on r.order_id = o.id where r.coupon_id = $1`,
    [coupon._id],
  );
  expect(rows).toEqual([{ savings: 15_000 }]);
  const url = `PUT ${COUPONS}/${coupon._id}`;
  const inPesos = { ...draft(capped), discountType: 'value', amount: 5_000, version: 1 };
  expect((await at(url, inPesos)).json()).toMatchObject({ code: 'INVALID_REQUEST' });
  const free = await at(url, { ...inPesos, maxSavings: null });
  expect(free.json()).toMatchObject({ results: { coupon: { maxSavings: null, discountType: 'value' } } });
});

test('terms are edited at their version, and no limit goes below the uses so far, also while an order takes one (OFC-407)', async () => {
  const at = await desk();
  const coupon = await create(at, { totalLimit: 5 });
  const url = `PUT ${COUPONS}/${coupon._id}`;
  const [first, second] = [await cartWith(coupon.code), await cartWith(coupon.code)];
  expect((await first.order()).statusCode).toBe(200);
  const [lowered, ordered] = await Promise.all([at(url, { ...draft(), totalLimit: 1, version: 1 }), second.order()]);
  const { rows } = await api.db.query<{ redeemed: number; most: number }>(
    'select redeemed, total_limit as most from marketing.coupon where id = $1',
    [coupon._id],
  );
  expect([lowered.statusCode, ordered.statusCode].filter((status) => status === 200)).toHaveLength(1);
  expect(rows[0]?.redeemed).toBeLessThanOrEqual(rows[0]?.most ?? 0);
  const [saved] = (await at(`GET ${COUPONS}?q=${coupon.code}`)).json<{ results: OfficeCoupon[] }>().results;
  const stale = (saved?.version ?? 0) + 1;
  expect((await at(url, { ...draft(), version: stale })).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  const used = saved?.redeemed ?? 0;
  expect(used).toBeGreaterThan(0);
  const edited = await at(url, { ...draft({ totalLimit: used }), version: saved?.version });
  expect(edited.json()).toMatchObject({ results: { coupon: { state: 'used_up' } } });
});

test('wrong terms are refused with their sentence, and a role that only reads changes nothing (OFC-407)', async () => {
  const [at, reader] = [await desk(), await desk('read-only')];
  const codeOf = async (more: object) =>
    (await at(`POST ${COUPONS}`, { ...draft(), code: 'MALO-1', ...more })).json<{ code: string }>().code;
  expect(await codeOf({ amount: 91 })).toBe('INVALID_REQUEST');
  expect(await codeOf({ code: 'a b' })).toBe('INVALID_REQUEST');
  expect(await codeOf({ brandId: '1', categoryId: '1' })).toBe('INVALID_REQUEST');
  expect(await codeOf({ brandId: '999999999' })).toBe('INVALID_REQUEST');
  expect(await codeOf({ until: later(-hour) })).toBe('SPAN_WRONG');
  const coming = await create(at, { from: later(hour), totalLimit: 3 });
  expect(coming.state).toBe('coming');
  expect((await reader(`POST ${COUPONS}/${coming._id}/stop`, { version: 1 })).json()).toMatchObject({
    code: 'ROLE_NOT_ALLOWED',
  });
  expect((await at(`POST ${COUPONS}/${coming._id}/stop`, { version: 1 })).statusCode).toBe(200);
  expect((await at(`POST ${COUPONS}/${coming._id}/stop`, { version: 1 })).json()).toMatchObject({
    code: 'COUPON_NOT_FOUND',
  });
});
