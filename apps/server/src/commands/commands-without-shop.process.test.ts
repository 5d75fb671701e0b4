import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { useDatabase } from '../../../api/test/database.ts';
import { startProcess, temporaryHome } from '../../test/processes.ts';

const database = useDatabase();
const empty = new URL(database.url);
empty.pathname += '_empty';
afterAll(() => inDatabase(`drop database if exists ${empty.pathname.slice(1)}`));

async function inDatabase(sql: string): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function run(file: string, args: string[], env: Record<string, string>): Promise<[number | null, string]> {
  const running = startProcess(`apps/server/src/${file}`, args, { DATABASE_URL: '', DEMO: 'off', ...env });
  return [await running.exit, running.output()];
}

test.each([
  ['commands/orders.ts', ['list']],
  ['commands/warehouse.ts', ['list']],
  ['commands/db-migrate.ts', []],
])('%s refuses a folder without a shop and leaves it unchanged', async (file, args) => {
  const home = temporaryHome();
  const [code, output] = await run(file, args, { TONALIA_HOME: home });
  expect([code, output]).toEqual([1, expect.stringContaining(`No hay una tienda en ${home}.`)]);
  expect(readdirSync(home)).toEqual([]);
});

test('a command on an empty PostgreSQL refuses and creates no table', async () => {
  await inDatabase(`create database ${empty.pathname.slice(1)} template template0`);
  const [code, output] = await run('commands/orders.ts', ['list'], { DATABASE_URL: empty.href });
  expect([code, output]).toEqual([1, expect.stringContaining('no hay una tienda. Revisa DATABASE_URL')]);
  const client = new Client({ connectionString: empty.href });
  await client.connect();
  const { rows } = await client.query(`select to_regclass('public.migration') as found`).finally(() => client.end());
  expect(rows).toEqual([{ found: null }]);
});

test('the start and the commands read the settings file in the data folder', async () => {
  const home = temporaryHome();
  writeFileSync(join(home, 'tonalia.env'), `DATABASE_URL=${database.url}\nPORT=many\n`);
  const outputOf = async (file: string, args: string[], env = {}) =>
    (await run(file, args, { TONALIA_HOME: home, ...env }))[1];
  const wrongPort = 'PORT debe ser un número entero entre 0 y 65535, y es «many».';
  expect(await outputOf('main.ts', [])).toContain(wrongPort);
  expect(await outputOf('commands/warehouse.ts', ['list'])).toContain(wrongPort);
  expect(await outputOf('commands/warehouse.ts', ['list'], { PORT: '1' })).toContain('Todavía no hay bodegas.');
});

test('on a database of a newer version, the start and a command refuse with one sentence', async () => {
  await inDatabase(`insert into public.migration (name, checksum) values ('9998-later.sql', 'x')`);
  for (const [file, args] of [
    ['main.ts', []],
    ['commands/orders.ts', ['list']],
  ] as const) {
    const env = { DATABASE_URL: database.url, PORT: '0', TONALIA_HOME: temporaryHome() };
    const [code, output] = await run(file, [...args], env);
    expect(code).toBe(1);
    expect(output).toMatch(
      /^La base de datos es de una versión más nueva \(tiene la migración 9998-later\.sql\): .+\n$/,
    );
  }
});
