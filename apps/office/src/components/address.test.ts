import { expect, test } from 'vitest';
import { isDay, readPage } from './address.ts';

test.each([2, '17', 10_000])('%s is a page of an address', (page) => {
  expect(readPage(page)).toEqual({ pagina: Number(page) });
});

test.each([1, 0, -3, 1.5, 10_001, 'x', '', null, undefined])('%s names no page after the first', (page) => {
  expect(readPage(page)).toEqual({});
});

test.each(['2026-11-27', '2024-02-29'])('%s is a day', (day) => {
  expect(isDay(day)).toBe(true);
});

test.each(['2026-99-99', '2026-02-30', '27/11/2026', '2026-11-27T00:00', '', 20261127, null])('%s is no day', (day) => {
  expect(isDay(day)).toBe(false);
});
