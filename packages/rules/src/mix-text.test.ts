import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proportionText, readMix, writeMix } from './mix-text.ts';

const limits = { lines: 12, grams: 2_000 };
const read = (text: string) => readMix(text, limits);

test('a mix is read as the colourist writes it · SEL-207', () => {
  expect(read('Sra. Nubia: 7.1 30 g + 7.3 15 g, 20 vol, 1:1,5')).toEqual({
    name: 'Sra. Nubia',
    lines: [
      { words: '7.1', grams: 30 },
      { words: '7.3', grams: 15 },
    ],
    volume: 20,
    proportion: 15,
  });
});

test.each([
  [
    '7,1 30g y 7,3 15gr',
    {
      lines: [
        { words: '7,1', grams: 30 },
        { words: '7,3', grams: 15 },
      ],
    },
  ],
  [
    '30 g de 8.34\nox 30 vol 1:2 35 min',
    { lines: [{ words: '8.34', grams: 30 }], volume: 30, proportion: 20, minutes: 35 },
  ],
  ['Tinta Sur 6.0 45 gramos; oxidante de 20 volúmenes', { lines: [{ words: 'Tinta Sur 6.0', grams: 45 }], volume: 20 }],
  ['1:1, 8.1 40 g', { lines: [{ words: '8.1', grams: 40 }], proportion: 10 }],
  ['Doña Ana: 5 20 g', { name: 'Doña Ana', lines: [{ words: '5', grams: 20 }] }],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['', { why: 'empty', piece: '' }],
  ['20 vol, 1:1', { why: 'empty', piece: '20 vol, 1:1' }],
  ['7.1 30 g + 7.3', { why: 'grams', piece: '7.3' }],
  ['7.1 0 g', { why: 'range', piece: '7.1 0 g' }],
  ['7.1 2.5 g', { why: 'range', piece: '7.1 2.5 g' }],
  ['7.1 9000 g', { why: 'range', piece: '7.1 9000 g' }],
  ['7.1 30 g, 1:9', { why: 'proportion', piece: '1:9' }],
  ['7.1 30 g, 90 vol', { why: 'volume', piece: '90 vol' }],
  [Array.from({ length: 13 }, () => '7.1 5 g').join(' + '), { why: 'lines', piece: '12' }],
])('%s is refused with the piece that is wrong', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('a mix that was written is read as the same mix', () => {
  const shade = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.nat(66)).map(([tone, reflex]) => `${tone}.${reflex}`);
  const mix = fc.record({
    lines: fc.array(fc.record({ words: shade, grams: fc.integer({ min: 1, max: 2_000 }) }), {
      minLength: 1,
      maxLength: 12,
    }),
    volume: fc.constantFrom(10, 20, 30, 40),
    proportion: fc.integer({ min: 5, max: 40 }),
    minutes: fc.integer({ min: 1, max: 240 }),
  });
  fc.assert(
    fc.property(mix, (one) => {
      expect(read(writeMix(one))).toEqual(one);
    }),
  );
});

test('no text makes it fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 80 }), (text) => {
      expect(read(text)).toBeTypeOf('object');
    }),
  );
});

test('a long text is read at once', () => {
  const started = performance.now();
  for (const text of [' '.repeat(5_000), `a${' '.repeat(5_000)}`, '\n'.repeat(5_000), '1 : '.repeat(1_500)]) read(text);
  expect(performance.now() - started).toBeLessThan(500);
});

test('a proportion is written with a decimal comma', () => {
  expect([10, 15, 20].map(proportionText)).toEqual(['1:1', '1:1,5', '1:2']);
});
