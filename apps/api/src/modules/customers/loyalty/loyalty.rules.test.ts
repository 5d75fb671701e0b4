import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loyaltyOf } from './loyalty.rules.ts';

const tiers = [
  { name: 'Bronce', color: '#A86F3C', minAmount: 0 },
  { name: 'Plata', color: '#8E979B', minAmount: 1_000_000 },
  { name: 'Oro', color: '#B98B1E', minAmount: 5_000_000 },
];

describe('the tier of an amount', () => {
  test.each([
    [0, 'Bronce', 1_000_000, 'Plata'],
    [999_999, 'Bronce', 1, 'Plata'],
    [1_000_000, 'Plata', 4_000_000, 'Oro'],
    [5_000_000, 'Oro', 0, undefined],
    [99_000_000, 'Oro', 0, undefined],
  ])('%i pesos are %s with %i left', (amount, name, left, next) => {
    const status = loyaltyOf(tiers, amount);
    expect(status.currentLoyaltyStatus).toMatchObject({ name, amountToNextStatus: left });
    expect(status.nextLoyaltyStatus?.name).toBe(next);
  });

  test('is none below the first and without tiers', () => {
    expect(loyaltyOf(tiers.slice(1), 10).currentLoyaltyStatus).toMatchObject({
      name: 'Sin nivel',
      amountToNextStatus: 999_990,
    });
    expect(loyaltyOf([], 10).nextLoyaltyStatus).toBeNull();
  });

  test.each([
    [0, 0],
    [500_000, 0.5],
    [3_000_000, 0.5],
    [5_000_000, 1],
    [-20, 0],
  ])('%i pesos are %d of the way to the next', (amount, part) => {
    expect(loyaltyOf(tiers, amount).progress).toBe(part);
    expect(loyaltyOf(tiers, amount).tiers.map((tier) => tier.name)).toEqual(['Bronce', 'Plata', 'Oro']);
  });

  test('buying the remaining amount always reaches the next tier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (amount) => {
        const { currentLoyaltyStatus, nextLoyaltyStatus } = loyaltyOf(tiers, amount);
        if (!nextLoyaltyStatus) return;
        const after = loyaltyOf(tiers, amount + currentLoyaltyStatus.amountToNextStatus);
        expect(after.currentLoyaltyStatus.name).toBe(nextLoyaltyStatus.name);
      }),
    );
  });
});
