import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type ErrorBody, errorTable } from '@tonalia/contract/errors';
import { type Services, services } from '@tonalia/contract/services';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyMix } from './access-table.ts';
import { useApi } from './build-app.ts';
import { freeTerms, makeMember } from './make-member.ts';
import { type MadeCustomer, makeCustomer, makeSeller, makeToken } from './make.ts';
import { registration } from './registering.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type BodyOf = {
  [S in keyof Services]: { [K in keyof Services[S]]: Services[S][K] extends { body: unknown } ? K : never };
};
type WithBody = { [S in keyof BodyOf]: BodyOf[S][keyof BodyOf[S]] }[keyof BodyOf];

/** A valid body for each call: a new call with a body does not compile without one here. */
const bodies: Record<WithBody, Record<string, unknown>> = {
  'POST /v3/auth/login': { email: 'nadie@example.com', password: 'x' },
  'POST /v3/me/addresses': { address: 'Calle 1 # 2-3', cityid: '11001', stateid: '11' },
  'POST /verify/user-status': { phone: '3105550142' },
  'POST /verify/verify': { phone: '3105550142', channel: 'sms' },
  'POST /verify/check': { flowId: 'x'.repeat(43), phone: '3105550142', code: '000000' },
  'POST /auth/verify': { phone: '3105550142', channel: 'sms' },
  'POST /auth/check': { flowId: 'x'.repeat(43), phone: '3105550142', code: '000000' },
  'POST /v3/auth/register': registration,
  'POST /recovery-password': { email: 'nadie@example.com' },
  'PUT /change-password': { newPassword: 'otra clave larga' },
  'PUT /me': { name: 'Rosa' },
  'POST /me/confirm-email': { token: 'x' },
  'DELETE /customer/remove': { proof: { password: 'x' } },
  'PUT /v3/me/addresses/{id}': { title: 'Sede' },
  'POST /events': { events: [{ name: 'page_view', page: '/home/cart' }] },
  'POST /cart/additem': { productId: '1', code: 'X', quantity: 1 },
  'PUT /cart/listcart': { cartId: randomUUID() },
  'PUT /cart/changequantityitem': { code: 'X', quantity: 1 },
  'DELETE /cart/deleteitem': { code: 'X' },
  'POST /order/create': { cartId: randomUUID() },
  'POST /cart/abandoned-cart': { cartId: randomUUID() },
  'POST /lists': {
    listId: '0a000000-0000-4000-8000-0000000000f1',
    name: 'x',
    items: [{ versionId: '1', quantity: 1 }],
  },
  'PUT /lists/{listId}/reminder': { reminder: { weekday: 1, every: 1, hour: 8 } },
  'PUT /lists/{listId}': { revision: 1, name: 'x' },
  'PUT /formulas/{clientId}': { revision: 0, name: 'x', mix: emptyMix, appointmentAt: null },
  'POST /formulas/{clientId}/visits': { visitId: '0a000000-0000-4000-8000-0000000000f3', revision: 1 },
  'PUT /formulas/shelf': { versionId: '1', grams: 30 },
  'POST /shares': { shareId: '0a000000-0000-4000-8000-0000000000f2', kind: 'card', productId: '1' },
  'POST /shares/answers/{answerId}/order': { items: [{ versionId: '1', quantity: 1 }] },
  'POST /shares/{token}/answer': { key: randomUUID(), lines: [{ versionId: '1', quantity: 1 }], name: 'x', note: 'y' },
  'POST /members': { ...freeTerms, name: 'x', email: 'karen@example.com' },
  'PUT /members/{memberId}': { ...freeTerms, revision: 1 },
  'POST /members/invitation': { token: 'ti_nobody-has-this-token' },
  'POST /members/accept': {
    token: 'ti_nobody-has-this-token',
    name: 'Karen',
    lastName: 'Duarte',
    consent: { accepted: true, version: 'x' },
  },
  'POST /order-requests': { cartId: randomUUID(), expectedTotal: 0 },
  'POST /order-requests/{requestId}/approve': { expectedTotal: 0, acceptChanges: true },
  'POST /order-requests/{requestId}/send-back': { why: 'x' },
  'POST /seller-day/visits': {
    clientVisitId: '0191e3a0-5b7c-7a3e-9d2f-0a1b2c3d4e61',
    customerId: randomUUID(),
    takenAt: '2026-05-04T15:00:00Z',
    reason: null,
    note: 'Recibe hasta las 4',
  },
  'PUT /seller-day/plan': { weekdays: [1, 4], at: '11:30' },
  'PUT /seller-day/no-sale': { reason: 'closed' },
  'POST /repeat-order/quote': { cartId: randomUUID(), lines: [{ lineNo: 1, quantity: 1, code: 'X' }] },
  'POST /repeat-order': { cartId: randomUUID(), lines: [], repeatId: randomUUID(), seen: 'x' },
  'POST /cart/add-list': { items: [{ versionId: '1', quantity: 1 }] },
  'POST /cart/buy-cart-again-confirm': { cartId: randomUUID() },
  'POST /coupon/apply': { code: 'HOLA' },
  'POST /order/{orderCode}/cancel': { why: 'ya no' },
  'POST /returns': {
    orderCode: 'TN-00000',
    id: randomUUID(),
    wish: 'source',
    note: 'La caja llegó mojada',
    lines: [{ line: 1, units: 1, reason: 'regret', photos: [] }],
  },
  'POST /seller-registrations': {
    clientRegistrationId: '0191e3a0-5b7c-7a3e-9d2f-0a1b2c3d4e60',
    takenAt: '2026-05-04T15:00:00Z',
    registration: { ...registration, phone: '3001234567' },
  },
  'POST /seller-registrations/{clientRegistrationId}/answer': { choice: 'register', revision: 1, phone: '3001234567' },
  'POST /seller-orders': {
    clientOrderId: '0191e3a0-5b7c-7a3e-9d2f-0a1b2c3d4e5f',
    customerId: randomUUID(),
    takenAt: '2026-05-04T15:00:00Z',
    snapshotAt: '2026-05-04T12:00:00Z',
    lines: [{ code: 'X', quantity: 1, priceSeen: 1_000, dateSeen: null }],
    addressId: randomUUID(),
    paymentMethod: 'cash_on_delivery',
    expectedTotal: 1_000,
    comments: 'Llamar antes',
  },
  'POST /seller-orders/{clientOrderId}/answer': {
    revision: 1,
    choices: [{ line: 1, choice: 'accept' }],
    expectedTotal: 1_000,
  },
  'POST /payment/start': {
    creditPayment: 10_000,
    acceptance: 'x',
    personalData: 'x',
    instrument: { type: 'nequi', phone: '3991111111' },
  },
  'POST /statement/proof': { documents: [{ _id: '1', amount: 20_000 }], file: 'JVBERi0xLjQK' },
  'POST /payment/{orderCode}/proof': { file: 'JVBERi0xLjQK' },
  'POST /payment/wompi/events': { event: 'x' },
  'POST /payment/addi/events': { status: 'x' },
  'POST /shippings/coverage': { cityId: '11001', stateId: '11' },
  'POST /compare_versions': { platform: 'ios', version_number: '1.0' },
  'POST /favorite/query': { marksOnly: true },
  'POST /favorite/add': { productId: '1', versionCode: 'X' },
  'POST /favorite/remove-item': { productId: '1', versionCode: 'X' },
  'POST /recognise': { text: '7.1 x3' },
  'POST /recognise/choice': { words: '7.1', versionId: '1' },
  'POST /recognise/file': { file: 'NzEgeDM=' },
  'POST /favorite/read': { things: [{ productId: '1', versionCode: 'X' }] },
  'POST /favorite/merge': { things: [{ productId: '1', versionCode: 'X' }] },
  'POST /searchTerms/add': { searchTerm: 'tinte' },
  'POST /alerts': { versionId: '1' },
  'PUT /alerts/{alertId}': { isPaused: true },
  'POST /read': { upTo: '2026-05-04T15:00:00Z' },
  'POST /{noticeId}/archive': { isArchived: true },
  'POST /api/tokens': { deviceId: 'device-0001', token: 'a-token-of-a-phone-0001' },
  'DELETE /api/tokens': { deviceId: 'device-0001' },
};

/** In ms: far more than a valid call takes, far less than work that grows with the input. */
const SOON = 5_000;

interface Row {
  name: string;
  method: Method;
  url: string;
  body?: Record<string, unknown>;
  fields: string[];
}

const rows: Row[] = Object.entries(services).flatMap(([service, calls]) =>
  Object.entries(calls).map(([key, call]: [string, { query?: unknown }]) => {
    const [method, path = ''] = key.split(' ');
    const body = (bodies as Record<string, Record<string, unknown> | undefined>)[key];
    const shape = (call.query as { shape?: object } | undefined)?.shape ?? {};
    return {
      name: `${method} /api/${service}${path}`,
      method: method as Method, // the keys are the contract's
      url: `/api/${service}${path.replace('{orderCode}', 'TN-00000').replace('{id}', randomUUID())}`,
      ...(body && { body }),
      fields: Object.keys(shape),
    };
  }),
);
const withBody = rows.filter((row): row is Row & { body: Record<string, unknown> } => row.body !== undefined);
/** Webhooks of providers have fields we do not control; they have no effect unless they are authentic. */
const ofOthers = (row: Row) => row.url.endsWith('/events') && row.url.includes('/payment/');
/** These carry a file. */
const carriesFile = (row: Row) => row.url.endsWith('/proof');
/** These may: their bodies are large, and each person has few. */
const mayCarryFiles = (row: Row) =>
  carriesFile(row) || ['/returns', '/recognise/file', '/seller-registrations'].some((end) => row.url.endsWith(end));

const api = useApi({ hasGateway: true });
let owner: MadeCustomer;
let customer = '';
let seller = '';
let member = '';

beforeAll(async () => {
  owner = await makeCustomer(api.db);
  seller = await makeToken(api.db, await makeSeller(api.db));
  member = (await makeMember(api, await makeToken(api.db, await makeCustomer(api.db)))).token;
});
// some calls end their own session, and a call without one is refused before its input is validated
beforeEach(async () => {
  customer = await makeToken(api.db, owner);
});

const isOfSellers = (row: Row) => /^\/api\/(purchase|customers)\/seller-/.test(row.url);

async function tokenFor(row: Row): Promise<string> {
  // other tests cover the limits of files and of seller orders per person
  if (isOfSellers(row)) return makeToken(api.db, await makeSeller(api.db));
  if (mayCarryFiles(row)) return makeToken(api.db, await makeCustomer(api.db));
  if (row.name === 'POST /api/purchase/order-requests') return member;
  return row.url.startsWith('/api/auth/seller/') ? seller : customer;
}

/** A sign-in hashes a password; another test covers the rate limit. */
async function send(
  row: Row,
  more: { query?: string; payload?: string | Buffer; headers?: Record<string, string> } = {},
) {
  const { query = '', payload, headers = {} } = more;
  const json = payload === undefined && row.body ? JSON.stringify(row.body) : payload;
  return api.send({
    method: row.method,
    url: row.url + query,
    remoteAddress: `10.${[0, 0, 0].map(() => Math.trunc(Math.random() * 250)).join('.')}`,
    token: await tokenFor(row),
    headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(json !== undefined && { payload: json }),
  });
}

/** An error of the table with its status and a Spanish sentence, not cacheable, and without internal details. */
function expectRefusal(sent: LightMyRequestResponse): string {
  const { code, message, error } = sent.json<ErrorBody>();
  // One comparison: each has its price, and thousands of answers are looked at.
  expect({
    status: sent.statusCode,
    isRefused: sent.statusCode < 500,
    isSentence: message.length > 5,
    error,
    cache: sent.headers['cache-control'],
    sniffing: sent.headers['x-content-type-options'],
    insides: insides.exec(sent.body)?.[0],
  }).toEqual({
    status: errorTable[code],
    isRefused: true,
    isSentence: true,
    error: message,
    cache: 'private, no-store',
    sniffing: 'nosniff',
    insides: undefined,
  });
  return code;
}

const insides =
  /node_modules|\.ts:\d|\bat async\b|fastify|zod|select |relation|\b(Invalid|Required|Expected|received)\b/i;

/** Any input is answered or refused; it is never an internal error. */
function expectNoFault(sent: LightMyRequestResponse): void {
  if (sent.statusCode >= 400) expectRefusal(sent);
}

describe('a body', () => {
  const text = (row: { body: Record<string, unknown> }) => JSON.stringify(row.body);
  const inner = (row: { body: Record<string, unknown> }) => text(row).slice(1, -1);

  const tenMegabytes = Buffer.from(`{"a":"${'a'.repeat(10_000_000)}"}`);

  const refused: [string, (row: { body: Record<string, unknown> }) => string | Buffer][] = [
    ['empty', () => ''],
    ['null', () => 'null'],
    ['a number', () => '5'],
    ['a text', () => '"x"'],
    ['a list', (row) => `[${text(row)}]`],
    ['cut off', (row) => text(row).slice(0, -2)],
    ['with an unknown field', (row) => `{${inner(row)},"price":1}`],
    ['with a role', (row) => `{${inner(row)},"rol":"Seller"}`],
    ['with __proto__', (row) => `{${inner(row)},"__proto__":{"polluted":1}}`],
    ['with __proto__ in disguise', (row) => `{${inner(row)},"\\u005f_proto__":{"polluted":1}}`],
    ['with a constructor', (row) => `{${inner(row)},"constructor":{"prototype":{"polluted":1}}}`],
    ['thirty thousand deep', () => `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['ten thousand objects deep', () => `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['with six thousand fields', () => `{${Array.from({ length: 6_000 }, (_, i) => `"k${i}":1`).join()}}`],
    ['of a byte too many', (row) => `{${inner(row)},"z":"${'a'.repeat(65_537 - text(row).length - 7)}"}`],
    ['of ten megabytes', () => tenMegabytes],
  ];

  test.each(refused)('%s is refused by every call', async (_, make) => {
    for (const row of withBody) {
      expect([
        'INVALID_REQUEST',
        'MALFORMED_BODY',
        'BODY_TOO_LARGE',
        ...(ofOthers(row) ? ['EVENT_REFUSED'] : []),
      ]).toContain(expectRefusal(await send(row, { payload: make(row) })));
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test('over 64 KiB is too large, exactly 64 KiB is not', async () => {
    for (const row of withBody.filter((one) => !mayCarryFiles(one))) {
      const room = 65_536 - Buffer.byteLength(text(row)) - 7;
      const full = await send(row, { payload: `{${inner(row)},"z":"${'a'.repeat(room)}"}` });
      const over = await send(row, { payload: `{${inner(row)},"z":"${'a'.repeat(room + 1)}"}` });
      const refusal = ofOthers(row) ? 'EVENT_REFUSED' : 'INVALID_REQUEST';
      expect([expectRefusal(full), expectRefusal(over)]).toEqual([refusal, 'BODY_TOO_LARGE']);
    }
  });

  test('with a file may have 5,6 million characters at most', async () => {
    for (const row of withBody.filter(carriesFile)) {
      const others = row.url.endsWith('/statement/proof') ? '"documents":[{"_id":"1","amount":50000}],' : '';
      const sent = (length: number) => send(row, { payload: `{${others}"file":"${'A'.repeat(length)}"}` });
      expect(expectRefusal(await sent(5_700_000))).toBe('BODY_TOO_LARGE');
      expect(expectRefusal(await sent(5_600_004))).toBe('INVALID_REQUEST');
      expect(expectRefusal(await sent(5_600_000))).toBe('PROOF_REFUSED');
    }
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/vnd.api+json',
    'application/jsonx',
    'text/json',
    '*/*',
    '',
  ])('of the type "%s" reaches no call', async (type) => {
    for (const row of withBody) {
      const sent = await send(row, { headers: { 'content-type': type } });
      expect(['UNSUPPORTED_MEDIA_TYPE', 'INVALID_REQUEST', 'MALFORMED_BODY']).toContain(expectRefusal(sent));
    }
  });

  test.each([
    'application/json\t;',
    'APPLICATION/JSON',
    'application/json; charset=latin1',
    `application/json;${'a=b;'.repeat(500)}`,
  ])('of the type "%s" is validated like any other', async (type) => {
    for (const row of withBody) {
      const sent = await send(row, { headers: { 'content-type': type }, payload: `{${inner(row)},"price":1}` });
      const refusal = ofOthers(row) ? 'EVENT_REFUSED' : 'INVALID_REQUEST';
      expect(['UNSUPPORTED_MEDIA_TYPE', refusal]).toContain(expectRefusal(sent));
    }
  });

  test('that is compressed is not decompressed', async () => {
    for (const row of withBody) {
      expectRefusal(await send(row, { payload: gzipSync(text(row)), headers: { 'content-encoding': 'gzip' } }));
    }
  });

  const values: unknown[] = [
    null,
    true,
    -1,
    0.5,
    1e21,
    '1e3',
    '１２',
    [5],
    {},
    '',
    'x'.repeat(10_000),
    '\u0000',
    '\ud800',
    '😀',
  ];
  const more: unknown[] = ['%', "' or 1=1--", '../../etc/passwd', '99999999999999999999', { $ne: 1 }, randomUUID()];

  test.each(withBody.filter(({ url }) => !url.endsWith('/login')))(
    'with arbitrary values causes no internal error in $name',
    async (row) => {
      for (const field of Object.keys(row.body)) {
        for (const value of [...values, ...more]) {
          expectNoFault(await send(row, { payload: JSON.stringify({ ...row.body, [field]: value }) }));
        }
        expectNoFault(await send(row, { payload: text(row).replace(/:1\b/, ':1e400') }));
        const { [field]: _, ...rest } = row.body;
        expectNoFault(await send(row, { payload: JSON.stringify(rest) }));
      }
    },
  );
});

describe('a query', () => {
  const raw = [
    '%',
    '%zz=1',
    'a=%ff',
    '__proto__=1',
    '__proto__[x]=1',
    'constructor[prototype][x]=1',
    '&'.repeat(3_000),
  ];
  const ids = [
    '1,1,1',
    ',',
    '1,',
    '1e3',
    '%2b1',
    '0x1',
    '９',
    '1;drop table',
    'null',
    '%7b%7d',
    Array(200).fill('1').join(),
  ];
  const values = ['', '%00', '%ff%fe', '-1', '99999999999999999', 'x'.repeat(300), ...ids];

  test.each(rows)('full of nonsense causes no internal error in $name, and is answered quickly · R11', async (row) => {
    const fields = row.fields.flatMap((name) => [
      ...values.map((value) => `${name}=${value}`),
      `${name}=1&${name}=2`,
      `${name}[]=1`,
    ]);
    for (const query of [...raw, ...fields]) {
      if (row.url.endsWith('/login')) continue;
      const began = performance.now();
      expectNoFault(await send(row, { query: `?${query}` }));
      expect(performance.now() - began, query).toBeLessThan(SOON);
    }
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e9',
    'page=10001',
    'limit=0',
    'limit=-1',
    'limit=101',
    'limit=',
    'page=1&page=2',
  ])('with %s is refused by every list', async (query) => {
    const [field = ''] = query.split('=');
    const lists = rows.filter(({ fields }) => fields.includes(field) && fields.includes('limit'));
    expect(lists.length).toBeGreaterThan(3);
    for (const row of lists) {
      const search = row.url.endsWith('/search') ? '&search=tinte' : '';
      expect(expectRefusal(await send(row, { query: `?${query}${search}` }))).toBe('INVALID_REQUEST');
    }
  });

  test('for a page beyond the end, however far, gives an empty page with the total · R11', async () => {
    const lists = rows.filter(({ fields, method }) => fields.includes('page') && method === 'GET');
    // the tests above sign everyone out
    customer = await makeToken(api.db, await makeCustomer(api.db));
    seller = await makeToken(api.db, await makeSeller(api.db));
    for (const row of lists) {
      const search = row.url.endsWith('/search') ? '&search=tinte' : '';
      for (const page of [2, 101, 10_000]) {
        const began = performance.now();
        const sent = await send(row, { query: `?page=${page}&limit=100${search}&unknown=1&color[]=7` });
        expect(performance.now() - began).toBeLessThan(SOON);
        // no list has this name, and pages of a statement are a part of it
        if (row.url.includes('{') || row.url.endsWith('/statement')) continue;
        expect([row.name, sent.statusCode, sent.json<{ results: unknown }>().results]).toEqual([row.name, 200, []]);
        expect(sent.json()).toMatchObject({ page, total: expect.any(Number) });
      }
    }
  });

  test('of NUL characters alone finds nothing', async () => {
    for (const words of ['%00', '%00%00%20%00']) {
      const sent = await api.send({ url: `/api/products/search?search=${words}` });
      expect([sent.statusCode, sent.json<{ total: number }>().total]).toEqual([200, 0]);
    }
  });
});

describe('a token', () => {
  test.each(['ta_forged', 'x'.repeat(201), 'x'.repeat(12_000), 'Bearer ta_x', '\u00ff\u00fe', 'a,b'])(
    'like %s gives no access',
    async (token) => {
      for (const { method, url, body } of rows) {
        const sent = await api.send({ method, url, token, ...(body && { payload: body }) });
        expectNoFault(sent);
        if (/\/(cart|order|payment-methods|seller|me)\b/.test(url)) {
          expect(sent.json<ErrorBody>().code).toBe('UNAUTHENTICATED');
        }
      }
    },
  );
});

describe('a path', () => {
  test.each([
    '%',
    '%ff',
    '%ed%a0%80',
    '%00',
    '..%2f..',
    'x'.repeat(41),
    'x'.repeat(500),
    '%0d%0a',
    '__proto__',
    ';.css',
  ])('to the order %s finds nothing', async (code) => {
    expectRefusal(await api.send({ url: `/api/purchase/order/${code}`, token: customer }));
  });

  test.each([
    '/api',
    '/api//products/search',
    '/API/products/search',
    '/api/auth/auth/me/x.css',
    '/api/auth/auth%2fme',
    '/api/docs/static/%2e%2e/%2e%2e/package.json',
    '/api/docs/static/..%2f..%2fpackage.json',
  ])('like %s does not exist', async (url) => {
    expect(['NOT_FOUND']).toContain(expectRefusal(await api.send({ url, token: customer })));
  });
});

describe('malformed HTTP', () => {
  let port = 0;
  beforeAll(async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = api.app.server.address() as AddressInfo); // as: it listens on TCP
  });

  /** Sends these bytes and reads until the server closes. */
  function say(bytes: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
      socket.on('data', (chunk) => (heard += chunk.toString('utf8')));
      socket.on('close', () => resolve(heard)).on('error', reject);
    });
  }

  test.each([
    ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 'MALFORMED_REQUEST'],
    ['another protocol', '\u0016\u0003\u0001\u0002\r\n\r\n', 'MALFORMED_REQUEST'],
    [
      'two lengths',
      'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'MALFORMED_REQUEST',
    ],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: x\r\nhOST: evil.example\r\n\r\n', 'MALFORMED_REQUEST'],
    ['a header in two lines', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n', 'MALFORMED_REQUEST'],
    [
      'headers without end',
      `GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`,
      'HEADERS_TOO_LARGE',
    ],
    ['an address without end', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 'HEADERS_TOO_LARGE'],
  ])('%s is refused with the body of every error', async (_, bytes, code) => {
    const answer = await say(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${errorTable[code as keyof typeof errorTable]} `)); // as: the codes of the table above
    expect(answer).toContain('x-content-type-options: nosniff');
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as ErrorBody;
    expect(body).toMatchObject({ code, error: body.message });
    expect(answer.toLowerCase()).toContain(`x-request-id: ${body.requestId}`);
  });

  test('an unknown expectation is ignored', async () => {
    expect(await say('GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });

  test('a request that arrives too slowly is closed', () => {
    // Node applies the longer of the two limits to the whole request; the time itself is Node's.
    expect(api.app.server.headersTimeout).toBe(15_000);
    expect(api.app.server.requestTimeout).toBe(15_000);
  });
});
