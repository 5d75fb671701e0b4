import type { CartView } from '@tonalia/contract/purchase';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { assignCustomer, cities, makeAddress, makeGuestToken, makeSeller, makeToken } from '../../../../test/make.ts';
import { makeDeal, makeProduct, makeProgrammedPrice, type MadeProduct } from '../../../../test/make-products.ts';

const api = useApi();
const ADD = 'POST /cart/additem';
const CART = 'GET /cart/listcart';
const CHANGE = 'PUT /cart/changequantityitem';

const cartOf = async (buyer: MadeBuyer) => (await buyer.call(CART)).json<CartView>();
const linesOf = (view: CartView) =>
  view.cart?.products.map(({ versionCode, code, quantity, advancedPurchasing }) => [
    versionCode ?? code,
    quantity,
    advancedPurchasing,
  ]);
const of = (product: MadeProduct) => ({ productId: product.id, code: product.code });
const setStock = (versionId: string | undefined, available: number) =>
  api.db.query('update products.stock set available = $2 where version_id = $1', [versionId, available]);

describe('adding to the cart', () => {
  test('adds several shades in one call, each in its line · API-20 ENT-04 ENT-05', async () => {
    const buyer = await makeBuyer(api);
    const dye = await makeProduct(api.db, {
      name: 'Tinte',
      versions: [
        { shade: ['7.1', 'Rubio medio cenizo'], hex: '#A08060', stock: 5, price: 12_000 },
        { shade: ['6.0', 'Rubio oscuro'], stock: 5, price: 12_000 },
      ],
    });
    const versions = dye.versions.map(({ code }) => ({ code, quantity: 2 }));
    const answer = await buyer.call(ADD, { ...of(dye), versions });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ cart: { amount: 4, total: 48_000 } });

    const view = await cartOf(buyer);
    expect(view).toMatchObject({ outOfStock: [], productsNews: [] });
    expect(view.cart).toMatchObject({ amount: 4, subtotal: 48_000, total: 48_000, shipping: 0 });
    expect(view.cart?.shippingAddress?._id).toBe(buyer.addressId);
    expect(view.cart?.products[0]).toMatchObject({
      ...of(dye),
      versionCode: dye.versions[0]?.code,
      quantity: 2,
      stock: 5,
      minQuantity: 1,
      isPreSales: false,
      advancedPurchasing: false,
      dispatchDate: null,
      assemblyCode: null,
      assemblyVersionCode: null,
      price: 12_000,
      amount: 24_000,
      name: 'Tinte',
    });
  });

  test('adds nothing when one of the shades does not fit · VAL-08 VAL-14', async () => {
    const buyer = await makeBuyer(api);
    const dye = await makeProduct(api.db, {
      versions: [
        { shade: ['1', 'Negro'], stock: 5 },
        { shade: ['2', 'Café'], stock: 3 },
      ],
    });
    const [first, second] = dye.versions;
    const versions = [
      { code: first?.code, quantity: 2 },
      { code: second?.code, quantity: 4 },
    ];
    const answer = await buyer.call(ADD, { ...of(dye), versions });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'STOCK_EXCEEDED',
      message: 'Stock máximo sobrepasado: solo quedan 3 unidades disponibles',
      params: { code: second?.code, left: 3 },
    });
    expect((await cartOf(buyer)).cart).toBeNull();
  });

  test('counts units already in the cart, and puts the excess over stock in a presale line · ST-10 VAL-10', async () => {
    const buyer = await makeBuyer(api);
    const dye = await makeProduct(api.db, {
      presale: { dispatchDate: '2099-12-01', capacity: 10 },
      versions: [
        { shade: ['1', 'Negro'], stock: 5 },
        { shade: ['2', 'Café'], stock: 1, excludedFromPresale: true },
      ],
    });
    const [black, brown] = dye.versions.map(({ code }) => code);
    const add = (code: string | undefined, quantity: number) =>
      buyer.call(ADD, { ...of(dye), versions: [{ code, quantity }] });
    expect((await add(black, 4)).statusCode).toBe(200);
    expect((await add(black, 4)).statusCode).toBe(200);
    const view = await cartOf(buyer);
    expect(linesOf(view)).toEqual([
      [black, 5, false],
      [black, 3, true],
    ]);
    expect(view.cart?.products[1]).toMatchObject({ dispatchDate: '2099-12-01', isPreSales: true, stock: 10 });
    expect((await add(black, 8)).json()).toMatchObject({ code: 'STOCK_EXCEEDED', params: { left: 15 } });
    expect((await add(brown, 2)).json()).toMatchObject({ code: 'STOCK_EXCEEDED', params: { left: 1 } });

    await setStock(dye.versions[0]?.id, 20);
    await add(black, 1);
    expect(linesOf(await cartOf(buyer))).toEqual([[black, 9, false]]);
  });

  test('names the product that is sold out · VAL-09', async () => {
    const buyer = await makeBuyer(api);
    const dye = await makeProduct(api.db, { versions: [{ shade: ['1', 'Negro'] }] });
    const soap = await makeProduct(api.db, { stock: 0 });
    const shade = await buyer.call(ADD, { ...of(dye), versions: [{ code: dye.versions[0]?.code, quantity: 1 }] });
    expect(shade.json()).toMatchObject({ code: 'SHADE_OUT_OF_STOCK', message: 'Tono fuera de stock' });
    const plain = await buyer.call(ADD, { ...of(soap), quantity: 1 });
    expect(plain.json()).toMatchObject({ code: 'OUT_OF_STOCK', message: 'Out of stock', error: 'Out of stock' });
    expect([shade.statusCode, plain.statusCode]).toEqual([400, 400]);
  });

  test('asks in the specified words for what must be chosen · VAL-05 VAL-06 VAL-07', async () => {
    const buyer = await makeBuyer(api);
    const shades = await makeProduct(api.db, { versions: [{ shade: ['1', 'Negro'], stock: 5 }] });
    const volumes = await makeProduct(api.db, {
      name: 'Oxidante',
      versions: [{ volume: [90, 'ml'] }, { volume: [900, 'ml'] }],
    });
    const said = async (body: object) => (await buyer.call(ADD, body)).json<{ message: string }>().message;
    expect(await said({ ...of(shades), versions: [] })).toBe('Debes seleccionar por lo menos un color para agregar');
    expect(await said({ ...of(shades), quantity: 1 })).toBe('Debe seleccionar un color');
    expect(await said({ ...of(volumes), quantity: 1 })).toBe('Debes seleccionar un volumen de Oxidante');
    expect(await said({ ...of(volumes), versions: [] })).toBe('Debes seleccionar un volumen de Oxidante');
  });

  test('refuses unknown products and versions, and a code of another product · VAL-14', async () => {
    const buyer = await makeBuyer(api);
    const [a, b] = [await makeProduct(api.db, { stock: 5 }), await makeProduct(api.db, { stock: 5 })];
    const dye = await makeProduct(api.db, { versions: [{ shade: ['1', 'Negro'], stock: 5 }] });
    const gone = await makeProduct(api.db, { stock: 5, active: false });
    const code = async (body: object) => (await buyer.call(ADD, body)).json<{ code: string }>().code;
    expect(await code({ productId: '999999999', code: 'NADA', quantity: 1 })).toBe('PRODUCT_NOT_FOUND');
    expect(await code({ productId: a.id, code: b.code, quantity: 1 })).toBe('PRODUCT_NOT_FOUND');
    expect(await code({ ...of(gone), quantity: 1 })).toBe('PRODUCT_NOT_FOUND');
    expect(await code({ ...of(dye), versions: [{ code: a.code, quantity: 1 }] })).toBe('VERSION_NOT_FOUND');
    expect(await code({ ...of(dye), versions: [{ code: 'NADA', quantity: 1 }] })).toBe('VERSION_NOT_FOUND');
    expect((await cartOf(buyer)).cart).toBeNull();
  });

  test.each<[unknown, string]>([
    ...['1', true, [5], null, {}].map((value): [unknown, string] => [value, 'QUANTITY_NOT_A_NUMBER']),
    ...[0.5, 2.5].map((value): [unknown, string] => [value, 'QUANTITY_NOT_AN_INTEGER']),
    ...[0, -6, 1e21, 2 ** 31, 10_002].map((value): [unknown, string] => [value, 'QUANTITY_OUT_OF_RANGE']),
    ...[5, 7, 9_999].map((value): [unknown, string] => [value, 'QUANTITY_STEP']),
  ])('a quantity of %j is refused with %s, wherever it is given · VAL-03 VAL-04 VAL-11', async (quantity, code) => {
    const buyer = await makeBuyer(api);
    const soap = await makeProduct(api.db, { stock: 600, minQuantity: 6 });
    const dye = await makeProduct(api.db, { minQuantity: 6, versions: [{ shade: ['1', 'Negro'], stock: 600 }] });
    const version = dye.versions[0]?.code;
    const bodies = [
      { ...of(soap), quantity },
      { ...of(dye), versions: [{ code: version, quantity }] },
      ...(quantity === 0
        ? []
        : [{ ...of(dye), versions: [{ code: version, quantity: 6, quantityPresale: quantity }] }]),
    ];
    for (const body of bodies) {
      const answer = await buyer.call(ADD, body);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code]);
    }
    expect((await cartOf(buyer)).cart).toBeNull();
    await buyer.call(ADD, { ...of(soap), quantity: 6 });
    const change = await buyer.call(CHANGE, { code: soap.code, quantity });
    expect(change.json<{ code?: string }>().code).toBe(quantity === 0 ? undefined : code);
  });

  test.each([
    ['with an infinite number', '{"quantity": 1e400}'],
    ['that is a list', '[]'],
    ['that is a text', '"x"'],
    ['that is nothing', 'null'],
    ['with an object instead of a list', '{"versions":{"length":3}}'],
    ['with a prototype', '{"__proto__":{"a":1}}'],
    ['that is truncated', '{'],
    ['with 401 versions', `{"versions":[${'{"code":"A","quantity":1},'.repeat(400)}{"code":"A","quantity":1}]}`],
    ['with a price', '{"productId":"1","code":"A","quantity":1,"price":1}'],
    ['with a warehouse', '{"productId":"1","code":"A","quantity":1,"warehouse":"MDE"}'],
    ['with an enormous id', '{"productId":"99999999999999999999","code":"A","quantity":1}'],
    ['with an enormous code', `{"productId":"1","code":"${'A'.repeat(65)}","quantity":1}`],
    ['with a NUL character', '{"productId":"1","code":"A\\u0000","quantity":1}'],
  ])('a body %s is a clear refusal', async (_what, payload) => {
    const { token } = await makeBuyer(api);
    const answer = await api.send({
      method: 'POST',
      url: '/api/purchase/cart/additem',
      payload,
      headers: { 'content-type': 'application/json' },
      token,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  test('a client that showed an old price sees the change with the next cart · API-21', async () => {
    const buyer = await makeBuyer(api);
    const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
    const dealId = await makeDeal(api.db, { amount: 10, productId: soap.id });
    await buyer.call(ADD, { ...of(soap), quantity: 1, applicableDealsId: dealId, programmedPriceId: null });
    expect((await cartOf(buyer)).productsNews).toEqual([]);

    await buyer.call(ADD, { ...of(soap), quantity: 1, applicableDealsId: null });
    const view = await cartOf(buyer);
    expect(view.cart?.total).toBe(18_000);
    expect(view.productsNews).toMatchObject([
      { kind: 'price', before: { price: 10_000, quantity: 2 }, after: { price: 9_000, quantity: 2 } },
    ]);
    await buyer.call(ADD, { ...of(soap), quantity: 1, programmedPriceId: '77' });
    expect((await cartOf(buyer)).productsNews).toHaveLength(1);
  });

  test('a deal’s minimum counts all shades together, and reaching it is no cart change', async () => {
    const buyer = await makeBuyer(api);
    const dye = await makeProduct(api.db, {
      versions: [
        { shade: ['1', 'Negro'], stock: 9, price: 10_000 },
        { shade: ['2', 'Café'], stock: 9, price: 10_000 },
      ],
    });
    await makeDeal(api.db, { amount: 20, productId: dye.id, minQuantity: 6 });
    const [black, brown] = dye.versions.map(({ code }) => code);
    await buyer.call(ADD, { ...of(dye), versions: [{ code: black, quantity: 3 }] });
    const added = await buyer.call(ADD, { ...of(dye), versions: [{ code: brown, quantity: 3 }] });
    expect(added.json()).toMatchObject({ cart: { amount: 6, total: 48_000 } });
    let view = await cartOf(buyer);
    expect(view).toMatchObject({ cart: { subtotal: 60_000, savings: 12_000, total: 48_000 }, productsNews: [] });

    view = (await buyer.call('DELETE /cart/deleteitem', { code: dye.code, version: brown })).json();
    expect(view).toMatchObject({ cart: { total: 30_000 }, productsNews: [] });
    expect(await cartOf(buyer)).toEqual(view);
  });

  test('the price is that of the customer’s trade type, whatever the query says · VAL-14', async () => {
    const buyer = await makeBuyer(api, { tradeTypeId: 'barberia' });
    const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
    await makeProgrammedPrice(api.db, soap.versions[0]?.id ?? '', 1, { tradeTypeId: 'distribuidor' });
    await buyer.call(ADD, { ...of(soap), quantity: 1 }, { tradeTypeId: 'distribuidor', warehouse: 'MDE', userId: 'x' });
    expect((await cartOf(buyer)).cart?.total).toBe(10_000);
  });

  test('adds nothing where there is no coverage · ERR-04', async () => {
    const buyer = await makeBuyer(api, { cityId: cities.withoutCoverage });
    const soap = await makeProduct(api.db, { stock: 9 });
    const answer = await buyer.call(ADD, { ...of(soap), quantity: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toBe(
      'Sin cobertura: Actualmente no tenemos cobertura para Leticia, Amazonas.',
    );
  });

  test('a cart holds 300 lines and no more', async () => {
    const buyer = await makeBuyer(api);
    const shades = Array.from({ length: 301 }, (_, n) => ({ shade: [`${n}`, 'Tono'] as [string, string], stock: 1 }));
    const dye = await makeProduct(api.db, { versions: shades });
    const versions = dye.versions.map(({ code }) => ({ code, quantity: 1 }));
    expect((await buyer.call(ADD, { ...of(dye), versions: versions.slice(0, 300) })).statusCode).toBe(200);
    const answer = await buyer.call(ADD, { ...of(dye), versions: versions.slice(300) });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'CART_FULL']);
  });
});

describe('a kit', () => {
  let dye: MadeProduct;
  let kit: MadeProduct;
  let oil: MadeProduct;
  beforeAll(async () => {
    dye = await makeProduct(api.db, {
      name: 'Tinte',
      versions: [
        { shade: ['1', 'Negro'], stock: 4 },
        { shade: ['2', 'Café'], stock: 0 },
      ],
    });
    oil = await makeProduct(api.db, { stock: 9 });
    const parts = [
      { productId: dye.id, quantity: 2 },
      { productId: oil.id, quantity: 1 },
    ];
    kit = await makeProduct(api.db, { name: 'Kit', kind: 'combo', price: 30_000, parts });
  });

  test('requires the version of an open part and has the stock of its parts', async () => {
    const buyer = await makeBuyer(api);
    const [black, brown] = dye.versions.map(({ code }) => code);
    const add = (assemblies: object[], quantity = 1) => buyer.call(ADD, { ...of(kit), quantity, assemblies });
    const choose = (versionCode: string | undefined) => [{ code: dye.code, versionCode }];
    expect((await add([])).json()).toMatchObject({ code: 'COLOUR_REQUIRED' });
    expect((await add([{ code: 'OTRO', versionCode: 'X' }])).json()).toMatchObject({ code: 'VERSION_NOT_FOUND' });
    expect((await add(choose(oil.code))).json()).toMatchObject({ code: 'VERSION_NOT_FOUND' });
    expect((await add(choose(brown))).json()).toMatchObject({ code: 'OUT_OF_STOCK' });
    expect((await add(choose(black), 3)).json()).toMatchObject({ code: 'STOCK_EXCEEDED', params: { left: 2 } });
    expect((await add(choose(black), 2)).statusCode).toBe(200);
    const view = await cartOf(buyer);
    expect(view.cart?.products).toMatchObject([
      {
        code: kit.code,
        assemblyCode: kit.code,
        assemblyVersionCode: black,
        quantity: 2,
        stock: 2,
        versionName: '1 Negro',
      },
    ]);
    const key = { code: kit.code, assemblyCode: kit.code, assemblyVersionCode: black };
    expect((await buyer.call(CHANGE, { ...key, quantity: 3 })).json()).toMatchObject({ code: 'INSUFFICIENT_STOCK' });
    expect((await buyer.call(CHANGE, { ...key, quantity: 1 })).statusCode).toBe(200);
  });

  test('counts a version once per part it was chosen for, and parts may differ', async () => {
    const buyer = await makeBuyer(api);
    const polish = await makeProduct(api.db, {
      versions: ['Rojo', 'Nude', 'Negro'].map((name, at) => ({
        shade: [String(at), name] as [string, string],
        stock: 3,
      })),
    });
    const [red = '', nude = '', black = ''] = polish.versions.map(({ code }) => code);
    const table = await makeProduct(api.db, {
      kind: 'combo',
      parts: [
        ...Array.from({ length: 4 }, () => ({ productId: polish.id, quantity: 1 })),
        { productId: polish.id, versionId: polish.versions[2]?.id ?? '', quantity: 1 },
      ],
    });
    const add = (codes: string[], quantity = 1) => {
      const assemblies = codes.map((versionCode) => ({ code: polish.code, versionCode }));
      return buyer.call(ADD, { ...of(table), quantity, assemblies });
    };
    expect((await add([red, red, red, red])).json()).toMatchObject({ code: 'OUT_OF_STOCK' });
    expect((await add([red, nude, black, black])).statusCode).toBe(200);
    expect((await cartOf(buyer)).cart?.products).toMatchObject([{ quantity: 1, stock: 1 }]);
    const key = {
      code: table.code,
      assemblyCode: table.code,
      assemblyVersionCode: [red, nude, black, black].join('+'),
    };
    expect((await buyer.call(CHANGE, { ...key, quantity: 2 })).json()).toMatchObject({ code: 'INSUFFICIENT_STOCK' });
  });

  test('and one of its parts alone never count the same unit twice', async () => {
    const buyer = await makeBuyer(api);
    const [black] = dye.versions.map(({ code }) => code);
    await buyer.call(ADD, { ...of(kit), quantity: 2, assemblies: [{ code: dye.code, versionCode: black }] });
    await buyer.call(ADD, { ...of(dye), versions: [{ code: black, quantity: 1 }] });
    const view = await cartOf(buyer);
    expect(view.outOfStock).toMatchObject([{ code: dye.code, quantity: 1, stock: 0 }]);
    expect(view.cart?.products).toMatchObject([{ code: kit.code, quantity: 2 }]);
  });
});

describe('the open cart', () => {
  test('shows what changed since it was seen, and accepts it · API-21 API-22 ENT-04', async () => {
    const buyer = await makeBuyer(api);
    const [cheaper, fewer, gone] = [
      await makeProduct(api.db, { stock: 9, price: 10_000 }),
      await makeProduct(api.db, { stock: 9, price: 10_000 }),
      await makeProduct(api.db, { stock: 9, price: 10_000 }),
    ];
    const later = await makeProduct(api.db, { stock: 0, presale: { dispatchDate: '2099-01-01' } });
    for (const product of [cheaper, fewer, gone, later]) await buyer.call(ADD, { ...of(product), quantity: 4 });
    await makeDeal(api.db, { amount: 50, productId: cheaper.id });
    await setStock(fewer.versions[0]?.id, 3);
    await setStock(gone.versions[0]?.id, 0);
    await api.db.query(`update products.presale set dispatch_date = '2099-02-01' where product_id = $1`, [later.id]);

    const view = await cartOf(buyer);
    expect(view.productsNews.map(({ line, kind, before, after }) => [line.code, kind, before, after])).toEqual([
      [
        cheaper.code,
        'price',
        { price: 10_000, quantity: 4, dispatchDate: null },
        { price: 5_000, quantity: 4, dispatchDate: null },
      ],
      [
        fewer.code,
        'stock',
        { price: 10_000, quantity: 4, dispatchDate: null },
        { price: 10_000, quantity: 3, dispatchDate: null },
      ],
      [
        gone.code,
        'gone',
        { price: 10_000, quantity: 4, dispatchDate: null },
        { price: 10_000, quantity: 0, dispatchDate: null },
      ],
      [
        later.code,
        'date',
        { price: 10_000, quantity: 4, dispatchDate: '2099-01-01' },
        { price: 10_000, quantity: 4, dispatchDate: '2099-02-01' },
      ],
    ]);
    expect(view.outOfStock.map(({ code }) => code)).toEqual([gone.code]);
    expect((await cartOf(buyer)).productsNews).toHaveLength(4);

    const accepted = await buyer.call('PUT /cart/listcart', { cartId: view.cart?._id, acceptNews: true });
    expect(accepted.json()).toMatchObject({ cart: { amount: 11, total: 90_000 }, outOfStock: [], productsNews: [] });
    expect(await cartOf(buyer)).toEqual(accepted.json());
  });

  test('accepts the changes of the named lines and keeps the others · API-22 D-42', async () => {
    const buyer = await makeBuyer(api);
    const dye = await makeProduct(api.db, {
      versions: [
        { shade: ['1', 'Negro'], stock: 9, price: 1_000 },
        { shade: ['2', 'Café'], stock: 9, price: 1_000 },
      ],
    });
    await makeDeal(api.db, { amount: 10, productId: dye.id, minQuantity: 6 });
    const [black, brown] = dye.versions;
    await buyer.call(ADD, { ...of(dye), versions: dye.versions.map(({ code }) => ({ code, quantity: 3 })) });
    await api.db.query('update products.version set base_price = 2000 where id = $1', [black?.id]);
    await setStock(brown?.id, 1);
    const newsOf = (view: CartView) => view.productsNews.map(({ line, kind }) => [line.versionCode, kind]);
    const cartId = (await cartOf(buyer)).cart?._id;
    const accept = (versionCode: string | undefined) =>
      buyer.call('PUT /cart/listcart', { cartId, accept: [{ code: dye.code, versionCode }] });
    expect(newsOf(await cartOf(buyer))).toEqual([
      [black?.code, 'price'],
      [brown?.code, 'stock'],
    ]);

    expect(newsOf((await accept('NADA')).json())).toHaveLength(2);
    // still six units: the deal applies until the other shade's are reduced too
    const one = (await accept(black?.code)).json<CartView>();
    expect([newsOf(one), one.cart?.total]).toEqual([[[brown?.code, 'stock']], 3 * 1_800 + 3 * 900]);
    const both = (await accept(brown?.code)).json<CartView>();
    expect([newsOf(both), both.cart?.total]).toEqual([[], 3 * 2_000 + 1_000]);
    expect(await cartOf(buyer)).toEqual(both);
  });

  test('removes unavailable lines, and only those, with one call · API-23', async () => {
    const buyer = await makeBuyer(api);
    const [kept, gone] = [await makeProduct(api.db, { stock: 9 }), await makeProduct(api.db, { stock: 9 })];
    for (const product of [kept, gone]) await buyer.call(ADD, { ...of(product), quantity: 1 });
    await api.db.query(`update products.product set selling = 'draft' where id = $1`, [gone.id]);
    const view = (await buyer.call('DELETE /cart/listcart')).json<CartView>();
    expect(linesOf(view)).toEqual([[kept.code, 1, false]]);
    expect(view.outOfStock).toEqual([]);
    expect(await cartOf(buyer)).toEqual(view);
  });

  test('changes, removes and empties its lines · API-24 API-26 API-27 ERR-08', async () => {
    const buyer = await makeBuyer(api);
    const [soap, dye] = [
      await makeProduct(api.db, { stock: 9 }),
      await makeProduct(api.db, { versions: [{ shade: ['1', 'Negro'], stock: 9 }] }),
    ];
    const version = dye.versions[0]?.code;
    await buyer.call(ADD, { ...of(soap), quantity: 1 });
    await buyer.call(ADD, { ...of(dye), versions: [{ code: version, quantity: 1 }] });

    const changed = await buyer.call(CHANGE, { code: dye.code, versionCode: version, quantity: 7 });
    expect(linesOf(changed.json())).toEqual([
      [soap.code, 1, false],
      [version, 7, false],
    ]);
    const tooMany = await buyer.call(CHANGE, { code: dye.code, versionCode: version, quantity: 10 });
    expect(tooMany.statusCode).toBe(409);
    expect(tooMany.json()).toMatchObject({
      message: 'Stock insuficiente. Solo quedan 9 unidades disponibles',
      params: { left: 9 },
    });
    const missing = await buyer.call(CHANGE, {
      code: dye.code,
      versionCode: version,
      quantity: 1,
      advancedPurchasing: true,
    });
    expect([missing.statusCode, missing.json<{ code: string }>().code]).toEqual([404, 'CART_LINE_NOT_FOUND']);

    expect(linesOf((await buyer.call(CHANGE, { code: soap.code, quantity: 0 })).json())).toEqual([[version, 7, false]]);
    const removed = await buyer.call('DELETE /cart/deleteitem', { code: dye.code, version, advancedPurchasing: false });
    expect(linesOf(removed.json())).toEqual([]);
    expect((await buyer.call('DELETE /cart/deleteitem', { code: dye.code, version })).statusCode).toBe(404);

    await buyer.call(ADD, { ...of(soap), quantity: 1 });
    expect((await buyer.call('DELETE /cart/cleanCart')).json()).toEqual({ cart: { amount: 0 } });
    expect((await cartOf(buyer)).cart?.products).toEqual([]);
  });

  test('stores valid choices of the checkout and refuses others · API-22', async () => {
    const buyer = await makeBuyer(api);
    const stranger = await makeBuyer(api);
    const soap = await makeProduct(api.db, { price: 1_000, stock: { BOG: 5, MDE: 2 } });
    await buyer.call(ADD, { ...of(soap), quantity: 4 });
    await stranger.call(ADD, { ...of(soap), quantity: 1 });
    const cartId = (await cartOf(buyer)).cart?._id;
    const put = (choice: object) => buyer.call('PUT /cart/listcart', { cartId, ...choice });
    const medellin = await makeAddress(api.db, buyer.customerId, { cityId: cities.medellin });
    const nowhere = await makeAddress(api.db, buyer.customerId, { cityId: cities.withoutCoverage });
    const code = async (choice: object) => (await put(choice)).json<{ code: string }>().code;
    expect(await code({ addressId: stranger.addressId })).toBe('ADDRESS_NOT_FOUND');
    expect(await code({ addressId: nowhere })).toBe('NO_COVERAGE');
    expect(await code({ paymentMethod: 'bitcoin' })).toBe('PAYMENT_METHOD_UNAVAILABLE');
    expect(await code({ paymentMethod: 'own_credit' })).toBe('PAYMENT_METHOD_UNAVAILABLE');
    expect(await code({ cartId: (await cartOf(stranger)).cart?._id })).toBe('CART_NOT_FOUND');
    expect(await code({ comments: 'x'.repeat(501) })).toBe('INVALID_REQUEST');
    expect(await code({ total: 1 })).toBe('INVALID_REQUEST');

    const chosen = await put({ addressId: medellin, paymentMethod: 'cash_on_delivery', comments: 'Portería' });
    expect(chosen.json()).toMatchObject({
      cart: {
        paymentMethod: 'cash_on_delivery',
        comments: 'Portería',
        shipping: 9_000,
        total: 13_000,
        shippingAddress: { _id: medellin },
      },
      productsNews: [{ kind: 'stock', after: { quantity: 2 } }],
    });
    expect(await cartOf(buyer)).toEqual(chosen.json());
    const beyond = await buyer.call(ADD, { ...of(soap), quantity: 1 });
    expect(beyond.json()).toMatchObject({ code: 'STOCK_EXCEEDED', params: { left: 2 } });
  });

  test('belongs to an identity and a customer: the seller’s and the customer’s differ · ROL-09', async () => {
    const buyer = await makeBuyer(api);
    const seller = await makeSeller(api.db, { customers: [buyer.customerId] });
    const act = caller(api, await makeToken(api.db, seller), { customerId: buyer.customerId });
    const soap = await makeProduct(api.db, { stock: 9 });
    await act(ADD, { ...of(soap), quantity: 2 });
    await buyer.call(ADD, { ...of(soap), quantity: 1 });
    expect((await act(CART)).json<CartView>().cart?.amount).toBe(2);
    expect((await cartOf(buyer)).cart?.amount).toBe(1);
  });
});

describe('access to carts', () => {
  const calls: [string, object?][] = [
    [ADD, { productId: '1', code: 'A', quantity: 1 }],
    [CART],
    ['PUT /cart/listcart', { cartId: '00000000-0000-4000-8000-000000000009' }],
    ['DELETE /cart/listcart'],
    ['DELETE /cart/cleanCart'],
    [CHANGE, { code: 'A', quantity: 1 }],
    ['DELETE /cart/deleteitem', { code: 'A' }],
    ['GET /payment-methods/list'],
    ['POST /order/create', { cartId: '00000000-0000-4000-8000-000000000009' }],
    ['GET /order/list'],
    ['GET /order/TN-AAAAA'],
  ];

  test.each(calls)(
    '%s is refused to visitors, and to a seller for customers outside the portfolio · ROL-01 ROL-04 ROL-09 ERR-05',
    async (key, body) => {
      const refused = async (call: MadeBuyer['call']) => {
        const answer = await call(key, body);
        return [answer.statusCode, answer.json<{ code: string }>().code];
      };
      const other = await makeBuyer(api);
      const token = await makeToken(api.db, await makeSeller(api.db));
      expect(await refused(caller(api))).toEqual([401, 'UNAUTHENTICATED']);
      expect(await refused(caller(api, await makeGuestToken(api.db)))).toEqual([403, 'GUEST_NOT_ALLOWED']);
      expect(await refused(caller(api, token))).toEqual([409, 'CUSTOMER_REQUIRED']);
      expect(await refused(caller(api, token, { customerId: other.customerId }))).toEqual([404, 'CUSTOMER_NOT_FOUND']);
      const buyer = await makeBuyer(api);
      expect(await refused(caller(api, buyer.token, { customerId: other.customerId }))).toEqual([
        404,
        'CUSTOMER_NOT_FOUND',
      ]);
    },
  );

  test('a customer moved to another seller is out of the first one’s reach at once · ROL-09', async () => {
    const buyer = await makeBuyer(api);
    const [first, second] = [await makeSeller(api.db, { customers: [buyer.customerId] }), await makeSeller(api.db)];
    const act = caller(api, await makeToken(api.db, first), { customerId: buyer.customerId });
    expect((await act(CART)).statusCode).toBe(200);
    await assignCustomer(api.db, buyer.customerId, second.identityId);
    expect((await act(CART)).json()).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  });
});
