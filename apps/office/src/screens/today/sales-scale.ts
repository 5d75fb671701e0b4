/** Sums of the axis: 0 and one to three round ones below the top, which is at least `most`. */
export function scaleTo(most: number): { top: number; lines: number[] } {
  const magnitude = 10 ** Math.floor(Math.log10(most));
  const step = [0.5, 1, 2, 5].map((part) => part * magnitude).find((size) => most / size < 3.5) ?? 5 * magnitude;
  const lines = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
  return { top: Math.max(most * 1.05, (lines.at(-1) ?? 0) * 1.05, step), lines };
}
