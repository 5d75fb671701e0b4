import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer, makePlaces } from '../../../api/test/make.ts';
import { useDatabase } from '../../../api/test/database.ts';
import { createPool } from '../../../api/src/platform/pool.ts';

const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```sql\n(.+?)```/gs)].map(([, sql = '']) => [sql.split('\n')[0], sql]);
const database = useDatabase();
const db = createPool({ url: database.url, max: 1 });
beforeAll(async () => {
  await makePlaces(db);
  const { customerId } = await makeCustomer(db);
  await db.query(`update auth.customer set document_type = 'NIT', document_number = '9001234568' where id = $1`, [
    customerId,
  ]);
  await db.query('insert into auth.credit_account (customer_id, credit_limit, used) values ($1, 500000, 200000)', [
    customerId,
  ]);
});
afterAll(() => db.end());

test.each(blocks)('the database accepts the documented SQL: %s', async (_, sql) => {
  await expect(db.query(`begin; ${sql}; rollback`)).resolves.toBeDefined();
});
