/** The best-selling tenth of a product's versions; empty for products with few versions, and never versions without sales. */
export function topSellers(versions: readonly { id: string; units_sold: number }[]): ReadonlySet<string> {
  if (versions.length < 3) return new Set();
  const best = versions
    .filter((version) => version.units_sold > 0)
    .toSorted((a, b) => b.units_sold - a.units_sold || Number(a.id) - Number(b.id));
  return new Set(best.slice(0, Math.ceil(versions.length / 10)).map(({ id }) => id));
}
