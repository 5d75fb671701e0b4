import { expect, test } from 'vitest';
import type { ComparedVersion } from './alternative.sql.ts';
import { nearestOthers, nearestOwn } from './nearest.ts';

const dye = (id: string, change: Partial<ComparedVersion> = {}): ComparedVersion => ({
  id,
  shade_code: '7.1',
  shade_name: 'Rubio ceniza',
  section: '7 Rubio',
  hex: '#A5794F',
  volume: 60,
  volume_unit: 'ml',
  ...change,
});
const other = (id: string, productId: string, change: Partial<ComparedVersion> = {}) => ({
  productId,
  ...dye(id, change),
});
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test('a shade of another product in two volumes is offered once, in the requested volume', () => {
  const others = [other('big', 'p', { volume: 90 }), other('same', 'p'), other('only', 'q', { volume: 90 })];
  expect(ids(nearestOthers(dye('wanted'), others))).toEqual(['same', 'only']);
});

test('at most three shades of other products are offered, each with a similar colour', () => {
  const near = ['a', 'b', 'c', 'd'].map((id) => other(id, id));
  expect(
    ids(nearestOthers(dye('wanted'), [other('none', 'n', { hex: null }), other('black', 'k', { hex: '#101010' })])),
  ).toEqual([]);
  expect(ids(nearestOthers(dye('wanted'), near))).toEqual(['a', 'b', 'c']);
});

test('the same shade in another volume comes before another shade of the same product', () => {
  const own = [
    dye('another in another', { shade_code: '8.1', volume: 90 }),
    dye('another', { shade_code: '8.1' }),
    dye('same in another', { volume: 90 }),
  ];
  expect(ids(nearestOwn(dye('wanted'), own))).toEqual(['same in another', 'another']);
});
