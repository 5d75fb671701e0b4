/** Moves the stop at a place (from 0) to another; the same list when nothing changes. */
export function movedTo<T>(stops: readonly T[], from: number, to: number): readonly T[] {
  const place = Math.max(0, Math.min(stops.length - 1, to));
  const moving = stops[from];
  if (moving === undefined || place === from) return stops;
  const left = stops.filter((_, at) => at !== from);
  return [...left.slice(0, place), moving, ...left.slice(place)];
}

/** The place of a stop that is dropped before or after another one, counted without itself. */
export function placeOfDrop(from: number, onto: number, edge: 'top' | 'bottom'): number {
  const before = edge === 'bottom' ? onto + 1 : onto;
  return from < before ? before - 1 : before;
}
