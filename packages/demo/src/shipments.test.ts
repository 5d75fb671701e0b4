import { dayIn } from '@tonalia/rules/dates';
import { workingDayFrom } from '@tonalia/rules/dispatch-day';
import { expect, test } from 'vitest';
import { type ShipmentPlan, presaleShipment, stockShipment } from './shipments.ts';
import type { Zone } from './places.ts';

const zone = (change: Partial<Zone> = {}): Zone => ({
  id: 'URBANO1 BTA',
  name: 'Urbano',
  warehouseId: 'BOG',
  leadDays: 0,
  weekdays: [1, 2, 3, 4, 5, 6],
  shippingFee: 4_900,
  cutoff: null,
  ...change,
});
const zones = [
  zone(),
  zone({ leadDays: 1, weekdays: [2, 5] }),
  zone({ leadDays: 2, weekdays: [1, 3, 5] }),
  zone({ leadDays: 3, weekdays: [2, 4] }),
];
const HOUR = 3_600_000;
const monday = Date.parse('2026-11-16T05:20:00Z');
/** An order at every hour of two weeks, with a holiday, to each zone. */
const plans: ShipmentPlan[] = zones.flatMap((one) =>
  Array.from({ length: 14 * 24 }, (_, n) => ({ zone: one, createdAt: new Date(monday + n * HOUR) })),
);

test('whenever it is ordered, what is in stock takes its steps in order after the order, and arrives in its window', () => {
  const later = new Date('2027-11-16T05:00:00Z');
  for (const plan of plans) {
    const { window, preparedAt, dispatchedAt, deliveredAt, status } = stockShipment(plan, later);
    const times = [plan.createdAt, preparedAt, dispatchedAt, deliveredAt].map(Number);
    expect(status).toBe('delivered');
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
    expect(Number(deliveredAt) - Date.parse(`${window?.day}T${window?.from}:00-05:00`)).toBe(20 * 60_000);
  }
});

test('a shipment is as far as the clock says, and no step is in the future', () => {
  for (const plan of plans) {
    const now = new Date(plan.createdAt.getTime() + 30 * HOUR);
    const { preparedAt, dispatchedAt, deliveredAt, status } = stockShipment(plan, now);
    const taken = [preparedAt, dispatchedAt, deliveredAt].filter((time) => time !== null);
    expect(taken.every((time) => time <= now)).toBe(true);
    expect(status).toBe(['received', 'preparing', 'dispatched', 'delivered'][taken.length]);
  }
});

test('a shipment stays in the state it was given, and can arrive late', () => {
  const createdAt = new Date('2026-11-19T14:00:00Z');
  const now = new Date('2026-11-24T14:00:00Z');
  const sent = stockShipment({ zone: zone(), createdAt, reached: 'dispatched' }, now);
  expect([sent.status, sent.dispatchedAt?.toISOString(), sent.deliveredAt]).toEqual([
    'dispatched',
    '2026-11-19T17:30:00.000Z',
    null,
  ]);
  const soon = stockShipment({ zone: zone(), createdAt: now, reached: 'preparing' }, now);
  expect([soon.status, soon.preparedAt, soon.dispatchedAt]).toEqual(['preparing', now, null]);
  const late = stockShipment({ zone: zone(), createdAt, lateBy: 1 }, now);
  expect([late.window?.day, late.deliveredAt?.toISOString()]).toEqual(['2026-11-19', '2026-11-20T18:00:00.000Z']);
  expect(stockShipment({ zone: zone(), createdAt, reached: 'cancelled' }, now)).toMatchObject({
    status: 'cancelled',
    preparedAt: null,
  });
  expect(presaleShipment('2026-12-10', { zone: zone(), createdAt })).toMatchObject({
    status: 'received',
    window: { day: '2026-12-10' },
    preparedAt: null,
  });
});

test('what arrives late arrives on a working day', () => {
  const later = new Date('2027-11-16T05:00:00Z');
  for (const plan of plans) {
    const { deliveredAt } = stockShipment({ ...plan, lateBy: 1 }, later);
    const day = deliveredAt && dayIn(deliveredAt);
    expect(day).toBe(day && workingDayFrom(day));
  }
});
