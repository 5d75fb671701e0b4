import { expect, test } from 'vitest';
import { weekdaysInWords } from './weekdays.ts';

test.each([
  [[1, 2, 3, 4, 5, 6, 7], 'todos los días'],
  [[1, 2, 3, 4, 5, 6], 'lunes a sábado'],
  [[5, 1, 3, 2, 4], 'lunes a viernes'],
  [[2, 5], 'martes y viernes'],
  [[6, 7], 'sábado y domingo'],
  [[1, 3, 5], 'lunes, miércoles y viernes'],
  [[1, 2, 3, 5], 'lunes, martes, miércoles y viernes'],
  [[4, 4], 'jueves'],
  [[], ''],
  [[0, 8], ''],
])('delivery on %j is written %s', (weekdays, words) => {
  expect(weekdaysInWords(weekdays)).toBe(words);
});
