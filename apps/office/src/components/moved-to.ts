/** Moves the thing at a place (from 0) to another; the same list when nothing changes. */
export function movedTo<T>(things: readonly T[], from: number, to: number): readonly T[] {
  const place = Math.max(0, Math.min(things.length - 1, to));
  const moving = things[from];
  if (moving === undefined || place === from) return things;
  const left = things.filter((_, at) => at !== from);
  return [...left.slice(0, place), moving, ...left.slice(place)];
}

/** The place of a thing that is dropped before or after another one, counted without itself. */
export function placeOfDrop(from: number, onto: number, edge: 'top' | 'bottom'): number {
  const before = edge === 'bottom' ? onto + 1 : onto;
  return from < before ? before - 1 : before;
}
