import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PhotoAlbum } from '@tonalia/contract/media-office';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { type ProductToMake, makeProduct } from '../../../test/make-products.ts';
import { makeOperator, officeCaller } from '../../../test/make-operator.ts';

import { createDiskStorage, photoPicture } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonalia-media-'));
afterAll(() => rmSync(folder, { recursive: true }));
const api = useApi({ storage: createDiskStorage(folder) });

const uniqueCode = (begin: string) => `${begin}${randomUUID().slice(0, 8)}`.toUpperCase();
const paint = (width: number, height: number, background = '#807763') =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = (width = 120, height = 160, background?: string) => paint(width, height, background).jpeg().toBuffer();

async function office(role: OfficeRole = 'operations') {
  const call = officeCaller(api, (await makeOperator(api.db, { role })).cookie);
  const albumOf = (answer: { json(): unknown }) => (answer.json() as { results: PhotoAlbum }).results; // as: the call's answer
  const upload = (kind: string, id: string, file: Buffer) =>
    call(`POST /api/products/office/media/owners/${kind}/${id}/photos`, file, {
      headers: { 'content-type': 'application/octet-stream' },
    });
  return { call, upload, albumOf };
}

const makeOwner = (given: ProductToMake = {}) => makeProduct(api.db, { code: uniqueCode('F'), ...given });

/** The pictures of a product as a visitor of the shop gets them. */
async function shownOf(id: string) {
  const answer = await api.send({ method: 'GET', url: `/api/products/product/query?_id=${id}` });
  return (answer.json() as { results: { image: string; gallery: string[]; versions: { image: string }[] } }).results; // as: the call's answer
}

/** The catalogue's index follows a change within moments. */
const imageOf = async (id: string): Promise<string> => (await shownOf(id)).image;

test('the list of photographs has those of all owners, newest first, or of one kind (OFC-403)', async () => {
  const { upload, albumOf, call } = await office();
  const { id, versions } = await makeOwner();
  const ofProduct = albumOf(await upload('product', id, await jpeg())).photos[0]?._id;
  const ofVersion = albumOf(await upload('version', versions[0]?.id ?? '', await jpeg())).photos[0]?._id;
  const list = async (query: string) =>
    (await call(`GET /api/products/office/media?${query}`)).json<{
      total: number;
      results: { _id: string; version: number }[];
    }>();
  const idsOf = async (query: string) => (await list(query)).results.map(({ _id }) => _id);
  expect(await idsOf('limit=2')).toEqual([ofVersion, ofProduct]);
  expect(await idsOf('limit=1&page=2')).toEqual([ofProduct]);
  expect(await idsOf('limit=1&kind=product')).toEqual([ofProduct]);
  const { total } = await list('kind=version');
  await call(`POST /api/products/office/media/photos/${ofVersion}/delete`, { version: 1 });
  expect(await idsOf('limit=1')).toEqual([ofProduct]);
  expect((await list('kind=version')).total).toBe(total - 1);
});

test('an uploaded photograph is what the shop shows of the product within moments, and its address changes with it (OFC-403)', async () => {
  const { upload, albumOf, call } = await office();
  const { id } = await makeOwner();
  const before = await shownOf(id);
  expect(before.image).toBe(`/pictures/product/${id}`);
  const added = albumOf(await upload('product', id, await jpeg()));
  expect(added.photos).toMatchObject([{ width: 120, height: 160, turn: 0, crop: null, version: 1 }]);
  const photo = added.photos[0];
  await expect.poll(() => imageOf(id)).toBe(`/pictures/product/${id}?v=${photo?._id.slice(0, 8)}.1`);
  const look = {
    alt: 'Tubo de tinte',
    turn: 1,
    crop: { left: 10, top: 0, side: 100 },
    focus: { x: 500, y: 500 },
    cut: false,
    ground: null,
  };
  const changed = await call(`PUT /api/products/office/media/photos/${photo?._id}`, { ...look, version: 1 });
  expect(albumOf(changed).photos).toMatchObject([{ ...look, version: 2 }]);
  await expect.poll(() => imageOf(id)).toBe(`/pictures/product/${id}?v=${photo?._id.slice(0, 8)}.2`);
  expect(await photoPicture(api.db, photo?._id ?? '')).toMatchObject({
    turn: 1,
    square: { left: 10, top: 0, side: 100 },
  });
});

test('a version, a brand and a second photograph have places of their own in the shop (OFC-403)', async () => {
  const { upload, albumOf } = await office();
  const { id, versions, manufacturerId } = await makeOwner({
    brand: uniqueCode('Marca'),
    versions: [
      { shade: ['7.1', 'Cenizo'], hex: '#807763' },
      { shade: ['7.4', 'Cobrizo'], hex: '#A56139' },
    ],
  });
  await upload('product', id, await jpeg());
  const second = albumOf(await upload('product', id, await jpeg(100, 100))).photos[1];
  const shade = albumOf(await upload('version', versions[0]?.id ?? '', await jpeg(90, 90))).photos[0];
  const pictures = async () => (await shownOf(id)).gallery.slice(1, 3);
  await expect
    .poll(pictures)
    .toEqual([
      `/pictures/photo/${second?._id}?v=${second?._id.slice(0, 8)}.1`,
      `/pictures/version/${versions[0]?.id}?v=${shade?._id.slice(0, 8)}.1`,
    ]);
  const shown = await shownOf(id);
  // a shade without one keeps its drawn pack
  expect(shown.versions.map(({ image }) => image)).toEqual([shown.gallery[2], `/pictures/version/${versions[1]?.id}`]);
  const brand = await upload('brand', manufacturerId, await jpeg(300, 100));
  expect(albumOf(brand).owner).toMatchObject({ kind: 'brand', code: null });
});

test('photographs are ordered, deleted and restored; an act on an older state is refused (OFC-403)', async () => {
  const { upload, albumOf, call } = await office();
  const { id } = await makeOwner();
  await upload('product', id, await jpeg(100, 100, '#ff0000'));
  const two = albumOf(await upload('product', id, await jpeg(100, 100, '#00ff00')));
  const ids = two.photos.map(({ _id }) => _id);
  const order = (wanted: string[]) =>
    call(`PUT /api/products/office/media/owners/product/${id}/photos/order`, { ids: wanted });
  const turned = albumOf(await order(ids.toReversed()));
  expect(turned.photos.map(({ _id }) => _id)).toEqual(ids.toReversed());
  await expect.poll(() => imageOf(id)).toContain(ids[1]?.slice(0, 8));
  expect((await order(ids.slice(1))).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  const remove = (version: number) => call(`POST /api/products/office/media/photos/${ids[1]}/delete`, { version });
  expect((await remove(7)).statusCode).toBe(409);
  expect(albumOf(await remove(1)).photos.map(({ _id }) => _id)).toEqual([ids[0]]);
  await expect.poll(() => imageOf(id)).toContain(ids[0]?.slice(0, 8));
  expect((await remove(2)).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  const restored = albumOf(await call(`POST /api/products/office/media/photos/${ids[1]}/restore`));
  expect(restored.photos.map(({ _id }) => _id)).toEqual(ids.toReversed());
  const { rows } = await api.db.query<{ action: string }>(
    'select action from platform.audit where subject_id = $1 order by id',
    [`product:${id}`],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'media.photo_added',
    'media.photo_added',
    'media.photos_ordered',
    'media.photo_deleted',
    'media.photo_restored',
  ]);
});

test('the same file is stored once, and two uploads at once get two places (OFC-403)', async () => {
  const { upload, albumOf, call } = await office();
  const { id } = await makeOwner();
  const files = () =>
    readdirSync(join(folder, 'originals'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const before = files().length;
  const file = await jpeg(101, 103);
  await Promise.all([1, 2, 3, 4].map(() => upload('product', id, file)));
  expect(files().length - before).toBe(1);
  const album = albumOf(await call(`GET /api/products/office/media/owners/product/${id}/photos`));
  expect(album.photos).toHaveLength(4);
  const { rows } = await api.db.query<{ n: number }>(
    'select count(distinct position)::int as n from media.photo where owner_kind = $1 and owner_id = $2',
    ['product', id],
  );
  expect(rows).toEqual([{ n: 4 }]);
  const { rows: shown } = await api.db.query<{ photos: string[] }>(
    'select photos from products.product where id = $1',
    [id],
  );
  expect(shown[0]?.photos).toEqual(album.photos.map(({ _id, version }) => `${_id}.${version}`));
});

test('the picture is turned as its camera was held, and neither the place nor the camera is kept (OFC-403)', async () => {
  const { upload, albumOf, call } = await office();
  const { id } = await makeOwner();
  const taken = await paint(200, 100)
    .withExif({ IFD0: { Make: 'CamaraSecreta', Orientation: '6' }, IFD3: { GPSLatitude: '4/1 35/1 56/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const [photo] = albumOf(await upload('product', id, taken)).photos;
  expect(photo).toMatchObject({ width: 100, height: 200 });
  const whole = await call(`GET ${photo?.whole}`);
  expect(whole.headers['content-type']).toBe('image/webp');
  const read = await sharp(whole.rawPayload).metadata();
  expect(read).toMatchObject({ width: 480, height: 960 });
  expect(read.exif).toBeUndefined();
  const stored = await sharp(join(folder, 'originals', ...storedPath(await keyOf(photo?._id ?? '')))).metadata();
  expect(stored.exif).toBeUndefined();
});

const storedPath = (key: string): string[] => [key.slice(0, 2), key];
async function keyOf(photoId: string): Promise<string> {
  return (await photoPicture(api.db, photoId))?.key ?? '';
}

const patch = (file: Buffer, at: number, bytes: readonly number[]) => {
  const changed = Buffer.from(file);
  for (const [n, byte] of bytes.entries()) changed[at + n] = byte;
  return changed;
};

test('hostile files are refused with a code and a sentence, and nothing is stored (OFC-403)', async () => {
  const { upload, call, albumOf } = await office();
  const { id } = await makeOwner();
  const svg = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const whole = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  const frames = await sharp(
    [await paint(70, 70, '#f00').png().toBuffer(), await paint(70, 70, '#0f0').png().toBuffer()],
    { join: { animated: true } },
  )
    .webp({ loop: 0 })
    .toBuffer();
  // a PNG of 60 KB that says it is 20,000 × 20,000
  const bomb = patch(await paint(64, 64).png().toBuffer(), 16, [0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20]);
  const huge = await sharp({
    create: { width: 14_200, height: 14_200, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const cases: [name: string, file: Buffer, code: string][] = [
    ['no bytes', Buffer.alloc(0), 'PHOTO_EMPTY'],
    ['a script in an SVG', svg, 'PHOTO_KIND_WRONG'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'PHOTO_KIND_WRONG'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'PHOTO_KIND_WRONG'],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'PHOTO_KIND_WRONG'],
    ['a HEIC of a phone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'PHOTO_HEIC'],
    ['a moving picture', frames, 'PHOTO_ANIMATED'],
    ['half a file', whole.subarray(0, whole.length >> 1), 'PHOTO_BROKEN'],
    ['a head without a picture', whole.subarray(0, 20), 'PHOTO_BROKEN'],
    ['400 MP in a small file', bomb, 'PHOTO_TOO_MANY_PIXELS'],
    ['200 MP', huge, 'PHOTO_TOO_MANY_PIXELS'],
    ['a dot', await jpeg(1, 1), 'PHOTO_TOO_SMALL'],
  ];
  for (const [name, file, code] of cases) {
    const answer = await upload('product', id, file);
    expect([name, answer.statusCode, answer.json()], name).toMatchObject([
      name,
      400,
      { code, message: expect.stringMatching(/\.$/) },
    ]);
  }
  const tooLarge = await upload('product', id, Buffer.alloc(15 * 1024 * 1024 + 1));
  expect(tooLarge.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
  expect(albumOf(await call(`GET /api/products/office/media/owners/product/${id}/photos`)).photos).toEqual([]);
});

test('a photograph that hides another file gives its picture alone (OFC-403)', async () => {
  const { upload, albumOf } = await office();
  const { id } = await makeOwner();
  const hidden = Buffer.from('PK\x03\x04<script>alert("escondido")</script>', 'latin1');
  const polyglot = Buffer.concat([await jpeg(80, 80), hidden]);
  const [photo] = albumOf(await upload('product', id, polyglot)).photos;
  const stored = await sharp(join(folder, 'originals', ...storedPath(await keyOf(photo?._id ?? '')))).toBuffer();
  const { readFile } = await import('node:fs/promises');
  const bytes = await readFile(join(folder, 'originals', ...storedPath(await keyOf(photo?._id ?? ''))));
  expect(bytes.includes('escondido')).toBe(false);
  expect(stored.length).toBeGreaterThan(0);
});

test('only operators who edit the catalogue add photographs, and only to things in it (OFC-403)', async () => {
  const { id } = await makeOwner();
  const viewer = await office('warehouse');
  expect((await viewer.upload('product', id, await jpeg())).json()).toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
  const { upload, call } = await office();
  expect((await upload('product', '999999999', await jpeg())).json()).toMatchObject({ code: 'PHOTO_OWNER_NOT_FOUND' });
  expect((await upload('customer', id, await jpeg())).statusCode).toBe(400);
  expect((await call('GET /api/products/office/media/owners/product/999999999/photos')).json()).toMatchObject({
    code: 'PHOTO_OWNER_NOT_FOUND',
  });
  const outside = await call(`POST /api/products/office/media/owners/product/${id}/photos`, await jpeg(), {
    headers: { 'content-type': 'application/octet-stream', origin: 'https://otra.example' },
  });
  expect(outside.json()).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' });
});
