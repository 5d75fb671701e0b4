import { expect, test } from 'vitest';
import { customerAge } from './customer-age.ts';

const now = new Date('2026-03-09T15:00:00Z');
const ages = [-1, 0, 1, 29, 30, 59, 60, 364, 365, 729, 730].map((days) =>
  customerAge(new Date(now.getTime() - days * 86_400_000), now),
);

test('a customer is as old as its days, months or years', () => {
  expect(ages[0]).toBe(ages[1]);
  expect(ages.slice(2).map((age) => `${/\d+/.exec(age)?.[0] ?? 1} ${/día|mes|año/.exec(age)?.[0]}`)).toEqual([
    '1 día',
    '29 día',
    '1 mes',
    '1 mes',
    '2 mes',
    '12 mes',
    '1 año',
    '1 año',
    '2 año',
  ]);
});
