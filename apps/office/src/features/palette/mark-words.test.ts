import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';

const marked = (text: string, typed: string) =>
  markWords(text, typed)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Peluquería Doña Luz', 'luz', 'Peluquería Doña [Luz]'],
  ['Peluquería Doña Luz', 'PELUQUERIA luz', '[Peluquería] Doña [Luz]'],
  ['Núñez', 'núñ', '[Núñ]ez'],
  ['Ana', 'ñ', 'Ana'],
  ['TN-48213', 'tn-48213', '[TN]-[48213]'],
  ['<b>luz</b>', 'b', '<[b]>luz</[b]>'],
  ['aaab', 'aab', 'a[aab]'],
  ['💅 Uñas 💅', 'unas', '💅 Uñas 💅'],
  ['💅 Uñas 💅', 'uñas', '💅 [Uñas] 💅'],
  ['Luz', '%_\\', 'Luz'],
  ['Uñas sal', 'salón', 'Uñas sal'],
  ['', 'luz', ''],
])('in «%s» the words «%s» are marked: %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});
