/** Pages of a list that the server answers. */
const MOST_PAGES = 10_000;

/** The page that an address names, from the second on; nothing for the first one, and for what is no page. */
export function readPage(value: unknown): { pagina?: number } {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= MOST_PAGES ? { pagina: page } : {};
}

/** Whether a value is a day of the calendar, such as "2026-11-27". */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
