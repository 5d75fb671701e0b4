import { expect, test } from 'vitest';
import { match, rowOf } from '../../../../test/listed-rows.ts';
import { toLine } from '../quick-line.ts';
import { goodsOf, toUnsentLines } from './unsent-lines.ts';

const presale = { dispatchDate: '2026-12-03', left: 6 };
const line = (text: string, change: Parameters<typeof rowOf>[1] = {}) => toLine(1, rowOf(text, change));
const shown = (...lines: Parameters<typeof toUnsentLines>[0]) =>
  toUnsentLines(lines).map(({ code, quantity, dateSeen }) => [code, quantity, dateSeen]);

test('a version is left once, whatever its rows; what needs an answer stays', () => {
  expect(
    shown(line('7.1 x3'), line('8.3 x2'), line('7.1 x1'), line('9.9', { verdict: 'unknown', match: null })),
  ).toEqual([
    ['TS-71', 4, null],
    ['TS-83', 2, null],
  ]);
});

test('what stock does not have is in presale while that has room, else all is asked of stock', () => {
  const of = (stock: number, left: number | null) =>
    shown(line('7.1 x6', { match: match('7.1', { stock, presale: { ...presale, left } }) }));
  expect(of(2, null)).toEqual([
    ['TS-71', 2, null],
    ['TS-71', 4, '2026-12-03'],
  ]);
  expect(of(0, 6)).toEqual([['TS-71', 6, '2026-12-03']]);
  expect(of(2, 3)).toEqual([['TS-71', 6, null]]);
  expect(of(9, 6)).toEqual([['TS-71', 6, null]]);
});

test('a pack is not parted between stock and presale', () => {
  const packs = match('7.1', { stock: 8, minQuantity: 6, presale: { ...presale, left: null } });
  expect(shown(line('7.1 x12', { match: packs }))).toEqual([
    ['TS-71', 6, null],
    ['TS-71', 6, '2026-12-03'],
  ]);
});

test('the goods cost what their lines show', () => {
  expect(goodsOf(toUnsentLines([line('7.1 x3')]))).toBe(38_700);
});
