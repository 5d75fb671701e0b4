import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readList } from './read-list.ts';

const firsts = (text: string) => readList(text).map(({ readings: [first] }) => [first?.words, first?.quantity]);
const last = (text: string) => {
  const reading = readList(text)[0]?.readings.at(-1);
  return [reading?.words, reading?.quantity, reading?.unit];
};

test('a sentence has a row for each thing · SEL-002', () => {
  expect(firsts('7.1 x3, 8.34 x 2, oxidante 20 litro 1')).toEqual([
    ['7.1', 3],
    ['8.34', 2],
    ['oxidante 20 litro 1', 1],
  ]);
  expect(firsts('7.1 y 8.34 x2; 6.0 + 5.3')).toEqual([
    ['7.1', 1],
    ['8.34', 2],
    ['6.0', 1],
    ['5.3', 1],
  ]);
  expect(firsts('tinta sur 7.1 8.34x2')).toEqual([
    ['tinta sur 7.1', 1],
    ['8.34', 2],
  ]);
  expect(firsts('7.1, 8.34 y 6.66 de a 3').map(([, quantity]) => quantity)).toEqual([3, 3, 3]);
});

describe('a quantity is read', () => {
  test.each([
    ['7.1 x3', '7.1', 3, null],
    ['7.1 x 3', '7.1', 3, null],
    ['3x 7.1', '7.1', 3, null],
    ['3 x 7.1', '7.1', 3, null],
    ['7.1 *3', '7.1', 3, null],
    ['7.1 (3)', '7.1', 3, null],
    ['7.1 - 3', '7.1', 3, null],
    ['7.1: 3', '7.1', 3, null],
    ['7.1....3', '7.1', 3, null],
    ['7.1-3', '7.1', 3, null],
    ['3 de 7.1', '7.1', 3, null],
    ['7.1 cant: 3', '7.1', 3, null],
    ['9.1 6 und', '9.1', 6, 'unidad'],
    ['6 unidades de 9.1', '9.1', 6, 'unidad'],
    ['2 cajas de 6.0', '6.0', 2, 'caja'],
    ['dos tarros de gel', 'gel', 2, 'tarro'],
    ['media docena 5.3', '5.3', 6, null],
    ['una docena de 5.3', '5.3', 12, null],
    ['docena y media 5.3', '5.3', 18, null],
    ['2 docenas de 5.3', '5.3', 24, null],
    ['un par de 5.3', '5.3', 2, null],
    ['matizador 2', 'matizador', 2, null],
    ['12 rojo guayaba', 'rojo guayaba', 12, null],
    ['tres keratinas', 'keratinas', 3, null],
    ['oxidante 20 vol x 500 ml x 2', 'oxidante 20 vol x 500 ml', 2, null],
  ])('%s', (text, words, quantity, unit) => {
    expect(last(text)).toEqual([words, quantity, unit]);
  });
});

test.each([
  ['7.1 x3 $ 12.900', '7.1', 3],
  ['7.1 x3 a $12.900 c/u', '7.1', 3],
  ['7.1 3 x 12.900 = 38.700', '7.1', 3],
  ['7.1 x3 12.900', '7.1', 3],
])('a price is no quantity: %s', (text, words, quantity) => {
  expect(last(text).slice(0, 2)).toEqual([words, quantity]);
});

test('contents are no quantity, and may be no price', () => {
  expect(firsts('oxidante 20 vol 1.000 ml')).toEqual([['oxidante 20 vol 1.000 ml', 1]]);
  expect(firsts('champú x 500 ml')).toEqual([['champú x 500 ml', 1]]);
});

test('columns of a spreadsheet are one row each; titles and amounts are none · SEL-002', () => {
  const sheet = 'Código\tProducto\tCant\tPrecio\nTS-71-60\tTinte 7.1\t3\t$ 12.900\nOX-20\tOxidante\t1\t18500';
  expect(firsts(sheet)).toEqual([
    ['TS-71-60 Tinte 7.1', 3],
    ['OX-20 Oxidante', 1],
  ]);
  expect(firsts('TS-71-60;3\nOX-20;1')).toEqual([
    ['TS-71-60', 3],
    ['OX-20', 1],
  ]);
  expect(firsts('3\tTS-71-60')).toEqual([['TS-71-60', 3]]);
  expect(firsts('TS-71-60,3')).toEqual([['TS-71-60', 3]]);
});

test('greetings, thanks, senders and bullets are left out · SEL-002', () => {
  const chat = `[10:24 a. m., 23/11/2026] Salón Bella: Hola buenas tardes Diana!
Me envías porfa:
• 7.1 x3 😊
1) 8.34 x2 por favor
✅ 6.0 x1
Muchas gracias, quedo atenta`;
  expect(firsts(chat)).toEqual([
    ['7.1', 3],
    ['8.34', 2],
    ['6.0', 1],
  ]);
  expect(readList(chat).map(({ line }) => line)).toEqual([3, 4, 5]);
});

test('a colon makes a heading', () => {
  expect(readList('Tinta Sur:\n7.1 x2').map(({ isHeading }) => isHeading)).toEqual([true, false]);
});

test('any text is read without an error, and no row is empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      for (const { readings } of readList(text)) {
        expect(readings.length).toBeGreaterThan(0);
        for (const { words, quantity } of readings) {
          expect(words.trim()).not.toBe('');
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 9_999).toBe(true);
        }
      }
    }),
    { numRuns: 300 },
  );
});
