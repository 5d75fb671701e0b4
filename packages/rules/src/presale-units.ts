import { wholeSteps } from './quantity.ts';

export interface UnitsLeft {
  /** Units in the shopper's warehouse. */
  stock: number;
  /** Units the presale still takes; 0 without presale, Infinity without limit. */
  presaleLeft: number;
  /** The version stays out of its product's presale. */
  excluded: boolean;
  /** The product's minimum quantity: both parts are multiples of it. */
  step?: number;
}

/** Units that may be ordered now, in stock and before they arrive. */
export function availableUnits({ stock, presaleLeft, excluded, step = 1 }: UnitsLeft): {
  stock: number;
  presale: number;
} {
  return { stock: wholeSteps(stock, step), presale: excluded ? 0 : wholeSteps(presaleLeft, step) };
}

/**
 * Takes what is in stock first and the rest in presale; null when both together fall short. By itself, so that who only counts
 * carries no table of refusals.
 */
export function splitUnits(wanted: number, left: UnitsLeft): { quantity: number; quantityPresale: number } | null {
  const { stock, presale } = availableUnits(left);
  const quantity = Math.min(wanted, stock);
  return wanted - quantity <= presale ? { quantity, quantityPresale: wanted - quantity } : null;
}
