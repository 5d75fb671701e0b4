/** How far the server's clock is ahead of this page's stopwatch, in ms; null until an answer said what time it is. */
let ahead: number | null = null;

/**
 * Hears the `Date` of an answer. A kept answer tells a time gone by, never one to come: the latest is the truest. Against a
 * stopwatch, because the device's own clock may be wrong, or set anew while the page is open.
 */
export function hearServerTime(date: string | null): void {
  if (date === null || typeof document === 'undefined') return;
  const heard = Date.parse(date) - performance.now();
  if (!Number.isNaN(heard) && (ahead === null || heard > ahead)) ahead = heard;
}

/** What time it is where offers begin and end; null while nobody has said. */
export const serverNow = (): number | null => (ahead === null ? null : performance.now() + ahead);
