import type { CartView } from '@tonalia/contract/purchase';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import {
  type MadeProduct,
  makeDeal,
  makeProduct,
  makeProgrammedPrice,
  makeTradePrice,
} from '../../../../test/make-products.ts';

const api = useApi();
const ADD = 'POST /cart/additem';
const past = '[2020-01-01,2020-02-01)';
const future = '[2099-01-01,)';

const PRICE = 8_500;
let soap: MadeProduct;
let dye: MadeProduct;
let kit: MadeProduct;
let other: MadeProduct;
/** Deals and programmed prices that do not apply to this buyer, and unknown ids. */
const foreign: string[] = ['999999999', '1'];

const first = (product: MadeProduct) => product.versions[0] ?? { id: '', code: '' };
const of = ({ id, code }: MadeProduct) => ({ productId: id, code });
const cartOf = async (buyer: MadeBuyer) => (await buyer.call('GET /cart/listcart')).json<CartView>();

beforeAll(async () => {
  const { db } = api;
  soap = await makeProduct(db, { price: 10_000, stock: 9_000 });
  dye = await makeProduct(db, {
    versions: [
      { shade: ['1', 'Negro'], stock: 500, price: 9_000 },
      { shade: ['2', 'Café'], stock: 500, price: 9_000 },
    ],
  });
  other = await makeProduct(db, { price: 10_000, stock: 9_000 });
  kit = await makeProduct(db, { kind: 'combo', price: 30_000, parts: [{ productId: dye.id, quantity: 1 }] });
  await makeTradePrice(db, first(soap).id, 'peluqueria', PRICE);
  await makeTradePrice(db, first(soap).id, 'distribuidor', 2);
  const version = first(soap).id;
  foreign.push(
    await makeProgrammedPrice(db, version, 1, { during: past }),
    await makeProgrammedPrice(db, version, 1, { during: future }),
    await makeProgrammedPrice(db, version, 1, { tradeTypeId: 'distribuidor' }),
    await makeProgrammedPrice(db, first(other).id, 1),
    await makeDeal(db, { amount: 90, productId: soap.id, during: past }),
    await makeDeal(db, { amount: 90, productId: soap.id, during: future }),
    await makeDeal(db, { amount: 90, productId: soap.id, tradeTypeId: 'distribuidor' }),
    await makeDeal(db, { amount: 90, productId: soap.id, minQuantity: 5_000 }),
    await makeDeal(db, { amount: 90, productId: other.id }),
  );
});

test('a price or deal of another buyer, expired or not started, never lowers the charge · Z6', async () => {
  const buyer = await makeBuyer(api);
  const id = fc.constantFrom(...foreign, null, undefined);
  const hints = fc.record(
    {
      tradeTypeId: fc.constant('distribuidor'),
      warehouse: fc.constantFrom('MDE', 'XXX'),
      userId: fc.constantFrom('1', buyer.identityId),
      userCityId: fc.constant('05001'),
    },
    { requiredKeys: [] },
  );
  const claim = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    applicableDealsId: id,
    programmedPriceId: id,
    hints,
  });
  await fc.assert(
    fc.asyncProperty(claim, async ({ quantity, applicableDealsId, programmedPriceId, hints: query }) => {
      await buyer.call('DELETE /cart/cleanCart');
      const body = {
        ...of(soap),
        quantity,
        applicableDealsId,
        programmedPriceId,
        programmedPriceName: 'Precio de amigo',
      };
      const added = await buyer.call(ADD, body, query);
      expect([added.statusCode, added.json<{ cart: { total: number } }>().cart.total]).toEqual([200, quantity * PRICE]);
      const { cart } = await cartOf(buyer);
      expect([cart?.total, cart?.products[0]?.price]).toEqual([quantity * PRICE, PRICE]);
    }),
    { numRuns: 60 },
  );
});

describe('a forged line', () => {
  test.each([
    'price',
    'total',
    'discount',
    'isPreSales',
    'stock',
    'minQuantity',
    'warehouse',
    'tradeTypeId',
    'customerId',
  ])('with a %s of its own is refused · Z6', async (field) => {
    const buyer = await makeBuyer(api);
    for (const value of [1, 0, '1', true]) {
      const inBody = await buyer.call(ADD, { ...of(soap), quantity: 1, [field]: value });
      const inVersion = await buyer.call(ADD, {
        ...of(dye),
        versions: [{ code: first(dye).code, quantity: 1, [field]: value }],
      });
      expect([inBody.statusCode, inVersion.statusCode]).toEqual([400, 400]);
    }
    expect((await cartOf(buyer)).cart).toBeNull();
  });

  test('with a version, or a kit part, of another product is not found · Z6', async () => {
    const buyer = await makeBuyer(api);
    const [shade, alien] = [first(dye).code, first(other).code];
    const code = async (body: object) => (await buyer.call(ADD, body)).json<{ code: string }>().code;
    expect(await code({ ...of(dye), versions: [{ code: alien, quantity: 1 }] })).toBe('VERSION_NOT_FOUND');
    expect(
      await code({
        ...of(dye),
        versions: [
          { code: shade, quantity: 1 },
          { code: alien, quantity: 1 },
        ],
      }),
    ).toBe('VERSION_NOT_FOUND');
    expect(await code({ ...of(soap), versions: [{ code: shade, quantity: 1 }] })).toBe('VERSION_NOT_FOUND');
    expect(await code({ productId: soap.id, code: dye.code, versions: [{ code: shade, quantity: 1 }] })).toBe(
      'PRODUCT_NOT_FOUND',
    );
    expect(await code({ ...of(kit), quantity: 1, assemblies: [{ code: other.code, versionCode: alien }] })).toBe(
      'VERSION_NOT_FOUND',
    );
    expect(await code({ ...of(kit), quantity: 1, assemblies: [{ code: dye.code, versionCode: alien }] })).toBe(
      'VERSION_NOT_FOUND',
    );
    expect((await cartOf(buyer)).cart).toBeNull();
  });

  test('with the same version twice is one line of both, limited by the stock · Z6', async () => {
    const buyer = await makeBuyer(api);
    const { code } = first(dye);
    const twice = (quantity: number) =>
      buyer.call(ADD, {
        ...of(dye),
        versions: [
          { code, quantity },
          { code, quantity },
        ],
      });
    expect((await twice(251)).json()).toMatchObject({ code: 'STOCK_EXCEEDED', params: { left: 500 } });
    expect((await cartOf(buyer)).cart).toBeNull();
    expect((await twice(250)).json()).toMatchObject({ cart: { amount: 500, total: 4_500_000 } });
    expect((await cartOf(buyer)).cart?.products).toMatchObject([{ versionCode: code, quantity: 500 }]);
  });
});

describe('a quantity', () => {
  /** As written in the body, because some are not valid JavaScript values. */
  const odd = [
    '-1',
    '-0.0001',
    '0.5',
    '2.0000001',
    '"5"',
    '" 5"',
    '"1e3"',
    '"１２"',
    '"0x10"',
    '"٣"',
    '"Infinity"',
    '"NaN"',
    '""',
    '1e21',
    '1e400',
    '-1e400',
    '2147483648',
    '4294967297',
    '9007199254740993',
    '10002',
    'true',
    'false',
    'null',
    '[5]',
    '[]',
    '{}',
    '{"valueOf":5}',
  ];

  test.each(odd)('of %s is refused in every field · Z7', async (quantity) => {
    const buyer = await makeBuyer(api);
    const six = await makeProduct(api.db, { stock: 600, minQuantity: 6 });
    const shades = await makeProduct(api.db, { minQuantity: 6, versions: [{ shade: ['1', 'Negro'], stock: 600 }] });
    const at = (product: MadeProduct) => `"productId":"${product.id}","code":"${product.code}"`;
    const version = `"code":"${first(shades).code}"`;
    const bodies = [
      `{${at(six)},"quantity":${quantity}}`,
      `{${at(shades)},"versions":[{${version},"quantity":${quantity}}]}`,
      `{${at(six)},"quantity":6,"quantityPresale":${quantity}}`,
      `{${at(shades)},"versions":[{${version},"quantity":6,"quantityPresale":${quantity}}]}`,
    ];
    const send = (method: 'POST' | 'PUT', path: string, payload: string) =>
      api.send({
        method,
        url: `/api/purchase/cart/${path}`,
        payload,
        token: buyer.token,
        headers: { 'content-type': 'application/json' },
      });
    for (const payload of bodies) {
      const answer = await send('POST', 'additem', payload);
      expect([answer.statusCode, payload]).toEqual([400, payload]);
      expect(answer.json<{ message: string }>().message).toMatch(/[a-záéíóúñ]{3}/);
    }
    expect((await cartOf(buyer)).cart).toBeNull();
    await buyer.call(ADD, { ...of(six), quantity: 6 });
    const changed = await send('PUT', 'changequantityitem', `{"code":"${six.code}","quantity":${quantity}}`);
    expect(changed.statusCode).toBe(400);
    expect((await cartOf(buyer)).cart?.amount).toBe(6);
  });

  test('that passes all code is refused by the table · Z7', async () => {
    const buyer = await makeBuyer(api);
    await buyer.call(ADD, { ...of(soap), quantity: 1 });
    for (const quantity of ['0', '-1', '100000', '2147483648']) {
      await expect(api.db.query(`update purchase.cart_line set quantity = ${quantity}`)).rejects.toMatchObject({
        code: expect.stringMatching(/^(23514|22003)$/),
      });
    }
  });
});
