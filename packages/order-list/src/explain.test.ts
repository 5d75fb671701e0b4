import { compact } from '@tonalia/search/text';
import { describe, expect, test } from 'vitest';
import { explain, isSilent, wordsOfRow } from './explain.ts';
import { type VersionNames, listVersions } from './named-version.ts';

const names: VersionNames = {
  id: '1',
  productId: '1',
  code: 'TS-71-60',
  productCode: 'TS',
  name: 'Tinte permanente en crema',
  brand: 'Tinta Sur',
  category: 'Coloración',
  labelNumber: '7.1',
  labelName: 'Rubio medio dorado',
  contents: '60 ml',
};
const known = new Set(['crema', 'permanente']);
const explained = (text: string, more: Partial<VersionNames> = {}, meanings: Record<string, string[][]> = {}) => {
  const words = wordsOfRow(text);
  const [version] = listVersions([{ ...names, ...more }]);
  if (!version) throw new Error('no version');
  const at = words.map((word) => (meanings[word] ? [{ length: 1, meanings: meanings[word] }] : []));
  const found = explain({ words, meanings: at, isKnown: (word) => known.has(word) }, version);
  return (
    found && {
      cost: Math.round(found.cost * 10) / 10,
      parts: [...found.parts].toSorted().join(' '),
      isWhole: found.isWholeCode,
      unsaid: found.unsaid,
    }
  );
};
const cost = (text: string, more: Partial<VersionNames> = {}) => explained(text, more)?.cost;

describe('the words of a row', () => {
  test.each<[string, string, number]>([
    ['tinte 7.1', 'label name', 0],
    ['tinta sur tinte', 'brand name', 0],
    ['tinte dorado', 'label name', 0],
    ['tinte coloracion', 'category name', 0.2],
    ['tinte de 60 ml', 'contents name', 0.1],
    ['tinte 60', 'contents name', 0.5],
    ['tinte 60ml', 'contents name', 0],
    ['ts-71-60', 'code', 0],
    ['ts 71 60', 'code', 0],
    ['ts71', 'code', 0],
    ['tinte 71', 'label name', 1],
    ['tin 7.1', 'brand label', 0.4],
    ['tintee 7.1', 'label name', 1],
    ['permanete', 'name', 1],
    ['dordo', 'label', 1],
  ])('"%s" name %s, for %s', (text, parts, sum) => {
    expect(explained(text)).toMatchObject({ parts, cost: sum });
  });

  test.each(['tinte verde', 'tinte 8.1', 'tinte 90 ml', 'oxidante', 'de la', 'ti 7.1', 'tinte 7.12'])(
    '"%s" are not of this version',
    (text) => {
      expect(explained(text)).toBeUndefined();
    },
  );

  test('name a code whole, or only its beginning', () => {
    expect([explained('ts7160')?.isWhole, explained('ts 71')?.isWhole, explained('tinte')?.isWhole]).toEqual([
      true,
      false,
      false,
    ]);
    // letters alone are a code only when they are the whole of it
    expect([explained('ts'), explained('chv', { code: 'CHV', productCode: 'CHV' })?.isWhole]).toEqual([
      undefined,
      true,
    ]);
  });

  test('leave some words of the name unsaid', () => {
    expect([explained('tinte permanente en crema')?.unsaid, explained('tinte')?.unsaid]).toEqual([0, 2]);
    expect(explained('shampoo', {}, { shampoo: [['tinte'], ['verde']] })).toMatchObject({
      cost: 0,
      parts: 'name',
      unsaid: 2,
    });
    expect(explained('shampoo', {}, { shampoo: [['verde', 'tinte']] })).toBeUndefined();
    expect(explained('shampoo', {}, { shampoo: [['verde']] })).toBeUndefined();
  });
});

test.each<[string, Partial<VersionNames>, number | undefined]>([
  ['oxidante 20', { name: 'Oxidante 20 volúmenes', labelNumber: null }, 0],
  ['crema 20', { name: 'Crema 20', labelNumber: null, contents: null }, 0.5],
  ['laca 1 litro', { name: 'Laca', contents: '1.000 ml' }, 0],
  ['laca litro', { name: 'Laca', contents: '1.000 ml' }, 0],
  ['laca medio litro', { name: 'Laca', contents: '500 ml' }, 0],
  ['laca kilo', { name: 'Laca', contents: '1.000 g' }, 0],
  ['tinte n 24', { labelNumber: 'N24' }, 0],
  ['tinte n24', { labelNumber: 'N24' }, 0],
  ['tinte 2 4.1', { labelNumber: '241' }, undefined],
  ['medio litro', { name: 'Crema', contents: '100 ml' }, undefined],
  ['tinte 7.1', {}, 0],
  ['tinte 71', {}, 1],
  ['tinte 60ml', {}, 0],
  ['studio 35', { name: 'Tinte', brand: 'Studio 35', labelNumber: null }, 0],
])('"%s" explains %j for %s', (text, more, sum) => {
  expect(cost(text, more)).toBe(sum);
  // it takes no word after it
  expect(cost(`${text} verde`, more)).toBeUndefined();
});

test('what a name says it has not is only named with "sin"', () => {
  const more = { name: 'Keratina sin formol', labelNumber: null };
  expect([cost('keratina sin formol', more), cost('keratina formol', more), cost('keratina con formol', more)]).toEqual(
    [0, undefined, undefined],
  );
});

test('a word of the catalogue is no slip of another one', () => {
  expect(cost('tintee')).toBe(1);
  known.add('tintee');
  expect(cost('tintee')).toBeUndefined();
  known.delete('tintee');
});

test('small words say nothing, and "sin" says something', () => {
  expect([isSilent('de'), isSilent('tono'), isSilent('sin'), isSilent('tinte')]).toEqual([true, true, false, false]);
});

test('words are read apart at a dash between words, and a number from the word after it', () => {
  expect(wordsOfRow('champú-tratante')).toEqual(['champu', 'tratante']);
  expect(wordsOfRow('7.1-rubio')).toEqual(['7.1', 'rubio']);
  expect(wordsOfRow('ts-71').map(compact)).toEqual(['ts71']);
});
