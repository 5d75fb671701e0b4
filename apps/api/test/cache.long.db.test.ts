import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../src/app.ts';
import { useApi } from './build-app.ts';
import { makeDeal, makeProduct, makeProgrammedPrice, makeTradePrice } from './make-products.ts';
import { cities, makeAddress, makeCustomer, makeGuestToken, makeSeller, makeToken } from './make.ts';

const api = useApi();
const alone: FastifyInstance[] = [];
const password = 'clave de prueba';

/** Shoppers, and the headers they send, which must not change the response. */
interface Asker {
  name: string;
  token?: string;
  query?: string;
}
const askers: Asker[] = [];
let paths: string[] = [];
let owner = { identityId: '', customerId: '', email: '' };

beforeAll(async () => {
  const { db } = api;
  const products = [
    await makeProduct(db, { name: 'Tinte', price: 10_000, stock: { BOG: 5, MDE: 1 }, unitsSold: 9 }),
    await makeProduct(db, { name: 'Oxidante', price: 20_000, stock: { BOG: 0, MDE: 8 } }),
  ];
  const versions = products.map((product) => product.versions[0]?.id ?? '');
  await makeTradePrice(db, versions[0] ?? '', 'barberia', 9_001);
  await makeProgrammedPrice(db, versions[1] ?? '', 15_002, { tradeTypeId: 'peluqueria' });
  await makeDeal(db, { name: 'Barberos', amount: 7, productId: products[1]?.id ?? '', tradeTypeId: 'barberia' });

  owner = await makeCustomer(db, { name: 'Barbería Secreta', tradeTypeId: 'barberia', password });
  await makeAddress(db, owner.customerId, { address: 'Calle Secreta 1 # 2-3' });
  const [salon, far] = [
    await makeCustomer(db, { tradeTypeId: 'peluqueria' }),
    await makeCustomer(db, { tradeTypeId: 'barberia', cityId: cities.medellin }),
  ];
  const seller = await makeToken(db, await makeSeller(db, { customers: [owner.customerId, salon.customerId] }));
  askers.push(
    { name: 'no one' },
    { name: 'no one in Medellín', query: 'userCityId=05001' },
    {
      name: 'no one who says more',
      query: `userId=${owner.identityId}&tradeTypeId=barberia&warehouse=MDE&customerId=${owner.customerId}`,
    },
    { name: 'a guest', token: await makeGuestToken(db) },
    { name: 'the barber', token: await makeToken(db, owner) },
    { name: 'a salon', token: await makeToken(db, salon) },
    { name: 'a barber in Medellín', token: await makeToken(db, far) },
    { name: 'a seller', token: seller },
    { name: 'a seller for the barber', token: seller, query: `customerId=${owner.customerId}` },
    { name: 'a seller for the salon', token: seller, query: `customerId=${salon.customerId}` },
  );
  paths = [
    '/product/list',
    '/product/list?sort=price_asc',
    '/product/list?minPrice=9000&maxPrice=9999',
    '/product/listHome',
    '/discounts/products',
    '/search?search=tinte',
    '/search?search=tinte&sort=price_asc',
    '/suggest?search=tin',
    ...products.map(({ id }) => `/product/query?_id=${id}`),
    '/manufacturer/list',
    '/category/list',
    '/attribute/color/list',
  ].map((path) => `/api/products${path}`);
  paths.push(
    '/api/marketing/discount/get-discounts-user',
    '/api/marketing/banner/list/home',
    '/api/marketing/searchterms/top',
  );
});
afterAll(() => Promise.all(alone.map((app) => app.close())));

const url = (path: string, { query }: Asker) => (query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path);

/** The response to a shopper alone. */
async function readAlone(asker: Asker): Promise<Map<string, string>> {
  const app = await build({ db: api.db, clock: api.clock });
  alone.push(app);
  const bodies = new Map<string, string>();
  for (const path of paths) {
    const answer = await app.inject({ url: url(path, asker), ...(asker.token && { headers: { token: asker.token } }) });
    bodies.set(path, answer.body);
  }
  return bodies;
}

test('a thousand requests in any order get the responses that each shopper gets alone · Z15', async () => {
  const truths = new Map<string, Map<string, string>>();
  for (const asker of askers) truths.set(asker.name, await readAlone(asker));
  // the shoppers do differ; otherwise this would prove nothing
  expect(new Set(askers.map(({ name }) => truths.get(name)?.get(paths[0] ?? ''))).size).toBeGreaterThanOrEqual(4);
  const wrong: string[] = [];
  for (let n = 0; n < 1_000; n += 1) {
    const random = createHash('sha256').update(String(n)).digest();
    const asker = askers[random.readUInt32BE(0) % askers.length];
    const path = paths[random.readUInt32BE(4) % paths.length];
    if (!asker || !path) continue;
    const answer = await api.send({ url: url(path, asker), ...(asker.token && { token: asker.token }) });
    if (answer.body !== truths.get(asker.name)?.get(path)) wrong.push(`${asker.name}: ${path}`);
    const isPersonal =
      asker.token !== undefined &&
      asker.name !== 'a guest' &&
      !path.startsWith('/api/marketing/banner') &&
      !path.includes('searchterms');
    if (isPersonal) expect(answer.headers['cache-control']).toBe('private, no-store');
    else if (answer.headers['cache-control']?.startsWith('public') && path.startsWith('/api/products')) {
      expect(String(answer.headers['vary']).toLowerCase()).toContain('token');
    }
  }
  expect(wrong).toEqual([]);
});

describe('personal data', () => {
  const own = [
    '/api/auth/auth/me',
    '/api/auth/sessions',
    '/api/auth/v3/me/addresses',
    '/api/purchase/cart/listcart',
    '/api/purchase/order/list',
    '/api/marketing/searchterms/list-user',
  ];
  const disguises = [
    '/x.css',
    ';.js',
    ';x.css',
    '.css',
    '%2f..',
    '%2f..%2fx.js',
    '/../me',
    '?.css',
    '?x=/style.css',
    '%3f.css',
    '%00.js',
    '%0a.css',
    '/.',
    '#.css',
    '%23.css',
  ];
  const headers: Record<string, string>[] = [
    {},
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { 'x-original-url': '/pictures/x.webp', 'x-rewrite-url': '/assets/x.js' },
    { host: 'evil.example' },
    { 'x-http-method-override': 'GET', 'x-forwarded-prefix': '//evil.example' },
  ];

  test('is never cached, in any spelling of the address · Z15', async () => {
    const barber = askers.find(({ name }) => name === 'the barber')?.token ?? '';
    for (const path of own) {
      for (const disguise of ['', ...disguises]) {
        for (const header of headers) {
          const mine = await api.send({ url: path + disguise, token: barber, headers: header });
          expect(mine.statusCode).toBeLessThan(500);
          expect(mine.headers['cache-control'], path + disguise).toBe('private, no-store');
          expect(mine.body + JSON.stringify(mine.headers)).not.toContain('evil.example');
          const theirs = await api.send({ url: path + disguise, headers: header });
          expect([401, 404]).toContain(theirs.statusCode);
          expect(theirs.body).not.toMatch(new RegExp(`Secreta|${owner.email}|${owner.customerId}`));
        }
      }
    }
  });
});
