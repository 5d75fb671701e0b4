import { wholeSteps } from './quantity.ts';

/** Units of a version that a shopper can still buy. */
export interface UnitsLeft {
  /** Units in the shopper's warehouse. */
  stock: number;
  /** Units left in the presale; 0 without a presale, Infinity without a limit. */
  presaleLeft: number;
  /** The version is excluded from its product's presale. */
  excluded: boolean;
  /** Minimum quantity of the product: both parts are multiples of it. */
  step?: number;
}

/** Units that can be ordered now, from stock and from the presale. */
export function availableUnits({ stock, presaleLeft, excluded, step = 1 }: UnitsLeft): {
  stock: number;
  presale: number;
} {
  return { stock: wholeSteps(stock, step), presale: excluded ? 0 : wholeSteps(presaleLeft, step) };
}

/**
 * Splits a quantity into stock first and presale second; null when both together fall short. A file of its own, so that
 * code that only counts does not load the table of errors.
 */
export function splitUnits(wanted: number, left: UnitsLeft): { quantity: number; quantityPresale: number } | null {
  const { stock, presale } = availableUnits(left);
  const quantity = Math.min(wanted, stock);
  return wanted - quantity <= presale ? { quantity, quantityPresale: wanted - quantity } : null;
}
