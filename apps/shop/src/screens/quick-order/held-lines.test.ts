import { expect, test } from 'vitest';
import { match, rowOf } from '../../../test/listed-rows.ts';
import { dispatchText } from './dispatch-text.ts';
import { heldTimes, toLine } from './quick-line.ts';

const heldAt = '2026-11-23T12:12:00.000Z';

test('a line of the download says how many there were, and more than that is orange with the hour', () => {
  const held = { ...match('7.1', { stock: 310 }), heldAt };
  expect(dispatchText(held, 12)).toEqual({ text: 'Había 310', tone: 'now' });
  expect(dispatchText({ ...held, stock: 4 }, 6)).toEqual({ text: 'Había 4 a las 7:12', tone: 'short' });
  expect(dispatchText(match('7.1', { stock: 4 }), 6)).toEqual({ text: 'Solo hay 4', tone: 'short' });
});

test('the prices of a draft are as old as those of its oldest line without a network', () => {
  const lines = [rowOf('7.1'), rowOf('8.3', { match: { ...match('8.3'), heldAt } as never })].map((row, at) =>
    toLine(at, row),
  );
  expect(heldTimes(lines)).toEqual([Date.parse(heldAt)]);
});
