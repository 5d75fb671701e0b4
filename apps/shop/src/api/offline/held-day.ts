import type { SellerDay, VisitedCustomer } from '@tonalia/contract/seller-day';
import { daysBetween } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { serverNow } from '../http/server-clock.ts';
import { signedInSeller } from './download.ts';
import { readKept } from './kept-offline.ts';

/** The seller's day as it was downloaded, brought to today; null for nothing. */
export async function heldDay(): Promise<SellerDay | null> {
  const sellerId = signedInSeller();
  const kept = sellerId === null ? null : await readKept(sellerId);
  return kept && onDay(kept.day, dayIn(new Date(serverNow() ?? Date.now())));
}

/** The day of a download as it is on a later one: rhythms went on, and neither sales nor reasons are of today. */
export function onDay(day: SellerDay, today: string): SellerDay {
  const passed = daysBetween(day.today, today);
  if (passed <= 0) return day;
  const isSameMonth = today.slice(0, 7) === day.today.slice(0, 7);
  const customers = day.customers.map((one): VisitedCustomer => {
    const { rhythm } = one;
    const since = (rhythm?.since ?? 0) + passed;
    const later = rhythm && { ...rhythm, since, share: Math.round((since / rhythm.every) * 100) };
    return { ...one, noSale: null, arrivedAt: null, rhythm: later };
  });
  return {
    today,
    soldToday: 0,
    soldThisMonth: isSameMonth ? day.soldThisMonth : 0,
    quota: day.quota,
    customers: customers.toSorted((a, b) => (b.rhythm?.share ?? -1) - (a.rhythm?.share ?? -1)),
  };
}
