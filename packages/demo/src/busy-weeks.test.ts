import { minute } from '@tonalia/rules/durations';
import { expect, it } from 'vitest';
import { PAID_WITHIN, busyPlans } from './busy-weeks.ts';

it('has no order that would be paid after the demo is loaded, at any minute of a working day', () => {
  const midnight = Date.parse('2026-11-27T05:00:00Z');
  for (let n = 0; n < 24 * 60; n += 5) {
    const now = new Date(midnight + n * minute);
    const latest = busyPlans(now).at(-1)?.at.getTime() ?? 0;
    expect(latest + PAID_WITHIN.most * 1000, now.toISOString()).toBeLessThanOrEqual(now.getTime());
  }
});
