/** Orange for a difference, red above the limit. */
export function differenceClass(difference: number | null, limit: number): string {
  if (difference === null || difference === 0) return '';
  return Math.abs(difference) > limit ? 'text-danger' : 'text-warn';
}
