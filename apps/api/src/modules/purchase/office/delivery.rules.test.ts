import { expect, test } from 'vitest';
import { shareOf } from './delivery.rules.ts';

const parts = [
  { shipmentId: '1', amount: 100_000 },
  { shipmentId: '2', amount: 200_000 },
  { shipmentId: '3', amount: 33_333 },
];

test('the amount to pay at the door is spread over the shipments of an order without losing a peso (OFC-205)', () => {
  const shares = parts.map(({ shipmentId }) => shareOf(338_233, parts, shipmentId));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(338_233);
  expect(shares[0]).toBe(101_470);
  expect(shareOf(50_000, parts, '9')).toBe(0);
  expect(shareOf(50_000, [{ shipmentId: '1', amount: 0 }], '1')).toBe(50_000);
});
