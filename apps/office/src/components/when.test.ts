import { expect, test } from 'vitest';
import { formatWhen, formatWhenInFull } from './when.ts';

const now = new Date('2026-11-27T10:00:00-05:00');

test.each([
  ['2026-11-27T09:38:00-05:00', '9:38 a. m.', 'hoy, 9:38 a. m.'],
  ['2026-11-26T23:10:00-05:00', 'Ayer', 'ayer, 11:10 p. m.'],
  ['2026-11-17T09:12:00-05:00', 'Mar 17 nov', 'mar 17 nov, 9:12 a. m.'],
  ['2026-10-27T08:00:00-05:00', '27 oct', '27 oct, 8:00 a. m.'],
])('%s is shown with its weekday for a month, then without: %s', (at, short, full) => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  expect(plain(formatWhen(new Date(at), now))).toBe(short);
  expect(plain(formatWhenInFull(new Date(at), now))).toBe(full);
});

test.each([
  ['2026-11-27T18:00:00-05:00', 'hoy, 6:00 p. m.'],
  ['2026-11-28T08:00:00-05:00', 'mañana, 8:00 a. m.'],
  ['2026-12-02T10:22:00-05:00', 'mié 2 dic, 10:22 a. m.'],
])('%s, which is still to come, is %s', (at, full) => {
  expect(formatWhenInFull(new Date(at), now).replaceAll(/\s/g, ' ')).toBe(full);
});
