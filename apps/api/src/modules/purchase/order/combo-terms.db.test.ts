import type { OfficeCombo } from '@tonalia/contract/combo-office';
import { beforeEach, expect, test } from 'vitest';
import { makeDesk, placeItems } from '../../../../test/adjusting.ts';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeCoupon } from '../../../../test/make-coupons.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';

const api = useApi();
const DAY = 86_400_000;
const COMBOS = '/api/products/office/combos';

beforeEach(() => api.clock.set(new Date()));

const noTerms = {
  from: null,
  until: null,
  perOrder: null,
  perCustomer: null,
  inTotal: null,
  tradeTypeIds: [],
  warehouseIds: [],
  addsCoupon: true,
};

async function makeKit(terms: Partial<OfficeCombo['terms']> = {}): Promise<MadeProduct> {
  const oxidant = await makeProduct(api.db, { price: 18_500, stock: 600 });
  const part = { productId: oxidant.id, versionId: oxidant.versions[0]?.id ?? '', quantity: 1 };
  const kit = await makeProduct(api.db, { kind: 'combo', name: 'Kit color', price: 50_000, parts: [part] });
  await decide(kit, terms);
  return kit;
}

/** The office saves the terms of a combo. */
async function decide(kit: MadeProduct, terms: Partial<OfficeCombo['terms']>): Promise<OfficeCombo> {
  const at = officeCaller(api, (await makeOperator(api.db, { role: 'owner' })).cookie);
  const before = (await at(`GET ${COMBOS}/${kit.id}`)).json<{ results: OfficeCombo }>().results;
  const parts = before.parts.map(({ productId, versionId, quantity, choices }) => ({
    productId,
    versionId,
    quantity,
    choices,
  }));
  const { version, name } = before;
  const sent = await at(`PUT ${COMBOS}/${kit.id}`, { version, name, parts, terms: { ...noTerms, ...terms } });
  expect(sent.statusCode, sent.body).toBe(200);
  return sent.json<{ results: OfficeCombo }>().results;
}

const add = (buyer: MadeBuyer, kit: MadeProduct, quantity: number, assemblies: object[] = []) =>
  buyer.call('POST /cart/additem', { productId: kit.id, code: kit.code, quantity, assemblies });
async function fill(...wish: Parameters<typeof add>): Promise<string> {
  const [buyer] = wish;
  const added = await add(...wish);
  expect(added.statusCode, added.body).toBe(200);
  const cartId = added.json<{ cart: { _id: string } }>().cart._id;
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  return cartId;
}
const order = async (buyer: MadeBuyer, kit: MadeProduct, quantity: number) =>
  buyer.call('POST /order/create', { cartId: await fill(buyer, kit, quantity) });
const answerOf = (sent: Awaited<ReturnType<typeof add>>) =>
  sent.statusCode === 200 ? 'ordered' : [sent.statusCode, sent.json<{ code: string; message: string }>().message];
const shownTo = async ({ token }: MadeBuyer, kit: MadeProduct) => {
  const list = await api.send({ method: 'GET', url: '/api/products/combo/list', query: { limit: '100' }, token });
  return list.json<{ results: { _id: string }[] }>().results.some(({ _id }) => _id === kit.id);
};

const pageFor = async ({ token }: MadeBuyer, kit: MadeProduct) =>
  (await api.send({ method: 'GET', url: '/api/products/product/query', query: { _id: kit.id }, token })).statusCode;

test('a combo has limits in one order, of one customer and in all; a cancelled order gives its units back (OFC-402)', async () => {
  const kit = await makeKit({ perOrder: 2, perCustomer: 3, inTotal: 4 });
  const [rosa, marta] = [await makeBuyer(api), await makeBuyer(api)];
  expect(answerOf(await add(rosa, kit, 3))).toEqual([409, 'De Kit color puedes pedir hasta 2.']);
  expect(answerOf(await order(rosa, kit, 2))).toBe('ordered');
  expect(answerOf(await order(rosa, kit, 2))).toEqual([409, 'De Kit color puedes pedir hasta 1.']);
  expect(answerOf(await order(marta, kit, 2))).toBe('ordered');
  const luz = await makeBuyer(api);
  expect(answerOf(await order(luz, kit, 1))).toEqual([409, 'Ya no puedes pedir más de Kit color.']);
  await api.db.query(`update purchase.order set status = 'cancelled' where customer_id = $1`, [marta.customerId]);
  expect(answerOf(await order(await makeBuyer(api), kit, 1))).toBe('ordered');
});

test('of ten buyers that order the last combo at once, each with another shade, one gets it (OFC-402, C1)', async () => {
  for (let run = 0; run < howOften(2, 20); run += 1) {
    const shades = Array.from({ length: 10 }, (_, n) => ({ shade: [String(n), 'Tono'] as [string, string], stock: 5 }));
    const dye = await makeProduct(api.db, { versions: shades });
    const kit = await makeProduct(api.db, { kind: 'combo', parts: [{ productId: dye.id, quantity: 1 }] });
    await decide(kit, { inTotal: 1 });
    const carts = await Promise.all(
      dye.versions.map(async (shade) => {
        const buyer = await makeBuyer(api);
        const assemblies = [{ code: dye.code, versionCode: shade.code }];
        return [buyer, await fill(buyer, kit, 1, assemblies)] as const;
      }),
    );
    const placed = await Promise.all(carts.map(([buyer, cartId]) => buyer.call('POST /order/create', { cartId })));
    expect(placed.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(409)]);
  }
});

test('a combo is shown and sold within its dates, and to its trade types and warehouses only (OFC-402)', async () => {
  const now = api.clock.now().getTime();
  const kit = await makeKit({ from: new Date(now - DAY).toISOString(), until: new Date(now + DAY).toISOString() });
  const [rosa, barber] = [await makeBuyer(api), await makeBuyer(api, { tradeTypeId: 'barberia' })];
  await expect.poll(() => shownTo(rosa, kit)).toBe(true);
  expect(await pageFor(rosa, kit)).toBe(200);
  const cartId = await fill(rosa, kit, 1);
  await decide(kit, { tradeTypeIds: ['barberia'], warehouseIds: ['BOG'] });
  await expect.poll(() => shownTo(rosa, kit)).toBe(false);
  expect(await shownTo(barber, kit)).toBe(true);
  expect([await pageFor(rosa, kit), await pageFor(barber, kit)]).toEqual([404, 200]);
  expect((await rosa.call('POST /order/create', { cartId })).json()).toMatchObject({ code: 'CART_CHANGED' });
  expect((await add(await makeBuyer(api), kit, 1)).statusCode).toBe(404);
  expect(answerOf(await order(barber, kit, 1))).toBe('ordered');
  await decide(kit, { warehouseIds: ['MED'] });
  await expect.poll(() => shownTo(barber, kit)).toBe(false);
  await decide(kit, { until: new Date(now - DAY).toISOString() });
  await expect.poll(() => shownTo(rosa, kit)).toBe(false);
  expect((await add(rosa, kit, 1)).statusCode).toBe(404);
});

test('a coupon leaves out a combo that does not add with coupons (OFC-402)', async () => {
  const [with10, alone] = [await makeKit(), await makeKit({ addsCoupon: false })];
  const { code } = await makeCoupon(api.db, { amount: 10 });
  const rosa = await makeBuyer(api);
  await add(rosa, with10, 1);
  await add(rosa, alone, 1);
  const cart = await rosa.call('POST /coupon/apply', { code });
  expect(cart.statusCode, cart.body).toBe(200);
  expect(cart.json()).toMatchObject({ cart: { couponSavings: 5_000 } });
});

test('units of a combo that the office takes off an order count for its limits no more, and none is added past them (OFC-105, OFC-402)', async () => {
  const kit = await makeKit({ perOrder: 3, perCustomer: 3, inTotal: 4 });
  const [desk, rosa, marta] = [await makeDesk(api), await makeBuyer(api), await makeBuyer(api)];
  const placed = await placeItems(api, [{ product: kit, quantity: 3 }], { buyer: rosa });
  const cartId = await fill(marta, kit, 2);
  const place = async () => answerOf(await marta.call('POST /order/create', { cartId }));
  expect(await place()).toEqual([409, 'De Kit color puedes pedir hasta 1.']);
  expect((await desk.adjust(placed, [{ line: 1, quantity: 1 }])).results.after.units).toBe(1);
  expect(await place()).toBe('ordered');
  // one more of four is left, and two more of three for the customer
  expect(answerOf(await order(rosa, kit, 2))).toEqual([409, 'De Kit color puedes pedir hasta 1.']);
  expect((await desk.adjust(placed, [{ line: 1, quantity: 2 }])).code).toBe('ADJUSTMENT_UPWARDS');
  const soap = await makeProduct(api.db, { price: 60_000, stock: 9 });
  const other = await placeItems(api, [{ product: soap, quantity: 3 }]);
  const substitute = { code: kit.code, quantity: 2 };
  expect((await desk.adjust(other, [{ line: 1, quantity: 1, substitute }])).code).toBe('SUBSTITUTE_UNAVAILABLE');
});
