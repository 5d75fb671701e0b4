import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PhotoAlbum } from '@tonalia/contract/media-office';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { useApi } from '../../../api/test/build-app.ts';
import { makeProduct } from '../../../api/test/make-products.ts';
import { makeOperator, officeCaller } from '../../../api/test/make-operator.ts';
import { createDiskStorage, readOriginal } from '../../../api/src/modules/media/index.ts';
import { cataloguePicture } from './catalogue-picture.ts';
import { createProcessDrawer } from './draw-elsewhere.ts';
import { pictures } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonalia-media-'));
afterAll(() => rmSync(folder, { recursive: true }));
const storage = createDiskStorage(join(folder, 'media'));
const api = useApi({ storage });

test('the address of a product shows its photograph in every width and format, and without one the pack that the office chose (OFC-403)', async () => {
  const shop = Fastify();
  onTestFinished(() => shop.close());
  await shop.register(
    pictures({
      folder: join(folder, 'pictures'),
      find: (kind, id, isDrawn) => cataloguePicture(api.db, { kind, id, isDrawn }),
      drawer: createProcessDrawer(1),
      readOriginal: (key) => readOriginal(storage, key),
    }),
  );
  const get = (url: string, accept = 'image/avif,*/*') => shop.inject({ url, headers: { accept } });
  const call = officeCaller(api, (await makeOperator(api.db, { role: 'operations' })).cookie);
  const { id } = await makeProduct(api.db);
  const first = await get(`/pictures/product/${id}/240.webp`);
  const page = `/api/products/office/products/${id}`;
  const { version } = (await call(`GET ${page}`)).json<{ results: { version: number } }>().results;
  await call(`PUT ${page}`, { version, product: { packForm: 'paleta', packBody: '#2040c0' } });
  const pack = await get(`/pictures/product/${id}/240.webp`);
  // the pack that the office chose, at once
  expect(pack.rawPayload).not.toEqual(first.rawPayload);
  const file = await sharp({ create: { width: 900, height: 1_400, channels: 3, background: '#2040c0' } })
    .jpeg()
    .toBuffer();
  const added = await call(`POST /api/products/office/media/owners/product/${id}/photos`, file, {
    headers: { 'content-type': 'application/octet-stream' },
  });
  const [photo] = added.json<{ results: PhotoAlbum }>().results.photos;
  const shown = await get(`/pictures/product/${id}/240.webp?v=a.1`);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/avif',
    vary: 'accept',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 240, height: 240 });
  // the blue of the photograph, through decoding and encoding
  expect((await sharp(shown.rawPayload).stats()).dominant).toMatchObject({
    b: expect.toSatisfy((blue: number) => blue > 160),
  });
  const jpeg = await get(`/pictures/product/${id}/480.webp?v=a.1`, 'image/png,image/jpeg');
  expect(jpeg.headers['content-type']).toBe('image/jpeg');
  expect((await get(`/pictures/product/${id}/333.webp?v=a.1`)).statusCode).toBe(404);
  // an old order has the address without a version
  expect((await get(`/pictures/product/${id}/240.webp`)).headers['cache-control']).toBe('public, max-age=60');
  expect((await get(`/pictures/product/${id}/240.webp?drawn=1`)).rawPayload).toEqual(pack.rawPayload);
  expect((await get(`/pictures/product/${id}/preview.jpg`)).headers['content-type']).toBe('image/jpeg');
  await call(`POST /api/products/office/media/photos/${photo?._id}/delete`, { version: 1 });
  expect((await get(`/pictures/product/${id}/240.webp`)).rawPayload).toEqual(pack.rawPayload);
  expect((await get(`/pictures/photo/${photo?._id}/240.webp?v=a.1`)).statusCode).toBe(404);
});
