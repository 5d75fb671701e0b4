import { createStore } from '../../state/store.ts';

/** Server time minus the page's monotonic clock, in ms; null before the first response. */
const ahead = createStore<number | null>(null);

/**
 * Reads the `Date` header of a response. A cached response has a past time, never a future one, so the latest time wins. Uses the
 * monotonic clock, because the device clock may be wrong or may be changed while the page is open.
 */
export function recordServerTime(date: string | null): void {
  if (date === null || typeof document === 'undefined') return;
  const offset = Date.parse(date) - performance.now();
  const known = ahead.get();
  if (!Number.isNaN(offset) && (known === null || offset > known)) ahead.set(offset);
}

/** The server's time in ms, which decides when offers begin and end; null before the first response. */
export function serverNow(): number | null {
  const known = ahead.get();
  return known === null ? null : performance.now() + known;
}
