import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { isWithin } from './is-within.ts';

test.each([
  [paths.categories(), paths.categories(), true],
  [paths.categories({ open: '3' }), paths.categories(), true],
  [paths.category({ _id: '3', name: 'Uñas' }, { offers: true }), paths.categories(), true],
  [paths.offers({ sort: 'price_asc' }), paths.offers(), true],
  ['/home/offers/fuller', paths.offers(), false],
  [paths.search({ news: true }), paths.search({ offers: true }), false],
  [paths.homeCustomer(), paths.landing(), false],
])('%s is within %s: %s', (here, href, expected) => {
  expect(isWithin(here, href)).toBe(expected);
});
