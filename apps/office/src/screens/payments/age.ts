const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** How long something has waited: "5 min", "3 h 12 min", "2 días". */
export function ageWords(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE));
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes < DAY) return `${Math.floor(minutes / HOUR)} h ${minutes % HOUR} min`;
  const days = Math.floor(minutes / DAY);
  return days === 1 ? '1 día' : `${days} días`;
}

/** Orange from `limit` minutes on, red from twice as much. */
export function ageClass(since: Date, now: Date, limit: number): string {
  const minutes = (now.getTime() - since.getTime()) / MINUTE;
  if (minutes >= 2 * limit) return 'font-semibold text-danger';
  return minutes >= limit ? 'font-semibold text-warn' : 'text-text-3';
}

/** Minutes after which a waiting transfer and a waiting refund turn orange. */
export const ageLimits = { transfer: HOUR, refund: DAY };
