import { dayAfter, weekdayOf } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { hour, minute } from '@tonalia/rules/durations';
import { isHoliday } from '@tonalia/rules/holidays';
import type { DemoShipmentStatus } from './shipments.ts';
import { type Random, seeded } from './random.ts';

/** Weeks of orders that the office's screens live on, today included. */
export const BUSY_WEEKS = 8;

/** Seconds within which an order that is paid first is paid. */
export const PAID_WITHIN = { least: 20, most: 180 };

/** How a busy order is paid; all but cash and credit are paid before it is prepared. */
export type BusyMethod = 'cash_on_delivery' | 'own_credit' | 'pse' | 'nequi' | 'card';

/** When an order of the busy weeks was placed, and how far it came. */
export interface BusyPlan {
  at: Date;
  method: BusyMethod;
  /** The state it has reached and not left; without it the clock decides. */
  reached?: DemoShipmentStatus;
  /** The office refused it. */
  isRejected?: boolean;
  /** Which of the offered delivery windows the customer chose. */
  chosenWindow?: number;
  /** Its address lies on the route of the vehicle that is on the road. */
  isAlong?: boolean;
  /** Part of it comes from the presale. */
  hasPresale?: boolean;
}

/** Orders of a whole day by ISO weekday, Monday first: salons restock after the weekend and before it. */
const ordersOn = [22, 18, 15, 16, 20, 9, 2] as const;
const ON_HOLIDAYS = 3;
/** Orders of each hour of a day, from 6 a. m. on, in relation to each other. */
const FIRST_HOUR = 6;
const byHour = [1, 2, 5, 9, 11, 10, 6, 4, 7, 9, 8, 6, 4, 2, 1] as const;
/** Methods in relation to each other. */
const methods: readonly (readonly [BusyMethod, number])[] = [
  ['cash_on_delivery', 34],
  ['pse', 26],
  ['own_credit', 20],
  ['nequi', 12],
  ['card', 8],
];
/** How often customers choose each of the next delivery windows, two a day. */
const windows = [40, 16, 16, 10, 8, 4, 4, 2] as const;
/** Part by which a week sells less than the one after it. */
const GROWTH = 0.015;

/** The plans of the busy weeks, oldest first, each paid before `now`. A calendar day has the same orders whenever the demo is loaded. */
export function busyPlans(now: Date): BusyPlan[] {
  const today = dayIn(now);
  const last = new Date(now.getTime() - PAID_WITHIN.most * 1000);
  const days = Array.from({ length: BUSY_WEEKS * 7 }, (_, at) => dayAfter(today, at + 1 - BUSY_WEEKS * 7));
  return days.flatMap((day, at) => {
    const weeksAgo = Math.floor((days.length - 1 - at) / 7);
    return plansOf(day, weeksAgo).filter(({ at: placed }) => placed < last);
  });
}

function plansOf(day: string, weeksAgo: number): BusyPlan[] {
  const random = seeded(`busy ${day}`);
  const usual = isHoliday(day) ? ON_HOLIDAYS : (ordersOn[weekdayOf(day) - 1] ?? 0);
  const count = Math.round(usual * (1 - GROWTH * weeksAgo) * (0.9 + random.next() * 0.25));
  const plans = Array.from({ length: count }, () => planOn(day, weeksAgo, random));
  return plans.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function planOn(day: string, weeksAgo: number, random: Random): BusyPlan {
  const clock = (FIRST_HOUR + weighted(random, byHour.entries())) * hour + random.whole(0, 59) * minute;
  const at = new Date(Date.parse(`${day}T00:00:00-05:00`) + clock + random.whole(0, 59_999));
  const method = weighted(random, methods);
  const draw = random.next();
  // what was paid before would have to be given back
  const canEnd = weeksAgo > 0 && (method === 'cash_on_delivery' || method === 'own_credit');
  if (canEnd && draw < 0.05) return { at, method, reached: 'cancelled', isRejected: draw < 0.015 };
  return { at, method, chosenWindow: weighted(random, windows.entries()), hasPresale: weeksAgo === 0 && draw > 0.93 };
}

/** One of the choices; a choice of twice the weight is twice as likely. */
function weighted<Choice>(random: Random, choices: Iterable<readonly [Choice, number]>): Choice {
  const all = [...choices];
  let left = random.next() * all.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of all) {
    left -= weight;
    if (left < 0) return choice;
  }
  throw new Error('nothing to choose from');
}
