import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import { type OfficePermission, type OfficeRole, officeRoles, operatorCan } from '@tonalia/contract/office-rights';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { createHttp } from '../src/platform/http/create-http.ts';
import { useApi } from './build-app.ts';
import { makeOfficeSession, makeOperator, officeCaller } from './make-operator.ts';
import { makeCustomer, makeToken } from './make.ts';
import { type DeclaredOfficeAccess, declaredOffice } from './office-access-table.ts';

interface Row extends DeclaredOfficeAccess {
  name: string;
}

const table: Row[] = Object.entries(declaredOffice).flatMap(([service, calls]) =>
  Object.entries<DeclaredOfficeAccess>(calls).map(([key, call]) => ({
    ...call,
    name: key.replace(' ', ` /api/${service}`),
  })),
);

/** The permission that each route of the office asks for. */
const permissions = new Map<string, OfficePermission | undefined>();
subscribe('fastify.initialization', (made) => {
  const { fastify } = made as { fastify: FastifyInstance }; // as: the message of Fastify's channel
  fastify.addHook(
    'onRoute',
    ({ method, url, config }) =>
      void permissions.set(`${String(method)} ${url.replace(/:(\w+)/g, '{$1}')}`, config?.officeNeeds),
  );
});

const api = useApi();
const operators = new Map<OfficeRole, string>();
let customerToken = '';

beforeAll(async () => {
  // so that an owner remains when the test's own leaves
  await makeOperator(api.db, { role: 'owner' });
  for (const role of officeRoles) operators.set(role, (await makeOperator(api.db, { role })).operatorId);
  customerToken = await makeToken(api.db, await makeCustomer(api.db));
});

/** Each call gets a session of its own, because some end it. */
const cookieOf = (role: OfficeRole, isConfirmed = true) =>
  makeOfficeSession(api.db, operators.get(role) ?? '', isConfirmed);

async function ask({ name, payload }: Row, cookie?: string, headers: Record<string, string> = {}) {
  const call = name.replace(/\{\w+\}/, name.includes('{orderCode}') ? 'TN-00000' : randomUUID());
  const sent = await officeCaller(api, cookie)(call, payload, { headers });
  return { status: sent.statusCode, code: sent.json<Partial<OfficeErrorBody>>().code };
}

const turnedAway = ['UNAUTHENTICATED', 'ROLE_NOT_ALLOWED', 'ORIGIN_NOT_ALLOWED', 'STEP_UP_REQUIRED', 'INTERNAL'];
const inside = table.filter(({ access }) => access !== 'door');

test.each(table)('$name asks for the declared permission', ({ name, needs }) => {
  expect(permissions.has(name)).toBe(true);
  expect(permissions.get(name)).toBe(needs);
});

describe.each(inside)('$name', (row) => {
  test.each(officeRoles)('serves %s exactly when the role has the permission · OFC-004', async (role) => {
    const { status, code } = await ask(row, await cookieOf(role));
    if (row.needs && !operatorCan(role, row.needs)) expect([status, code]).toEqual([403, 'ROLE_NOT_ALLOWED']);
    else expect(turnedAway).not.toContain(code);
  });

  test('is closed without an operator, to a token of the shop, and to another origin · OFC-002', async () => {
    expect(await ask(row)).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await ask(row, undefined, { token: customerToken })).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await ask(row, `__Host-office=${customerToken}`)).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await ask(row, await cookieOf('owner'), foreign)).toEqual({ status: 403, code: 'ORIGIN_NOT_ALLOWED' });
  });

  test('refuses before it validates the input', async () => {
    const [method, url = ''] = row.name.split(' ');
    const malformed = {
      method: method as 'GET', // as: a method of HTTP
      url: `${url.replace(/\{\w+\}/, '%00')}?limit=-1`,
      headers: { 'content-type': 'application/json' },
      ...(method !== 'GET' && { payload: '{"' }),
    };
    expect((await api.send(malformed)).json<OfficeErrorBody>().code).toBe('UNAUTHENTICATED');
  });
});

test.each(table.filter(({ isSensitive }) => isSensitive))(
  '$name asks an operator for the second factor again',
  async (row) => {
    expect(await ask(row, await cookieOf('owner', false))).toEqual({ status: 403, code: 'STEP_UP_REQUIRED' });
    expect((await ask(row, await cookieOf('owner', true))).code).not.toBe('STEP_UP_REQUIRED');
  },
);

test.each(table.filter(({ access }) => access === 'door'))('$name is closed to another origin', async (row) => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect(await ask(row, undefined, foreign)).toEqual({ status: 403, code: 'ORIGIN_NOT_ALLOWED' });
});

test.each(['GET /api/auth/auth/me', 'GET /api/purchase/cart/listcart', 'POST /api/purchase/order/create'])(
  '%s of the shop is closed to an operator · OFC-002',
  async (call) => {
    const cookie = await cookieOf('owner');
    const body = call.startsWith('POST') ? { cartId: randomUUID() } : undefined;
    const sent = await officeCaller(api, cookie)(call, body);
    expect(sent.json<OfficeErrorBody>().code).toBe('UNAUTHENTICATED');
    const token = cookie.replace('__Host-office=', '');
    const withToken = await officeCaller(api)(call, body, { headers: { token } });
    expect(withToken.json<OfficeErrorBody>().code).toBe('UNAUTHENTICATED');
  },
);

test.each(table.filter(({ payload }) => payload))('$name refuses hostile bodies as every call does', async (row) => {
  const [method, path = ''] = row.name.split(' ');
  const wrong = [
    '',
    '{"',
    'null',
    '[]',
    '7',
    '{"__proto__":{"a":1}}',
    `{"a":"${'x'.repeat(70_000)}"}`,
    '{"a":"\\u0000"}',
  ];
  for (const payload of wrong) {
    const sent = await api.send({
      method: method as 'POST', // as: a method of HTTP
      url: path.replace(/\{\w+\}/, randomUUID()),
      headers: { 'content-type': 'application/json', cookie: await cookieOf('owner') },
      payload,
    });
    expect([payload.slice(0, 20), sent.statusCode]).toEqual([payload.slice(0, 20), expect.toBeOneOf([400, 413])]);
    expect(sent.json<OfficeErrorBody>().message.length).toBeGreaterThan(5);
    expect(sent.headers['cache-control']).toBe('private, no-store');
  }
});

test('a route for operators without a permission does not start', async () => {
  const app = await createHttp({ logger: false, trustProxy: [] });
  const route = { method: 'GET', url: '/api/office/x', handler: () => 'x' } as const;
  expect(() => app.route({ ...route, config: { access: 'operator' } })).toThrow('no access rule');
  await app.close();
});
