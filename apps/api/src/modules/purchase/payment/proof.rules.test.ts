import { expect, test } from 'vitest';
import { makePdf, makePng } from '../../../../test/proofs.ts';
import { heldUntil, readProof } from './proof.rules.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const tail = (file: Buffer, length: number) => Buffer.concat([file, Buffer.alloc(length)]);
/** Two bytes, big-endian. */
const two = (value: number) => Buffer.from([value >> 8, value & 0xff]);

/** A JPEG: a camera segment, the frame, the scan, its end, and what phones append. */
function jpeg(width: number, height: number, { end = '\xFF\xD9', frame = '\xFF\xC2' } = {}): Buffer {
  const camera = Buffer.concat([bytes('\xFF\xD8\xFF\xE1\x00\x06Exif')]);
  const head = Buffer.concat([bytes(`${frame}\x00\x11\x08`), two(height), two(width), Buffer.alloc(10)]);
  const picture = Buffer.concat([bytes('\xFF\xFF\xDA\x00\x08'), Buffer.alloc(3_000, 3), bytes(end), Buffer.alloc(40)]);
  return Buffer.concat([camera, head, picture]);
}

/** A WebP of 2,000 bytes with this first chunk. */
function webp(part: string, data: string): Buffer {
  const file = tail(bytes(`RIFF\0\0\0\0WEBP${part}\0\0\0\0${data}`), 1_960);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}
const lossy = (width: string, height: string) => webp('VP8 ', `\x30\x01\0\x9D\x01\x2A${width}${height}`);

const shortWebp = () => {
  const file = lossy('\xD0\x02', '\x00\x05').subarray(0, 30);
  file.writeUInt32LE(22, 4);
  return file;
};

/** A lossless WebP has both sides, less one, in 28 bits. */
const lossless = (width: number, height: number) => {
  const file = webp('VP8L', '\x2F');
  file.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return file;
};

/** A photo without picture data, which ends with its end marker. */
const emptyPhoto = () => {
  const [start, frame] = [jpeg(200, 200).subarray(0, 10), jpeg(200, 200).subarray(10, 29)];
  const words = Buffer.concat([bytes('\xFF\xFE\x03\xE8'), Buffer.alloc(998)]);
  return Buffer.concat([start, words, frame, bytes('\xFF\xDA\x00\x08\x03\x03\x03\xFF\xD9')]);
};

/** The same PNG without its picture data, of the same length. */
function withoutPicture(png: Buffer): Buffer {
  const file = Buffer.from(png);
  file.write('tEXt', file.indexOf('IDAT'), 'latin1');
  return file;
}

const refusal = (file: Buffer) => {
  try {
    return readProof(file);
  } catch (error) {
    return (error as { params: { why: string } }).params.why; // as: nothing else is thrown
  }
};

test.each([
  ['a photo', jpeg(3_000, 4_000), 'image/jpeg'],
  ['a plain photo', jpeg(200, 200, { frame: '\xFF\xC0' }), 'image/jpeg'],
  ['a photo with a frame of another code', jpeg(200, 200, { frame: '\xFF\xCF' }), 'image/jpeg'],
  ['a photo with one more byte', tail(jpeg(200, 200), 1), 'image/jpeg'],
  ['a photo that ends with its end', emptyPhoto(), 'image/jpeg'],
  ['a screenshot', makePng(), 'image/png'],
  ['a screenshot of few bytes', makePng({ length: 1_000 }), 'image/png'],
  ['a screenshot 20,000 pixels wide', makePng({ width: 20_000, height: 900 }), 'image/png'],
  ['the smallest lossless WebP', lossless(200, 200), 'image/webp'],
  ['a lossy WebP', lossy('\xD0\x02', '\x00\x05'), 'image/webp'],
  ['a lossless WebP', webp('VP8L', '\x2F\xCF\xC2\x7F\x00'), 'image/webp'],
  ['an animated WebP', webp('VP8X', '\0\0\0\0\xC7\0\0\xC7\0\0'), 'image/webp'],
  ['a receipt', makePdf('recibo'), 'application/pdf'],
  ['a receipt with data after its end', tail(makePdf('recibo'), 500), 'application/pdf'],
])('%s is detected by its bytes', (_name, file, kind) => {
  expect(readProof(file)).toBe(kind);
});

test.each([
  ['an HTML page', bytes('<html><script>')],
  ['an SVG, which may contain a script', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['an executable', bytes('MZ\x90\0')],
  ['an archive', bytes('PK\x03\x04')],
  ['a WAV file', bytes('RIFF\x24\0\0\0WAVEfmt ')],
  ['half a signature', bytes('\x89PNG')],
  ['a PDF that starts after a space', bytes(' %PDF-1.7')],
  ['nothing', bytes('')],
])('%s is no proof, whatever its name', (_name, file) => {
  expect(refusal(file)).toBe('kind');
});

test.each<[string, Buffer]>([
  ['a signature alone', bytes('\x89PNG\r\n\x1A\n')],
  ['a signature and filler', tail(bytes('\x89PNG\r\n\x1A\n'), 5_000)],
  ['a screenshot without picture data', withoutPicture(makePng())],
  ['a truncated screenshot', makePng().subarray(0, -1)],
  ['a truncated photo', jpeg(3_000, 4_000, { end: '' })],
  ['a screenshot 20,001 pixels wide', makePng({ width: 20_001, height: 900 })],
  ['a photo without a frame', jpeg(3_000, 4_000, { frame: '\xFF\xC4' })],
  ...['\xBF', '\xC8', '\xCC'].map((code): [string, Buffer] => [
    'a photo with no frame',
    jpeg(900, 900, { frame: `\xFF${code}` }),
  ]),
  ['the start of a photo', tail(bytes('\xFF\xD8\xFF\xE0'), 3)],
  ['a photo of fill bytes', Buffer.concat([bytes('\xFF\xD8'), Buffer.alloc(3_000, 0xff)])],
  ['a truncated WebP', lossy('\xD0\x02', '\x00\x05').subarray(0, -1)],
  ['a WebP of unknown format', webp('ABCD', '')],
  ['a truncated receipt', makePdf('recibo').subarray(0, -8)],
])('%s is incomplete', (_name, file) => {
  expect(refusal(file)).toBe('broken');
});

test.each([
  ['one pixel', makePng({ width: 1, height: 1, length: 70 })],
  ['one pixel with appended data', makePng({ width: 1, height: 1, length: 100_000 })],
  ['a low picture', makePng({ width: 2_000, height: 199 })],
  ['a picture of few bytes', makePng({ length: 999 })],
  ['a small photo', jpeg(199, 900)],
  ['a small WebP', lossy('\xD0\x02', '\xC7\x00')],
  ['a narrow lossless WebP', lossless(199, 200)],
  ['a low lossless WebP', lossless(200, 199)],
  ['a narrow animated WebP', webp('VP8X', '\0\0\0\0\xC6\0\0\xC7\0\0')],
  ['a WebP of 30 bytes', shortWebp()],
  ['a receipt of few bytes', makePdf('', 900)],
])('%s is too small to be read', (_name, file) => {
  expect(refusal(file)).toBe('small');
});

test('a proof holds its order for three days', () => {
  expect(heldUntil(new Date('2026-11-22T10:00:00Z'))).toEqual(new Date('2026-11-25T10:00:00Z'));
});

test('a file crafted to look for its end at every byte is refused at once', () => {
  const [head, most] = [jpeg(200, 200, { end: '' }).subarray(0, 200), 4 * 1024 * 1024];
  const slow = Buffer.concat([head, Buffer.alloc(most - head.length, 0xd9)]);
  const began = performance.now();
  expect(refusal(slow)).toBe('broken');
  // it takes ten; a search of quadratic time takes twenty times as long
  expect(performance.now() - began).toBeLessThan(200);
});
