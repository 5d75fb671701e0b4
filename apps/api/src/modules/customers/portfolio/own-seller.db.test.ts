import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeCustomer, assignCustomer, makeCustomer, makeSeller, makeToken } from '../../../../test/make.ts';

const api = useApi();
const url = '/api/auth/v3/me/seller';

type Seller = { identityId: string };
let salon: MadeCustomer;
let laura: Seller;
let phone = 3_105_550_100;

beforeEach(async () => {
  salon = await makeCustomer(api.db);
  laura = await makeNamed('Laura', 'Gómez');
});

/** A seller with a cell phone of her own. */
async function makeNamed(name: string, lastName: string): Promise<Seller> {
  const seller = await makeSeller(api.db);
  await api.db.query(
    `update auth.identity set name = $2, last_name = $3, phone = $4, phone_e164 = '+57' || $4 where id = $1`,
    [seller.identityId, name, lastName, String((phone += 1))],
  );
  return seller;
}

const seenBy = async (who: { identityId: string }, query: Record<string, string> = {}) =>
  (await api.send({ url, query, token: await makeToken(api.db, who, { clock: api.clock }) })).json<{
    results: unknown;
  }>().results;

test('a customer sees name and phone of the seller who serves it, and nothing else', async () => {
  await assignCustomer(api.db, salon.customerId, laura.identityId);
  expect(await seenBy(salon)).toEqual({ name: 'Laura', last_name: 'Gómez', phone: `+57${phone}` });
});

test('a customer without a seller sees none, although others have one', async () => {
  const other = await makeCustomer(api.db);
  await assignCustomer(api.db, other.customerId, laura.identityId);
  expect(await seenBy(salon)).toBeNull();
});

test('a customer handed over sees the new seller at once', async () => {
  await assignCustomer(api.db, salon.customerId, laura.identityId);
  const diana = await makeNamed('Diana', 'Ríos');
  await assignCustomer(api.db, salon.customerId, diana.identityId);
  expect(await seenBy(salon)).toMatchObject({ name: 'Diana' });
});

test.each([
  ['is blocked', 'blocked_at = now()'],
  ['left', 'deleted_at = now()'],
  ['has no phone', 'phone = null, phone_e164 = null'],
])('a seller that %s is not shown', async (_, change) => {
  await assignCustomer(api.db, salon.customerId, laura.identityId);
  await api.db.query(`update auth.identity set ${change} where id = $1`, [laura.identityId]);
  expect(await seenBy(salon)).toBeNull();
});

test('a seller sees itself as the seller of its customer, and nothing of another’s', async () => {
  await assignCustomer(api.db, salon.customerId, laura.identityId);
  expect(await seenBy(laura, { customerId: salon.customerId })).toMatchObject({ name: 'Laura' });
  const diana = await makeNamed('Diana', 'Ríos');
  const token = await makeToken(api.db, diana, { clock: api.clock });
  const answer = await api.send({ url, query: { customerId: salon.customerId }, token });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'CUSTOMER_NOT_FOUND']);
});
