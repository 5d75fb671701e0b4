import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { ErrorCode } from '@tonalia/contract/errors';
import { memberPermissions } from '@tonalia/contract/member-rights';
import { type Role, type ShopPermission, can, visitorRole } from '@tonalia/contract/rights';
import { services } from '@tonalia/contract/services';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DeclaredAccess, type OwnedObject, declared, emptyMix } from './access-table.ts';
import { useApi } from './build-app.ts';
import { caller } from './make-buyer.ts';
import { dispatchDriverApi } from '@tonalia/contract/dispatch-driver';
import { declaredOffice, officeStreams } from './office-access-table.ts';
import { freeTerms, makeMember } from './make-member.ts';
import { makeProduct } from './make-products.ts';
import { GUEST_ID, makeAddress, makeCustomer, makeSeller, makeToken } from './make.ts';

/** The caller. It may act for `customerId`; `others` is a foreign customer. */
interface Person {
  role: Role | null;
  identityId: string;
  customerId: string;
  others: string;
  /** What a membership adds to the role. */
  added?: readonly ShopPermission[];
}

interface Row extends DeclaredAccess {
  name: string;
  service: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
}

const table: Row[] = Object.entries(declared).flatMap(([service, calls]) =>
  Object.entries<DeclaredAccess>(calls).map(([key, call]) => {
    const [method = '', path = ''] = key.split(' ');
    return { ...call, name: `${method} ${service}${path}`, service, method: method as Row['method'], path };
  }),
);

/** The permission that each route of the API asks for, by method and address. */
const permissions = new Map<string, string | undefined>();
subscribe('fastify.initialization', (made) => {
  const { fastify } = made as { fastify: FastifyInstance }; // as: the message of Fastify's channel
  fastify.addHook(
    'onRoute',
    ({ method, url, config }) => void permissions.set(`${String(method)} ${url}`, config?.needs),
  );
});

const api = useApi({ hasGateway: true });
const names = [
  'no one',
  'a guest',
  'customer A',
  'customer B',
  'seller 1',
  'seller 2',
  'a member with credit',
  'a member that only makes lists',
] as const;
const people = new Map<string, Person>();

beforeAll(async () => {
  const { db } = api;
  const [a, b, first, second] = [
    await makeCustomer(db),
    await makeCustomer(db),
    await makeCustomer(db),
    await makeCustomer(db),
  ];
  const sellers = [
    await makeSeller(db, { customers: [first.customerId] }),
    await makeSeller(db, { customers: [second.customerId] }),
  ] as const;
  people.set('no one', { role: null, identityId: '', customerId: a.customerId, others: b.customerId });
  people.set('a guest', { role: 'Guest', identityId: GUEST_ID, customerId: a.customerId, others: b.customerId });
  people.set('customer A', { ...a, role: 'Admin customer', others: b.customerId });
  people.set('customer B', { ...b, role: 'Admin customer', others: first.customerId });
  people.set('seller 1', { ...sellers[0], role: 'Seller', customerId: first.customerId, others: second.customerId });
  const allowed = {
    'a member with credit': { seesCredit: true },
    'a member that only makes lists': { mode: 'lists' },
  } as const;
  for (const [name, wish] of Object.entries(allowed)) {
    const owner = await makeCustomer(db);
    const { token, customerId } = await makeMember(api, await makeToken(db, owner), wish);
    const identityId = (await findIdentity(token)) ?? '';
    const added = memberPermissions({ ...freeTerms, ...wish });
    people.set(name, { role: 'Member', identityId, customerId, others: b.customerId, added });
  }
  people.set('seller 2', { ...sellers[1], role: 'Seller', customerId: second.customerId, others: a.customerId });
});

async function findIdentity(token: string): Promise<string | undefined> {
  const me = await api.send({ url: '/api/auth/auth/me', token });
  return me.json<{ user: { _id: string } }>().user._id;
}

/** Each call gets its own session, because some calls end it. */
const tokenOf = async ({ role, identityId }: Person) => (role === null ? undefined : makeToken(api.db, { identityId }));

interface Asked {
  token?: string | undefined;
  customerId?: string | undefined;
  thingId?: string;
}

async function ask(row: Row, { token, customerId, thingId = randomUUID() }: Asked) {
  const { method, service, path, headers, payload, query, thing } = row;
  const isInBody = row.forCustomer === 'body' && customerId !== undefined;
  const body =
    thing?.inBody || isInBody
      ? { ...payload, ...(thing?.inBody && { [thing.inBody]: thingId }), ...(isInBody && { customerId }) }
      : payload;
  const sent = await api.send({
    method,
    url: `/api/${service}${path.replace(/\{\w+\}/, thingId).replace(/\{\w+\}/g, () => randomUUID())}`,
    query: { ...query, ...(customerId !== undefined && !isInBody && { customerId }) },
    ...(token !== undefined && { token }),
    ...(headers && { headers }),
    ...(body && { payload: body }),
  });
  // A refusal has only these fields and the id of the request.
  const { requestId: _, ...said } = sent.json<{ code?: string; requestId?: string }>();
  return { status: sent.statusCode, code: said.code, said, cache: sent.headers['cache-control'] };
}

/** The response to the role alone; null when it is admitted. */
function refusalOf({ access, needs }: Row, { role, added = [] }: Person): ErrorCode | null {
  if (role === null && access !== 'public' && access !== 'open') return 'UNAUTHENTICATED';
  if (!needs || can(role ?? visitorRole, needs) || added.includes(needs)) return null;
  return role === null || role === 'Guest' ? 'GUEST_NOT_ALLOWED' : 'ROLE_NOT_ALLOWED';
}

/** Whether a foreign customer must be refused: for registered identities and calls about a customer. */
const looksAtCustomer = (row: Row, who: Person) =>
  who.role !== null &&
  who.role !== 'Guest' &&
  (row.access === 'open' || (!refusalOf(row, who) && (row.access === 'buyer' || row.forCustomer !== undefined)));

const turnedAway = new Set([
  'UNAUTHENTICATED',
  'GUEST_NOT_ALLOWED',
  'ROLE_NOT_ALLOWED',
  'ORIGIN_NOT_ALLOWED',
  'CUSTOMER_REQUIRED',
  'CUSTOMER_NOT_FOUND',
]);

/** An object of the caller; a member that may not order made it when it could. */
async function make(thing: OwnedObject, who: Person): Promise<string> {
  if (who.added?.includes('orders.place') !== false) return makeThing(thing, who);
  const setMode = (mode: string) =>
    api.db.query('update auth.member set mode = $2 where identity_id = $1', [who.identityId, mode]);
  await setMode('buys');
  const id = await makeThing(thing, who);
  await setMode('lists');
  return id;
}

/** A seller's object belongs to its customer. */
async function makeThing({ kind }: OwnedObject, { identityId, customerId, role }: Person): Promise<string> {
  if (kind === 'address') return makeAddress(api.db, customerId);
  if (kind === 'session') {
    await makeToken(api.db, { identityId });
    const { rows } = await api.db.query<{ id: string }>(
      `select id from auth.session where identity_id = $1 order by created_at desc limit 1`,
      [identityId],
    );
    return rows[0]?.id ?? '';
  }
  if (kind === 'notice') {
    const { rows } = await api.db.query<{ id: string }>(
      `insert into notices.notice (customer_id, identity_id, key, kind, title, path, written_at)
       values ($1, $2, $3, 'order', 'Aviso', '/home/', now()) returning id`,
      // an employee reads only what names it
      [customerId, role === 'Member' ? identityId : null, randomUUID()],
    );
    return rows[0]?.id ?? '';
  }
  if (kind === 'member') {
    const { rows } = await api.db.query<{ id: string }>(
      `insert into auth.member (customer_id, name, email, mode, uses_credit, sees_credit, tells_owner, token_hash, link_expires_at, invited_at)
       values ($1, 'Karen', 'karen@example.com', 'buys', false, false, true, sha256($2::bytea), now() + interval '1 day', now()) returning id`,
      [customerId, randomUUID()],
    );
    return rows[0]?.id ?? '';
  }
  const call = caller(api, await makeToken(api.db, { identityId }), role === 'Seller' ? { customerId } : {});
  if (kind === 'formula') {
    const clientId = randomUUID();
    await call(`PUT /formulas/${clientId}`, { revision: 0, name: 'Nubia', mix: emptyMix, appointmentAt: null });
    return clientId;
  }
  const { id, code, versions } = await makeProduct(api.db, { stock: 5 });
  await makeAddress(api.db, customerId);
  if (kind === 'alert') {
    const { rows } = await api.db.query<{ id: string }>(
      `insert into products.alert (customer_id, version_id, kind, quantity, price_then, made_at) values ($1, $2, 'stock', 1, 0, now()) returning id`,
      [customerId, versions[0]?.id],
    );
    return rows[0]?.id ?? '';
  }
  if (kind === 'saved list') {
    const listId = randomUUID();
    await call('POST /lists', { listId, name: 'Semanal', items: [{ versionId: versions[0]?.id, quantity: 1 }] });
    return listId;
  }
  if (kind === 'share' || kind === 'share answer') {
    const shareId = randomUUID();
    const made = await call('POST /shares', { shareId, kind: 'card', productId: id });
    if (kind === 'share') return shareId;
    const { token } = made.json<{ results: { token: string } }>().results;
    const lines = [{ versionId: versions[0]?.id, quantity: 1 }];
    const answered = await call(`POST /shares/${token}/answer`, { key: randomUUID(), lines });
    return answered.json<{ results: { answerId: string } }>().results.answerId;
  }
  const added = await call('POST /cart/additem', { productId: id, code, quantity: 1 });
  const cartId = added.json<{ cart: { _id: string } }>().cart._id;
  if (kind === 'cart') return cartId;
  if (kind === 'order request') {
    const { rows } = await api.db.query<{ id: string }>(
      `insert into purchase.order_request (cart_id, customer_id, identity_id, name, expected_total, asked_at)
       values ($1, $2, $3, 'Karen', 0, now()) returning id`,
      [cartId, customerId, identityId],
    );
    await api.db.query(`update purchase.cart set status = 'asked' where id = $1`, [cartId]);
    return rows[0]?.id ?? '';
  }
  await call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  const placed = await call('POST /order/create', { cartId });
  if (kind === 'ordered cart') return cartId;
  return placed.json<{ results: { orderCode: string } }>().results.orderCode;
}

const person = (name: string): Person => {
  const found = people.get(name);
  if (!found) throw new Error(`no test person is called ${name}`);
  return found;
};
const otherThan = (name: string) => person(name === 'customer A' || name === 'no one' ? 'customer B' : 'customer A');

/** Method and address as Fastify writes them. */
const routeOf = ({ method, service, path }: Row) => `${method} /api/${service}${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Files that anyone may read; no calls of the contract. */
const publicFiles = ['GET /api/settings/brand/:version/:name.png'];

/** Files of a customer; their own tests refuse others. */
const buyerFiles = [
  'GET /api/customers/statement.pdf',
  'GET /api/customers/statement.xlsx',
  'GET /api/products/price-list',
  'GET /api/purchase/shares.pdf',
];

test('the table has exactly the routes of the API · Z1', () => {
  const ofOffice = Object.entries(declaredOffice).flatMap(([service, calls]) =>
    Object.keys(calls).map((key) => key.replace(' ', ` /api/${service}`).replace(/\{(\w+)\}/g, ':$1')),
  );
  const ofDrivers = Object.keys(dispatchDriverApi).map((key) => key.replace(' ', ' /api/purchase'));
  const inTable = [...table.map(routeOf), ...ofOffice, ...ofDrivers, ...officeStreams, ...publicFiles, ...buyerFiles];
  const ofPlatform = (route: string) => / \/(healthz|readyz|metrics|api\/docs)/.test(route);
  expect(routesOf(api.app.printRoutes({ commonPrefix: false })).filter((route) => !ofPlatform(route))).toEqual(
    inTable.toSorted(),
  );
  expect(table).toHaveLength(Object.values(services).reduce((sum, calls) => sum + Object.keys(calls).length, 0));
});

test.each(table)('$name asks for the declared permission', (row) => {
  expect(permissions.has(routeOf(row))).toBe(true);
  expect(permissions.get(routeOf(row))).toBe(row.needs);
});

/** Parses the tree that Fastify prints: each level extends the path above it. */
function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \((.+)\)/.exec(line) ?? [];
      if (part === '') return [];
      const depth = indent.length / 4;
      const path = (above[depth - 1] ?? '') + part;
      above[depth] = path;
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD' && method !== 'OPTIONS')
        .map((method) => `${method} ${path}`);
    })
    .toSorted();
}

const forSessions = table.filter(({ access }) => access !== 'public' && access !== 'open');

test.each(forSessions)(
  '$name answers 401 without a token and 403 to other roles before it validates the input · Z1',
  async (row) => {
    const { method, service, path } = row;
    const malformed = async (token?: string) => {
      const sent = await api.send({
        method,
        url: `/api/${service}${path.replace(/\{\w+\}/, '%00')}?limit=-1&customerId=no`,
        headers: { 'content-type': 'application/json' },
        ...(method !== 'GET' && { payload: '{"' }),
        ...(token !== undefined && { token }),
      });
      return sent.json<{ code?: string }>().code;
    };
    expect(await malformed()).toBe('UNAUTHENTICATED');
    for (const who of ['a guest', 'customer A', 'seller 1', 'a member that only makes lists'].map(person)) {
      const refusal = refusalOf(row, who);
      if (refusal) expect(await malformed(await tokenOf(who))).toBe(refusal);
    }
  },
);

describe.each(names)('%s · Z1 Z2 ROL-09', (name) => {
  test.each(table)('$name', async (row) => {
    const who = person(name);
    const token = await tokenOf(who);
    const refusal = refusalOf(row, who);
    const customers = row.access === 'buyer' || row.forCustomer || row.access === 'open';
    const named = customers && who.role === 'Seller' ? who.customerId : undefined;

    // The caller's own customer.
    const thingId = row.thing && refusal === null ? await make(row.thing, who) : randomUUID();
    const own = await ask(row, { token, customerId: named, thingId });
    const refused = refusal ?? (row.bodyNeeds ? refusalOf({ ...row, needs: row.bodyNeeds }, who) : null);
    expect(own.status).toBeLessThan(500);
    if (refused) expect(own.code).toBe(refused);
    else {
      expect(turnedAway).not.toContain(own.code);
      if (row.thing) expect(own.code).not.toBe(row.thing.missing);
    }
    if (refusal && who.role !== null && row.access !== 'public' && row.access !== 'open') {
      expect(own.cache).toBe('private, no-store');
    }

    // A foreign customer, and a missing one.
    if (customers) {
      const fresh = async (customerId: string) => ask(row, { token: await tokenOf(who), customerId, thingId });
      const [foreign, unknown] = [await fresh(who.others), await fresh(randomUUID())];
      // an open call checks the customer before the role
      if (refusal && row.access !== 'open') expect(foreign.code).toBe(refusal);
      else if (looksAtCustomer(row, who)) {
        expect(foreign).toMatchObject({ status: 404, code: 'CUSTOMER_NOT_FOUND' });
        expect(foreign).toEqual(unknown);
      } else expect(turnedAway).not.toContain(foreign.code);
    }

    // A foreign object, and a missing one.
    if (row.thing) {
      const foreignId = await make(row.thing, otherThan(name));
      const missingId = row.thing.kind === 'order' ? 'TN-00000' : randomUUID();
      const asked = async (id: string) => ask(row, { token: await tokenOf(who), customerId: named, thingId: id });
      const foreign = await asked(foreignId);
      expect(foreign.code).toBe(refusal ?? row.thing.missing);
      expect(foreign).toEqual(await asked(missingId));
    }
  });
});

describe('an invalid token', () => {
  test.each(table.filter(({ access }) => access !== 'public'))('is refused by $name', async (row) => {
    expect(await ask(row, { token: 'ta_nobody' })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

test.each(table.filter(({ access, needs }) => access === 'buyer' && (!needs || can('Seller', needs))))(
  'a seller must name a customer: $name · ROL-04',
  async (row) => {
    const token = await tokenOf(person('seller 1'));
    expect(await ask(row, { token })).toMatchObject({ status: 409, code: 'CUSTOMER_REQUIRED' });
  },
);

test.each(table.filter(({ access }) => access !== 'public'))(
  'no cache keeps the response of $name to a signed-in identity',
  async (row) => {
    const token = await tokenOf(person(row.needs === 'portfolio.use' ? 'seller 1' : 'customer A'));
    expect((await ask(row, { token })).cache).toBe('private, no-store');
  },
);

test('no call of a guest leaves data in the database · Z4', async () => {
  const token = await tokenOf(person('a guest'));
  const { customerId } = person('customer A');
  await api.drain(); // events of earlier tests still write rows
  const before = await countRows();
  for (const row of table) if (!row.changesSession && !row.leaves) await ask(row, { token, customerId });
  expect(await countRows()).toEqual(before);
});

/** The number of rows of every table. */
async function countRows(): Promise<Record<string, number>> {
  const { rows: tables } = await api.db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('auth', 'products', 'purchase', 'marketing', 'tracking', 'platform', 'push', 'notices') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await api.db.query<{ n: number }>(`select count(*)::int as n from ${name}`);
    counts[name] = rows[0]?.n ?? -1;
  }
  return counts;
}
