import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchShopName } from './shop-name.ts';

async function serverWithBody(body: string): Promise<string> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/api/settings/shop' ? 200 : 404;
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  return `http://127.0.0.1:${port}`;
}

test('the app is built under the name of its shop', async () => {
  expect(await fetchShopName(await serverWithBody('{"results":{"brand":"Belleza Pro"}}'))).toBe('Belleza Pro');
});

test.each(['<html>', '{}', '{"results":{"brand":7}}'])('a server that answers %s has no name', async (body) => {
  expect(await fetchShopName(await serverWithBody(body))).toBeUndefined();
});

test('a server that does not answer has no name', async () => {
  expect(await fetchShopName('http://127.0.0.1:9')).toBeUndefined();
});
