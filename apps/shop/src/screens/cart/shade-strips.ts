/** Tiles that one strip has room for. */
const MOST = 7;

/**
 * Sorted shades in strips of a colour card, by their height: one with more shades than a strip has room for is split evenly, and low ones share
 * a strip.
 */
export function stripsOf<T>(shades: readonly T[], levelOf: (shade: T) => number): T[][] {
  const strips: T[][] = [];
  for (const level of Map.groupBy(shades, levelOf).values()) {
    const last = strips.at(-1);
    if (last && last.length + level.length <= MOST) last.push(...level);
    else strips.push(...evenly(level));
  }
  return strips;
}

function evenly<T>(level: readonly T[]): T[][] {
  const parts = Math.ceil(level.length / MOST);
  return Array.from({ length: parts }, (_, at) =>
    level.slice(Math.round((at * level.length) / parts), Math.round(((at + 1) * level.length) / parts)),
  );
}
