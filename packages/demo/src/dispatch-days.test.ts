import { dayIn } from '@tonalia/rules/dates';
import { workingDayFrom } from '@tonalia/rules/dispatch-day';
import { hour } from '@tonalia/rules/durations';
import { expect, it } from 'vitest';
import { onRoadAt } from './days.ts';
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

const monday = Date.parse('2026-11-02T05:20:00Z');
/** Every hour of four weeks, two of which begin with a holiday. */
const hours = Array.from({ length: 28 * 24 }, (_, n) => new Date(monday + n * hour));

it('what is on the road left on a working day, before it is seen, at any hour', () => {
  for (const now of hours) {
    const { leftAt, seenAt } = onRoadAt(now);
    expect(workingDayFrom(dayIn(leftAt)), now.toISOString()).toBe(dayIn(leftAt));
    expect(Number(leftAt), now.toISOString()).toBeLessThan(Number(seenAt));
    expect(Number(seenAt), now.toISOString()).toBeLessThanOrEqual(Number(now));
  }
  const sunday = new Date('2026-11-22T15:00:00Z');
  expect(onRoadAt(sunday).leftAt.toISOString()).toBe('2026-11-21T19:30:00.000Z');
});

it('what is on the road was ordered, prepared and dispatched in this order, at any hour', () => {
  for (const now of hours) {
    const { leftAt } = onRoadAt(now);
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
