import type { DriverStop } from '@tonalia/contract/dispatch-driver';

/** How many boxes there were when the label was printed; it may have changed since. */
const withoutCount = (label: string): string => label.trim().toUpperCase().replace(/-\d+$/, '');

/** The stop of a box with its number, by what its label says; undefined for a box of no stop. */
export function readBox(stops: readonly DriverStop[], code: string): { stop: DriverStop; number: number } | undefined {
  const read = withoutCount(code);
  for (const stop of stops) {
    // a route that the phone stored before it had labels
    const at = (stop.labels as string[] | undefined)?.findIndex((label) => withoutCount(label) === read) ?? -1;
    if (at >= 0) return { stop, number: at + 1 };
  }
  return undefined;
}
