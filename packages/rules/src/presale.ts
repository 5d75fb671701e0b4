import { AppError } from '@tonalia/contract/errors';
import { availableUnits, splitUnits } from './presale-units.ts';
import type { UnitsLeft } from './presale-units.ts';

export interface Availability extends UnitsLeft {
  /** The code a refusal names. */
  code: string;
  /** The product has shades or volumes, so a refusal speaks of the shade. */
  hasVersions: boolean;
}

export type Split =
  | { quantity: number; quantityPresale: number; refusal?: never }
  | { refusal: AppError<'STOCK_EXCEEDED'> | AppError<'SHADE_OUT_OF_STOCK'> | AppError<'OUT_OF_STOCK'> };

/**
 * Takes what is in stock first and the rest in presale. A version out of the presale, or a product without one, keeps to
 * its stock. `wanted` are all the units of the version, those in the cart included.
 */
export function splitPresale(wanted: number, availability: Availability): Split {
  const { code, hasVersions } = availability;
  const units = splitUnits(wanted, availability);
  if (units) return units;
  const left = availableUnits(availability);
  const total = left.stock + left.presale;
  if (total > 0) return { refusal: new AppError('STOCK_EXCEEDED', { code, left: total }) };
  return {
    refusal: hasVersions ? new AppError('SHADE_OUT_OF_STOCK', { code }) : new AppError('OUT_OF_STOCK', { code }),
  };
}
