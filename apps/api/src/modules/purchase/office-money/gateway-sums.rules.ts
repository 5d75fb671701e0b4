import { dayAfter } from '@tonalia/rules/calendar';
import { plainText } from '@tonalia/rules/plain-text';
import type { FreeLine } from './match-lines.rules.ts';

/** Days between the last payment of a gateway's transfer and its line: a weekend with a holiday lies between them. */
const MOST_DAYS = 4;
/** Days of payments that a gateway transfers together. */
const MOST_TOGETHER = 4;

/** Approved payments of one method on one day that are of no line yet. */
export interface PaidDay {
  /** As the gateway is called: `wompi`. */
  gateway: string;
  method: string;
  /** As customers read it. */
  name: string;
  day: string;
  ids: string[];
  amount: number;
}

/** Payments that a gateway transferred together. */
export interface GatewaySum {
  ids: string[];
  /** The method's, empty for several. */
  name: string;
  amount: number;
}

/**
 * Lines that name a gateway and are the sum of its approved payments of one day or a few days that follow each other, of one method or all.
 * Only where exactly one choice has that sum; a payment is of one line.
 */
export function sumPayments(days: readonly PaidDay[], lines: readonly FreeLine[]): Map<string, GatewaySum> {
  const sums = new Map<string, GatewaySum>();
  const taken = new Set<string>();
  for (const line of lines) {
    const choices = choicesOf(days, line).filter(({ ids }) => !ids.some((id) => taken.has(id)));
    const [only] = choices;
    if (!only || choices.length > 1) continue;
    for (const id of only.ids) taken.add(id);
    sums.set(line.id, only);
  }
  return sums;
}

function choicesOf(days: readonly PaidDay[], line: FreeLine): GatewaySum[] {
  const words = new Set(plainText(`${line.description} ${line.reference}`).split(/[^a-z0-9]+/));
  const own = days.filter(({ gateway }) => words.has(gateway));
  const named = own.filter(({ method }) => words.has(method));
  const usable = named.length > 0 ? named : own;
  const methods = [...Map.groupBy(usable, ({ method }) => method).values()];
  const found = [...methods, usable].flatMap((some) => runsOf(some, line));
  // all methods of days with one method are the same payments
  return [...new Map(found.map((sum) => [sum.ids.join(' '), sum])).values()];
}

/** Days that follow each other and end at most some days before the line. */
function runsOf(days: readonly PaidDay[], { day, amount }: FreeLine): GatewaySum[] {
  return Array.from({ length: MOST_DAYS + 1 }, (_, back) => dayAfter(day, -back)).flatMap((last) =>
    Array.from({ length: MOST_TOGETHER }, (_, back) => dayAfter(last, -back)).flatMap((first) => {
      const run = days.filter((one) => one.day >= first && one.day <= last);
      const sum = run.reduce((all, one) => all + one.amount, 0);
      const names = new Set(run.map(({ name }) => name));
      const ids = run.flatMap((one) => one.ids).toSorted();
      return ids.length > 0 && sum === amount
        ? { ids, name: names.size === 1 ? [...names].join('') : '', amount: sum }
        : [];
    }),
  );
}
