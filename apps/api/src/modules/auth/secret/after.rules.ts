/** The instant `ms` milliseconds after `now`. */
export function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
