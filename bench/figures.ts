/** The percentile: the sample below which this share of the samples is; 0 without samples. */
export function percentile(samples: readonly number[], part: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

/** The median; of an even number of samples the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? sorted.at(-1) ?? 0)) / 2;
}

/** Splits items into parts of nearly equal size, round robin. */
export function deal<T>(things: readonly T[], parts: number): T[][] {
  return Array.from({ length: parts }, (_, part) => things.filter((_thing, n) => n % parts === part));
}
