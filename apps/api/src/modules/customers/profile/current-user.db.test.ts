import type { User } from '@tonalia/contract/auth';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { cities, makeAddress, makeCustomer, makeGuestToken, makeSeller, makeToken } from '../../../../test/make.ts';
import { ownStatements } from '../../../../test/own-statements.ts';
import { findCurrentUser } from './current-user.sql.ts';

const api = useApi();

const me = (token: string, query: Record<string, string> = {}) => api.send({ url: '/api/auth/auth/me', token, query });

/** The statements of one request; places are cached by the process. */
async function statementsOf(token: string, query?: Record<string, string>): Promise<string[]> {
  let status = 0;
  const names = await ownStatements(async () => {
    status = (await me(token, query)).statusCode;
  });
  expect(status).toBe(200);
  return names;
}

test('reading the current user is one statement, and the session one more the first time', async () => {
  const owner = await makeCustomer(api.db, { creditLimit: 100_000 });
  for (let n = 0; n < 3; n += 1) await makeAddress(api.db, owner.customerId);
  const seller = await makeSeller(api.db, { customers: [owner.customerId] });
  await me(await makeGuestToken(api.db)); // from here on the places are cached
  const asked: [string, Record<string, string>][] = [
    [await makeToken(api.db, owner), {}],
    [await makeToken(api.db, seller), { customerId: owner.customerId }],
    [await makeToken(api.db, seller), {}],
    [await makeGuestToken(api.db), { userCityId: cities.medellin }],
  ];
  for (const [token, query] of asked) {
    expect(await statementsOf(token, query)).toEqual(['auth.find_access', 'auth.who_am_i']);
    expect(await statementsOf(token, query)).toEqual(['auth.who_am_i']);
  }
});

test('an account that was closed a moment ago has no user, although its session was accepted before', async () => {
  const { identityId } = await makeCustomer(api.db);
  const find = () => findCurrentUser(api.db, { identityId, customerId: null, graceDays: 3, openDays: 14 });
  expect(await find()).toHaveLength(1);
  await api.db.query('update auth.identity set deleted_at = now() where id = $1', [identityId]);
  expect(await find()).toEqual([]);
});

test('reads no table from end to end, for a customer and for a seller', async () => {
  const { identityId, customerId } = await makeCustomer(api.db, { creditLimit: 1 });
  await makeAddress(api.db, customerId);
  const seller = await makeSeller(api.db, { customers: [customerId] });
  const client = await api.db.connect();
  try {
    // PostgreSQL scans tables this small unless a scan is made expensive
    await client.query('set enable_seqscan = off');
    await client.query(`prepare who (int, int, uuid, uuid) as ${findCurrentUser.text}`);
    for (const [who, customer] of [
      [identityId, null],
      [seller.identityId, customerId],
    ]) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain execute who (3, 14, ${customer ? client.escapeLiteral(customer) : 'null'}, ${client.escapeLiteral(who ?? '')})`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toContain('Seq Scan');
      expect(plan).toContain('customer_identity_id_key');
    }
  } finally {
    client.release(true);
  }
});

test('lists the addresses in order and delivers to the default one · ST-08 API-09', async () => {
  const owner = await makeCustomer(api.db, { cityId: cities.soacha });
  const token = await makeToken(api.db, owner);
  const user = async () => (await me(token)).json<{ user: User }>().user;
  expect(await user()).toMatchObject({ warehouseId: 'BOG', customer: { shipping_addresses: [] } });
  const first = await makeAddress(api.db, owner.customerId, { cityId: cities.medellin });
  expect(await user()).toMatchObject({ warehouseId: 'MDE', schedule: { weekdays: [2, 4] } });
  const own = await makeAddress(api.db, owner.customerId, { cityId: cities.soacha });
  expect(await user()).toMatchObject({
    warehouseId: 'BOG',
    customer: { shipping_addresses: [{ _id: first, fixed: false }, { _id: own }] },
  });
  const nowhere = await makeAddress(api.db, owner.customerId, { cityId: cities.withoutCoverage, fixed: true });
  expect(await user()).toMatchObject({
    warehouseId: 'BOG',
    schedule: null,
    customer: { shipping_addresses: [{ _id: nowhere, fixed: true }, { _id: first }, { _id: own }] },
  });
  const listed = await api.send({ url: '/api/auth/v3/me/addresses', token });
  expect((await user()).customer?.shipping_addresses).toEqual(listed.json<{ results: unknown }>().results);
});

test('a guest gets no data of customers or other guests · Z5 D-12', async () => {
  const { customerId, identityId, email } = await makeCustomer(api.db, { name: 'Salón Secreto', creditLimit: 9 });
  await makeAddress(api.db, customerId, { address: 'Calle Secreta # 1-2' });
  const [one, two] = [await makeGuestToken(api.db), await makeGuestToken(api.db)];
  const alone = (await me(one)).json<object>();
  const named: Record<string, string>[] = [{ customerId }, { userId: identityId }, { customerId, userId: identityId }];
  for (const query of named) {
    expect((await me(two, query)).json()).toEqual(alone);
  }
  for (const secret of ['Secret', email, customerId]) expect(JSON.stringify(alone)).not.toContain(secret);
  expect(alone).toMatchObject({ customer: null, ziro_credit: null, user: { email: null, phone: null } });
});
