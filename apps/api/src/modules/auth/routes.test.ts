import { formerGuestAccount, guestAccount } from '@tonalia/contract/guest';
import { describe, expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { GUEST_ID, makeCustomer, makeGuestToken, makeSeller, makeToken } from '../../../test/make.ts';

const api = useApi();
const password = 'clave-de-prueba';
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
const login = (email: string, typed: string, more: object = {}) =>
  post('/v3/auth/login', { payload: { email, password: typed, client: 'app', ...more } });
const tokenOf = (who: { identityId: string }) => makeToken(api.db, who, { clock: api.clock });

describe('signing in', () => {
  test('with e-mail and password gives two tokens that work · API-08', async () => {
    const { email, identityId } = await makeCustomer(api.db, { password });
    const answer = await login(email, password);
    const { tokenReturn, refreshToken } = answer.json<{ tokenReturn: string; refreshToken: string }>();
    expect((await get('/auth/me', { token: tokenReturn })).json()).toMatchObject({ user: { _id: identityId } });
    const renewed = await api.send({
      url: `${base}/auth/refresh-token`,
      headers: { token: tokenReturn, 'refresh-token': refreshToken },
    });
    expect(renewed.json()).toMatchObject({ tokenReturn: expect.any(String) as string });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('ignores case and spaces of the e-mail', async () => {
    const { email } = await makeCustomer(api.db, { password });
    expect((await login(`  ${email.toUpperCase()} `, password)).statusCode).toBe(200);
  });

  test('an unknown account, one without a password and a wrong password get the same answer', async () => {
    const known = await makeCustomer(api.db, { password });
    const withoutPassword = await makeCustomer(api.db);
    const answers = await Promise.all([
      login(known.email, 'otra-clave'),
      login(withoutPassword.email, 'otra-clave'),
      login('nadie@example.com', 'otra-clave'),
    ]);
    const bodies = answers.map((answer) => ({ ...answer.json<object>(), requestId: '', status: answer.statusCode }));
    expect(bodies[0]).toMatchObject({ code: 'BAD_CREDENTIALS', status: 401 });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  test('after five wrong passwords the sixth waits, even when it is right', async () => {
    const { email } = await makeCustomer(api.db, { password });
    for (let time = 0; time < 5; time += 1) expect((await login(email, 'no')).statusCode).toBe(401);
    const held = await login(email, password);
    expect(held.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
    api.clock.advance(60_000);
    expect((await login(email, password)).statusCode).toBe(200);
  });

  test('is refused for a closed account', async () => {
    const { email, identityId } = await makeCustomer(api.db, { password });
    await api.db.query('update auth.identity set deleted_at = now() where id = $1', [identityId]);
    expect((await login(email, password)).json()).toMatchObject({ code: 'BAD_CREDENTIALS' });
    api.clock.advance(60_000);
  });
});

describe('the guest', () => {
  test('signs in with public credentials, with its own session per device · ST-01 GEN-02', async () => {
    const [one, two] = await Promise.all([
      login(guestAccount.email, guestAccount.password),
      login(guestAccount.email, guestAccount.password),
    ]);
    expect(one.json<{ tokenReturn: string }>().tokenReturn).not.toBe(two.json<{ tokenReturn: string }>().tokenReturn);
    const me = await get('/auth/me', { token: one.json<{ tokenReturn: string }>().tokenReturn });
    expect(me.json()).toMatchObject({
      user: { _id: GUEST_ID, rol: 'Guest', customer: null, ziro_credit: null, warehouseId: 'BOG' },
      warehouse: 'BOG',
      customer: null,
    });
    expect(JSON.stringify(me.json())).not.toContain('@');
  });

  test('of a phone app of version 0.1 still signs in', async () => {
    const former = await login(formerGuestAccount.email, formerGuestAccount.password);
    const me = await get('/auth/me', { token: former.json<{ tokenReturn: string }>().tokenReturn });
    expect(me.json()).toMatchObject({ user: { _id: GUEST_ID, rol: 'Guest' } });
    expect((await login(formerGuestAccount.email, 'wrong')).statusCode).toBe(401);
  });

  test('cannot be locked out', async () => {
    for (let time = 0; time < 40; time += 1) await login(guestAccount.email, 'wrong');
    expect((await login(guestAccount.email, guestAccount.password)).statusCode).toBe(200);
  });

  test('is refused wherever data belongs to a customer', async () => {
    const token = await makeGuestToken(api.db);
    const { customerId } = await makeCustomer(api.db);
    const query = { customerId };
    const answers = [
      await get('/v3/me/addresses', { token, query }),
      await post('/v3/me/addresses', {
        token,
        query,
        payload: { address: 'Calle 1 # 2', cityid: '11001', stateid: '11' },
      }),
      await get('/v3/loyalty_status/customer', { token, query }),
      await get('/v3/me/seller', { token, query }),
      await get('/seller/customers', { token }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'GUEST_NOT_ALLOWED']);
    }
    expect((await get('/auth/me', { token, query })).json()).toMatchObject({ customer: null });
  });
});

describe('malformed input', () => {
  const url = '/api/auth/v3/auth/login';
  const json = { 'content-type': 'application/json' };
  const good = JSON.stringify({ email: 'a@b.co', password: 'x' });
  const nested = '['.repeat(20_000) + ']'.repeat(20_000);

  test.each<[string, Record<string, string>, string, string]>([
    ['no body', {}, '', 'INVALID_REQUEST'],
    ['an empty body', json, '', 'MALFORMED_BODY'],
    ['half a body', json, '{"email":', 'MALFORMED_BODY'],
    ['an array', json, '[]', 'INVALID_REQUEST'],
    ['null', json, 'null', 'INVALID_REQUEST'],
    ['a deep hole', json, nested, 'INVALID_REQUEST'],
    ['a poisoned prototype', json, '{"__proto__":{"x":1},"email":"a@b.co","password":"x"}', 'MALFORMED_BODY'],
    ['a number for an e-mail', json, '{"email":5,"password":"x"}', 'INVALID_REQUEST'],
    ['an array for a password', json, '{"email":"a@b.co","password":["x"]}', 'INVALID_REQUEST'],
    ['a field too many', json, '{"email":"a@b.co","password":"x","rol":"Seller"}', 'INVALID_REQUEST'],
    [
      'a password of 513 letters',
      json,
      JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(513) }),
      'INVALID_REQUEST',
    ],
    ['a NUL in the e-mail', json, JSON.stringify({ email: 'a\u0000@b.co', password: 'x' }), 'INVALID_REQUEST'],
    ['a megabyte', json, JSON.stringify({ email: 'x'.repeat(1_000_000) }), 'BODY_TOO_LARGE'],
    ['text', { 'content-type': 'text/plain' }, good, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'email=a', 'UNSUPPORTED_MEDIA_TYPE'],
    ['XML', { 'content-type': 'application/xml' }, '<a/>', 'UNSUPPORTED_MEDIA_TYPE'],
    ['nonsense', { 'content-type': ';;;' }, good, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('%s is refused with its code', async (_name, headers, payload, code) => {
    const answer = await api.send({ method: 'POST', url, headers, payload });
    expect(answer.json()).toMatchObject({ code, error: answer.json<{ message: string }>().message });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1e3',
    'page=1.5',
    'page=1&page=2',
    'limit=101',
    'limit=0',
    'page=99999999999999999999',
    'search=a&search=b',
    'customerId=5',
    'customerId=a&customerId=b',
    `search=${'x'.repeat(81)}`,
    'search=%00',
  ])('the query %s is refused', async (query) => {
    const token = await tokenOf(await makeSeller(api.db));
    const answer = await api.send({ url: `${base}/seller/customers?${query}`, token });
    expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(answer.statusCode).toBe(400);
  });

  test('unknown query parameters, as campaign values, are ignored', async () => {
    const token = await tokenOf(await makeSeller(api.db));
    expect(
      (await api.send({ url: `${base}/seller/customers?utm_source=x&fbclid=1&campaign=mayo`, token })).statusCode,
    ).toBe(200);
  });

  test.each(['/api/auth/nothing', '/api/nothing', '/api/auth/%ff'])('%s is not there', async (path) => {
    const answer = await api.send({ url: path });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});
