import { expect, test } from 'vitest';
import { makeProduct, makeVersion } from '../../../test/make.ts';
import { bestMatch, shownCodeFor, findVersionByName } from './finding.ts';
import { matchesFilter, sectionsOf } from './sections.ts';
import { picked, shadesOf, volumesOf } from './shades.ts';

const version = (tone: string, volume: string | null, change = {}) =>
  makeVersion({
    code: `TS-${tone.split(' ')[0]}-${volume ?? ''}`,
    attributes: [{ name: 'Tono', value: tone }, ...(volume ? [{ name: 'Volumen', value: volume }] : [])],
    color: { name: tone, image: null, color: '#8A7A64' },
    ...change,
  });

const product = makeProduct({
  versions: [
    version('6.0 Rubio oscuro', '60 ml', { section: '6 Rubio oscuro' }),
    version('6.0 Rubio oscuro', '90 ml', { section: '6 Rubio oscuro' }),
    version('7.1 Rubio medio cenizo', '90 ml', { is_new: true, is_top_seller: false }),
    version('Añil', '90 ml', { code: 'TS-A9', section: 'Fantasía', quantityAvailable: 0 }),
  ],
});
const everything = { search: '', topSeller: false, isNew: false };
const namesFor = (filter: Partial<typeof everything>) =>
  shadesOf(product, '90 ml')
    .filter((shade) => matchesFilter(shade, { ...everything, ...filter }))
    .map(({ fullName }) => fullName);

test('a volume shows its own shades; without a volume each shade shows once', () => {
  expect(volumesOf(product)).toEqual(['60 ml', '90 ml']);
  expect(shadesOf(product, '60 ml').map(({ code }) => code)).toEqual(['6.0']);
  expect(shadesOf(product, null)).toHaveLength(3);
});

test('a product with one volume offers no choice of volume', () => {
  expect(volumesOf(makeProduct({ versions: [version('1.0 Negro', '60 ml')] }))).toEqual([]);
});

test('a search finds shades by name or code, accents aside · VAL-13', () => {
  expect(namesFor({ search: '7.1' })).toEqual(['7.1 Rubio medio cenizo']);
  expect(namesFor({ search: 'OSCURO' })).toEqual(['6.0 Rubio oscuro']);
  expect(namesFor({ search: 'ts-a9' })).toEqual(['Añil']);
  expect(namesFor({ search: 'anil' })).toEqual(['Añil']);
  expect(namesFor({ search: 'rúbio' })).toHaveLength(2);
});

test('new shades and top sellers can be filtered', () => {
  expect(namesFor({ isNew: true })).toEqual(['7.1 Rubio medio cenizo']);
  expect(namesFor({ topSeller: true })).toEqual(['6.0 Rubio oscuro', 'Añil']);
});

test('shades are grouped by height or family, in the order of the card', () => {
  const sections = sectionsOf(shadesOf(product, '90 ml'));
  expect(sections.map(({ height, name }) => [height, name])).toEqual([
    ['6', 'Rubio oscuro'],
    ['7', 'Rubio medio'],
    [null, 'Fantasía'],
  ]);
  expect(sections.map(({ bands }) => bands.length)).toEqual([1, 1, 3]);
});

test('the product page offers available shades, best sellers first', () => {
  expect(picked(shadesOf(product, '90 ml'), 8).map(({ code }) => code)).toEqual(['6.0', '7.1']);
});

test('a link names a shade by version code or by the number on its tab, in the shown volume', () => {
  expect(findVersionByName(product, 'TS-7.1-90 ml')?.code).toBe('TS-7.1-90 ml');
  expect(findVersionByName(product, '7.1')?.code).toBe('TS-7.1-90 ml');
  expect(findVersionByName(product, '66.6')).toBeUndefined();
  const in60 = shadesOf(product, '60 ml');
  expect(shownCodeFor(in60, findVersionByName(product, 'TS-6.0-90 ml'))).toBe('TS-6.0-60 ml');
  expect(shownCodeFor(in60, findVersionByName(product, '7.1'))).toBeNull();
});

test('Enter goes to the shade with exactly that code, else to the first match', () => {
  const shades = shadesOf(
    makeProduct({ versions: [version('16.66 Rojo', null), version('6.66 Rojo intenso', null)] }),
    null,
  );
  const search = (text: string) => bestMatch(shades, { search: text, topSeller: false, isNew: false })?.code;
  expect(search('6.66')).toBe('6.66');
  expect(search('rojo')).toBe('16.66');
  expect(search('verde')).toBeUndefined();
});
