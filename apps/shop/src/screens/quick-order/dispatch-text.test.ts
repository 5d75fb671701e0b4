import { expect, test } from 'vitest';
import { match } from '../../../test/listed-rows.ts';
import { dispatchText } from './dispatch-text.ts';

const heldAt = '2026-11-23T12:12:00.000Z';
const presale = (left: number | null) => ({ dispatchDate: '2026-12-03', left });

test.each<[title: string, stock: number, left: number | null | undefined, tone: string, text: RegExp]>([
  ['as many as are asked for', 6, undefined, 'now', /^Sale /],
  ['as many, and a presale', 6, null, 'now', /^Sale /],
  ['fewer', 5, undefined, 'short', /^Solo hay 5$/],
  ['fewer, and the rest in the presale', 5, 1, 'presale', /5.*1.*3 dic/],
  ['fewer, and a presale without a limit', 5, null, 'presale', /5.*1.*3 dic/],
  ['none, and all in the presale', 0, 6, 'presale', /^Preventa, .*3 dic/],
  ['fewer with the presale too', 4, 1, 'short', /^Solo hay 5$/],
])('of six units stock has %s', (_title, stock, left, tone, text) => {
  const found = dispatchText(match('7.1', { stock, presale: left === undefined ? null : presale(left) }), 6);
  expect(found.tone).toBe(tone);
  expect(found.text).toMatch(text);
});

test.each<[title: string, stock: number, left: number | null | undefined, tone: string, text: RegExp]>([
  ['as many as are asked for', 6, undefined, 'now', /^Había 6$/],
  ['as many, and a presale', 6, null, 'now', /^Había 6$/],
  ['fewer', 5, undefined, 'short', /^Había 5 a las 7:12$/],
  ['fewer, and the rest in the presale', 5, 1, 'presale', /5.*1.*3 dic/],
])('of six units the download had %s', (_title, stock, left, tone, text) => {
  const held = { ...match('7.1', { stock, presale: left === undefined ? null : presale(left) }), heldAt };
  const found = dispatchText(held, 6);
  expect(found.tone).toBe(tone);
  expect(found.text).toMatch(text);
});
