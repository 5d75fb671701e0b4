import { applyPolicy } from '@tonalia/rules/policy';
import { afterEach, expect, test } from 'vitest';
import { gatewayFee } from './gateway-fee.rules.ts';

afterEach(() => applyPolicy({}));

test.each([
  [1_200_000, 38_675],
  [833_000, 27_102],
  [702_900, 22_999],
  [241_300, 8_442],
])('of %i pesos the gateway keeps %i: a part and a fixed sum, both with IVA (OFC-108)', (amount, fee) => {
  expect(gatewayFee({ amount, result: 'approved' })).toBe(fee);
  expect(gatewayFee({ amount, result: 'partly_returned' })).toBe(fee);
});

test('of a payment that took nothing it keeps nothing, and the tariff is the one of the business (OFC-108)', () => {
  for (const result of ['declined', 'error', 'voided'] as const)
    expect(gatewayFee({ amount: 10_000, result })).toBeNull();
  applyPolicy({ gatewayFeeRate: 100, gatewayFeeFixed: 0 });
  expect(gatewayFee({ amount: 100_000, result: 'pending' })).toBe(1_190);
});
