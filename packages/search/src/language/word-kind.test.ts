import { expect, test } from 'vitest';
import { isPurpose } from './purpose.ts';
import { isSameKind, kindOf } from './word-kind.ts';

test.each([
  ['alisar', 'verb'],
  ['alisarme', 'verb'],
  ['taparlas', 'verb'],
  ['secando', 'verb'],
  ['cubriendo', 'verb'],
  ['suavemente', 'adverb'],
  ['tinte', 'noun'],
  ['mentes', 'noun'],
])('"%s" is a %s', (word, kind) => {
  expect(kindOf(word)).toBe(kind);
});

test('a long verb is no noun mistyped; short words do not tell', () => {
  expect([isSameKind('alisar', 'alisado'), isSameKind('tapar', 'tapas'), isSameKind('alisado', 'alizado')]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each([
  ['para', true],
  ['pal', true],
  ['con', true],
  ['de', false],
])('"%s" says a purpose: %s', (word, is) => {
  expect(isPurpose(word)).toBe(is);
});
