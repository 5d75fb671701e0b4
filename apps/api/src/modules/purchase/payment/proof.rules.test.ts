import { expect, test } from 'vitest';
import { proofKind } from './proof.rules.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

test.each([
  ['a photo', '\xFF\xD8\xFF\xE0\0\x10JFIF', 'image/jpeg'],
  ['a screenshot', '\x89PNG\r\n\x1A\n\0\0', 'image/png'],
  ['a picture of the web', 'RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['a receipt', '%PDF-1.7\n', 'application/pdf'],
])('%s is known by its first bytes', (_name, start, kind) => {
  expect(proofKind(bytes(start))).toBe(kind);
});

test.each([
  ['a page', '<html><script>'],
  ['a drawing that can hold a script', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a program', 'MZ\x90\0'],
  ['an archive', 'PK\x03\x04'],
  ['a sound', 'RIFF\x24\0\0\0WAVEfmt '],
  ['half a sign', '\x89PNG'],
  ['a PDF that begins later', ' %PDF-1.7'],
  ['nothing', ''],
])('%s is no proof, whatever it is called', (_name, start) => {
  expect(proofKind(bytes(start))).toBeUndefined();
});
