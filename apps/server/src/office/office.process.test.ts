import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { officeServices } from '@tonalia/contract/office-services';
import { services } from '@tonalia/contract/services';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { loadOffice, mountOffice } from './office.ts';

/** Compressed JavaScript of a first load, in bytes: the frame and one screen. */
const MOST = 150_000;

const apps = join(import.meta.dirname, '../../..');
const assets = join(apps, 'office/dist/assets');
const scriptsIn = (folder: string): string[] =>
  globSync(`${folder}/**/*.js`, { cwd: apps }).map((file) => join(apps, file));
const codeIn = (folder: string): string =>
  scriptsIn(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
const keysOf = (calls: Record<string, Record<string, unknown>>): string[] => Object.values(calls).flatMap(Object.keys);

async function served(serviceWorker: 'on' | 'off' = 'on') {
  const app = Fastify();
  onTestFinished(() => app.close());
  await mountOffice(app, loadOffice(), { serviceWorker });
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
      // the warehouse scans codes
      'permissions-policy': expect.stringContaining('camera=(self), microphone=()') as string, // as: the matcher of a text
    });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test('the office can be installed, and its worker serves the whole of it and nothing else · OFC-203', async () => {
  const app = await served();
  const worker = await app.inject({ url: '/oficina/service-worker.js' });
  expect(worker.headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/javascript/),
    'cache-control': 'no-cache',
    'service-worker-allowed': '/oficina',
  });
  const kept = scriptsIn('office/dist/assets').map((file) => basename(file));
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((name) => !worker.body.includes(name))).toEqual([]);
  const off = await (await served('off')).inject({ url: '/oficina/service-worker.js' });
  expect(off.body).toContain('registration.unregister()');
  const manifest = await app.inject({ url: '/oficina/manifest.webmanifest' });
  expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(manifest.json()).toMatchObject({ scope: '/oficina', start_url: '/oficina', display: 'standalone' });
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

/** A script with everything it imports before it runs. */
function withImports(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const code = readFileSync(join(assets, name), 'utf8');
  for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(imported, seen);
  return seen;
}

const compressed = (name: string): number => {
  const file = join(assets, name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

test('a first load of any screen is at most 150 kB of compressed JavaScript · OFC-014', () => {
  const page = readFileSync(join(apps, 'office/dist/index.html'), 'utf8');
  const frame = [...page.matchAll(/\/oficina\/assets\/([^"]+\.js)/g)].map(([, name = '']) => name);
  const screens = scriptsIn('office/dist')
    .map((file) => basename(file))
    .filter((name) => /^\w+(-\w+)?-screen-/.test(name));
  expect(screens.length).toBeGreaterThan(6);
  for (const screen of screens) {
    const loaded = new Set([...frame, screen].flatMap((name) => [...withImports(name)]));
    expect(loaded.size).toBeGreaterThan(3);
    const size = [...loaded].reduce((sum, name) => sum + compressed(name), 0);
    expect([screen, size]).toEqual([screen, Math.min(size, MOST)]);
  }
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
  // Public: the settings of the installation, which name the office, trade types, and the places that an address may be in.
  const open = ['GET /shop', 'GET /states', 'GET /cities', 'GET /trade-type/list'];
  expect(metIn(office, only(ofShop, [...ofOffice, ...open]))).toEqual([]);
});
