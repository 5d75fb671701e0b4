import { expect, test } from 'vitest';
import { leak } from '../device/leaky-budget.rules.ts';
import { ACCOUNT_BUDGET, TOTAL_BUDGET, signInRequirement } from './sign-in-budget.rules.ts';

const ofAccount = (level: number, hasCodes = true) => signInRequirement([[ACCOUNT_BUDGET, level]], hasCodes);

test.each([
  [1, { step: 'none' }],
  [20, { step: 'none' }],
  [20.1, { step: 'work', bits: 15 }],
  [59, { step: 'work', bits: 15 }],
  [60, { step: 'work', bits: 16 }],
  [300, { step: 'work', bits: 18 }],
  [300.1, { step: 'code' }],
])('after %d wrong passwords of an account: %j', (level, asked) => expect(ofAccount(level)).toEqual(asked));

test('without codes the challenge stays, at its highest difficulty', () => {
  expect(ofAccount(100_000, false)).toEqual({ step: 'work', bits: 18 });
});

test('the strictest budget decides', () => {
  const asked = (own: number, all: number) =>
    signInRequirement(
      [
        [ACCOUNT_BUDGET, own],
        [TOTAL_BUDGET, all],
      ],
      true,
    );
  expect(asked(1, 60)).toEqual({ step: 'none' });
  expect(asked(1, 61)).toEqual({ step: 'work', bits: 15 });
  expect(asked(1, 209)).toEqual({ step: 'work', bits: 15 });
  expect(asked(1, 210)).toEqual({ step: 'work', bits: 16 });
  expect(asked(100, 61)).toEqual({ step: 'work', bits: 17 });
  expect(asked(1, 600)).toEqual({ step: 'work', bits: 18 });
  expect(asked(1, 601)).toEqual({ step: 'code' });
});

test.each([
  ['an account', ACCOUNT_BUDGET, 40],
  ['all accounts together', TOTAL_BUDGET, 240],
])('wrong passwords of %s are forgotten at an hourly rate', (_whose, budget, times) => {
  expect(leak(budget) * 60 * 60_000).toBeCloseTo(times);
});
