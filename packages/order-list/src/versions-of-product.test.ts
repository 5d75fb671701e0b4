import { expect, test } from 'vitest';
import { wordsOfRow } from './explain.ts';
import type { VersionNames } from './named-version.ts';
import { listProducts, versionsFor } from './versions-of-product.ts';

const version = (code: string, more: Partial<VersionNames> = {}): VersionNames => ({
  id: code,
  productId: '1',
  code,
  productCode: 'TS',
  name: 'Tinte permanente cee9f44a',
  brand: 'Tinta Sur',
  category: 'Coloración',
  labelNumber: null,
  labelName: null,
  contents: null,
  ...more,
});
const shades = [
  version('TS-71-60', { labelNumber: '7.1', labelName: 'Rubio cenizo', contents: '60 ml' }),
  version('TS-71-120', { labelNumber: '7.1', labelName: 'Rubio cenizo', contents: '120 ml' }),
  version('TS-834-60', { labelNumber: '8.34', labelName: 'Rubio dorado', contents: '60 ml' }),
];
const known = new Set(['champu', 'ts', 'de', 'azul']);

/** The versions of a product that may explain a text; `meanings` name words of the product in other words, by the first of them. */
function codesOf(text: string, all: readonly VersionNames[] = shades, meanings: Record<string, number> = {}): string[] {
  const [product] = listProducts(all);
  if (!product) throw new Error('no product');
  const words = wordsOfRow(text);
  const here = words.map((word) => {
    const length = meanings[word];
    return length === undefined ? [] : [{ length, meanings: [['tinte']] }];
  });
  return versionsFor(product, { words, meanings: here, isKnown: (word) => known.has(word) }).map(({ code }) => code);
}
const every = shades.map(({ code }) => code);

test.each<[title: string, text: string, codes: string[]]>([
  ['words of the product', 'tinte rubio', every],
  ['a number of some', '7.1', ['TS-71-60', 'TS-71-120']],
  ['a number of one', 'tinte 8.34', ['TS-834-60']],
  ['contents', '120 ml', ['TS-71-120']],
  ['contents without a space', '120ml', ['TS-71-120']],
  ['a number, then contents of more', '8.34 60 ml', ['TS-834-60']],
  ['contents, then a number of fewer', '60 ml 8.34', ['TS-834-60']],
  ['a number of none', '9.1', []],
  ['a number of some and one of none', '7.1 9.1', []],
  ['a code with a letter at its end, which its name has', 'tinte cee9f44a', every],
  ['a word that no product has', 'tinte lindo', every],
  ['a word of another product alone', 'tinte champu', []],
  ['the beginning of a code', 'ts 71', ['TS-71-60', 'TS-71-120']],
  ['a whole code in parts', 'ts 71 120', ['TS-71-120']],
  ['the first words of a code', 'ts', every],
  ['a silent word', 'tinte de', every],
  ['of two numbers with as many versions the first', '7.1 60 ml', ['TS-71-60', 'TS-71-120']],
])('%s: %s', (_title, text, codes) => {
  expect(codesOf(text)).toEqual(codes);
});

test.each<[text: string, more: Partial<VersionNames>]>([
  ['1 litro', { contents: '1.000 ml' }],
  ['1l', { contents: '1.000 ml' }],
  ['20', { name: 'Oxidante 20vol' }],
  ['7,1', { name: 'Matizante 7.1' }],
  ['k9', { code: 'K9' }],
  ['t9 x4', { code: 'T9X4' }],
  ['t 9 x', { code: 'T9X' }],
  ['t x 9', { code: 'TX9' }],
  ['t x y 9', { code: 'TXY9' }],
  ['azul 9', { code: 'AZUL9' }],
  ['azul b 9', { code: 'AZULB9' }],
  ['9 azul', { code: '9AZUL' }],
])('“%s” is understood of a version with %j', (text, more) => {
  const { code } = version('Z', more);
  for (const words of [text, `lindo ${text}`, `${text} lindo`]) {
    expect(codesOf(words, [version('Z', more)])).toEqual([code]);
    expect(codesOf(words, [version('Z')])).toEqual([]);
  }
});

test.each<[title: string, text: string, meanings: Record<string, number>, isFound: boolean]>([
  ['a word with the meaning of one', 'champu', { champu: 1 }, true],
  ['two words with one meaning', 'champu azul', { champu: 2 }, true],
  ['a word beside one with a meaning', 'champu azul', { champu: 1 }, false],
  ['a word before one with a meaning', 'champu rubio', { rubio: 1 }, false],
])('%s of another product alone: %s', (_title, text, meanings, isFound) => {
  expect(codesOf(text, shades, meanings)).toEqual(isFound ? every : []);
});
