import type { CartView } from '@tonalia/contract/purchase';
import { expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../test/make-buyer.ts';
import { type MadeProduct, makeProduct } from '../../../test/make-products.ts';
import { makeCoupon } from '../../../test/make-coupons.ts';
import { makeFieldSeller } from '../../../test/selling.ts';
import { ownStatements } from '../../../test/own-statements.ts';

const api = useApi();

/** Left out: the lookup of the customer, cached places, and what is sent together with another statement. */
const isCounted = (name: string) => !/^(auth\.find_own_customer|tracking\.|begin$|commit$)/.test(name);

/** Statements of a call after its session is known. */
async function roundTrips(call: () => ReturnType<MadeBuyer['call']>): Promise<number> {
  let status = 0;
  const statements = await ownStatements(async () => {
    status = (await call()).statusCode;
  });
  expect(status).toBe(200);
  return statements.filter(isCounted).length;
}

async function counts(
  lines: number,
  withPresale: boolean,
  paymentMethod: string,
  withCoupon = false,
): Promise<Record<string, number>> {
  const buyer = await makeBuyer(api, { creditLimit: 2_000_000_000 });
  const shades = Array.from({ length: lines }, (_, n) => ({ shade: [`${n}`, 'Tono'] as [string, string], stock: 9 }));
  const dye: MadeProduct = await makeProduct(api.db, {
    versions: shades,
    ...(withPresale && { presale: { dispatchDate: '2099-01-01' } }),
  });
  const product = { productId: dye.id, code: dye.code };
  const quantity = withPresale ? 10 : 2;
  const versions = dye.versions.map(({ code }) => ({ code, quantity }));
  await buyer.call('GET /order/list');
  const add = await roundTrips(() => buyer.call('POST /cart/additem', { ...product, versions }));
  if (withCoupon) await buyer.call('POST /coupon/apply', { code: (await makeCoupon(api.db)).code });
  const view = await roundTrips(() => buyer.call('GET /cart/listcart'));
  const key = { code: dye.code, versionCode: versions[0]?.code };
  const change = await roundTrips(() => buyer.call('PUT /cart/changequantityitem', { ...key, quantity: 3 }));
  const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id;
  const choose = await roundTrips(() => buyer.call('PUT /cart/listcart', { cartId, paymentMethod }));
  const schedule = await roundTrips(() => buyer.call('GET /shipping-schedule/list'));
  const coupons = await roundTrips(() => buyer.call('GET /coupon/list'));
  const methods = await roundTrips(() => buyer.call('GET /payment-methods/list'));
  const order = await roundTrips(() => buyer.call('POST /order/create', { cartId }));
  const replay = await roundTrips(() => buyer.call('POST /order/create', { cartId }));
  return { add, view, change, choose, schedule, coupons, methods, order, replay };
}

test('the number of statements of a call is the same for 100 lines as for one', async () => {
  const cash = { add: 3, view: 3, change: 4, choose: 5, schedule: 3, coupons: 4, methods: 5, order: 6, replay: 2 };
  expect(await counts(1, false, 'cash_on_delivery')).toEqual(cash);
  expect(await counts(100, false, 'cash_on_delivery')).toEqual(cash);
  const credit = { ...cash, choose: 6, order: 9 };
  expect(await counts(1, true, 'own_credit')).toEqual(credit);
  expect(await counts(100, true, 'own_credit')).toEqual(credit);
  // a coupon is read with one statement, and redeemed with two more
  const { view, change, choose, schedule, coupons, methods, order } = cash;
  const more = { view: view + 1, change: change + 1, choose: choose + 1, schedule: schedule + 1, methods: methods + 1 };
  const couponed = { ...cash, ...more, coupons: coupons + 1, order: order + 3 };
  expect(await counts(1, false, 'cash_on_delivery', true)).toEqual(couponed);
  expect(await counts(100, false, 'cash_on_delivery', true)).toEqual(couponed);
});

test('an order taken without a network takes the same statements for 100 lines as for one, and one when it is repeated', async () => {
  const place = async (lines: number) => {
    const seller = await makeFieldSeller(api);
    const versions = Array.from({ length: lines }, (_, n) => ({
      shade: [`${n}`, 'Tono'] as [string, string],
      stock: 9,
    }));
    const dye = await makeProduct(api.db, { versions });
    const order = seller.order([[dye, 1]]);
    const [line] = order.lines;
    if (!line) throw new Error('the order has no line');
    const whole = {
      ...order,
      lines: dye.versions.map(({ code }) => ({ ...line, code })),
      expectedTotal: 10_000 * lines,
    };
    await seller.call('GET /seller-orders');
    const send = () => seller.call('POST /seller-orders', whole);
    return [await roundTrips(send), await roundTrips(send)];
  };
  expect(await place(1)).toEqual([14, 1]);
  expect(await place(100)).toEqual([14, 1]);
});
