import type { DeliveryState } from '@tonalia/contract/order-delivery';
import { minutesOf, timeOf } from '@tonalia/rules/time-of-day';
import { ARRIVAL_SPAN, MINUTES_PER_STOP } from '../load/plan.rules.ts';

/** How a part ended at its last stop; null while it did not. */
export type StopEnd = 'delivered' | 'partial' | 'refused' | null;

type PartStatus = 'received' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled';

/** How far a part is. A desk may mark it delivered although the driver brought it back. */
export function deliveryState(status: PartStatus, end: StopEnd): DeliveryState {
  if (status === 'dispatched') return end === 'refused' ? 'not_taken' : 'on_way';
  if (status === 'delivered') return end === 'partial' ? 'partly' : 'delivered';
  return status;
}

interface Hours {
  from: string;
  to: string;
}

/** Minutes of a day. */
const DAY = 24 * 60;

/**
 * When the vehicle is expected at a stop of today: at the planned hour, later when what is left before it takes longer. Rounded up to
 * five minutes. Null on another day, without a plan, and when the day ends before.
 */
export function expectedArrival(
  { promisedAt, dispatchDate, stopsBefore }: { promisedAt: string | null; dispatchDate: string; stopsBefore: number },
  now: { day: string; time: string },
): Hours | null {
  if (promisedAt === null || dispatchDate !== now.day) return null;
  const from = roundUp(Math.max(minutesOf(promisedAt), minutesOf(now.time) + stopsBefore * MINUTES_PER_STOP));
  const to = from + ARRIVAL_SPAN;
  return to < DAY ? { from: timeOf(from), to: timeOf(to) } : null;
}

const roundUp = (minutes: number): number => Math.ceil(minutes / 5) * 5;

/** The first name of a driver: a customer needs no more. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
