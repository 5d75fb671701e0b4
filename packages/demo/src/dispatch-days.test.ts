import { hour } from '@tonalia/rules/durations';
import { expect, it } from 'vitest';
import { onRoad } from './dispatch-days.ts';
import { roadPlans } from './order-plans.ts';
import type { Zone } from './places.ts';
import { stockShipment } from './shipments.ts';

const zone: Zone = {
  id: 'URBANO1 BTA',
  name: 'Urbano',
  warehouseId: 'BOG',
  leadDays: 0,
  weekdays: [1, 2, 3, 4, 5, 6],
  shippingFee: 4_900,
  cutoff: null,
};

it('what is on the road was ordered, prepared and dispatched in this order, at any hour of two weeks', () => {
  const monday = Date.parse('2026-11-16T05:20:00Z');
  for (let n = 0; n < 14 * 24; n += 1) {
    const now = new Date(monday + n * hour);
    const leftAt = new Date(now.getTime() - 2.5 * hour);
    for (const { at, reached } of roadPlans(now)) {
      const { preparedAt } = onRoad(stockShipment({ createdAt: at, zone, reached }, now), {
        leftAt,
        deliveredAt: null,
      });
      expect(Number(preparedAt), now.toISOString()).toBeGreaterThan(Number(at));
      expect(Number(preparedAt), now.toISOString()).toBeLessThan(Number(leftAt));
    }
  }
});
