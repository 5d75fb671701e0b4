import { daysBetween } from './calendar.ts';
import { dayIn } from './dates.ts';

/** What a shipment has done and when it is due; a null due day is none: it waits for a payment or was cancelled. */
export interface ShipmentCourse {
  status: 'received' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled';
  leavesBy: string | null;
  arrivesBy: string | null;
  deliveredAt: string | null;
}

/** A shipment that is late to leave, late to arrive, or arrived late: the day it was due, and calendar days since. */
export interface Lateness {
  kind: 'leaving' | 'arriving' | 'arrived';
  due: string;
  days: number;
}

/** How late a shipment is; null when it is on time. It is late from the day after the due day, on Bogotá's clock. */
export function latenessOf({ status, leavesBy, arrivesBy, deliveredAt }: ShipmentCourse, now: Date): Lateness | null {
  switch (status) {
    case 'received':
    case 'preparing':
      return lateness('leaving', leavesBy, now);
    case 'dispatched':
      return lateness('arriving', arrivesBy, now);
    case 'delivered':
      return lateness('arrived', arrivesBy, deliveredAt === null ? null : new Date(deliveredAt));
    case 'cancelled':
      return null;
  }
}

function lateness(kind: Lateness['kind'], due: string | null, at: Date | null): Lateness | null {
  if (due === null || at === null) return null;
  const days = daysBetween(due, dayIn(at));
  return days > 0 ? { kind, due, days } : null;
}
