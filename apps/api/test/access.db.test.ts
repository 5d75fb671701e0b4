import { randomUUID } from 'node:crypto';
import { type ServiceName, type Services, services } from '@tonalia/contract/services';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from './build-app.ts';
import { makeCustomer, makeGuestToken, makeSeller, makeToken } from './make.ts';

/** Who may make a call: anybody, anybody whose token holds, a session, a seller, or who acts for a customer. */
type Access = 'public' | 'open' | 'session' | 'person' | 'seller' | 'buyer';

interface Declared {
  access: Access;
  /** Ends the session it is made with, or opens another: no state of anybody else changes. */
  changesSession?: boolean;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  payload?: object;
}

const open: Declared = { access: 'open' };
const buyer: Declared = { access: 'buyer' };
const id = randomUUID();
const registration = {
  name: 'Rosa',
  last_name: 'Pérez',
  business_name: 'Salón Rosa',
  tradeTypeId: 'peluqueria',
  stateId: '11',
  cityId: '11001',
  address: 'Calle 1 # 2-3',
  consent: { accepted: true, version: '2026-11-01' },
  lead_date: '2026-11-21',
};

/** Every call of every service: a new one does not compile until it says here who may make it. */
const declared: { [S in ServiceName]: Record<keyof Services[S], Declared> } = {
  auth: {
    'POST /v3/auth/login': {
      access: 'public',
      changesSession: true,
      payload: { email: 'nadie@example.com', password: 'x' },
    },
    'GET /auth/refresh-token': { access: 'public', changesSession: true, headers: { 'refresh-token': 'tr_nobody' } },
    'POST /auth/logout': { access: 'public', changesSession: true },
    'POST /verify/user-status': { access: 'public', payload: { phone: '3105550142' } },
    'POST /verify/verify': { access: 'public', payload: { phone: '3105550142', channel: 'sms' } },
    'POST /verify/check': {
      access: 'public',
      payload: { flowId: 'x'.repeat(43), phone: '3105550142', code: '000000' },
    },
    'POST /auth/verify': { access: 'public', payload: { phone: '3105550142', channel: 'sms' } },
    'POST /auth/check': {
      access: 'public',
      changesSession: true,
      payload: { flowId: 'x'.repeat(43), phone: '3105550142', code: '000000' },
    },
    'POST /v3/auth/register': { access: 'open', payload: registration },
    'GET /trade-type/list': { access: 'public' },
    'POST /recovery-password': { access: 'public', payload: { email: 'nadie@example.com' } },
    'PUT /change-password': { access: 'open', payload: { newPassword: 'otra clave larga' } },
    'PUT /me': { access: 'person', payload: {} },
    'POST /me/confirm-email': { access: 'person', payload: { token: 'x' } },
    'DELETE /customer/remove': { access: 'person', payload: { proof: { password: 'x' } } },
    'GET /sessions': { access: 'person' },
    'DELETE /sessions/{id}': { access: 'person' },
    'PUT /v3/me/addresses/{id}': { access: 'buyer', payload: { title: 'Sede' } },
    'DELETE /v3/me/addresses/{id}': buyer,
    'GET /auth/me': { access: 'session' },
    'GET /v3/me/addresses': buyer,
    'POST /v3/me/addresses': { access: 'buyer', payload: { address: 'Calle 1 # 2-3', cityid: '11001', stateid: '11' } },
    'GET /v3/loyalty_status/customer': buyer,
    'GET /seller/customers': { access: 'seller' },
  },
  products: {
    'GET /product/list': open,
    'GET /search': { access: 'open', query: { search: 'tinte' } },
    'GET /product/query': { access: 'open', query: { _id: '1' } },
    'GET /product/listHome': open,
    'GET /attribute/color/list': open,
    'GET /manufacturer/list': open,
    'GET /category/list': open,
  },
  purchase: {
    'POST /cart/additem': { access: 'buyer', payload: { productId: '1', code: 'X', quantity: 1 } },
    'GET /cart/listcart': buyer,
    'PUT /cart/listcart': { access: 'buyer', payload: { cartId: id } },
    'DELETE /cart/listcart': buyer,
    'DELETE /cart/cleanCart': buyer,
    'PUT /cart/changequantityitem': { access: 'buyer', payload: { code: 'X', quantity: 1 } },
    'DELETE /cart/deleteitem': { access: 'buyer', payload: { code: 'X' } },
    'GET /payment-methods/list': buyer,
    'GET /credit': buyer,
    'POST /order/create': { access: 'buyer', payload: { cartId: id } },
    'GET /order/list': buyer,
    'GET /order/{orderCode}': buyer,
  },
  marketing: {
    'POST /events': { access: 'public', payload: { events: [{ name: 'page_view', page: '/home/cart' }] } },
    'GET /banner/list/home': { access: 'public' },
    'GET /banner/list/position': { access: 'public', query: { name: 'popup' } },
    'GET /promotional-header/list': { access: 'public' },
    'GET /menu/list': { access: 'public' },
  },
  tracking: {
    'GET /states': { access: 'public' },
    'GET /cities': { access: 'public', query: { stateId: '11' } },
    'POST /shippings/coverage': { access: 'public', payload: { cityId: '11001', stateId: '11' } },
  },
  'app-version': {
    'POST /compare_versions': { access: 'public', payload: { platform: 'ios', version_number: '1.0' } },
  },
};

interface Row extends Declared {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
}

const table: Row[] = Object.entries(declared).flatMap(([service, calls]) =>
  Object.entries<Declared>(calls).map(([key, call]) => {
    const [method = '', path = ''] = key.split(' ');
    const url = `/api/${service}${path.replace('{orderCode}', 'TN-00000').replace('{id}', id)}`;
    return { ...call, name: `${method} ${service}${path}`, method: method as Row['method'], url };
  }),
);
const where = (...access: Access[]) => table.filter((row) => access.includes(row.access));

const api = useApi();
const tokens = { guest: '', customer: '', seller: '', sellerOfNobody: '' };
let customerId = '';

beforeAll(async () => {
  const mine = await makeCustomer(api.db);
  ({ customerId } = await makeCustomer(api.db));
  tokens.guest = await makeGuestToken(api.db);
  tokens.customer = await makeToken(api.db, mine);
  tokens.seller = await makeToken(api.db, await makeSeller(api.db, { customers: [customerId] }));
  tokens.sellerOfNobody = await makeToken(api.db, await makeSeller(api.db));
});

async function answer(row: Row, token?: string, query: Record<string, string> = {}) {
  const { method, url, headers, payload } = row;
  const sent = await api.send({
    method,
    url,
    query: { ...row.query, ...query },
    ...(token !== undefined && { token }),
    ...(headers && { headers }),
    ...(payload && { payload }),
  });
  return { status: sent.statusCode, code: sent.json<{ code?: string }>().code, cache: sent.headers['cache-control'] };
}

test('the table names every call there is', () => {
  expect(table).toHaveLength(Object.values(services).reduce((sum, calls) => sum + Object.keys(calls).length, 0));
});

describe('without a session', () => {
  test.each(where('public', 'open'))('$name answers', async (row) => {
    const { code, status } = await answer(row);
    expect(code).not.toBe('UNAUTHENTICATED');
    expect(status).toBeLessThan(500);
  });

  test.each(where('session', 'person', 'seller', 'buyer'))('$name does not', async (row) => {
    expect(await answer(row)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED', cache: 'private, no-store' });
  });

  test.each(where('open', 'session', 'person', 'seller', 'buyer'))('$name refuses a token of nobody', async (row) => {
    expect(await answer(row, 'ta_nobody')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('a guest', () => {
  test.each(where('person', 'seller', 'buyer'))('$name is not for guests', async (row) => {
    for (const query of [undefined, { customerId }]) {
      expect(await answer(row, tokens.guest, query)).toMatchObject({ status: 403, code: 'GUEST_NOT_ALLOWED' });
    }
  });

  test('leaves nothing in the database, whatever it calls', async () => {
    const before = await countRows();
    for (const row of table) if (!row.changesSession) await answer(row, tokens.guest, { customerId });
    expect(await countRows()).toEqual(before);
  });
});

describe('a seller', () => {
  test.each(where('buyer'))('$name asks which customer it is for · ROL-04', async (row) => {
    expect(await answer(row, tokens.seller)).toMatchObject({ status: 409, code: 'CUSTOMER_REQUIRED' });
  });

  test.each(where('buyer'))('$name knows no customer of another seller · ROL-09', async (row) => {
    const foreign = await answer(row, tokens.sellerOfNobody, { customerId });
    expect(foreign).toMatchObject({ status: 404, code: 'CUSTOMER_NOT_FOUND' });
    expect(foreign).toEqual(await answer(row, tokens.sellerOfNobody, { customerId: randomUUID() }));
  });

  test.each(where('buyer'))('$name takes a customer of the portfolio', async (row) => {
    const { code, status } = await answer(row, tokens.seller, { customerId });
    expect(['CUSTOMER_REQUIRED', 'CUSTOMER_NOT_FOUND']).not.toContain(code);
    expect(status).toBeLessThan(500);
  });
});

describe('a customer', () => {
  test.each(where('seller'))('$name is for sellers', async (row) => {
    expect(await answer(row, tokens.customer)).toMatchObject({ status: 403, code: 'ROLE_NOT_ALLOWED' });
  });

  test.each(where('buyer'))('$name knows no customer but the own one', async (row) => {
    expect(await answer(row, tokens.customer, { customerId })).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  });

  test.each(where('open', 'session', 'person', 'buyer'))(
    '$name is kept by no cache for who is signed in',
    async (row) => {
      expect((await answer(row, tokens.customer)).cache).toBe('private, no-store');
    },
  );
});

/** How many rows every table has. */
async function countRows(): Promise<Record<string, number>> {
  const { rows: tables } = await api.db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('auth', 'products', 'purchase', 'marketing', 'tracking', 'platform', 'push') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await api.db.query<{ n: number }>(`select count(*)::int as n from ${name}`);
    counts[name] = rows[0]?.n ?? -1;
  }
  return counts;
}
