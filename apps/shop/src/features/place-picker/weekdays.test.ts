import { expect, test } from 'vitest';
import { arrivalWords } from './weekdays.ts';

test.each([
  [[2], 'Llegamos los martes'],
  [[5, 2], 'Llegamos los martes y viernes'],
  [[1, 3, 5], 'Llegamos los lunes, miércoles y viernes'],
  [[1, 2, 3, 4, 5, 6], 'Llegamos de lunes a sábado'],
  [[1, 2, 3, 4, 5, 6, 7], 'Llegamos todos los días'],
  [[1, 2, 4, 5], 'Llegamos los lunes, martes, jueves y viernes'],
])('a route of %o: %s', (weekdays, words) => {
  expect(arrivalWords(weekdays)).toBe(words);
});
