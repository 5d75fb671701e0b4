import { chmodSync, existsSync, lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPool } from '../../../api/src/platform/pool.ts';
import { homeWithShop } from '../../test/prepared-shop.ts';
import { postgresOf, type Running, startProcess, temporaryHome, waitForOutput } from '../../test/processes.ts';
import { stopLeft } from './embedded.ts';
import { isAlive } from './process.ts';

test('committed data survives a restart', async () => {
  const home = temporaryHome();
  const first = await hold(home);
  await query(first.url, 'create table kept as select 7 as n');
  await first.running.kill('SIGTERM');
  const second = await hold(home);
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('stopping leaves no PostgreSQL and no lock behind', async () => {
  const home = await homeWithShop();
  const { running, pid } = await hold(home);
  expect(postgresOf(home)).toContain(pid);
  expect(await running.kill('SIGTERM')).toBe(0);
  expect(postgresOf(home)).toEqual([]);
  expect(existsSync(join(home, 'lock'))).toBe(false);
});

test('the PostgreSQL left by a killed server is stopped, and the next start continues with its data', async () => {
  const home = await homeWithShop();
  const first = await hold(home);
  await query(first.url, 'create table kept as select 7 as n');
  await first.running.kill('SIGKILL');
  expect(isAlive(first.pid)).toBe(true);
  const second = await hold(home);
  expect(isAlive(first.pid)).toBe(false);
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('the PostgreSQL left by a killed server can be stopped by the process that killed it', async () => {
  const home = await homeWithShop();
  const { running, pid } = await hold(home);
  await running.kill('SIGKILL');
  expect(postgresOf(home)).toEqual([pid]);
  await stopLeft(home);
  expect(postgresOf(home)).toEqual([]);
});

test('after a power failure the next start works', async () => {
  const home = await homeWithShop();
  const first = await hold(home);
  await query(first.url, 'create table kept as select 7 as n');
  process.kill(first.pid, 'SIGKILL');
  await first.running.kill('SIGKILL');
  const second = await hold(home);
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('a pid file that by chance names another living process does not stop the start', async () => {
  const home = await homeWithShop();
  const first = await hold(home);
  process.kill(first.pid, 'SIGKILL');
  await first.running.kill('SIGKILL');
  const file = join(home, 'postgres/data/postmaster.pid');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)));
  expect((await hold(home)).pid).toBeGreaterThan(0);
});

test('a killed PostgreSQL restarts at the same address', async () => {
  const home = await homeWithShop();
  const { running, url, pid } = await hold(home);
  process.kill(pid, 'SIGKILL');
  await waitForOutput(running, /postgres is back/);
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('a second start on the same data prints one sentence and exits with 1', async () => {
  const home = await homeWithShop();
  const { running, url } = await hold(home);
  const second = startProcess('apps/server/test/hold-database.ts', [home]);
  expect(await second.exit).toBe(1);
  expect(second.output().trim()).toBe(
    `Tonalia ya está funcionando con los datos de ${home} (proceso ${running.child.pid}); deténla o usa otra carpeta con TONALIA_HOME.`,
  );
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('a lock whose pid belongs to another process is taken over', async () => {
  const home = await homeWithShop();
  writeFileSync(join(home, 'lock'), JSON.stringify({ pid: process.pid, start: 'another day' }));
  expect((await hold(home)).pid).toBeGreaterThan(0);
});

test('only the owner can read the password file', async () => {
  const home = temporaryHome();
  await hold(home);
  expect(statSync(join(home, 'postgres/password')).mode & 0o077).toBe(0);
});

test.runIf(process.getuid?.() === 0)(
  'root in a folder closed to others keeps the database where PostgreSQL can enter',
  async () => {
    const home = temporaryHome();
    chmodSync(home, 0o700);
    const first = await hold(home);
    expect(lstatSync(join(home, 'postgres')).isSymbolicLink()).toBe(true);
    await query(first.url, 'create table kept as select 7 as n');
    await first.running.kill('SIGTERM');
    const second = await hold(home);
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
  },
);

async function hold(home: string): Promise<{ running: Running; url: string; pid: number }> {
  const running = startProcess('apps/server/test/hold-database.ts', [home]);
  const output = await waitForOutput(running, /\{.*\}/);
  return { running, ...(JSON.parse(output) as { url: string; pid: number }) }; // as: what hold-database.ts prints
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const pool = createPool({ url, max: 1 });
  try {
    return (await pool.query(sql)).rows;
  } finally {
    await pool.end();
  }
}
