import { maxFavourites } from '@tonalia/rules/policy';
import type { productsApi } from '@tonalia/contract/products-api';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { useApi } from '../../../../test/build-app.ts';
import { makeCustomer, makeSeller, makeToken } from '../../../../test/make.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';

type DeviceFavourites = z.output<(typeof productsApi)['POST /favorite/read']['response']>;
type DeviceMark = [productId: string, versionCode?: string];

const api = useApi();
let dye: MadeProduct;
let shampoo: MadeProduct;
let draft: MadeProduct;

beforeAll(async () => {
  dye = await makeProduct(api.db, {
    code: 'TNT',
    versions: [
      { code: 'TNT-71', shade: ['7.1', 'Rubio'], price: 12_000, stock: 5 },
      { code: 'TNT-60', shade: ['6', 'Oscuro'], price: 11_000 },
    ],
  });
  shampoo = await makeProduct(api.db, { code: 'CHA', price: 20_000, stock: 3 });
  draft = await makeProduct(api.db, { code: 'IDO' });
  await api.db.query(`update products.product set selling = 'draft' where id = $1`, [draft.id]);
});

const send = async (name: string, things: DeviceMark[], token?: string, query: Record<string, string> = {}) => {
  const payload = { things: things.map(([productId, versionCode = null]) => ({ productId, versionCode })) };
  const url = `/api/products/favorite/${name}`;
  const sent = await api.send({ method: 'POST', url, payload, query, ...(token && { token }) });
  return { status: sent.statusCode, body: sent.json<{ code?: string; results: { marks: string[] } }>() };
};
const marksOf = async (token: string) => {
  const payload = { marksOnly: true };
  return (await api.send({ method: 'POST', url: '/api/products/favorite/query', payload, token })).json<{
    marks: string[];
  }>().marks;
};
const newCustomer = async () => {
  const made = await makeCustomer(api.db);
  return { ...made, token: await makeToken(api.db, made) };
};

test('a guest reads the favourites of the device in their order, without unsold ones · D-12', async () => {
  const { status, body } = await send('read', [
    [dye.id, 'TNT-71'],
    [draft.id],
    ['999999999'],
    [dye.id, 'NADA'],
    [shampoo.id, 'CHA'],
    [dye.id],
  ]);
  expect(status).toBe(200);
  const { results } = body as unknown as DeviceFavourites; // as: the contract's
  expect(results).toMatchObject([
    { versionCode: 'TNT-71', product: { code: 'TNT' }, version: { code: 'TNT-71', price: 12_000, stock: 5 } },
    { versionCode: null, product: { code: 'CHA', price: 20_000 }, version: null },
    { versionCode: null, product: { code: 'TNT' }, version: null },
  ]);
  expect(results).toHaveLength(3);
});

test('more favourites than a device can have are refused', async () => {
  const many = Array.from({ length: 201 }, (_, at): DeviceMark => [String(at + 1)]);
  expect((await send('read', many)).status).toBe(400);
  expect((await send('merge', many, (await newCustomer()).token)).status).toBe(400);
});

test('a device’s favourites are merged into the account without duplicates, however often they are sent · D-12', async () => {
  const { token } = await newCustomer();
  const add = { productId: shampoo.id };
  await api.send({ method: 'POST', url: '/api/products/favorite/add', payload: add, token });
  const things: DeviceMark[] = [[dye.id, 'TNT-60'], [draft.id], [shampoo.id], [dye.id], [dye.id, 'TNT-60']];
  const answers = await Promise.all([1, 2, 3].map(() => send('merge', things, token)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const marks = [`${dye.id} TNT-60`, dye.id, shampoo.id];
  expect(await marksOf(token)).toEqual(marks);
  expect((await send('merge', [], token)).body.results.marks).toEqual(marks);
  const list = await api.send({ method: 'POST', url: '/api/products/favorite/query', payload: {}, token });
  expect(list.json<{ results: { priceThen: number }[] }>().results.map(({ priceThen }) => priceThen)).toEqual([
    11_000, 11_000, 20_000,
  ]);
});

test('a nearly full account takes as many as fit, newest first', async () => {
  const { token, customerId } = await newCustomer();
  const many = await makeProduct(api.db, {
    versions: Array.from({ length: maxFavourites - 1 }, (_, at) => ({ code: `D-${at}`, shade: [`${at}`, 'Tono'] })),
  });
  await api.db.query(
    `insert into products.favourite (customer_id, product_id, version_id, price_then)
     select $1, product_id, id, 0 from products.version where product_id = $2`,
    [customerId, many.id],
  );
  const { marks } = (await send('merge', [[dye.id], [shampoo.id]], token)).body.results;
  expect(marks).toHaveLength(maxFavourites);
  expect(marks).toContain(dye.id);
  expect(marks).not.toContain(shampoo.id);
});

test('a seller cannot merge a device’s favourites into a customer’s', async () => {
  const salon = await newCustomer();
  const seller = await makeToken(api.db, await makeSeller(api.db, { customers: [salon.customerId] }));
  const refused = await send('merge', [[shampoo.id]], seller, { customerId: salon.customerId });
  expect(refused).toMatchObject({ status: 403, body: { code: 'ROLE_NOT_ALLOWED' } });
  expect(await marksOf(salon.token)).toEqual([]);
});
