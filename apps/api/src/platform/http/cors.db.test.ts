import { expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';

const api = useApi({ origins: ['capacitor://localhost', 'https://localhost'] });
const request = (origin: string) => api.send({ url: '/api/tracking/states', headers: { origin } });

test.each(['capacitor://localhost', 'https://localhost'])('the phone app at %s may read responses', async (origin) => {
  const { headers } = await request(origin);
  expect(headers['access-control-allow-origin']).toBe(origin);
  expect(headers['vary']).toContain('Origin');
});

test.each([
  'null',
  '*',
  'https://evil.example',
  'http://localhost',
  'https://localhost.evil.example',
  'https://x.localhost',
])('a page of %s may not read responses', async (origin) => {
  const { headers } = await request(origin);
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['vary']).toContain('Origin');
});

test('a preflight allows the headers of a session and of a retried change, and never cookies', async () => {
  const { statusCode, headers } = await api.send({
    method: 'OPTIONS',
    url: '/api/purchase/cart/additem',
    headers: { origin: 'capacitor://localhost', 'access-control-request-method': 'POST' },
  });
  expect(statusCode).toBe(204);
  expect(headers['access-control-allow-headers']).toBe('content-type, token, refresh-token, idempotency-key');
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  const stranger = await api.send({
    method: 'OPTIONS',
    url: '/api/purchase/cart/additem',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
});

test('responses that depend on a token keep their Vary header', async () => {
  const { headers } = await api.send({
    url: '/api/products/search?search=x',
    headers: { origin: 'https://localhost' },
  });
  expect(headers['vary']).toBe('token, Origin');
});
