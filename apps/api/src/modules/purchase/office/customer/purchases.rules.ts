import type { CustomerPurchases } from '@tonalia/contract/customer-purchases';
import { rhythmOf } from '@tonalia/rules/suggested-order';

/** Orders of one day and their sum. */
export interface BoughtDay {
  day: string;
  orders: number;
  amount: number;
}

const YEAR = 12;

/** The month (`2026-11`) that is `ago` months before that of `today`. */
export function monthBefore(today: string, ago: number): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 7);
}

/** The figures of a customer on `today`: closed months are compared, this month is only drawn. */
export function purchasesOf(bought: readonly BoughtDay[], today: string): CustomerPurchases {
  const sumOf = (from: number, to: number) => {
    const days = bought.filter(({ day }) => day >= monthBefore(today, from) && day < monthBefore(today, to));
    return {
      orders: days.reduce((sum, { orders }) => sum + orders, 0),
      amount: days.reduce((sum, { amount }) => sum + amount, 0),
    };
  };
  const year = sumOf(YEAR, 0);
  const days = bought.map(({ day }) => day);
  return {
    year: { ...year, average: year.orders > 0 ? Math.round(year.amount / year.orders) : 0 },
    yearBefore: sumOf(2 * YEAR, YEAR).amount,
    every: rhythmOf(days, today)?.every ?? null,
    months: Array.from({ length: YEAR }, (_, at) => {
      const month = monthBefore(today, YEAR - 1 - at);
      const own = bought.filter(({ day }) => day.startsWith(month));
      return { month, orders: own.reduce((sum, { orders }) => sum + orders, 0) };
    }),
  };
}
