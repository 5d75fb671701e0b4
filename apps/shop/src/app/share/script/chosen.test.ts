import { expect, test } from 'vitest';
import { chosenLines, keyFor, nextUnits, plain, readChosen, sumOf } from './chosen.ts';

test('units go in whole steps, and below one step the line is not chosen', () => {
  expect([nextUnits(0, 1, 1), nextUnits(4, 1, 1), nextUnits(1, -1, 1)]).toEqual([1, 5, 0]);
  expect([nextUnits(0, 1, 6), nextUnits(6, 1, 6), nextUnits(6, -1, 6)]).toEqual([6, 12, 0]);
  expect([nextUnits(9_999, 1, 1), nextUnits(9_996, 1, 6)]).toEqual([9_999, 9_996]);
});

test('lines are sent in the order of the page, without those of no units', () => {
  expect(chosenLines({ units: { '3': 2, '1': 4, '2': 0, '9': 1 } }, ['1', '2', '3'])).toEqual([
    { versionId: '1', quantity: 4 },
    { versionId: '3', quantity: 2 },
  ]);
});

test('the sum says how many lines and units there are', () => {
  expect(sumOf([{ quantity: 1 }], ['tono', 'tonos'])).toEqual({ lines: '1 tono', units: '1 unidad' });
  expect(sumOf([{ quantity: 4 }, { quantity: 3 }], ['tono', 'tonos'])).toEqual({
    lines: '2 tonos',
    units: '7 unidades',
  });
});

test('the same list is sent again with its key, another one with another', () => {
  const chosen = readChosen(null, {});
  let made = 0;
  const key = (content: string) => keyFor(chosen, content, () => `key ${(made += 1)}`);
  expect([key('a'), key('a'), key('b'), key('a')]).toEqual(['key 1', 'key 1', 'key 2', 'key 3']);
});

test('what was chosen is read again; a broken or foreign note is dropped for what was proposed', () => {
  const stored = JSON.stringify({ units: { '1': 4 }, name: 'Zoila' });
  expect(readChosen(stored, { '2': 1 })).toEqual({
    units: { '1': 4 },
    name: 'Zoila',
    note: '',
    sending: null,
    answerId: '',
  });
  for (const broken of [null, '', '{', '1', '{"units":1}'])
    expect(readChosen(broken, { '2': 1 }).units).toEqual({ '2': 1 });
});

test('a search compares small letters without accents', () => {
  expect(plain('Rubio MARRÓN')).toBe('rubio marron');
});
