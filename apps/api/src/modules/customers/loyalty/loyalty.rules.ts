import type { LoyaltyStatus } from '@tonalia/contract/auth';

/** A tier is reached with net purchases of `minAmount` pesos in twelve months. */
export interface TierThreshold {
  name: string;
  color: string;
  minAmount: number;
}

/** Without tiers, or below the first. */
const NO_TIER = { name: 'Sin nivel', color: '#5E6B62' };

/** The tier an amount has reached and the next one; `tiers` in rising order. */
export function loyaltyOf(tiers: readonly TierThreshold[], amount: number): LoyaltyStatus {
  const reached = tiers.findLast((tier) => tier.minAmount <= amount);
  const next = tiers.find((tier) => tier.minAmount > amount);
  const { name, color } = reached ?? NO_TIER;
  return {
    currentLoyaltyStatus: { name, color, amountToNextStatus: next ? next.minAmount - amount : 0 },
    nextLoyaltyStatus: next ? { name: next.name } : null,
    progress: next ? progress(amount, reached?.minAmount ?? 0, next.minAmount) : 1,
    tiers: tiers.map((tier) => ({ name: tier.name, color: tier.color })),
  };
}

/** Returns can lower the amount below the tier. */
function progress(amount: number, from: number, to: number): number {
  return Math.max(0, (amount - from) / (to - from));
}
