import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { assignCustomer, cities, makeAddress, makeCustomer, makeSeller, makeToken } from '../../../test/make.ts';
import { findAddress, findCustomer } from './index.ts';

const api = useApi();
const base = '/api/auth';

type Sent = { token?: string; query?: Record<string, string>; payload?: unknown };
const get = (url: string, { token, query }: Sent = {}) =>
  api.send({ url: base + url, ...(query && { query }), ...(token !== undefined && { token }) });
const post = (url: string, { token, query, payload }: Sent = {}) =>
  api.send({
    method: 'POST',
    url: base + url,
    ...(query && { query }),
    ...(token !== undefined && { token }),
    payload: payload as object,
  });
const tokenOf = (who: { identityId: string }) => makeToken(api.db, who, { clock: api.clock });

describe('the current user', () => {
  test('of a customer has its customer, warehouse, days and credit · API-09 ENT-01 ENT-02', async () => {
    const owner = await makeCustomer(api.db, { name: 'Peluquería Ñandú', creditLimit: 500_000 });
    const addressId = await makeAddress(api.db, owner.customerId, {
      cityId: cities.medellin,
      title: 'Sede',
      fixed: true,
    });
    await makeAddress(api.db, owner.customerId);
    const { user, ...rest } = (await get('/auth/me', { token: await tokenOf(owner) })).json<{
      user: Record<string, unknown>;
    }>();
    expect(user).toMatchObject({
      _id: owner.identityId,
      name: 'Rosa',
      last_name: 'Pérez',
      rol: 'Admin customer',
      provider_code: null,
      // delivery goes to Medellín
      warehouseId: 'MDE',
      schedule: { weekdays: [2, 4] },
      ziro_credit: { limit: 500_000, used: 0, available: 500_000, overdue: 0, blocking: 0 },
      customer: {
        _id: owner.customerId,
        customerId: owner.customerId,
        name: 'Peluquería Ñandú',
        city: 'Bogotá, D.C.',
        cityId: '11001',
        stateId: '11',
        tradeTypeId: 'peluqueria',
        trade_type: 'Peluquería',
      },
    });
    expect((user['customer'] as { shipping_addresses: { _id: string }[] }).shipping_addresses[0]?._id).toBe(addressId);
    expect(rest).toEqual({
      provider_code: null,
      warehouse: 'MDE',
      schedule: user['schedule'],
      ziro_credit: user['ziro_credit'],
      customer: user['customer'],
    });
  });

  test('of a seller has no customer until one is chosen · ROL-09', async () => {
    const { customerId } = await makeCustomer(api.db);
    const seller = await makeSeller(api.db, { customers: [customerId] });
    const token = await tokenOf(seller);
    expect((await get('/auth/me', { token })).json()).toMatchObject({
      user: { rol: 'Seller' },
      customer: null,
      warehouse: null,
    });
    expect((await get('/auth/me', { token, query: { customerId } })).json()).toMatchObject({
      customer: { customerId },
    });
  });

  test('is refused without a valid token', async () => {
    expect((await get('/auth/me')).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await get('/auth/me', { token: 'ta_nobody' })).statusCode).toBe(401);
    expect((await get('/auth/me', { token: 'x'.repeat(5_000) })).statusCode).toBe(401);
  });
});

describe('sellers and foreign customers', () => {
  const address = { address: 'Calle 1 # 2-3', cityid: '11001', stateid: '11' };

  async function everyCall(token: string, customerId: string) {
    const answers = await Promise.all([
      get('/auth/me', { token, query: { customerId } }),
      get('/v3/me/addresses', { token, query: { customerId } }),
      post('/v3/me/addresses', { token, query: { customerId }, payload: address }),
      post('/v3/me/addresses', { token, payload: { ...address, customer_id: customerId } }),
      get('/v3/loyalty_status/customer', { token, query: { customerId } }),
      get('/v3/loyalty_status/customer', { token, query: { customer_id: customerId } }),
    ]);
    return answers.map((answer) => ({
      ...answer.json<Record<string, unknown>>(),
      requestId: '',
      status: answer.statusCode,
    }));
  }

  test('a foreign and a missing customer look the same · ROL-09', async () => {
    const stranger = await makeCustomer(api.db);
    await makeSeller(api.db, { customers: [stranger.customerId] });
    for (const token of [await tokenOf(await makeSeller(api.db)), await tokenOf(await makeCustomer(api.db))]) {
      const foreign = await everyCall(token, stranger.customerId);
      expect(foreign).toEqual(await everyCall(token, randomUUID()));
      for (const refusal of foreign) expect(refusal).toMatchObject({ code: 'CUSTOMER_NOT_FOUND', status: 404 });
    }
    const { rows } = await api.db.query('select from auth.address where customer_id = $1', [stranger.customerId]);
    expect(rows).toHaveLength(0);
  });

  test('a customer moved to another seller is refused at the next call · ROL-09', async () => {
    const { customerId } = await makeCustomer(api.db);
    const first = await makeSeller(api.db, { customers: [customerId] });
    const token = await tokenOf(first);
    expect((await get('/v3/me/addresses', { token, query: { customerId } })).statusCode).toBe(200);
    const second = await makeSeller(api.db);
    await assignCustomer(api.db, customerId, second.identityId);
    expect((await get('/v3/me/addresses', { token, query: { customerId } })).statusCode).toBe(404);
    const itsNewSeller = await tokenOf(second);
    expect((await get('/v3/me/addresses', { token: itsNewSeller, query: { customerId } })).statusCode).toBe(200);
  });

  test('a seller without a customer is asked to choose one · ROL-04', async () => {
    const token = await tokenOf(await makeSeller(api.db));
    const answers = [
      await get('/v3/me/addresses', { token }),
      await post('/v3/me/addresses', { token, payload: address }),
      await get('/v3/loyalty_status/customer', { token }),
    ];
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ code: 'CUSTOMER_REQUIRED', message: 'Selecciona un cliente' });
    }
  });

  test('two different customers in one call are refused', async () => {
    const [one, two] = await Promise.all([makeCustomer(api.db), makeCustomer(api.db)]);
    const token = await tokenOf(await makeSeller(api.db, { customers: [one.customerId, two.customerId] }));
    const query = { customerId: one.customerId };
    const answer = await post('/v3/me/addresses', {
      token,
      query,
      payload: { ...address, customer_id: two.customerId },
    });
    expect(answer.json()).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  });

  test('a customer is delivered to the fixed address, else one in their own city, else the first · ST-08', async () => {
    const { customerId, identityId } = await makeCustomer(api.db);
    const actor = { sessionId: '', identityId, role: 'Admin customer', client: 'app' } as const;
    const city = async () => (await findCustomer(api.db, actor)).cityId;
    expect(await city()).toBe(cities.bogota);
    await makeAddress(api.db, customerId, { cityId: cities.medellin });
    expect(await city()).toBe(cities.medellin);
    await makeAddress(api.db, customerId, { cityId: cities.soacha });
    expect(await city()).toBe(cities.medellin);
    await makeAddress(api.db, customerId, { cityId: cities.bogota });
    expect(await city()).toBe(cities.bogota);
    await makeAddress(api.db, customerId, { cityId: cities.withoutCoverage, fixed: true });
    expect(await city()).toBe(cities.withoutCoverage);
  });
});

describe('addresses', () => {
  const wanted = { title: 'Local', address: 'Carrera 7 # 12-34', cityid: '11001', stateid: '11' };
  const list = async (token: string) =>
    (await get('/v3/me/addresses', { token })).json<{ results: { _id: string; fixed: boolean }[] }>().results;

  test('one is saved and listed under the specification’s names · API-14 API-15 ENT-03', async () => {
    const owner = await makeCustomer(api.db);
    const token = await tokenOf(owner);
    const answer = await post('/v3/me/addresses', { token, payload: { ...wanted, customer_id: owner.customerId } });
    const { results } = answer.json<{ results: object }>();
    expect(results).toEqual({
      _id: expect.any(String) as string,
      title: 'Local',
      titulo: 'Local',
      address: 'Carrera 7 # 12-34',
      city: 'Bogotá, D.C.',
      state: 'Bogotá, D.C.',
      cityid: '11001',
      stateid: '11',
      // the only address is fixed
      fixed: true,
    });
    expect(await list(token)).toEqual([results]);
  });

  test('is saved without coverage', async () => {
    const token = await tokenOf(await makeCustomer(api.db));
    const answer = await post('/v3/me/addresses', { token, payload: { ...wanted, cityid: '91001', stateid: '91' } });
    expect(answer.statusCode).toBe(200);
  });

  test('a new fixed one replaces the previous one', async () => {
    const token = await tokenOf(await makeCustomer(api.db));
    await post('/v3/me/addresses', { token, payload: wanted });
    await post('/v3/me/addresses', { token, payload: wanted });
    expect((await list(token)).map(({ fixed }) => fixed)).toEqual([true, false]);
    await post('/v3/me/addresses', { token, payload: { ...wanted, fixed: true } });
    expect((await list(token)).map(({ fixed }) => fixed)).toEqual([true, false, false]);
  });

  test('ten concurrent ones leave one fixed', async () => {
    const token = await tokenOf(await makeCustomer(api.db));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('/v3/me/addresses', { token, payload: { ...wanted, fixed: true } })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect((await list(token)).filter(({ fixed }) => fixed)).toHaveLength(1);
  });

  test.each([
    ['a city that does not exist', { cityid: '99999', stateid: '99' }, 'CITY_NOT_FOUND'],
    ['a city of another state', { cityid: '11001', stateid: '05' }, 'CITY_NOT_FOUND'],
    ['a city that is a number', { cityid: 11_001 }, 'INVALID_REQUEST'],
    ['an address of four letters', { address: 'aqui' }, 'INVALID_REQUEST'],
    ['an address of a novel', { address: 'x'.repeat(161) }, 'INVALID_REQUEST'],
    ['an unknown field', { role: 'Seller' }, 'INVALID_REQUEST'],
    ['a character no database keeps', { address: 'Calle \u0000 1' }, 'INVALID_REQUEST'],
  ])('%s is refused', async (_name, change, code) => {
    const token = await tokenOf(await makeCustomer(api.db));
    const answer = await post('/v3/me/addresses', { token, payload: { ...wanted, ...change } });
    expect(answer.json()).toMatchObject({ code });
    expect(answer.statusCode).toBeLessThan(500);
  });

  test('the default is the fixed one, else the only one, else one in the customer’s city, else the first · ST-08', async () => {
    const { customerId } = await makeCustomer(api.db);
    const chosen = async () => (await findAddress(api.db, customerId, null))?._id;
    expect(await chosen()).toBeUndefined();
    const first = await makeAddress(api.db, customerId, { cityId: cities.medellin });
    expect(await chosen()).toBe(first);
    expect((await findAddress(api.db, customerId, first))?.fixed).toBe(true);
    await makeAddress(api.db, customerId, { cityId: cities.soacha });
    expect(await chosen()).toBe(first);
    const own = await makeAddress(api.db, customerId);
    expect(await chosen()).toBe(own);
    const fixed = await makeAddress(api.db, customerId, { cityId: cities.soacha, fixed: true });
    expect(await chosen()).toBe(fixed);
  });

  test('a removed or foreign one is not found', async () => {
    const [one, two] = await Promise.all([makeCustomer(api.db), makeCustomer(api.db)]);
    const id = await makeAddress(api.db, one.customerId);
    expect(await findAddress(api.db, two.customerId, id)).toBeUndefined();
    await api.db.query('update auth.address set deleted_at = now() where id = $1', [id]);
    expect(await findAddress(api.db, one.customerId, id)).toBeUndefined();
    expect(await findAddress(api.db, one.customerId, null)).toBeUndefined();
  });
});

describe('the loyalty status', () => {
  beforeAll(async () => {
    await api.db.query(`insert into auth.loyalty_tier (zone, name, color, min_amount) values
      ('URBANO1 BTA', 'Bronce', '#A86F3C', 0), ('URBANO1 BTA', 'Plata', '#8E979B', 1000)`);
  });

  test('is the customer’s tier with the amount to the next · API-13 CON-08 ENT-08', async () => {
    const owner = await makeCustomer(api.db);
    const query = { customer_id: owner.customerId, zone: 'URBANO1 BTA' };
    const answer = await get('/v3/loyalty_status/customer', { token: await tokenOf(owner), query });
    expect(answer.json()).toEqual({
      results: {
        currentLoyaltyStatus: { name: 'Bronce', color: '#A86F3C', amountToNextStatus: 1000 },
        nextLoyaltyStatus: { name: 'Plata' },
        progress: 0,
        tiers: [
          { name: 'Bronce', color: '#A86F3C' },
          { name: 'Plata', color: '#8E979B' },
        ],
      },
    });
  });

  test('uses the zone of the installation when the requested one has no tiers', async () => {
    const token = await tokenOf(await makeCustomer(api.db));
    const answers = [
      await get('/v3/loyalty_status/customer', { token }),
      await get('/v3/loyalty_status/customer', { token, query: { zone: 'RURAL' } }),
    ];
    for (const answer of answers)
      expect(answer.json()).toMatchObject({ results: { nextLoyaltyStatus: { name: 'Plata' } } });
  });
});

describe('the portfolio', () => {
  test('is searched without accents, by page, and has no foreign customers · ROL-09', async () => {
    const mine = await Promise.all(
      ['Salón Égloga', 'Barbería 100%', 'salon egipto', 'Uñas'].map((name) => makeCustomer(api.db, { name })),
    );
    await makeSeller(api.db, { customers: [(await makeCustomer(api.db, { name: 'Salón Ego' })).customerId] });
    const seller = await makeSeller(api.db, { customers: mine.map(({ customerId }) => customerId) });
    const token = await tokenOf(seller);
    const names = async (query: Record<string, string>) =>
      (await get('/seller/customers', { token, query }))
        .json<{ results: { name: string }[] }>()
        .results.map(({ name }) => name);
    expect(await names({ search: 'SALÓN EG' })).toEqual(['salon egipto', 'Salón Égloga']);
    expect(await names({ search: '%' })).toEqual(['Barbería 100%']);
    expect(await names({ search: '_' })).toEqual([]);
    const page = await get('/seller/customers', { token, query: { page: '2', limit: '3' } });
    expect(page.json()).toMatchObject({
      page: 2,
      limit: 3,
      total: 4,
      pages: 2,
      results: [{ name: 'Uñas', warehouseId: 'BOG' }],
    });
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  test('is refused for customers', async () => {
    const answer = await get('/seller/customers', { token: await tokenOf(await makeCustomer(api.db)) });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'ROLE_NOT_ALLOWED']);
  });
});
