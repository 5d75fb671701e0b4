import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { startSession } from '../src/modules/auth/session/start-session.ts';
import type { TokenPair } from '../src/modules/auth/session/tokens.ts';
import { useApi } from './build-app.ts';
import { makeCustomer } from './make.ts';

const api = useApi();
let identityId = '';
const pairs: TokenPair[] = [];

beforeAll(async () => {
  ({ identityId } = await makeCustomer(api.db));
  for (const client of ['app', 'web'] as const) {
    const wish = { identityId, role: 'Admin customer', client, userAgent: '' } as const;
    pairs.push(await startSession(api.db, api.clock, wish));
  }
});

/** One call of each kind of access that needs a token. */
const calls = [
  { name: 'open', url: '/api/products/attribute/color/list' },
  { name: 'session', url: '/api/auth/auth/me' },
  { name: 'person', url: '/api/auth/sessions' },
  { name: 'buyer', url: '/api/purchase/cart/listcart' },
];

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const json64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Seeded, so that failures can be repeated. */
function* numbers(seed: string): Generator<number> {
  for (let n = 0; ; n += 1) yield createHash('sha256').update(`${seed} ${n}`).digest().readUInt32BE() / 2 ** 32;
}

/** Changes one letter of a token. */
function altered(token: string, place: number, by: number): string {
  const there = letters.indexOf(token[place] ?? 'A');
  return token.slice(0, place) + letters[(there + 1 + by) % letters.length] + token.slice(place + 1);
}

type TokenMutation = (token: TokenPair, next: () => number) => string;
const whole = (next: () => number, below: number) => Math.trunc(next() * below);
const mutations: Record<string, TokenMutation> = {
  'another letter': ({ access }, next) => altered(access, 3 + whole(next, access.length - 3), whole(next, 63)),
  'cut off': ({ access }, next) => access.slice(0, 1 + whole(next, access.length - 1)),
  'cut off at the front': ({ access }, next) => access.slice(1 + whole(next, access.length - 1)),
  'drawn out': ({ access }, next) => access + letters[whole(next, 64)],
  'said twice': ({ access }) => access + access,
  'in capitals': ({ access }) => access.toUpperCase(),
  'in small letters': ({ access }) => access.toLowerCase(),
  'with another prefix': ({ access }, next) =>
    `${['tr', 'tl', 'tv', 'TA', 'Bearer ta', ''][whole(next, 6)]}_${access.slice(3)}`,
  'without the prefix': ({ access }) => access.slice(3),
  'the other way of base64': ({ access }) => `${access.replaceAll('-', '+').replaceAll('_', '/')}=`,
  'behind Bearer': ({ access }) => `Bearer ${access}`,
  'in quotes': ({ access }) => `"${access}"`,
  'with a NUL': ({ access }) => `${access}\u0000`,
  'in a list': ({ access }) => `${access},${access}`,
  'its digest': ({ access }) => createHash('sha256').update(access).digest('base64url'),
  'its digest with a prefix': ({ access }) => `ta_${createHash('sha256').update(access).digest('base64url')}`,
  'the refresh token': ({ refresh }) => refresh,
  'the refresh token as access': ({ refresh }) => `ta_${refresh.slice(3)}`,
  'a guess': (_, next) => `ta_${createHash('sha256').update(String(next())).digest('base64url')}`,
  'a JWT without a signature': (_, next) =>
    `${json64({ alg: ['none', 'None', 'NONE', 'HS256'][whole(next, 4)], typ: 'JWT' })}.${json64({ sub: identityId, rol: 'Seller', n: next() })}.`,
  'a JWT whose key is a path': () =>
    `${json64({ alg: 'HS256', kid: "../../../dev/null' or 1=1--" })}.${json64({ sub: identityId })}.${'A'.repeat(43)}`,
  'a JWT that brings its key along': () =>
    `${json64({ alg: 'RS256', jku: 'http://evil.example/keys.json' })}.${json64({ sub: identityId })}.${'A'.repeat(43)}`,
  SQL: () => "' or '1'='1",
  'a wildcard': (_, next) => ['%', '_', '*', 'ta_%', 'ta_*'][whole(next, 5)] ?? '%',
  'who it is': () => identityId,
};

test('2,000 altered tokens are all refused · T6', async () => {
  const random = numbers('tokens');
  const next = () => random.next().value as number; // as: it never ends
  const tried = Object.entries(mutations);
  const opened: string[] = [];
  for (let n = 0; n < 2_000; n += 1) {
    const [name, mutate] = tried[n % tried.length] ?? [];
    // each altered token is tried with all calls
    const call = calls[Math.trunc(n / tried.length) % calls.length];
    const pair = pairs[whole(next, pairs.length)];
    const token = pair && mutate?.(pair, next);
    if (!call || !pair || !token || token === pair.access) continue;
    const { statusCode } = await api.send({ url: call.url, token });
    if (statusCode !== 401) opened.push(`${name} on ${call.name}: ${statusCode} ${token.slice(0, 60)}`);
  }
  expect(opened).toEqual([]);
  for (const { access } of pairs) {
    for (const { url } of calls) expect((await api.send({ url, token: access })).statusCode).toBe(200);
  }
});

test('a token of a megabyte is refused without a query · T6', async () => {
  const token = `ta_${randomBytes(750_000).toString('base64url')}`;
  for (const { url } of calls) {
    const began = performance.now();
    expect((await api.send({ url, token })).statusCode).toBe(401);
    expect(performance.now() - began).toBeLessThan(5_000);
  }
});

test('an access token cannot renew a session, nor a refresh token of the other kind of client · T6', async () => {
  const renew = async (token: string) =>
    (await api.send({ url: '/api/auth/auth/refresh-token', headers: { 'refresh-token': token } })).statusCode;
  const [app, web] = pairs;
  for (const token of [app?.access, web?.access, web?.refresh, `tr_${app?.access.slice(3)}`]) {
    expect(await renew(token ?? '')).toBe(401);
  }
  expect(await renew(app?.refresh ?? '')).toBe(200);
});
