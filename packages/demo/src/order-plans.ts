import { type BusyMethod, type BusyPlan } from './busy-weeks.ts';
import { daysFrom, onRoadAt } from './days.ts';
import type { Random } from './random.ts';
import type { DemoShipmentStatus } from './shipments.ts';
import type { Wish } from './product-pool.ts';

/** An order to make. `reached` is the state of what is in stock; without it the shipment goes on by the clock. */
export type OrderPlan = {
  daysAgo: number;
  method?: BusyMethod;
  isRejected?: boolean;
  chosenWindow?: number;
  reached?: DemoShipmentStatus;
  lateBy?: number;
  onCredit?: boolean;
  roadStop?: number;
  wishes?: readonly Wish[];
};

/** Orders of the demo's main customer, newest first. */
export const ownPlans: readonly OrderPlan[] = [
  {
    daysAgo: 9,
    onCredit: true,
    wishes: [
      { code: 'TS-71-60', quantity: 6 },
      { code: 'TS-60-60', quantity: 4 },
      { code: 'OX-20', quantity: 6 },
      { code: 'NA-214', quantity: 4 },
      { code: 'NA-214', quantity: 6, advanced: true },
      { code: 'SC-CHN', quantity: 3 },
      { code: 'RR-ACH', quantity: 2, advanced: true },
      { code: 'OL-MAR', quantity: 2 },
      { code: 'CU-CMM', quantity: 3 },
    ],
  },
  { daysAgo: 21, onCredit: true },
  { daysAgo: 38, lateBy: 1 },
  { daysAgo: 52, reached: 'cancelled' },
  { daysAgo: 70, onCredit: true },
  { daysAgo: 104 },
  { daysAgo: 149 },
];

/** Orders that the first seller placed for the first customer of the portfolio. */
export const firstPlans: readonly OrderPlan[] = [
  {
    daysAgo: 0.2,
    reached: 'preparing',
    wishes: [
      { code: 'TS-71-90', quantity: 3 },
      { code: 'OX-20', quantity: 6 },
      { code: 'NA-214', quantity: 4 },
      { code: 'NA-214', quantity: 6, advanced: true },
      { code: 'RR-ACH', quantity: 2, advanced: true },
    ],
  },
  { daysAgo: 7, reached: 'dispatched', onCredit: true },
  { daysAgo: 24, onCredit: true },
  { daysAgo: 36 },
  { daysAgo: 51, reached: 'cancelled' },
];

/** The orders of any other customer, newest first. */
export function randomPlans(random: Random): OrderPlan[] {
  const count = random.chance(0.08) ? 0 : random.whole(1, 8);
  let daysAgo = random.next() * 25;
  return Array.from({ length: count }, () => {
    const isCancelled = daysAgo > 1 && random.chance(0.05);
    const plan: OrderPlan = { daysAgo, onCredit: random.chance(0.35), ...(isCancelled && { reached: 'cancelled' }) };
    daysAgo += 5 + random.next() * 30;
    return plan;
  });
}

/** Methods of the orders on the road, stop by stop. */
const roadMethods = [
  'cash_on_delivery',
  'pse',
  'cash_on_delivery',
  'cash_on_delivery',
  'nequi',
  'cash_on_delivery',
  'own_credit',
  'cash_on_delivery',
] as const;
/** Stops that took their goods, the last of them in part; the one after them was closed. */
export const ROAD_TAKEN = 3;

/** Orders on the vehicle that is on the road now, and those it delivered already. */
export const roadPlans = (now: Date): (BusyPlan & { roadStop: number })[] =>
  roadMethods.map((method, at) => ({
    at: daysFrom(onRoadAt(now).seenAt, -1.1 - at / 100),
    method,
    roadStop: at + 1,
    isAlong: true,
    reached: at < ROAD_TAKEN ? 'delivered' : 'dispatched',
  }));

/** Orders that should have left and did not. */
export const latePlans = (now: Date): BusyPlan[] =>
  [3.4, 4.1, 4.9].map((days, nth) => ({
    at: daysFrom(now, -days),
    method: 'cash_on_delivery',
    reached: 'preparing',
    isAlong: nth > 0,
  }));
