import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PhotoPicture } from '../../../api/src/modules/media/index.ts';
import { acceptedFormat } from './accepted-format.ts';
import { renderPhoto } from './render-photo.ts';

const photo: PhotoPicture = { key: 'a', turn: 0, square: null, cut: false, ground: null };
const red = '#d01010';

/** A red square in the left half of a white picture of 400 × 200. */
const original = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#ffffff' } })
    .composite([{ input: { create: { width: 80, height: 80, channels: 3, background: red } }, left: 60, top: 60 }])
    .png()
    .toBuffer();

async function pixelOf(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(4 * (y * info.width + x), 4 * (y * info.width + x) + 4)];
}
const isRed = ([r = 0, g = 0]: number[]) => r > 150 && g < 90;

test('the square is cut out of the turned picture, and never enlarged (OFC-403)', async () => {
  const square = { left: 0, top: 0, side: 200 };
  const straight = await renderPhoto({ ...photo, square }, await original(), { width: 480, format: 'webp' });
  expect(await sharp(straight).metadata()).toMatchObject({ width: 200, height: 200, format: 'webp' });
  expect(isRed(await pixelOf(straight, 100, 100))).toBe(true);
  // turned once clockwise, the left half is above
  const below = { ...photo, turn: 1, square: { left: 0, top: 200, side: 200 } };
  const turned = await renderPhoto(below, await original(), { width: 96, format: 'webp' });
  expect(await sharp(turned).metadata()).toMatchObject({ width: 96, height: 96 });
  expect(isRed(await pixelOf(turned, 48, 48))).toBe(false);
});

test('the ground goes and the goods stay, on a tint or on the tile of the shop (OFC-403)', async () => {
  const cut = { ...photo, square: { left: 0, top: 0, side: 200 }, cut: true };
  const bare = await renderPhoto(cut, await original(), { width: 240, format: 'webp' });
  expect((await pixelOf(bare, 10, 10))[3]).toBe(0);
  expect((await pixelOf(bare, 100, 100))[3]).toBe(255);
  const tinted = await renderPhoto({ ...cut, ground: 'mantequilla' }, await original(), { width: 240, format: 'avif' });
  const [r = 0, g = 0, b = 0, alpha] = await pixelOf(tinted, 10, 10);
  expect(Math.abs(r - 0xf5) + Math.abs(g - 0xf0) + Math.abs(b - 0xe3)).toBeLessThan(12);
  expect(alpha).toBe(255);
});

test('what reads neither AVIF nor WebP gets JPEG (OFC-403)', async () => {
  expect(acceptedFormat('image/avif,image/webp,*/*')).toBe('avif');
  expect(acceptedFormat('image/webp,*/*')).toBe('webp');
  expect(acceptedFormat('*/*')).toBe('webp');
  expect(acceptedFormat('image/png,image/jpeg')).toBe('jpeg');
  const file = await renderPhoto(photo, await original(), { width: 240, format: 'jpeg' });
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 240, height: 120 });
});
