import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { officeServices } from '@tonalia/contract/office-services';
import { services } from '@tonalia/contract/services';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { loadOffice, mountOffice } from './office.ts';

/** Compressed JavaScript of every screen together, in bytes. */
const MOST = 150_000;

const apps = join(import.meta.dirname, '../../..');
const scriptsIn = (folder: string): string[] =>
  globSync(`${folder}/**/*.js`, { cwd: apps }).map((file) => join(apps, file));
const codeIn = (folder: string): string =>
  scriptsIn(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
const keysOf = (calls: Record<string, Record<string, unknown>>): string[] => Object.values(calls).flatMap(Object.keys);

async function served() {
  const app = Fastify();
  onTestFinished(() => app.close());
  await mountOffice(app, loadOffice());
  return app;
}

test('every path of the office is its one page, under a policy of our own files only · OFC-002', async () => {
  const app = await served();
  const pages = await Promise.all(
    ['/oficina', '/oficina/', '/oficina/pedidos?vista=en-camino', '/oficina/pedidos/TN-48213'].map((url) =>
      app.inject({ url }),
    ),
  );
  for (const page of pages) {
    expect(page.statusCode).toBe(200);
    expect(page.body).toBe(pages[0]?.body);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      'cross-origin-opener-policy': 'same-origin',
    });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test('the files of the office are immutable and compressed, and a file that is gone is not found', async () => {
  const app = await served();
  const { body } = await app.inject({ url: '/oficina' });
  const [, script = ''] = /src="(\/oficina\/assets\/[^"]+\.js)"/.exec(body) ?? [];
  const answer = await app.inject({ url: script, headers: { 'accept-encoding': 'br' } });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await app.inject({ url: '/oficina/assets/old-1a2b3c4.js' })).statusCode).toBe(404);
});

test('all screens of the office together are at most 150 kB of compressed JavaScript · OFC-014', () => {
  const sizes = scriptsIn('office/dist').map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST);
});

test('the shop has no call of the office in its code, and the office none of the shop · OFC-014', () => {
  const [ofShop, ofOffice] = [keysOf(services), keysOf(officeServices)];
  const [shop, office] = [codeIn('shop/dist/client'), codeIn('office/dist')];
  const only = (keys: string[], others: string[]) => keys.filter((key) => !others.includes(key));
  const metIn = (code: string, keys: string[]) =>
    keys.filter((key) => code.includes(`\`${key}\``) || code.includes(`"${key}"`));
  expect(metIn(shop, ['POST /cart/additem'])).toHaveLength(1);
  expect(metIn(office, ['POST /sign-in/totp'])).toHaveLength(1);
  expect(metIn(shop, only(ofOffice, ofShop))).toEqual([]);
  // The settings of the installation are public, and the office names itself with them.
  expect(metIn(office, only(ofShop, [...ofOffice, 'GET /shop']))).toEqual([]);
});
