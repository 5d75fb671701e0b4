import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { Stop } from '../terminal/stop.ts';
import { serveAppLinks } from './serve.ts';

const fingerprint = Array.from({ length: 32 }, (_, at) => (at + 160).toString(16)).join(':');
const android = { APP_ANDROID_ID: 'co.tonalia.app', APP_ANDROID_FINGERPRINTS: fingerprint };
const ios = { APP_IOS_ID: 'A1B2C3D4E5.co.tonalia.app' };

async function request(path: string, settings: Record<string, string>) {
  const app = Fastify();
  onTestFinished(() => app.close());
  serveAppLinks(app, readConfig(settings).appLinks);
  return app.inject(path);
}
const assetLinks = '/.well-known/assetlinks.json';
const association = '/.well-known/apple-app-site-association';

test('Android gets the app id and every signing certificate', async () => {
  const other = fingerprint.replace('a0:', '00:');
  const answer = await request(assetLinks, { ...android, APP_ANDROID_FINGERPRINTS: `${fingerprint}, ${other}` });
  expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect(answer.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'co.tonalia.app',
        sha256_cert_fingerprints: [fingerprint.toUpperCase(), other.toUpperCase()],
      },
    },
  ]);
});

test('iOS gets the app id and exactly the addresses the app opens', async () => {
  const answer = await request(association, ios);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.json()).toEqual({
    applinks: {
      details: [
        {
          appIDs: ['A1B2C3D4E5.co.tonalia.app'],
          components: [
            { '/': '/product/*' },
            { '/': '/login/change/password/*' },
            { '/': '/home/profile/orders/history/*' },
            { '/': '/home/purchase/order/finalizing-payment*' },
          ],
        },
      ],
    },
  });
});

test.each([
  [assetLinks, {}],
  [association, {}],
  [assetLinks, ios],
  [association, android],
])('%s is a 404 for a shop that sets %j', async (path, settings) => {
  expect((await request(path, settings)).statusCode).toBe(404);
});

test.each<[string, Record<string, string>, string]>([
  [
    'an app without a certificate',
    { APP_ANDROID_ID: 'co.tonalia.app' },
    'APP_ANDROID_ID y APP_ANDROID_FINGERPRINTS van juntas, y falta APP_ANDROID_FINGERPRINTS.',
  ],
  [
    'a certificate without an app',
    { APP_ANDROID_FINGERPRINTS: fingerprint },
    'APP_ANDROID_ID y APP_ANDROID_FINGERPRINTS van juntas, y falta APP_ANDROID_ID.',
  ],
  [
    'a malformed id',
    { ...android, APP_ANDROID_ID: 'tonalia' },
    'APP_ANDROID_ID debe ser como co.tonalia.app, y es «tonalia».',
  ],
  [
    'a fingerprint of SHA-1',
    { ...android, APP_ANDROID_FINGERPRINTS: 'AA:BB' },
    'APP_ANDROID_FINGERPRINTS debe traer huellas SHA-256 como 14:6D:E9:…, y trae «AA:BB».',
  ],
  [
    'a bundle without its team',
    { APP_IOS_ID: 'co.tonalia.app' },
    'APP_IOS_ID debe ser como A1B2C3D4E5.co.tonalia.app, y es «co.tonalia.app».',
  ],
])('%s is refused with one sentence', (_name, settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(new Stop(sentence));
});
