import { expect, test } from 'vitest';
import { pendingOf } from './remission.rules.ts';

const line = (number: number, asked: number | null, quantity: number, substitutes: number | null = null) => ({
  line: number,
  asked,
  quantity,
  substitutes,
});

test('what was asked and goes neither itself nor as a substitute is pending on the delivery note (OFC-204)', () => {
  const pending = pendingOf([line(1, null, 2), line(2, 3, 1), line(3, null, 1, 2), line(4, 4, 3), line(5, 2, 0)]);
  expect(pending.map((one) => [one.line.line, one.units])).toEqual([
    [2, 1],
    [4, 1],
    [5, 2],
  ]);
});
