import type { CartView } from '@tonalia/contract/purchase';
import { expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { makeBuyer } from '../../../test/make-buyer.ts';
import { makeCoupon } from '../../../test/make-coupons.ts';
import { type MadeProduct, makeDeal, makeProduct } from '../../../test/make-products.ts';

const api = useApi();
/** In ms, ten times what the calls take, because the machine may be busy. */
const LIMIT = 1_500;
const TIMES = 5;

async function median(call: () => Promise<{ statusCode: number }>): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const start = performance.now();
    expect((await call()).statusCode).toBe(200);
    took.push(performance.now() - start);
  }
  return took.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Infinity;
}

test('a cart of 300 lines is shown, changed and ordered within the limit', async () => {
  const buyer = await makeBuyer(api);
  const dyes: MadeProduct[] = [];
  for (let n = 0; n < 5; n += 1) {
    const versions = Array.from({ length: 60 }, (_, at) => ({
      shade: [`${at}`, 'Tono'] as [string, string],
      stock: 99,
    }));
    const dye = await makeProduct(api.db, { versions, presale: { dispatchDate: '2099-01-01' } });
    await makeDeal(api.db, { amount: 10, productId: dye.id, minQuantity: 6 });
    dyes.push(dye);
  }
  const add = (dye: MadeProduct | undefined, codes: (string | undefined)[]) =>
    buyer.call('POST /cart/additem', {
      productId: dye?.id,
      code: dye?.code,
      versions: codes.map((code) => ({ code, quantity: 1 })),
    });
  for (const dye of dyes)
    await add(
      dye,
      dye.versions.map(({ code }) => code),
    );
  await buyer.call('POST /coupon/apply', { code: (await makeCoupon(api.db)).code });
  const [dye] = dyes;
  const versionCode = dye?.versions[0]?.code;
  const key = { code: dye?.code, versionCode };
  const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id;
  let units = 1;
  const took = {
    view: await median(() => buyer.call('GET /cart/listcart')),
    add: await median(() => add(dye, [versionCode])),
    change: await median(() => buyer.call('PUT /cart/changequantityitem', { ...key, quantity: (units += 1) })),
    remove: await median(async () => {
      await add(dye, [versionCode]);
      return buyer.call('DELETE /cart/deleteitem', { code: dye?.code, version: versionCode });
    }),
    choose: await median(() => buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' })),
    schedule: await median(() => buyer.call('GET /shipping-schedule/list')),
    coupons: await median(() => buyer.call('GET /coupon/list')),
    methods: await median(() => buyer.call('GET /payment-methods/list')),
  };
  const start = performance.now();
  expect((await buyer.call('POST /order/create', { cartId })).statusCode).toBe(200);
  const order = performance.now() - start;
  expect(Object.entries({ ...took, order }).filter(([, ms]) => ms > LIMIT)).toEqual([]);
});
