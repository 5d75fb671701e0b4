import { maxFavourites } from '@tonalia/rules/policy';
import type { productsApi } from '@tonalia/contract/products-api';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { useApi } from '../../../../test/build-app.ts';
import { cities, makeCustomer, makeSeller, makeToken } from '../../../../test/make.ts';
import { type MadeProduct, makeDeal, makeProduct, makeTradePrice } from '../../../../test/make-products.ts';

type List = z.output<(typeof productsApi)['POST /favorite/query']['response']>;
interface Answer {
  status: number;
  body: { code?: string; results: { marks: string[] } };
}

const api = useApi();
let dye: MadeProduct;
let shampoo: MadeProduct;

const call = async (token: string, name: string, payload: object, query: Record<string, string> = {}) => {
  const sent = await api.send({ method: 'POST', url: `/api/products/favorite/${name}`, token, payload, query });
  return { status: sent.statusCode, text: sent.body };
};
const change = async (token: string, name: 'add' | 'remove-item', payload: object, query = {}): Promise<Answer> => {
  const { status, text } = await call(token, name, payload, query);
  return { status, body: JSON.parse(text) as Answer['body'] }; // as: the contract's
};
const add = (token: string, productId: string, versionCode?: string, query = {}) =>
  change(token, 'add', { productId, ...(versionCode && { versionCode }) }, query);
const remove = (token: string, productId: string, versionCode?: string) =>
  change(token, 'remove-item', { productId, ...(versionCode && { versionCode }) });
const list = async (token: string, query: Record<string, string> = {}, payload = {}): Promise<List> =>
  JSON.parse((await call(token, 'query', payload, query)).text) as List; // as: the contract's

const newCustomer = async (wish: Parameters<typeof makeCustomer>[1] = {}) => {
  const made = await makeCustomer(api.db, wish);
  return { ...made, token: await makeToken(api.db, made) };
};

beforeAll(async () => {
  dye = await makeProduct(api.db, {
    code: 'TNT',
    name: 'Tinte',
    versions: [
      {
        code: 'TNT-71',
        shade: ['7.1', 'Rubio medio cenizo'],
        hex: '#9A8468',
        price: 12_000,
        stock: { BOG: 5, MDE: 50 },
      },
      { code: 'TNT-60', shade: ['6', 'Rubio oscuro'], price: 11_000, unitsSold: 4 },
      { code: 'TNT-10', shade: ['1', 'Negro'], price: 13_000 },
    ],
  });
  shampoo = await makeProduct(api.db, { code: 'CHA', name: 'Champú', price: 20_000, stock: 3 });
});

describe('a customer’s favourites', () => {
  test('are products or shades, newest first, with current price and stock · API-47 API-48 API-49', async () => {
    const { token } = await newCustomer({ tradeTypeId: 'barberia', cityId: cities.medellin });
    await add(token, shampoo.id);
    expect(await add(token, dye.id, 'TNT-71')).toMatchObject({
      status: 200,
      body: { results: { marks: [`${dye.id} TNT-71`, shampoo.id] } },
    });
    await makeTradePrice(api.db, dye.versions[0]?.id ?? '', 'barberia', 9_500);
    const listed = await list(token);
    expect(listed).toMatchObject({ page: 1, total: 2, pages: 1, marks: [`${dye.id} TNT-71`, shampoo.id] });
    expect(listed.results).toMatchObject([
      {
        versionCode: 'TNT-71',
        priceThen: 12_000,
        version: { code: 'TNT-71', price: 9_500, stock: 50, is_top_seller: false },
        product: { code: 'TNT', price: 9_500 },
      },
      { versionCode: null, priceThen: 20_000, version: null, product: { code: 'CHA', price: 20_000, stock: 0 } },
    ]);
    await add(token, dye.id, 'TNT-60');
    expect((await list(token, { limit: '1' })).results).toMatchObject([{ version: { is_top_seller: true } }]);
    expect((await list(token, { limit: '1', page: '2' })).results).toMatchObject([{ versionCode: 'TNT-71' }]);
    await remove(token, dye.id, 'TNT-60');
    expect(await remove(token, dye.id, 'TNT-71')).toMatchObject({ body: { results: { marks: [shampoo.id] } } });
  });

  test('store the price at the time by the price rules, including deals', async () => {
    const wax = await makeProduct(api.db, { price: 10_000, minQuantity: 6 });
    await makeDeal(api.db, { amount: 25, productId: wax.id, minQuantity: 6 });
    const { token } = await newCustomer();
    await add(token, wax.id);
    const [listed] = (await list(token)).results;
    expect([listed?.priceThen, listed?.product.price]).toEqual([7_500, 7_500]);
  });

  test('do not change when added twice, or when a missing one is removed', async () => {
    const { token } = await newCustomer();
    await Promise.all([1, 2, 3, 4].map(() => add(token, dye.id, 'TNT-71')));
    const [before] = (await list(token)).results;
    await add(token, dye.id, 'TNT-71');
    expect((await list(token)).results).toEqual([before]);
    for (const [id, shade] of [[dye.id], [dye.id, 'TNT-60'], [dye.id, 'NADA'], [shampoo.id], ['999999999', 'X']]) {
      expect(await remove(token, id ?? '', shade)).toMatchObject({ status: 200 });
    }
    expect((await list(token)).marks).toEqual([`${dye.id} TNT-71`]);
  });

  test('contain a product without shades once, also when named by its own code', async () => {
    const { token } = await newCustomer();
    await add(token, shampoo.id, 'CHA');
    expect((await add(token, shampoo.id)).body.results.marks).toEqual([shampoo.id]);
    expect((await remove(token, shampoo.id, 'CHA')).body.results.marks).toEqual([]);
  });

  test('with marks only read nothing else', async () => {
    const { token } = await newCustomer();
    await add(token, shampoo.id);
    expect(await list(token, {}, { marksOnly: true })).toMatchObject({ results: [], marks: [shampoo.id], total: 1 });
  });

  test.each([
    ['an unknown product', '999999999', undefined, 'PRODUCT_NOT_FOUND'],
    ['an unknown product with a shade', '999999999', 'TNT-71', 'PRODUCT_NOT_FOUND'],
    ['an unknown shade', 'dye', 'NADA', 'VERSION_NOT_FOUND'],
    ['a shade of another product', 'shampoo', 'TNT-71', 'VERSION_NOT_FOUND'],
  ])('is never %s', async (_, product, shade, code) => {
    const { token } = await newCustomer();
    const id = { dye: dye.id, shampoo: shampoo.id }[product] ?? product;
    expect(await add(token, id, shade)).toMatchObject({ status: 404, body: { code } });
    expect((await list(token)).marks).toEqual([]);
  });
});

describe('a favourite that is no longer sold', () => {
  test('is hidden, and returns when it is sold again', async () => {
    const { id } = await makeProduct(api.db, { code: 'IDO' });
    const { token } = await newCustomer();
    await add(token, id);
    await api.db.query(`update products.product set selling = 'draft' where id = $1`, [id]);
    expect(await list(token)).toMatchObject({ results: [], marks: [], total: 0 });
    expect(await add(token, id)).toMatchObject({ status: 404, body: { code: 'PRODUCT_NOT_FOUND' } });
    await api.db.query(`update products.product set selling = 'published' where id = $1`, [id]);
    expect((await list(token)).marks).toEqual([id]);
  });

  test('stays listed without a price when it is a shade of a product on sale', async () => {
    const { id, versions } = await makeProduct(api.db, {
      versions: [
        { code: 'VA', shade: ['1', 'Uno'] },
        { code: 'QUEDA', shade: ['2', 'Dos'] },
      ],
    });
    const { token } = await newCustomer();
    await add(token, id, 'VA');
    await api.db.query(`update products.version set selling = 'draft' where id = $1`, [versions[0]?.id]);
    expect(await list(token)).toMatchObject({ results: [{ versionCode: 'VA', version: null }], marks: [`${id} VA`] });
    expect((await add(token, id, 'VA')).body.code).toBe('VERSION_NOT_FOUND');
    expect((await remove(token, id, 'VA')).body.results.marks).toEqual([]);
  });
});

describe('the owner of favourites', () => {
  test('for a seller is the chosen customer', async () => {
    const [salon, stranger] = [await newCustomer(), await newCustomer()];
    const seller = await makeToken(api.db, await makeSeller(api.db, { customers: [salon.customerId] }));
    await add(stranger.token, shampoo.id);
    await add(seller, dye.id, 'TNT-71', { customerId: salon.customerId });
    expect((await list(salon.token)).marks).toEqual([`${dye.id} TNT-71`]);
    await add(salon.token, shampoo.id);
    expect((await list(seller, { customerId: salon.customerId })).marks).toHaveLength(2);

    for (const name of ['query', 'add', 'remove-item']) {
      const payload = name === 'query' ? {} : { productId: shampoo.id };
      const foreign = await call(seller, name, payload, { customerId: stranger.customerId });
      expect([foreign.status, JSON.parse(foreign.text)]).toMatchObject([404, { code: 'CUSTOMER_NOT_FOUND' }]);
    }
    expect((await list(stranger.token)).marks).toEqual([shampoo.id]);
  });

  test('is never taken from the query', async () => {
    const [salon, stranger] = [await newCustomer(), await newCustomer()];
    await add(salon.token, shampoo.id);
    for (const user of [salon.customerId, salon.identityId]) {
      expect((await list(stranger.token, { user, userId: user })).marks).toEqual([]);
    }
  });
});

test('cannot exceed the limit, however many are added concurrently', async () => {
  const { token, customerId } = await newCustomer();
  const many = await makeProduct(api.db, {
    versions: Array.from({ length: maxFavourites + 4 }, (_, at) => ({ code: `M-${at}`, shade: [String(at), 'Tono'] })),
  });
  await api.db.query(
    `insert into products.favourite (customer_id, product_id, version_id, price_then)
     select $1, product_id, id, 0 from products.version where product_id = $2 order by id limit $3`,
    [customerId, many.id, maxFavourites - 2],
  );
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((back) => add(token, many.id, `M-${maxFavourites + 4 - back}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status, body }) => status === 409 && body.code === 'FAVORITES_FULL')).toHaveLength(3);
  expect((await list(token, {}, { marksOnly: true })).marks).toHaveLength(maxFavourites);
  expect(await add(token, many.id, 'M-0')).toMatchObject({ status: 200 });
});

test('is rate-limited alone when adding and removing without end', async () => {
  const [greedy, other] = [await newCustomer(), await newCustomer()];
  const answers = [];
  for (let n = 0; n < 122; n += 1) answers.push(await (n % 2 ? remove : add)(greedy.token, shampoo.id));
  expect(answers.slice(0, 120).every(({ status }) => status === 200)).toBe(true);
  expect(answers.slice(120)).toMatchObject([1, 2].map(() => ({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })));
  expect((await list(greedy.token)).marks).toEqual([]);
  expect((await add(other.token, shampoo.id)).status).toBe(200);
});
