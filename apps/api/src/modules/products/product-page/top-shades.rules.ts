/** Most shades of a product that are marked. */
const MOST = 3;

/** Units from which a shade is one of those that its product sells most of; a product of few shades marks none of them. */
export function topUnitsOf(shades: readonly { unitsSold: number }[]): number {
  if (shades.length <= MOST) return Number.POSITIVE_INFINITY;
  const [least = 0] = shades
    .map(({ unitsSold }) => unitsSold)
    .toSorted((one, other) => other - one)
    .slice(MOST - 1);
  return Math.max(1, least);
}
