import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { acceptedFormat } from './accepted-format.ts';
import { pictures } from './pictures.ts';
import { type PictureContent, pictureWidths } from './render-picture.ts';

const jar: PictureContent = { spec: { form: 'esmalte', shade: '#b8203f', brand: 'Nácar', code: '214' } };
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

async function open(folder?: string) {
  const kept = folder ?? (await mkdtemp(join(tmpdir(), 'tonalia-formats-')));
  const app = Fastify();
  await app.register(pictures({ folder: kept, find: () => jar }));
  onTestFinished(async () => {
    await app.close();
    await rm(kept, { recursive: true, force: true });
  });
  const ask = (accept: string, width = 240) =>
    app.inject({ url: `/pictures/product/7/${width}.webp?v=1`, headers: { accept } });
  return { app, kept, ask };
}

test.each(pictureWidths)(
  'a browser that accepts AVIF gets the picture of %i px smaller, as transparent',
  async (width) => {
    const { ask } = await open();
    const avif = await ask(chrome, width);
    const webp = await ask('image/webp,*/*', width);
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
  const { app, kept, ask } = await open();
  const whole = await ask(chrome);
  await app.close();
  const files = await readdir(kept, { recursive: true });
  const file = files.find((name) => name.endsWith('.avif')) ?? '';
  await truncate(join(kept, file), 100);
  const { ask: askAgain } = await open(kept);
  expect((await askAgain(chrome)).rawPayload.equals(whole.rawPayload)).toBe(true);
});
