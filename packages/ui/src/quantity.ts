/** Arithmetic of a quantity control; pure, so that a keyboard grid and tests can use it. */
export type StepperLimits = { step: number; min: number; max: number };

/** One step up, at most the largest multiple of the step that `max` allows. */
export function stepUp(value: number, { step, min, max }: StepperLimits): number {
  const next = Math.max(min, (Math.floor(value / step) + 1) * step);
  return Math.min(next, Math.floor(max / step) * step);
}

/** One step down, never below `min`. Values between multiples go to the next multiple: 12.5 to 12. */
export function stepDown(value: number, { step, min }: StepperLimits): number {
  return Math.max(min, (Math.ceil(value / step) - 1) * step);
}

export type TypedQuantity =
  | { kind: 'nothing' }
  | { kind: 'quantity'; value: number }
  | { kind: 'error'; reason: 'notANumber' | 'noSeparators' | 'notAMultiple' | 'aboveMax' };

/** Parses a typed quantity. Empty means no change. Points and commas are refused: "1.200" could be 1 or 1200. */
export function readQuantity(text: string, { step, min, max }: StepperLimits): TypedQuantity {
  const typed = text.trim();
  if (typed === '') return { kind: 'nothing' };
  if (/[.,]/.test(typed) && /\d/.test(typed)) return { kind: 'error', reason: 'noSeparators' };
  if (!/^\d{1,9}$/.test(typed)) return { kind: 'error', reason: 'notANumber' };
  const value = Number(typed);
  if (value > max) return { kind: 'error', reason: 'aboveMax' };
  if (value % step !== 0) return { kind: 'error', reason: 'notAMultiple' };
  return { kind: 'quantity', value: Math.max(min, value) };
}
