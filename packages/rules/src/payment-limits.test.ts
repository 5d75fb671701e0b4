import { expect, test } from 'vitest';
import { whyOutside } from './payment-limits.ts';

const limits = { min: 50_000, max: 3_000_000 };

test('both limits are inclusive; an amount outside names them', () => {
  expect([50_000, 3_000_000].map((amount) => whyOutside('Addi', limits, amount))).toEqual([null, null]);
  const why = 'Con Addi puedes pagar entre $\u00A050.000 y $\u00A03.000.000.';
  expect([49_999, 3_000_001].map((amount) => whyOutside('Addi', limits, amount))).toEqual([why, why]);
});
