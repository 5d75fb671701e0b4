import { randomBytes } from 'node:crypto';
import type { ShopSettings } from '@tonalia/contract/settings';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';

const api = useApi();

const owner = async () => officeCaller(api, (await makeOperator(api.db, { role: 'owner' })).cookie);
const upload = async (kind: 'logo' | 'icon', file: Buffer | string, call?: Awaited<ReturnType<typeof owner>>) =>
  (call ?? (await owner()))(`PUT /api/settings/office/brand/${kind}`, {
    file: Buffer.from(file).toString('base64'),
  });
const shop = async () => (await api.send({ url: '/api/settings/shop' })).json<{ results: ShopSettings }>().results;
const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 200, alpha: 0.5 } } });
const svg = (inside: string, size = 'width="120" height="40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`;
const box = '<rect width="120" height="40" fill="#7a1fa2"/>';

test('a logo is drawn again as PNG, and the shop shows it at once; removing it brings the name back · OFC-505', async () => {
  const call = await owner();
  expect((await shop()).logo).toBeNull();
  const answer = await upload('logo', svg(box), call);
  expect(answer.statusCode, answer.body).toBe(200);
  await expect.poll(async () => (await shop()).logo).toMatchObject({ width: 720, height: 240 });
  const { logo } = await shop();
  const file = await api.send({ url: logo?.url ?? '' });
  expect(file.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'png', width: 720, height: 240 });
  const saved = await call('GET /api/office/settings');
  const row = saved
    .json<{ results: { key: string; value: string | null }[] }>()
    .results.find(({ key }) => key === 'brand.logo');
  expect(row?.value).toBe('720 × 240 px');
  const removed = await call('PUT /api/office/settings', {
    changes: [{ key: 'brand.logo', value: null, seen: row?.value }],
  });
  expect(removed.statusCode, removed.body).toBe(200);
  await expect.poll(async () => (await shop()).logo).toBeNull();
});

test('an icon has the sizes that browsers and phones ask for; those of phones have no transparency · OFC-505', async () => {
  const answer = await upload('icon', await paint(600, 600).png().toBuffer());
  expect(answer.statusCode, answer.body).toBe(200);
  await expect.poll(async () => (await shop()).icon).toMatch(/icon-512\.png$/);
  const address = (await shop()).icon ?? '';
  const sizes = { 'icon-512': [512, true], 'icon-192': [192, true], 'icon-64': [64, true] } as const;
  const opaque = { 'icon-180': [180, false], 'icon-maskable-512': [512, false] } as const;
  for (const [name, [side, isClear]] of Object.entries({ ...sizes, ...opaque })) {
    const file = await api.send({ url: address.replace('icon-512', name) });
    const { width, height } = await sharp(file.rawPayload).metadata();
    const { isOpaque } = await sharp(file.rawPayload).stats();
    expect([name, width, height, !isOpaque]).toEqual([name, side, side, isClear]);
  }
});

test('scripts, links and files outside never reach a browser: only what an SVG shows is kept · OFC-505', async () => {
  const hostile = svg(
    `${box}<script>alert(1)</script><a xlink:href="javascript:alert(1)"><text y="9">x</text></a>
     <image xlink:href="file:///etc/passwd" width="9" height="9"/><image xlink:href="http://127.0.0.1:9/a.png" width="9" height="9"/>
     <foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>`,
  );
  expect((await upload('logo', hostile)).statusCode).toBe(200);
  await expect.poll(async () => (await shop()).logo).not.toBeNull();
  const { rawPayload } = await api.send({ url: (await shop()).logo?.url ?? '' });
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect(rawPayload.toString('latin1')).not.toMatch(/script|javascript|root:/);
});

test.each<[string, 'logo' | 'icon', () => Promise<Buffer | string>, string]>([
  ['no picture', 'logo', async () => randomBytes(400), 'BRAND_PICTURE_WRONG'],
  ['HTML', 'logo', async () => '<!doctype html><script>alert(1)</script>', 'BRAND_PICTURE_WRONG'],
  ['a GIF', 'logo', () => paint(64, 64).gif().toBuffer(), 'BRAND_PICTURE_WRONG'],
  ['a cut PNG', 'logo', async () => (await paint(300, 300).png().toBuffer()).subarray(0, 120), 'BRAND_PICTURE_WRONG'],
  ['an SVG of a billion pixels', 'logo', async () => svg(box, 'width="90000" height="90000"'), 'BRAND_PICTURE_WRONG'],
  [
    'an SVG of nested entities',
    'logo',
    async () =>
      `<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa">${[...'bcdefghi'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefgh'[at]};`.repeat(10)}">`).join('')}]>${svg('<text y="9">&i;</text>')}`,
    'BRAND_PICTURE_WRONG',
  ],
  ['a tiny logo', 'logo', () => paint(90, 10).png().toBuffer(), 'BRAND_PICTURE_SMALL'],
  ['a small icon', 'icon', () => paint(64, 64).png().toBuffer(), 'BRAND_PICTURE_SMALL'],
  ['a wide icon', 'icon', () => paint(400, 200).png().toBuffer(), 'BRAND_ICON_NOT_SQUARE'],
])('%s as %s is refused, and the shop stays as it is · OFC-505', async (_, kind, file, code) => {
  const before = await shop();
  const answer = await upload(kind, await file());
  expect(answer.json()).toMatchObject({ code });
  expect(await shop()).toEqual(before);
});
