import { maxLineQuantity } from './policy.ts';
import { AppError } from '@tonalia/contract/errors';

/** Limits of a quantity in units; without `max` it is `maxLineQuantity`. */
export interface QuantityRange {
  /** Units are multiples of it: the product's minimum quantity. */
  step?: number;
  /** Smallest quantity; 0 where zero removes the line or leaves a part out. Default: one step. */
  min?: number;
  max?: number;
}

/** Why a quantity is refused, in the order of the checks. */
export type QuantityRefusal =
  | AppError<'QUANTITY_NOT_A_NUMBER'>
  | AppError<'QUANTITY_NOT_AN_INTEGER'>
  | AppError<'QUANTITY_OUT_OF_RANGE'>
  | AppError<'QUANTITY_STEP'>;

/** The quantity, or the error that refuses it. */
export type CheckedQuantity = { quantity: number; refusal?: never } | { quantity?: never; refusal: QuantityRefusal };

/**
 * Whether `value` is a quantity: a number (no text, no boolean), whole, within the limits and a multiple of the step.
 */
export function checkQuantity(value: unknown, limits: QuantityRange = {}): CheckedQuantity {
  const { step = 1, min = step, max = maxLineQuantity } = limits;
  if (typeof value !== 'number' || !Number.isFinite(value)) return { refusal: new AppError('QUANTITY_NOT_A_NUMBER') };
  if (!Number.isInteger(value)) return { refusal: new AppError('QUANTITY_NOT_AN_INTEGER') };
  if (value > max || value < Math.min(min, 1)) return { refusal: new AppError('QUANTITY_OUT_OF_RANGE', { max }) };
  if (value < min || value % step !== 0) return { refusal: new AppError('QUANTITY_STEP', { step }) };
  return { quantity: value === 0 ? 0 : value };
}

/** Rounds down to whole steps: 10 units sold in steps of six are 6. */
export function wholeSteps(units: number, step: number): number {
  return Math.floor(units / step) * step;
}
