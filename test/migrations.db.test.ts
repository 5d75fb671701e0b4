import { Client } from 'pg';
import { expect, test } from 'vitest';
import { migrate, readMigrations } from '../apps/api/src/platform/migrate.ts';
import { useDatabase } from '../apps/api/test/database.ts';

const database = useDatabase();

test('a migrated database is unchanged by the next start', async () => {
  expect(await migrate(database.url)).toEqual([]);
});

test('a migration changed after it was applied stops the start', async () => {
  const [first, ...rest] = await readMigrations();
  if (!first) throw new Error('there are no migrations');
  await expect(migrate(database.url, [{ ...first, checksum: 'another' }, ...rest])).rejects.toThrow(first.name);
});

test('a failed migration leaves nothing behind', async () => {
  const broken = {
    name: '9999-broken.sql',
    text: 'create table public.half_made (id int); select nothing',
    checksum: '',
  };
  await expect(migrate(database.url, [...(await readMigrations()), broken])).rejects.toThrow('9999-broken');
  expect(await answer(`select to_regclass('public.half_made') as found`)).toEqual([{ found: null }]);
});

test('the schema works on the oldest and the newest supported PostgreSQL', async () => {
  const [row] = await answer(`select current_setting('server_version_num')::int / 10000 as major`);
  expect(row).toSatisfy(({ major }: { major: number }) => major >= 15 && major <= 18);
});

async function answer(sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
