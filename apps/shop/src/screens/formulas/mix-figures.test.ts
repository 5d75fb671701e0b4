import type { FormulaClient, Mix, ShelfItem } from '@tonalia/contract/formulas';
import { describe, expect, test } from 'vitest';
import {
  appointmentText,
  colourOf,
  costOf,
  dayOf,
  developerOf,
  hexOf,
  labelOf,
  missingOf,
  nameOf,
  ofToday,
  partsOf,
  shelfOf,
  summaryOf,
  textOf,
  totalOf,
} from './mix-figures.ts';
import { asShelfItem, oxidantOf } from './resolve-mix.ts';

type Match = NonNullable<ShelfItem['match']>;
// as: what mixes do not read is left out
const match = (more: Partial<Match> = {}) =>
  ({
    name: 'Tinte',
    versionName: '8.3 Rubio claro dorado, 60 ml',
    color: { color: '#C0A060' },
    price: 20_000,
    stock: 5,
    presale: null,
    minQuantity: 1,
    ...more,
  }) as Match;
const item = (versionId: string, more: Partial<ShelfItem> = {}): ShelfItem => ({
  versionId,
  shade: '8.3',
  content: 60,
  left: 100,
  paid: 18_000,
  match: match(),
  ...more,
});
const mix: Mix = {
  title: 'Dorado miel',
  lines: [
    { versionId: '1', grams: 30 },
    { versionId: '2', grams: 15 },
  ],
  developer: { volume: 20, versionId: '9' },
  proportion: 15,
  minutes: null,
  charge: null,
  note: '',
};
const shelf = shelfOf([
  item('1'),
  item('2', { shade: '7.3', paid: null, match: match({ price: 24_000, color: null }) }),
  item('9', { shade: null, content: 1_000, paid: 30_000, match: match({ name: 'Oxidante', versionName: '20 vol' }) }),
]);
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a version is called', () => {
  test.each([
    ['by its shade', item('1'), '8.3'],
    ['by the first word of its version', item('1', { shade: null }), '8.3'],
    ['by its product', item('1', { shade: null, match: match({ versionName: null }) }), 'Tinte'],
    ['by no name', undefined, '¿?'],
  ])('%s', (_, one, label) => {
    expect(labelOf(one)).toBe(label);
  });

  test('in full without its size, and by its shade when it is no longer sold', () => {
    expect(nameOf(item('1'))).toBe('8.3 Rubio claro dorado');
    expect(nameOf(item('1', { match: null }))).toBe('8.3');
    expect([colourOf(item('1')), colourOf(item('1', { match: null })), colourOf(undefined)]).toEqual([
      '#C0A060',
      null,
      null,
    ]);
  });
});

test('a mix has its dyes, and developer by its proportion', () => {
  expect([developerOf(mix), totalOf(mix)]).toEqual([68, 113]);
  expect(partsOf(mix)).toEqual([...mix.lines, { versionId: '9', grams: 68 }]);
  const bare = { ...mix, developer: null };
  expect([developerOf(bare), totalOf(bare), partsOf(bare)]).toEqual([0, 45, mix.lines]);
  expect(partsOf({ ...mix, developer: { volume: 20, versionId: null } })).toEqual(mix.lines);
  expect(partsOf({ ...mix, lines: [] })).toEqual([]);
  expect(partsOf({ ...mix, lines: [{ versionId: '1', grams: 1 }], proportion: 5 })).toHaveLength(2);
  expect(hexOf(mix, shelf)).toBe('#C0A060');
});

test('a mix costs what was paid for its grams, else today’s price; unknown when one is', () => {
  // 30 g at 18.000 a 60 g, 15 g at 24.000 a 60 g, 68 g at 30.000 a kilo
  expect(costOf(mix, shelf)).toBe(9_000 + 6_000 + 2_040);
  expect(costOf(mix, shelfOf([item('1'), item('2')]))).toBeNull();
  expect(costOf(mix, shelfOf([...shelf.values(), item('1', { content: null })]))).toBeNull();
  expect(costOf(mix, shelfOf([...shelf.values(), item('1', { paid: null, match: null })]))).toBeNull();
});

describe('what mixes need beyond the shelf', () => {
  const need = (more: Partial<ShelfItem>) =>
    missingOf([mix, mix], shelfOf([...shelf.values(), item('1', { left: 0, ...more }), item('9', { left: 1_000 })]));

  test('is ordered in whole units, with its price', () => {
    expect(need({})).toEqual({
      gaps: [{ versionId: '1', need: 60, left: 0, units: 1 }],
      items: [{ versionId: '1', quantity: 1 }],
      units: 1,
      pesos: 20_000,
      notForSale: [],
    });
    expect(need({ match: match({ stock: 1 }) }).units).toBe(1);
    expect(need({ match: match({ minQuantity: 6 }) })).toMatchObject({ units: 6, pesos: 120_000 });
  });

  test.each([
    ['is no longer sold', null],
    ['is sold out', match({ stock: 0 })],
    ['has no units left in presale', match({ stock: 0, presale: { dispatchDate: '2026-04-01', left: 0 } })],
  ])('is only named when it %s', (_, sold) => {
    expect(need({ match: sold })).toMatchObject({ items: [], units: 0, pesos: 0, notForSale: ['8.3'] });
  });

  test.each([1, null])('can be ordered in a presale of which %s are left', (left) => {
    expect(need({ match: match({ stock: 0, presale: { dispatchDate: '2026-04-01', left } }) }).units).toBe(1);
  });
});

test('the clients of today are those with an appointment on this day in Bogotá, in its order', () => {
  // as: only the appointment counts
  const client = (clientId: string, appointmentAt: string | null) => ({ clientId, appointmentAt }) as FormulaClient;
  const clients = [
    client('late', '2026-03-10T01:00:00Z'),
    client('early', '2026-03-09T14:00:00Z'),
    client('tomorrow', '2026-03-10T15:00:00Z'),
    client('none', null),
  ];
  expect(ofToday(clients, new Date('2026-03-09T12:00:00Z')).map(({ clientId }) => clientId)).toEqual(['early', 'late']);
});

test('a mix is written with its dyes, its developer and its title', () => {
  expect(plain(textOf(mix, shelf))).toBe('8.3 30 g + 7.3 15 g, 20 vol, 1:1,5');
  expect(plain(textOf({ ...mix, developer: null }, shelf))).toBe('8.3 30 g + 7.3 15 g');
  expect(summaryOf(mix, shelf)).toBe('Dorado miel, 8.3 + 7.3');
  expect(summaryOf({ ...mix, title: '' }, shelf)).toBe('8.3 + 7.3');
});

test('an appointment is today with its hour, or on its day', () => {
  const at = '2026-03-09T16:30:00Z';
  expect(plain(appointmentText(at, new Date('2026-03-09T12:00:00Z')))).toBe('hoy, 11:30 a. m.');
  expect(plain(appointmentText(at, new Date('2026-03-08T12:00:00Z')))).toBe('9 mar, 11:30 a. m.');
  expect(plain(dayOf(at))).toBe('9 mar');
});

test('the oxidant of a strength is one without a shade that says so', () => {
  expect(oxidantOf(20, shelf)).toBe('9');
  expect(oxidantOf(30, shelf)).toBeNull();
  const of = (name: string, more: Partial<ShelfItem> = {}) =>
    oxidantOf(20, shelfOf([item('5', { shade: null, match: match({ name, versionName: null }), ...more })]));
  expect([
    of('Oxidante 20 Vol'),
    of('Oxidante 20vol'),
    of('Oxidante 120 vol'),
    of('Oxidante 20 vol', { shade: '20' }),
  ]).toEqual(['5', '5', null, null]);
  expect(of('x', { match: null })).toBeNull();
});

test('a version that was just chosen has nothing left, and no price that was paid', () => {
  const chosen = match({ versionId: '5' });
  expect(asShelfItem(chosen)).toEqual({
    versionId: '5',
    shade: null,
    content: null,
    left: 0,
    paid: null,
    match: chosen,
  });
});
