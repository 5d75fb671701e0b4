import { deliveryWindows, type DeliveryHours } from '@tonalia/rules/delivery-windows';
import { minute } from '@tonalia/rules/durations';
import { dueDays } from '@tonalia/rules/shipment-due';
import { daysFrom, onWorkingDay } from './days.ts';
import type { Zone } from './places.ts';

/** Statuses that the demo's shipments have. */
export type DemoShipmentStatus = 'received' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled';

/** A shipment of a demo order, with the time of each step it took. */
export interface DemoShipment {
  /** Null for what is in stock. */
  date: string | null;
  status: DemoShipmentStatus;
  window: DeliveryHours | undefined;
  preparedAt: Date | null;
  dispatchedAt: Date | null;
  deliveredAt: Date | null;
}

/** How far shipments get: by the clock, or as given. */
export interface ShipmentPlan {
  createdAt: Date;
  zone: Zone;
  /** The state it has reached and not left, whatever day it is. */
  reached?: DemoShipmentStatus | undefined;
  /** Days it arrived after the promised one. */
  lateBy?: number | undefined;
  /** Which of the offered delivery windows the customer chose; the first by default. */
  chosenWindow?: number | undefined;
}

const way = ['preparing', 'dispatched', 'delivered'] as const;

/** A shipment of stock: prepared, dispatched on its day, delivered in its window. */
export function stockShipment(plan: ShipmentPlan, now: Date): DemoShipment {
  const window = deliveryWindows(plan.zone, null, plan.createdAt)[plan.chosenWindow ?? 0];
  if (plan.reached === 'cancelled') return { ...waiting(null, window), status: 'cancelled' };
  const times = stepTimes(plan, window);
  const past = times.findIndex((time) => time > now);
  const byClock = past === -1 ? way.length : past;
  const steps = plan.reached ? way.findIndex((step) => step === plan.reached) + 1 : byClock;
  const [preparedAt = null, dispatchedAt = null, deliveredAt = null] = times
    .slice(0, steps)
    .map((time) => (time > now ? now : time));
  return { date: null, status: way[steps - 1] ?? 'received', window, preparedAt, dispatchedAt, deliveredAt };
}

/** A shipment of presale units: waits for its date. */
export function presaleShipment(date: string, { createdAt, zone, reached }: ShipmentPlan): DemoShipment {
  const [window] = deliveryWindows(zone, date, createdAt);
  return { ...waiting(date, window), status: reached === 'cancelled' ? 'cancelled' : 'received' };
}

const waiting = (date: string | null, window: DeliveryHours | undefined) => ({
  date,
  window,
  preparedAt: null,
  dispatchedAt: null,
  deliveredAt: null,
});

/** A shipment leaves in the afternoon, or shortly before it arrives on the same day; preparation begins that morning, or soon after the order. */
function stepTimes(plan: ShipmentPlan, window: DeliveryHours | undefined): Date[] {
  const { createdAt, zone, lateBy = 0 } = plan;
  const { leavesBy } = dueDays({ dispatchDate: null, deliveryDay: window?.day ?? null }, createdAt, zone);
  const afternoon = at(leavesBy, '17:00', plan);
  const arrives = window ? at(window.day, window.from, plan) : onWorkingDay(daysFrom(afternoon, 1));
  const leaves = earlier(afternoon, before(arrives, 30));
  const prepared = earlier(at(leavesBy, '09:00', plan), before(leaves, 60));
  const soonest = before(createdAt, -30);
  return [
    prepared < soonest ? soonest : prepared,
    leaves,
    lateBy > 0 ? onWorkingDay(daysFrom(arrives, lateBy)) : arrives,
  ];
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
const before = (time: Date, minutes: number): Date => new Date(time.getTime() - minutes * minute);

/** A time of a day in Bogotá, with the minutes of the order. */
const at = (day: string, time: string, { createdAt }: Pick<ShipmentPlan, 'createdAt'>): Date =>
  new Date(Date.parse(`${day}T${time}:00-05:00`) + createdAt.getUTCMinutes() * minute);
