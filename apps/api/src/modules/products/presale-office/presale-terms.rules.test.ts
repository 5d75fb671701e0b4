import { expect, test } from 'vitest';
import { belowTaken, endOfDay, isOver, lastDay } from './presale-terms.rules.ts';

test('OFC-408: a sale that lasts through a day ends at the next midnight in Bogotá, and that day is its last', () => {
  expect(endOfDay('2026-11-30')).toEqual(new Date('2026-12-01T05:00:00Z'));
  expect(lastDay(endOfDay('2026-11-30'))).toBe('2026-11-30');
  expect(lastDay(new Date('2026-12-01T05:00:00.001Z'))).toBe('2026-12-01');
});

test('OFC-408: a day is over from the next midnight in Bogotá', () => {
  expect(isOver('2026-11-30', new Date('2026-12-01T04:59:59Z'))).toBe(false);
  expect(isOver('2026-11-30', new Date('2026-12-01T05:00:00Z'))).toBe(true);
});

test('OFC-408: the capacity of a presale is at least what is taken', () => {
  expect(belowTaken(null, 8)).toBeUndefined();
  expect(belowTaken(8, 8)).toBeUndefined();
  expect(belowTaken(7, 8)).toBe('Ya hay 8 unidades apartadas. El cupo no puede ser menor.');
  expect(belowTaken(0, 1)).toBe('Ya hay 1 unidad apartada. El cupo no puede ser menor.');
});
