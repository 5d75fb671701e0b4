/** Server time minus the page's monotonic clock, in ms; null before the first response. */
let ahead: number | null = null;

/**
 * Reads the `Date` header of a response. A cached response has a past time, never a future one, so the latest time wins. Uses the
 * monotonic clock, because the device clock may be wrong or may be changed while the page is open.
 */
export function hearServerTime(date: string | null): void {
  if (date === null || typeof document === 'undefined') return;
  const heard = Date.parse(date) - performance.now();
  if (!Number.isNaN(heard) && (ahead === null || heard > ahead)) ahead = heard;
}

/** The server's time in ms, which decides when offers begin and end; null before the first response. */
export const serverNow = (): number | null => (ahead === null ? null : performance.now() + ahead);
