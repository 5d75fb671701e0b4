import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../src/modules/auth/session/start-session.ts';
import { type DeclaredAccess, declared } from './access-table.ts';
import { useApi } from './build-app.ts';
import { makeCustomer } from './make.ts';

interface Row extends DeclaredAccess {
  name: string;
  method: 'POST' | 'PUT' | 'DELETE';
  url: string;
}

/** Every call that changes state. */
const changing: Row[] = Object.entries(declared).flatMap(([service, calls]) =>
  Object.entries<DeclaredAccess>(calls)
    .filter(([key]) => !key.startsWith('GET '))
    .map(([key, call]) => {
      const [method = '', path = ''] = key.split(' ');
      const url = `/api/${service}${path.replace('{orderCode}', 'TN-00000').replace('{id}', randomUUID())}`;
      return { ...call, name: key, method: method as Row['method'], url }; // as: the methods left without GET
    }),
);

const api = useApi({ origins: ['https://localhost'] });
const phoneApp = useApi({ origins: ['capacitor://localhost', 'https://localhost'] });
const alone = useApi();
const victim = { identityId: '', access: '', refresh: '' };

beforeAll(async () => {
  const { identityId } = await makeCustomer(api.db);
  const wish = { identityId, role: 'Admin customer', client: 'web', userAgent: '' } as const;
  Object.assign(victim, { identityId }, await startSession(api.db, api.clock, wish));
});

const foreign: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a look-alike of ours', { origin: 'https://localhost.evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a sub-domain', { origin: 'https://x.localhost', 'sec-fetch-site': 'same-site' }],
  ['the phone app’s address where it is not listed', { origin: 'capacitor://localhost' }],
];

/** Requests that a page can send to another site without permission: no own headers, one of these content types. */
const simple: [string, (row: Row) => { headers: Record<string, string>; payload?: string }][] = [
  ['nothing', () => ({ headers: {} })],
  [
    'JSON as text',
    (row) => ({ headers: { 'content-type': 'text/plain' }, payload: JSON.stringify(row.payload ?? {}) }),
  ],
  ['a form', () => ({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' })],
  [
    'a form in parts',
    () => ({
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
    }),
  ],
];

/** The number of rows that a call could change, and whether the victim is still signed in. */
async function state(): Promise<unknown> {
  const { rows } = await api.db.query(
    `select (select count(*) from platform.outbox) as messages, (select count(*) from auth.verification) as codes,
       (select count(*) from auth.session where revoked_at is null) as sessions, (select count(*) from purchase.cart) as carts,
       (select count(*) from auth.address) as addresses, (select count(*) from auth.identity) as people,
       (select count(*) from marketing.event_count) as events`,
  );
  const me = await api.send({ url: '/api/auth/auth/me', token: victim.access });
  return { ...rows[0], signedIn: me.statusCode };
}

describe.each(foreign)('%s', (_name, headers) => {
  test.each(simple)('that makes a browser send %s with its cookies changes nothing · Z13', async (_what, make) => {
    const before = await state();
    expect(before).toMatchObject({ signedIn: 200 });
    for (const row of changing) {
      const { headers: type, payload } = make(row);
      const { statusCode } = await api.send({
        method: row.method,
        url: row.url,
        headers: { host: 'localhost', ...headers, ...type, cookie: `__Host-rt=${victim.refresh}; signed-in=1` },
        ...(payload !== undefined && { payload }),
      });
      expect([400, 401, 403, 415], row.name).toContain(statusCode);
    }
    expect(await state()).toEqual(before);
  });

  test('gets no permission by a preflight request · Z14', async () => {
    for (const { method, url, name } of changing) {
      const { headers: answer } = await api.send({
        method: 'OPTIONS',
        url,
        headers: { ...headers, 'access-control-request-method': method, 'access-control-request-headers': 'token' },
      });
      expect(Object.keys(answer), name).not.toContain('access-control-allow-origin');
      expect(answer['vary'], name).toContain('Origin');
    }
  });

  test('reads no answer · Z14', async () => {
    const { headers: answer } = await api.send({ url: '/api/auth/auth/me', token: victim.access, headers });
    expect(answer['access-control-allow-origin']).toBeUndefined();
    expect(answer['access-control-allow-credentials']).toBeUndefined();
  });
});

test.each(['capacitor://localhost', 'https://localhost'])(
  'the phone app at %s, when listed, may make every call, under its own origin and never with cookies · Z14',
  async (origin) => {
    for (const { method, url, name } of changing) {
      const { statusCode, headers } = await phoneApp.send({
        method: 'OPTIONS',
        url,
        headers: { origin, 'access-control-request-method': method },
      });
      expect(statusCode, name).toBe(204);
      expect(headers, name).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' });
      expect(headers['access-control-allow-methods'], name).toContain(method);
      expect(headers['access-control-allow-credentials'], name).toBeUndefined();
    }
  },
);

test('without listed origins no origin gets permission · Z14', async () => {
  for (const origin of ['capacitor://localhost', 'https://localhost', 'https://evil.example', 'null']) {
    const { headers } = await alone.send({
      method: 'OPTIONS',
      url: '/api/purchase/cart/additem',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});
