import type { MoneyBack } from '@tonalia/contract/order-delivery';
import { expect, test } from 'vitest';
import { moneyBackByCause } from './money-back.ts';

const row = (
  cause: MoneyBack['cause'],
  lines: [number, number, number][],
  portions: MoneyBack['portions'],
): MoneyBack => ({
  cause,
  amount: lines.reduce((sum, [, , amount]) => sum + amount, 0),
  lines: lines.map(([line, units, amount]) => ({ line, units, amount })),
  portions,
  at: '2026-03-09T15:00:00Z',
});

test('what a part is worth less is summed by its reason, line and place of the money', () => {
  const source = (name: string, amount: number) => ({ to: 'source' as const, name, amount });
  const back = moneyBackByCause([
    row('return', [[1, 1, 5_000]], [source('PSE', 5_000)]),
    row(
      'short',
      [
        [1, 2, 8_000],
        [2, 1, 3_000],
      ],
      [source('PSE', 6_000), source('Nequi', 5_000)],
    ),
    row('short', [[2, 1, 3_000]], [source('PSE', 1_000), { to: 'balance', name: null, amount: 2_000 }]),
  ]);
  expect(back).toEqual([
    {
      cause: 'short',
      units: 4,
      amount: 14_000,
      lines: [
        { line: 1, units: 2, amount: 8_000 },
        { line: 2, units: 2, amount: 6_000 },
      ],
      portions: [source('PSE', 7_000), source('Nequi', 5_000), { to: 'balance', name: null, amount: 2_000 }],
    },
    {
      cause: 'return',
      units: 1,
      amount: 5_000,
      lines: [{ line: 1, units: 1, amount: 5_000 }],
      portions: [source('PSE', 5_000)],
    },
  ]);
  expect(moneyBackByCause([])).toEqual([]);
});
