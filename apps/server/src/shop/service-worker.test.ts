import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadShop, mountShop } from './shop.ts';

let built: string;
beforeAll(() => {
  built = mkdtempSync(join(tmpdir(), 'tonalia-shop-'));
  for (const folder of ['server', 'client']) mkdirSync(join(built, folder));
  writeFileSync(join(built, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(built, 'server/server.js'),
    'export const setApi = () => {}; export const setPublicUrl = () => {}; export default { fetch: () => new Response("page") };',
  );
  writeFileSync(join(built, 'client/service-worker.js'), '// the worker of this build');
});
afterAll(() => rmSync(built, { recursive: true }));

/** The worker's script as a browser gets it. */
async function workerWhen(serviceWorker: 'on' | 'off') {
  const app = fastify();
  const noTrackers = { ga4: undefined, gtm: undefined };
  const config = { analytics: noTrackers, publicUrl: 'https://tonalia.test', serviceWorker, wompi: undefined };
  await mountShop(app, await loadShop(built), config);
  const answer = await app.inject('/service-worker.js');
  await app.close();
  return answer;
}

test.each(['on', 'off'] as const)(
  'a browser never caches the worker, and the worker may fetch only from this origin: %s',
  async (it) => {
    const { headers } = await workerWhen(it);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  },
);

test('when switched off, the worker deletes its caches and unregisters', async () => {
  expect((await workerWhen('on')).body).toBe('// the worker of this build');
  const { body } = await workerWhen('off');
  const left: string[] = [];
  const events = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>();
  const worker = {
    addEventListener: (name: string, listener: () => void) => events.set(name, listener),
    skipWaiting: () => left.push('at once'),
    registration: { unregister: async () => left.push('unregistered') },
  };
  const caches = { keys: async () => ['tonalia-files-a'], delete: async (name: string) => left.push(name) };
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- runs the script as a browser does
  new Function('self', 'caches', body)(worker, caches);
  let work: Promise<void> | undefined;
  for (const name of ['install', 'activate']) events.get(name)?.({ waitUntil: (one) => (work = one) });
  await work;
  expect(left).toEqual(['at once', 'tonalia-files-a', 'unregistered']);
});
