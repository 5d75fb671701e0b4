import { AppError } from '@tonalia/contract/errors';
import { wholeSteps } from './quantity.ts';

export interface Availability {
  /** The code a refusal names. */
  code: string;
  /** Units in the shopper's warehouse. */
  stock: number;
  /** Units the presale still takes; 0 without presale, Infinity without limit. */
  presaleLeft: number;
  /** The version stays out of its product's presale. */
  excluded: boolean;
  /** The product has shades or volumes, so a refusal speaks of the shade. */
  hasVersions: boolean;
  /** The product's minimum quantity: both parts are multiples of it. */
  step?: number;
}

export type Split =
  | { quantity: number; quantityPresale: number; refusal?: never }
  | { refusal: AppError<'STOCK_EXCEEDED'> | AppError<'SHADE_OUT_OF_STOCK'> | AppError<'OUT_OF_STOCK'> };

/** Units that may be ordered now, in stock and before they arrive. */
export function availableUnits({
  stock,
  presaleLeft,
  excluded,
  step = 1,
}: Omit<Availability, 'code' | 'hasVersions'>): {
  stock: number;
  presale: number;
} {
  return { stock: wholeSteps(stock, step), presale: excluded ? 0 : wholeSteps(presaleLeft, step) };
}

/**
 * Takes what is in stock first and the rest in presale. A version out of the presale, or a product without one, keeps to
 * its stock. `wanted` are all the units of the version, those in the cart included.
 */
export function splitPresale(wanted: number, availability: Availability): Split {
  const { code, hasVersions } = availability;
  const left = availableUnits(availability);
  const quantity = Math.min(wanted, left.stock);
  const quantityPresale = wanted - quantity;
  if (quantityPresale <= left.presale) return { quantity, quantityPresale };
  const total = left.stock + left.presale;
  if (total > 0) return { refusal: new AppError('STOCK_EXCEEDED', { code, left: total }) };
  return {
    refusal: hasVersions ? new AppError('SHADE_OUT_OF_STOCK', { code }) : new AppError('OUT_OF_STOCK', { code }),
  };
}
