import { afterAll, beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { type MadeCustomer, makeCustomer, makePlaces } from '../../../../test/make.ts';
import { createPool } from '../../../platform/db.ts';
import { namedCustomers } from './named-customers.ts';

const database = useDatabase();
const db = createPool({ url: database.url });
let salon: MadeCustomer;

beforeAll(async () => {
  await makePlaces(db);
  salon = await makeCustomer(db, { tradeTypeId: 'barberia' });
  await makeCustomer(db);
  await db.query(`update auth.customer set document_type = 'NIT', document_number = '9005550141' where id = $1`, [
    salon.customerId,
  ]);
});
afterAll(() => db.end());

test('support finds a customer by e-mail or document, however it is written', async () => {
  for (const typed of [salon.email, ` ${salon.email.toUpperCase()}`, '900.555.014-1', '9005550141', '900555014']) {
    expect(await namedCustomers(db, typed)).toMatchObject([{ customerId: salon.customerId, tradeTypeId: 'barberia' }]);
  }
  for (const typed of ['', '900555', 'nadie@example.com', '%']) expect(await namedCustomers(db, typed)).toEqual([]);
});

test('support finds nobody who closed the account', async () => {
  const gone = await makeCustomer(db);
  await db.query('update auth.identity set deleted_at = now() where id = $1', [gone.identityId]);
  expect(await namedCustomers(db, gone.email)).toEqual([]);
});
