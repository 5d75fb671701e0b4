import { expect, test } from 'vitest';
import { capital, formatPrintedDay } from './printed-day.ts';

test('a day on paper has its year', () => {
  expect(formatPrintedDay('2026-11-23')).toBe('lunes 23 nov 2026');
  expect(capital(formatPrintedDay('2027-01-06'))).toBe('Miércoles 6 ene 2027');
});
