/** A half-open time span in ms: `until` is excluded. */
export interface TimeSpan {
  from: number;
  until: number;
}

/** The time span around `now` in which none of the windows opens or closes. */
export function spanAround(now: number, windows: Iterable<TimeSpan>): TimeSpan {
  const span = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
  for (const window of windows) {
    narrow(span, now, window.from);
    narrow(span, now, window.until);
  }
  return span;
}

/** Narrows the span at `bound`, if the bound is inside it. */
export function narrow(span: TimeSpan, now: number, bound: number): void {
  if (bound <= now) span.from = Math.max(span.from, bound);
  else span.until = Math.min(span.until, bound);
}

export const isIn = ({ from, until }: TimeSpan, now: number): boolean => from <= now && now < until;
