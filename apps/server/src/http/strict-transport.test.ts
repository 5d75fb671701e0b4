import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { requireHttps } from './strict-transport.ts';

async function headerOf(publicUrl: string, trustProxy: boolean, headers: Record<string, string> = {}) {
  const app = Fastify({ trustProxy });
  onTestFinished(() => app.close());
  requireHttps(app, publicUrl);
  app.get('/', async () => 'a page');
  return (await app.inject({ url: '/', headers })).headers['strict-transport-security'];
}

const byHttps = { 'x-forwarded-proto': 'https' };

test('a shop with a public https address tells browsers to use https only', async () => {
  expect(await headerOf('https://tonalia.test', false)).toBe('max-age=31536000');
});

test('a shop on plain http does so only for requests that arrive by https at a trusted proxy', async () => {
  expect(await headerOf('http://localhost:3000', false)).toBeUndefined();
  expect(await headerOf('http://localhost:3000', false, byHttps)).toBeUndefined();
  expect(await headerOf('http://localhost:3000', true)).toBeUndefined();
  expect(await headerOf('http://localhost:3000', true, byHttps)).toBe('max-age=31536000');
});
