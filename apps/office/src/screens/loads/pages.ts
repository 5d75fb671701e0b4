/** Stops of one printed page. */
export const STOPS_A_PAGE = 9;

/** The stops in pages of at most nine; one empty page without stops. */
export function pagesOf<T>(stops: readonly T[]): T[][] {
  const pages = Math.max(1, Math.ceil(stops.length / STOPS_A_PAGE));
  return Array.from({ length: pages }, (_, at) => stops.slice(at * STOPS_A_PAGE, (at + 1) * STOPS_A_PAGE));
}
