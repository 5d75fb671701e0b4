import { largePriceChange } from '@tonalia/rules/policy';

/** Whether a price in pesos changes by more than `largePriceChange`, up or down. */
export const isLargeChange = (before: number, after: number): boolean =>
  Math.abs(after - before) > before * largePriceChange;
