import { expect, test } from 'vitest';
import { asItLeft, openNeeds, packingStateOf, unitsToPack } from './packing.rules.ts';

const need = (asked: number, short: number, packed: number) => ({ versionId: '1', asked, short, packed });
const packedAt = new Date('2026-11-23T16:40:00Z');

test('missing units do not go into a box, and no other unit may stay out (OFC-204)', () => {
  expect(unitsToPack(need(7, 2, 0))).toBe(5);
  expect(openNeeds([need(7, 2, 5), need(3, 0, 2), need(1, 1, 0)])).toEqual([need(3, 0, 2)]);
});

test('a part that left keeps what it was packed with when some of it came back (OFC-204)', () => {
  expect(unitsToPack(asItLeft(need(2, 1, 3)))).toBe(3);
  expect(asItLeft(need(4, 1, 3))).toEqual(need(4, 1, 3));
});

test('a packed shipment whose order was adjusted is to be packed again (OFC-204)', () => {
  expect(packingStateOf({ packedAt: null, needs: [need(2, 0, 2)] })).toBe('open');
  expect(packingStateOf({ packedAt, needs: [need(2, 0, 2)] })).toBe('packed');
  expect(packingStateOf({ packedAt, needs: [need(1, 0, 2)] })).toBe('changed');
});
