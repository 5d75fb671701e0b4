import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useApi } from '../../api/test/build-app.ts';
import { makeProduct } from '../../api/test/make-products.ts';
import { makeOwn, ofTheDemo } from '../../api/test/settings.ts';
import { setSetting } from '../../api/src/platform/settings/set-setting.ts';
import { makeOperator } from '../../api/test/make-operator.ts';
import { saveBrandPicture } from '../../api/src/modules/settings/brand/save-brand-picture.ts';
import { startProcess, temporaryHome, waitForOutput } from './processes.ts';

const api = useApi();

async function startShop(): Promise<string> {
  const server = startProcess('apps/server/src/main.ts', [], {
    TONALIA_HOME: temporaryHome(),
    DATABASE_URL: api.db.options.connectionString ?? '',
    PORT: '0',
    HOST: '0.0.0.0',
    DEMO: 'off',
    PUBLIC_URL: 'https://bellezapro.example',
    NODE_ENV: 'production',
  });
  return (await waitForOutput(server, /http:\/\/localhost:\d+/, 60_000)).replace('localhost', '127.0.0.1');
}

/** The text that people, search engines and messengers read: without scripts, styles and names of the worker's caches. */
const readable = (html: string): string =>
  html
    .replaceAll('tonalia-', '')
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<script(?![^>]*application\/ld\+json)[\s\S]*?<\/script>/g, (script) => stateOf(script));

/** Of scripts, only the state the page was rendered from. */
const stateOf = (script: string): string => (script.includes('termsVersion') ? script : '');

test('an installation of another company shows nothing of the demo company, on any page · D-01 OFC-505', async () => {
  await makeOwn(api.db);
  await setSetting(api.db, { key: 'brand.colour', text: '#7A1FA2', by: 'dueña' });
  await setSetting(api.db, { key: 'brand.header_colour', text: '#2A0A38', by: 'dueña' });
  const owner = { ...(await makeOperator(api.db, { role: 'owner' })), name: 'Rosa', network: '127.0.0.1' };
  const own = { create: { width: 256, height: 256, channels: 3, background: '#7a1fa2' } } as const;
  await saveBrandPicture(api.db, owner, 'icon', await sharp(own).png().toBuffer());
  const { id } = await makeProduct(api.db, { stock: 9, name: 'Champú' });
  const shop = await startShop();
  const pages = [
    '/',
    '/login',
    '/registro',
    '/home/marketplace/customer',
    '/home/support',
    '/terms-conditions',
    '/account-deletion',
    '/home/manufacturers',
    '/home/categories',
    '/home/offers/full',
    '/home/new-products',
    '/home/bestsellers',
    '/view-results-search?search=champu',
    '/login/recovery/password',
    `/product/champu/${id}/details`,
    '/no-existe',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/service-worker.js',
    '/api/docs/json',
    '/api/settings/shop',
    '/api/settings/terms',
  ];
  for (const icon of ['/favicon.svg', '/apple-touch-icon.png', '/icon-192.png', '/icon-maskable-512.png']) {
    const answer = await fetch(shop + icon);
    expect([icon, answer.url]).toEqual([icon, expect.stringMatching(/brand\/[\da-f]{16}\/icon-[\w-]+\.png$/)]);
    expect(answer.headers.get('content-type')).toBe('image/png');
  }
  const texts = new Map<string, string>();
  for (const page of pages) texts.set(page, await (await fetch(shop + page)).text());
  const member = await fetch(`${shop}/home/cart`, { headers: { cookie: 'signed-in=1' } });
  texts.set('the shell of who is signed in', await member.text());

  const found = [...texts].map(([page, text]) => [page, ofTheDemo.exec(readable(text))?.[0]]);
  expect(found.filter(([, words]) => words !== undefined)).toEqual([]);

  expect(texts.get('/')).toContain('<title>Belleza al por mayor | Belleza Pro</title>');
  expect(texts.get('the shell of who is signed in')).toContain('<title>Belleza Pro</title>');
  expect(texts.get('/home/support')).toMatch(
    /Equipo (<!-- -->)?Belleza Pro[\s\S]*wa\.me\/573205550200[\s\S]*604 555 02 00[\s\S]*Lun a vie, 9 a 5/,
  );
  expect(texts.get('/terms-conditions')).toContain('Distribuciones Belleza Pro S.A.S., NIT 860.034.313-7, Carrera 43A');
  expect(JSON.parse(texts.get('/manifest.webmanifest') ?? '')).toMatchObject({
    name: 'Belleza Pro',
    short_name: 'Belleza Pro',
    theme_color: '#2a0a38',
  });
  for (const page of ['/', '/home/marketplace/customer', 'the shell of who is signed in'])
    expect(texts.get(page)).toMatch(/<html [^>]*style="[^"]*--color-esmeralda-600:#7a1fa2/);
  expect(texts.get('/')).toContain('name="theme-color" content="#2a0a38"');
  expect(texts.get('/home/marketplace/customer')).toMatch(
    /og:site_name" content="Belleza Pro"[\s\S]*"name":"Belleza Pro"/,
  );
});
