import { expect, test } from 'vitest';
import { type ShipmentCourse, latenessOf } from './lateness.ts';

/** An instant on Bogotá's clock. */
const at = (moment: string) => new Date(`${moment}-05:00`);
const course = (change: Partial<ShipmentCourse> = {}): ShipmentCourse => ({
  status: 'received',
  leavesBy: '2026-11-23',
  arrivesBy: '2026-11-24',
  deliveredAt: null,
  ...change,
});

test.each(['received', 'preparing'] as const)(
  'a shipment that is %s is late to leave from midnight in Bogotá on',
  (status) => {
    expect(latenessOf(course({ status }), at('2026-11-23T23:59:59'))).toBeNull();
    expect(latenessOf(course({ status }), at('2026-11-24T00:00:00'))).toEqual({
      kind: 'leaving',
      due: '2026-11-23',
      days: 1,
    });
    expect(latenessOf(course({ status }), at('2026-12-02T10:00:00'))?.days).toBe(9);
  },
);

test('a shipment on its way is late to arrive from the day after the promise on', () => {
  const sent = course({ status: 'dispatched' });
  expect(latenessOf(sent, at('2026-11-24T23:59:59'))).toBeNull();
  expect(latenessOf(sent, at('2026-11-26T00:00:00'))).toEqual({ kind: 'arriving', due: '2026-11-24', days: 2 });
  expect(latenessOf(course({ status: 'dispatched', arrivesBy: null }), at('2026-12-24T10:00:00'))).toBeNull();
});

test('a shipment that arrived is as late as it was that day, whatever day it is now', () => {
  const arrived = (moment: string) =>
    latenessOf(course({ status: 'delivered', deliveredAt: at(moment).toISOString() }), at('2027-01-01T10:00:00'));
  expect(arrived('2026-11-24T23:59:59')).toBeNull();
  expect(arrived('2026-11-23T08:00:00')).toBeNull();
  expect(arrived('2026-11-25T00:00:00')).toEqual({ kind: 'arrived', due: '2026-11-24', days: 1 });
  expect(latenessOf(course({ status: 'delivered' }), at('2027-01-01T10:00:00'))).toBeNull();
});

test('nothing is late that is cancelled or due on no day', () => {
  const now = at('2027-01-01T10:00:00');
  expect(latenessOf(course({ status: 'cancelled' }), now)).toBeNull();
  expect(latenessOf(course({ leavesBy: null, arrivesBy: null }), now)).toBeNull();
});
