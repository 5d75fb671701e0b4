import { randomUUID } from 'node:crypto';
import { dispatchDriverApi } from '@tonalia/contract/dispatch-driver';
import type { LoadSheet } from '@tonalia/contract/load-office';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import {
  type MadeLoad,
  cookieOf,
  delivered,
  driverOf,
  makeLoad,
  openLink,
  photo,
} from '../../../../test/make-loads.ts';
import { nextDraftDay } from '../../../../test/fill-loads.ts';
import { operatorOf } from '../../../../test/make-waves.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeCustomer, makeToken } from '../../../../test/make.ts';
import { declaredOffice } from '../../../../test/office-access-table.ts';

const api = useApi({ hasGateway: true });
let load: MadeLoad;
let cookie = '';
beforeAll(async () => {
  load = await makeLoad(api);
  ({ cookie } = await driverOf(api, load));
});

const codeOf = (sent: { json<T>(): T }) => sent.json<{ code?: string }>().code;
const bodies: Record<string, object | undefined> = {
  'POST /driver/deliveries': { deliveries: [delivered(randomUUID())] },
  'POST /driver/photos': { clientId: randomUUID(), stopId: randomUUID(), base64: photo() },
  'POST /driver/count/sign': { version: 1 },
};
const guarded = Object.keys(dispatchDriverApi).filter((key) => key !== 'POST /driver/open');

describe.each(guarded)('%s', (key) => {
  const call = key.replace(' ', ' /api/purchase');
  test('is closed without a link, to the office, to the shop and to another site (OFC-206)', async () => {
    const owner = await makeOperator(api.db, { role: 'owner', isConfirmed: true });
    const token = await makeToken(api.db, await makeCustomer(api.db));
    const forged = `__Host-driver-${load.code}=${owner.cookie.split('=')[1] ?? ''}`;
    for (const tried of [undefined, owner.cookie, forged, `__Host-driver-${load.code}=${token}`])
      expect(codeOf(await officeCaller(api, tried)(call, bodies[key]))).toBe('UNAUTHENTICATED');
    const asCustomer = await officeCaller(api)(call, bodies[key], { headers: { token } });
    expect(codeOf(asCustomer)).toBe('UNAUTHENTICATED');
    const foreign = { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } };
    expect(codeOf(await officeCaller(api, cookie)(call, bodies[key], foreign))).toBe('ORIGIN_NOT_ALLOWED');
  });
});

const officeCalls = Object.entries(declaredOffice).flatMap(([service, calls]) =>
  Object.entries(calls)
    .filter(([, { access }]) => access !== 'door')
    .map(([key, { payload }]) => ({ call: key.replace(' ', ` /api/${service}`), payload })),
);

test('a driver’s cookie opens no call of the office (OFC-206)', async () => {
  const token = cookie.split('=')[1] ?? '';
  for (const { call, payload } of officeCalls) {
    const path = call.replace(/\{orderCode\}/, load.orders[0]?.orderCode ?? '').replace(/\{\w+\}/g, randomUUID());
    for (const tried of [cookie, `__Host-office=${token}`])
      expect([call, codeOf(await officeCaller(api, tried)(path, payload))]).toEqual([call, 'UNAUTHENTICATED']);
  }
});

test.each(['GET /api/auth/auth/me', 'GET /api/purchase/cart/listcart'])(
  'a driver’s cookie does not open %s of the shop (OFC-206)',
  async (call) => {
    expect(codeOf(await officeCaller(api, cookie)(call))).toBe('UNAUTHENTICATED');
    const token = cookie.split('=')[1] ?? '';
    expect(codeOf(await officeCaller(api)(call, undefined, { headers: { token } }))).toBe('UNAUTHENTICATED');
  },
);

test('a link sees and changes its own load only (OFC-206)', async () => {
  const other = await makeLoad(api);
  const stopId = other.orders[0]?.stopId ?? '';
  const driver = officeCaller(api, cookie);
  const sent = await driver('POST /api/purchase/driver/deliveries', { deliveries: [delivered(stopId)] });
  expect(sent.json()).toMatchObject({ results: { outcomes: [{ refusal: { code: 'STOP_NOT_FOUND' } }] } });
  const image = { clientId: randomUUID(), stopId, base64: photo() };
  expect(codeOf(await driver('POST /api/purchase/driver/photos', image))).toBe('STOP_NOT_FOUND');
  const route = await driver('GET /api/purchase/driver/route');
  expect(route.body).not.toContain(other.orders[0]?.orderCode);
});

test('the cookie is for this host only, and no script or other site reads it (OFC-206)', async () => {
  const made = await makeLoad(api);
  const set = String((await openLink(api, { token: made.token })).headers['set-cookie']);
  expect(set).toMatch(/^__Host-driver-HR-\d+=dr_\S+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
});

test('a second device names the driver’s phone, and the first one stays in (OFC-206)', async () => {
  const made = await makeLoad(api);
  const first = await openLink(api, { token: made.token });
  expect(first.json()).toMatchObject({ results: { step: 'open', route: { code: made.code } } });
  const again = await openLink(api, { token: made.token }, cookieOf(first));
  expect(again.json()).toMatchObject({ results: { step: 'open' } });
  const second = await openLink(api, { token: made.token });
  expect(second.json()).toEqual({ results: { step: 'phone' } });
  expect(second.headers['set-cookie']).toBeUndefined();
  expect(codeOf(await openLink(api, { token: made.token, phone: '3009998877' }))).toBe('DRIVER_PHONE_WRONG');
  const known = await openLink(api, { token: made.token, phone: '+57 300 111-2233' });
  expect(known.json()).toMatchObject({ results: { step: 'open' } });
  for (const sent of [first, known])
    expect((await officeCaller(api, cookieOf(sent))('GET /api/purchase/driver/route')).statusCode).toBe(200);
});

test('one phone with two loads keeps both, and each call names its load (OFC-206)', async () => {
  const [one, two] = [await makeLoad(api), await makeLoad(api)];
  const first = cookieOf(await openLink(api, { token: one.token }));
  const second = cookieOf(await openLink(api, { token: two.token }, first));
  const phone = officeCaller(api, `${first}; ${second}`);
  for (const { code, orders } of [one, two]) {
    const route = await phone(`GET /api/purchase/driver/route?load=${code}`);
    expect(route.json()).toMatchObject({ results: { code } });
    const sent = await phone(`POST /api/purchase/driver/deliveries?load=${code}`, {
      deliveries: [delivered(orders[0]?.stopId ?? '')],
    });
    expect(sent.json()).toMatchObject({ results: { outcomes: [{ refusal: null }], route: { code } } });
  }
  const alone = officeCaller(api, first);
  expect(codeOf(await alone(`GET /api/purchase/driver/route?load=${two.code}`))).toBe('UNAUTHENTICATED');
});

test('wrong phones and wrong links are limited (OFC-206)', async () => {
  const made = await makeLoad(api);
  await openLink(api, { token: made.token });
  const guess = () => openLink(api, { token: made.token, phone: '3009998877' });
  const codes = [];
  for (let tried = 0; tried < 6; tried += 1) codes.push(codeOf(await guess()));
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'DRIVER_PHONE_WRONG'), 'TOO_MANY_REQUESTS']);
  const from = { remoteAddress: '10.9.9.9' };
  const dead = () => officeCaller(api)('POST /api/purchase/driver/open', { token: `hr_${'x'.repeat(40)}` }, from);
  const outcomes = [];
  for (let tried = 0; tried < 11; tried += 1) outcomes.push(codeOf(await dead()));
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'LINK_DEAD'), 'TOO_MANY_REQUESTS']);
  const real = await officeCaller(api)('POST /api/purchase/driver/open', { token: (await makeLoad(api)).token }, from);
  expect(codeOf(real)).toBe('TOO_MANY_REQUESTS');
});

test.each([{ driverName: 'Óscar Peña' }, { driverPhone: '3109998877' }])(
  'a draft with another driver (%o) closes the link and the phone of the one before (OFC-206)',
  async (other) => {
    const made = await makeLoad(api, { orders: 0, state: 'draft', day: nextDraftDay() });
    const driver = await driverOf(api, made);
    const desk = await operatorOf(api, 'operations');
    const read = async () =>
      (await desk(`GET /api/purchase/office/loads/${made.code}`)).json<{ results: LoadSheet }>().results;
    const save = async (fields: object) => {
      const {
        driverName,
        driverPhone,
        driverDocument,
        vehicle,
        plate,
        capacityKg,
        changeAmount,
        asksCode,
        leavesAt,
        version,
      } = await read();
      const body = {
        driverName,
        driverPhone,
        driverDocument,
        vehicle,
        plate,
        capacityKg,
        changeAmount,
        asksCode,
        leavesAt,
      };
      const saved = await desk(`PUT /api/purchase/office/loads/${made.code}`, { ...body, version, ...fields });
      expect(saved.statusCode).toBe(200);
    };
    await save({ vehicle: 'Moto' });
    expect((await driver('GET /api/purchase/driver/route')).statusCode).toBe(200);
    await save(other);
    expect((await read()).link).toBeNull();
    expect(codeOf(await driver('GET /api/purchase/driver/route'))).toBe('UNAUTHENTICATED');
    expect(codeOf(await openLink(api, { token: made.token, phone: '300 111 2233' }))).toBe('LINK_DEAD');
  },
);

test('a new link ends the sessions of the old one, and closing the load ends all (OFC-206)', async () => {
  const made = await makeLoad(api);
  const driver = await driverOf(api, made);
  await api.db.query(`update dispatch.load set link_token_hash = sha256('neu'::bytea) where id = $1`, [made.loadId]);
  expect(codeOf(await driver('GET /api/purchase/driver/route'))).toBe('UNAUTHENTICATED');
  expect(codeOf(await openLink(api, { token: made.token }))).toBe('LINK_DEAD');
  const closed = await makeLoad(api);
  const last = await driverOf(api, closed);
  await api.db.query(
    `update dispatch.load set state = 'closed', closed_at = now(), link_token_hash = null where id = $1`,
    [closed.loadId],
  );
  expect(codeOf(await last('GET /api/purchase/driver/route'))).toBe('UNAUTHENTICATED');
});

test.each([
  '',
  '{"',
  'null',
  '[]',
  '{"deliveries":{}}',
  '{"deliveries":[]}',
  '{"deliveries":[{"result":"lost"}]}',
  `{"a":"${'x'.repeat(70_000)}"}`,
])('hostile deliveries are refused: %.24s (OFC-206)', async (payload) => {
  const sent = await api.send({
    method: 'POST',
    url: '/api/purchase/driver/deliveries',
    headers: { 'content-type': 'application/json', cookie },
    payload,
  });
  expect(sent.statusCode).toBeOneOf([400, 413]);
  expect(sent.headers['cache-control']).toBe('private, no-store');
});

test.each([
  ['no picture', Buffer.from('<svg onload="alert(1)"/>'.repeat(9)).toString('base64')],
  ['a broken one', Buffer.from(photo(64), 'base64').subarray(0, 900).toString('base64')],
])('%s is refused as a photo (OFC-206)', async (_name, base64) => {
  const made = await makeLoad(api);
  const driver = await driverOf(api, made);
  const body = { clientId: randomUUID(), stopId: made.orders[0]?.stopId, base64 };
  expect(codeOf(await driver('POST /api/purchase/driver/photos', body))).toBe('PHOTO_REFUSED');
});
