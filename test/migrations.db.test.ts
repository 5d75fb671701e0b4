import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
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

const shipped = new URL('../apps/api/src/migrations/', import.meta.url);
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a migration whose comments were reworded', () => {
  const empty = useDatabase({ isEmpty: true });
  const name = '0001-words.sql';
  const first = '-- Whoever reads it.\ncreate table public.words (id int);\n';
  const reworded = first.replace('Whoever reads it.', 'Readers.');

  test('is neither applied again nor refused, by the earlier and the later version', async () => {
    const folder = await folderOfMigrations();
    await folder.write(first, {});
    expect(await migrate(empty.url, await readMigrations(folder.url))).toEqual([name]);
    await folder.write(reworded, { [name]: [digest(first), digest(reworded)] });
    expect(await migrate(empty.url, await readMigrations(folder.url))).toEqual([]);

    await query(empty.url, 'drop table public.words; delete from public.migration');
    expect(await migrate(empty.url, await readMigrations(folder.url))).toEqual([name]);
    await folder.write(first, {});
    expect(await migrate(empty.url, await readMigrations(folder.url))).toEqual([]);
  });

  test('is refused with a text that is not listed', async () => {
    const folder = await folderOfMigrations();
    await folder.write(first, {});
    await migrate(empty.url, await readMigrations(folder.url));
    await folder.write(reworded.replace('int', 'bigint'), { [name]: [digest(first), digest(reworded)] });
    await expect(migrate(empty.url, await readMigrations(folder.url))).rejects.toThrow(name);
  });

  async function folderOfMigrations() {
    const folder = await mkdtemp(join(tmpdir(), 'tonalia-migrations-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    return {
      url: pathToFileURL(`${folder}/`),
      write: async (text: string, listed: Record<string, string[]>) => {
        await writeFile(join(folder, name), text);
        await writeFile(join(folder, 'reworded.json'), JSON.stringify(listed));
      },
    };
  }
});

test('every reworded migration exists, and its present text is the last one listed', async () => {
  const listed = Object.entries<string[]>(JSON.parse(await readFile(new URL('reworded.json', shipped), 'utf8')));
  expect(listed.length).toBeGreaterThan(0);
  for (const [name, texts] of listed) {
    expect(texts.length, name).toBeGreaterThan(1);
    expect(texts.at(-1), name).toBe(digest(await readFile(new URL(name, shipped), 'utf8')));
  }
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

const answer = (sql: string): Promise<unknown[]> => query(database.url, sql);

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
