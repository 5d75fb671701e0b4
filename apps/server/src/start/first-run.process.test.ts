import { afterAll, beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../../api/test/database.ts';
import { createPool } from '../../../api/src/platform/pool.ts';
import { type Running, startProcess, temporaryHome, waitForOutput } from '../../test/processes.ts';

const database = useDatabase();
let db: ReturnType<typeof createPool>;
beforeAll(() => {
  db = createPool({ url: database.url, onError: () => {} });
});
afterAll(() => db.end());
const start = (more: Record<string, string> = {}) =>
  startProcess('apps/server/src/main.ts', [], {
    TONALIA_HOME: temporaryHome(),
    DATABASE_URL: database.url,
    PORT: '0',
    HOST: '0.0.0.0',
    DEMO: 'off',
    PICTURES_AHEAD: 'off',
    LOG_LEVEL: 'trace',
    ...more,
  });
const addressOf = async (server: Running) =>
  (await waitForOutput(server, /lista en http:\/\/localhost:\d+/, 60_000)).replace('lista en ', '');
const linksOf = (server: Running) => server.output().match(/http:\S+\/oficina\/empezar#\S+/g) ?? [];

/** As the database is right after its installation. */
async function empty(): Promise<void> {
  await db.query('delete from platform.setting');
  await db.query(
    'update office.operator set left_at = now(), password_hash = null, totp_secret = null where left_at is null',
  );
}

test('an empty installation starts on a public host with one link, and shows visitors no shop', async () => {
  await empty();
  const server = start();
  const address = await addressOf(server);
  await waitForOutput(server, /Ctrl-C/);
  const [link = '', ...others] = linksOf(server);
  expect(link).toMatch(new RegExp(`^${address}/oficina/empezar#tf_[\\w-]{43}$`));
  expect(others).toEqual([]);
  expect(server.output().split('#tf_')).toHaveLength(2);

  for (const path of ['/', '/login', '/product/champu/1/details', '/robots.txt', '/sitemap.xml']) {
    const page = await fetch(address + path);
    expect([path, page.status, page.headers.get('x-robots-tag')]).toEqual([path, 503, 'noindex']);
    expect(await page.text()).toContain('Estamos preparando la tienda');
  }
  expect((await fetch(`${address}/oficina/empezar`)).status).toBe(200);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);

  const again = start();
  await addressOf(again);
  await waitForOutput(again, /Ctrl-C/);
  const [second = ''] = linksOf(again);
  expect(second).not.toBe(link);
  const look = (one: string) =>
    fetch(`${address}/api/office/first-run/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: one.split('#')[1] }),
    });
  expect([(await look(link)).status, (await look(second)).status]).toEqual([409, 200]);

  await db.query(`update platform.setting set value = 'true' where key = 'shop.published'`);
  await expect.poll(async () => (await fetch(address)).status, { timeout: 2_000 }).toBe(200);
});

test('a database that is in use keeps its shop open, and an office with an operator gets no link', async () => {
  await empty();
  await db.query(`insert into platform.setting (key, value, updated_by) values ('brand.name', '"Andina"', 'test')`);
  const server = start({ HOST: '127.0.0.1' });
  const address = await addressOf(server);
  await waitForOutput(server, /Ctrl-C/);
  expect(linksOf(server)).toHaveLength(1);
  expect((await fetch(address)).status).toBe(200);

  await db.query(`insert into office.operator (email, name, role) values ('ana@andina.example', 'Ana', 'owner')`);
  const later = start({ HOST: '127.0.0.1' });
  await addressOf(later);
  await waitForOutput(later, /Ctrl-C/);
  expect(linksOf(later)).toEqual([]);
  const refused = start();
  expect(await refused.exit).toBe(1);
  expect(refused.output()).toContain('Para abrir la tienda a otros falta definir');
});
