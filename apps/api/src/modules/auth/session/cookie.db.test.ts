import { describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { guestAccount } from '@tonalia/contract/guest';
import { makeCustomer } from '../../../../test/make.ts';

const api = useApi({ origins: ['https://localhost', 'capacitor://localhost'] });
const password = 'clave-de-prueba';
const own = { host: 'tienda.example.com', 'x-forwarded-proto': 'https' };

const login = (email: string, headers: Record<string, string>, body: object = {}) =>
  api.send({ method: 'POST', url: '/api/auth/v3/auth/login', headers, payload: { email, password, ...body } });
const refresh = (cookies: Record<string, string>, headers: Record<string, string> = {}) =>
  api.send({
    url: '/api/auth/auth/refresh-token',
    cookies,
    headers: { host: 'localhost', 'refresh-token': 'cookie', ...headers },
  });

type LoginResponse = Awaited<ReturnType<typeof login>>;
const cookie = (answer: LoginResponse, name: string) => answer.cookies.find((one) => one.name === name);

describe('a browser', () => {
  test('gets the refresh token only in an HttpOnly, SameSite cookie · CON-03', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const answer = await login(email, { host: 'localhost:3000' });
    expect(answer.json()).toEqual({ tokenReturn: expect.stringMatching(/^ta_/) as string, refreshToken: 'cookie' });
    expect(cookie(answer, '__Host-rt')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: 604_800,
    });
    expect(cookie(answer, '__Host-rt')).not.toHaveProperty('domain');
    expect(cookie(answer, 'signed-in')).toMatchObject({ value: '1', sameSite: 'Lax', path: '/', maxAge: 604_800 });
    expect(cookie(answer, 'signed-in')?.httpOnly).toBeUndefined();
  });

  test('renews its session with the cookie', async () => {
    const { email } = await makeCustomer(api.db, { password });
    let answer = await login(email, { host: 'localhost' });
    for (let time = 0; time < 3; time += 1) {
      answer = await refresh({ '__Host-rt': cookie(answer, '__Host-rt')?.value ?? '' });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
  });

  test('that renews twice gets the same cookie; a refused renewal keeps the cookie · T4', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const first = cookie(await login(email, { host: 'localhost' }), '__Host-rt')?.value ?? '';
    const [one, two] = await Promise.all([refresh({ '__Host-rt': first }), refresh({ '__Host-rt': first })]);
    expect(cookie(one, '__Host-rt')?.value).toBe(cookie(two, '__Host-rt')?.value);
    const late = await refresh({ '__Host-rt': 'tr_unknown' });
    expect(late.statusCode).toBe(401);
    expect(late.headers['set-cookie']).toBeUndefined();
  });

  test('renews after its access token expired · API-07', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const answer = await login(email, { host: 'localhost' });
    api.clock.advance(3_600_000);
    const renewed = await refresh(
      { '__Host-rt': cookie(answer, '__Host-rt')?.value ?? '' },
      { token: answer.json<{ tokenReturn: string }>().tokenReturn },
    );
    expect(renewed.statusCode).toBe(200);
  });

  test('on plain http in a LAN gets a cookie it can keep', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const answer = await login(email, { host: '192.168.1.20:3000' });
    const plain = cookie(answer, 'rt');
    expect(plain).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(plain?.secure).toBeUndefined();
    const renewed = await refresh({ rt: plain?.value ?? '' }, { host: '192.168.1.20:3000' });
    expect(renewed.statusCode).toBe(200);
    expect((await refresh({ rt: cookie(renewed, 'rt')?.value ?? '' }, { host: 'localhost' })).statusCode).toBe(401);
  });

  test('cannot use its token in a header, and an app cannot use its own in a cookie', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const web = cookie(await login(email, { host: 'localhost' }), '__Host-rt')?.value ?? '';
    const byHeader = await api.send({ url: '/api/auth/auth/refresh-token', headers: { 'refresh-token': web } });
    expect(byHeader.json()).toMatchObject({ code: 'REFRESH_REFUSED' });
    const app = (await login(email, {}, { client: 'app' })).json<{ refreshToken: string }>();
    expect((await refresh({ '__Host-rt': app.refreshToken })).json()).toMatchObject({ code: 'REFRESH_REFUSED' });
  });

  test('that signs out loses both cookies', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const token = cookie(await login(email, { host: 'localhost' }), '__Host-rt')?.value ?? '';
    const answer = await api.send({
      method: 'POST',
      url: '/api/auth/auth/logout',
      headers: { host: 'localhost' },
      cookies: { '__Host-rt': token },
    });
    expect(cookie(answer, '__Host-rt')).toMatchObject({ value: '', secure: true });
    expect(cookie(answer, 'signed-in')).toMatchObject({ value: '' });
    expect((await refresh({ '__Host-rt': token })).statusCode).toBe(401);
  });

  test('of a guest is not marked as signed in', async () => {
    const answer = await login(guestAccount.email, { host: 'localhost' }, { password: guestAccount.password });
    expect(cookie(answer, '__Host-rt')?.value).toMatch(/^tr_/);
    expect(cookie(answer, 'signed-in')).toMatchObject({ value: '' });
  });

  test('that signs in ends its guest session · T11', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const guest = await login(guestAccount.email, { host: 'localhost' }, { password: guestAccount.password });
    const { tokenReturn } = guest.json<{ tokenReturn: string }>();
    const old = cookie(guest, '__Host-rt')?.value ?? '';
    const answer = await login(email, { host: 'localhost', token: tokenReturn, cookie: `__Host-rt=${old}` });
    expect(answer.statusCode).toBe(200);
    expect((await api.send({ url: '/api/auth/auth/me', token: tokenReturn })).statusCode).toBe(401);
    expect((await refresh({ '__Host-rt': old })).statusCode).toBe(401);
  });
});

describe('another site', () => {
  const foreign: [string, Record<string, string>][] = [
    ['another origin', { origin: 'https://evil.example' }],
    ['a look-alike', { origin: 'https://tienda.example.com.evil.example' }],
    ['a sub-domain', { origin: 'https://x.tienda.example.com' }],
    ['no origin of its own', { origin: 'null' }],
    ['an image of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a neighbour', { 'sec-fetch-site': 'same-site' }],
  ];

  test.each(foreign)('(%s) can neither sign in, renew nor sign out', async (_name, headers) => {
    const { email } = await makeCustomer(api.db, { password });
    const sent = { ...own, ...headers };
    const answers = [
      await login(email, sent),
      await refresh({ rt: 'tr_x' }, sent),
      await api.send({ method: 'POST', url: '/api/auth/auth/logout', headers: sent }),
    ];
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' });
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test('cannot renew by a picture or a link: the header is missing', async () => {
    const answer = await api.send({ url: '/api/auth/auth/refresh-token', cookies: { '__Host-rt': 'tr_x' } });
    expect(answer.statusCode).toBe(400);
  });

  test.each(['https://tienda.example.com', 'https://localhost', 'capacitor://localhost'])('%s may', async (origin) => {
    const { email } = await makeCustomer(api.db, { password });
    expect((await login(email, { ...own, origin })).statusCode).toBe(200);
  });
});
