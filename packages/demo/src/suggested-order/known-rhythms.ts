import { dayAfter } from '@tonalia/rules/calendar';
import type { OrderedUnits } from '@tonalia/rules/suggested-order';
import { type Random, seeded } from '../random.ts';
import type { OrderedHistory } from './backtest.ts';

/** How regular the customers of the set are. */
export interface KnownRhythms {
  seed: string;
  customers: number;
  /** Chance that a version that is due is forgotten until the next order. */
  forgets: number;
  /** Most days by which an order comes earlier or later. */
  jitter: number;
}

const FIRST_DAY = '2025-12-01';
const DAYS = 360;
const visitEvery = [7, 10, 14, 21] as const;
/** Days that a version lasts, as a multiple of the days between two orders. */
const lasts = [1, 1, 1.5, 2, 2, 3, 4] as const;

/** Customers that order every so many days what has run out by then, and now and then something once. */
export function knownRhythms(set: KnownRhythms): OrderedHistory[] {
  return Array.from({ length: set.customers }, (_, at) => historyOf(seeded(`${set.seed} ${at}`), set));
}

function historyOf(random: Random, { forgets, jitter }: KnownRhythms): OrderedUnits[] {
  const visit = random.pick(visitEvery);
  const usual = Array.from({ length: random.whole(8, 24) }, (_, at) => ({
    versionId: `usual ${at}`,
    lasts: random.pick(lasts) * visit,
    units: random.whole(1, 12),
    runsOut: random.next() * visit,
  }));
  const history: OrderedUnits[] = [];
  for (let at = 0; at < DAYS; at += Math.max(1, visit + random.whole(-jitter, jitter))) {
    const day = dayAfter(FIRST_DAY, at);
    for (const product of usual) {
      if (product.runsOut > at + visit / 2 || random.chance(forgets)) continue;
      product.runsOut = at + product.lasts;
      history.push({ versionId: product.versionId, day, units: Math.max(1, product.units + random.whole(-1, 1)) });
    }
    if (random.chance(0.4)) history.push({ versionId: `once ${at}`, day, units: 1 });
  }
  return history;
}
