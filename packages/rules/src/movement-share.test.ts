import { expect, test } from 'vitest';
import { movementShare } from './movement-share.ts';

test.each([
  ['all that is paid so', -10_000, 100_000, 0, -10_000],
  ['a quarter', -10_000, 100_000, 75_000, -2_500],
  ['one peso', -10_000, 100_000, 99_999, 0],
  ['nothing', -10_000, 100_000, 100_000, 0],
  ['nothing, where credit pays the shipping too', 3_000, 100_000, 112_000, 0],
  ['half of a charge', 3_001, 100_000, 50_000, 1_501],
  ['no goods', 0, 0, 0, 0],
])('the discount or charge of a method that pays %s', (_, movement, goods, onCredit, share) => {
  expect(movementShare(movement, goods, onCredit)).toBeCloseTo(share, 10);
});
