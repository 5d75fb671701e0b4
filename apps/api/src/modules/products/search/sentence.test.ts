import { expect, test } from 'vitest';
import { plainlySaid } from './sentence.ts';

test.each([
  ['buenas noches crema de noche', 'buenas crema de noche'],
  ['buenos dias un tinte', 'buenos un tinte'],
  ['crema de noches', 'crema de noches'],
  ['un tinte que no tenga amoniaco', 'un tinte que sin amoniaco'],
  ['guantes que no sean de latex', 'guantes que sin latex'],
  ['que no se corra', 'que no se corra'],
])('"%s" is read as "%s"', (typed, said) => {
  expect(plainlySaid(typed.split(' ')).join(' ')).toBe(said);
});
