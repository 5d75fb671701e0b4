import { AppError } from '@tonalia/contract/errors';
import { availableUnits, splitUnits } from './presale-units.ts';
import type { UnitsLeft } from './presale-units.ts';

/** Units of a version, and the names that a refusal needs. */
export interface Availability extends UnitsLeft {
  /** The code that the refusal names. */
  code: string;
  /** The product has shades or volumes, so the refusal names the shade. */
  hasVersions: boolean;
}

/** Units from stock (`quantity`) and from the presale (`quantityPresale`), or the error that refuses them. */
export type PresaleSplit =
  | { quantity: number; quantityPresale: number; refusal?: never }
  | { refusal: AppError<'STOCK_EXCEEDED'> | AppError<'SHADE_OUT_OF_STOCK'> | AppError<'OUT_OF_STOCK'> };

/**
 * Splits a quantity into stock first and presale second. A version outside the presale has only its stock. `wanted`
 * counts all units of the version, including those in the cart.
 */
export function splitPresale(wanted: number, availability: Availability): PresaleSplit {
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
