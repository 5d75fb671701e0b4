import { expect, test } from 'vitest';
import { followWindow } from './follow-window.rules.ts';

const window = (day: string, from: string) => ({ day, from, to: from === '08:00' ? '12:00' : '18:00' });
const offered = ['2026-12-16', '2026-12-17', '2026-12-18'].flatMap((day) => [
  window(day, '08:00'),
  window(day, '13:00'),
]);

test.each([
  ['the chosen one while it is offered', window('2026-12-18', '13:00'), window('2026-12-18', '13:00')],
  ['the first one at the chosen hour', window('2026-12-10', '13:00'), window('2026-12-16', '13:00')],
  ['the first one when no day has the hour', window('2026-12-18', '15:00'), window('2026-12-16', '08:00')],
])('the window of a part on another date is %s', (_, chosen, expected) => {
  expect(followWindow(chosen, offered)).toEqual(expected);
});

test('a part has no window on a date without delivery', () => {
  expect(followWindow(window('2026-12-18', '13:00'), [])).toBeNull();
});
