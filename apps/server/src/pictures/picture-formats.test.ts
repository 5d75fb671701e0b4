import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { acceptedFormat } from './accepted-format.ts';
import { pictures } from './pictures.ts';
import { pictureWidths } from './picture-file.ts';
import { drawHere } from '../../test/draw-here.ts';
import type { PictureContent } from './picture-key.ts';

const jar: PictureContent = { spec: { form: 'esmalte', shade: '#b8203f', brand: 'Nácar', code: '214' } };
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

async function open(folder?: string) {
  const storeFolder = folder ?? (await mkdtemp(join(tmpdir(), 'tonalia-formats-')));
  const app = Fastify();
  await app.register(pictures({ folder: storeFolder, find: () => jar, drawer: drawHere }));
  onTestFinished(async () => {
    await app.close();
    await rm(storeFolder, { recursive: true, force: true });
  });
  const request = (accept: string, width = 240) =>
    app.inject({ url: `/pictures/product/7/${width}.webp?v=1`, headers: { accept } });
  return { app, storeFolder, request };
}

test.each(pictureWidths)(
  'a browser that accepts AVIF gets the picture of %i px smaller, as transparent',
  async (width) => {
    const { request } = await open();
    const avif = await request(chrome, width);
    const webp = await request('image/webp,*/*', width);
    expect(avif.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'accept' });
    expect(webp.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept' });
    expect(avif.headers.etag).not.toBe(webp.headers.etag);
    expect(avif.rawPayload.length).toBeLessThan(webp.rawPayload.length);
    const image = sharp(avif.rawPayload);
    expect(await image.metadata()).toMatchObject({ format: 'heif', compression: 'av1', width, height: width });
    expect((await image.stats()).isOpaque).toBe(false);
  },
);

test.each([
  [chrome, 'avif'],
  ['image/webp,image/avif,image/jxl,image/heic,image/*;q=0.8', 'avif'],
  ['image/avif;q=0.9,*/*', 'avif'],
  ['image/avif;q=0,image/webp', 'webp'],
  ['image/avif; q=0.0', 'webp'],
  ['*/*', 'webp'],
  ['', 'webp'],
  [undefined, 'webp'],
])('the header Accept %j asks for %s', (accept, format) => {
  expect(acceptedFormat(accept)).toBe(format);
});

test('a kept AVIF is read again, and drawn again when it was cut short', async () => {
  const { app, storeFolder, request } = await open();
  const whole = await request(chrome);
  await app.close();
  const files = await readdir(storeFolder, { recursive: true });
  const file = files.find((name) => name.endsWith('.avif')) ?? '';
  await truncate(join(storeFolder, file), 100);
  const { request: requestAgain } = await open(storeFolder);
  expect((await requestAgain(chrome)).rawPayload.equals(whole.rawPayload)).toBe(true);
});
