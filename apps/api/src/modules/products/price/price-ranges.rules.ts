/** Bounds of the price buckets in pesos: round figures, denser where most prices are. */
const bounds = [1_000, 10_000, 100_000, 1_000_000, 10_000_000].flatMap((ten) =>
  [1, 1.5, 2, 3, 5, 7].map((times) => times * ten),
);

export const bucketCount = bounds.length + 1;
/** Most ranges of the filter. */
const MOST = 6;

/** The bucket of a price; its lower bound is included. */
export function bucketOf(price: number): number {
  let low = 0;
  let high = bounds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (price >= (bounds[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface PriceRange {
  from: number;
  /** The highest price of the range; null for the last. */
  to: number | null;
  count: number;
}

/** Merges buckets into at most six ranges with similar counts. */
export function priceRangesOf(counts: ArrayLike<number>): PriceRange[] {
  const all = Array.from(counts);
  const fair = all.reduce((sum, count) => sum + count, 0) / MOST;
  const ranges: PriceRange[] = [];
  let open: PriceRange | undefined;
  for (const [bucket, count] of all.entries()) {
    if (count === 0 && !open) continue;
    open ??= { from: (ranges.length > 0 && bounds[bucket - 1]) || 0, to: null, count: 0 };
    open.count += count;
    open.to = (bounds[bucket] ?? 0) - 1;
    if (open.count < fair) continue;
    ranges.push(open);
    open = undefined;
  }
  if (open) ranges.push(open);
  const last = ranges.at(-1);
  if (last) last.to = null;
  return ranges;
}
