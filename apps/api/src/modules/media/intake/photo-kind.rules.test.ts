import { expect, test } from 'vitest';
import { kindOfFile } from './photo-kind.rules.ts';

test.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['RIFF\0\0\0\0WAVEfmt ', 'other'],
  ['\0\0\0\x1cftypavif', 'avif'],
  ['\0\0\0\x18ftypheic', 'heic'],
  ['\0\0\0\x18ftypmp42', 'other'],
  ['GIF89a', 'gif'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
  ['<?xml version="1.0"?><!DOCTYPE svg PUBLIC>', 'svg'],
  ['MZ\x90', 'other'],
  ['', 'other'],
])('the first bytes %j are of a file of kind %s (OFC-403)', (bytes, kind) => {
  expect(kindOfFile(Buffer.from(bytes, 'latin1'))).toBe(kind);
});
