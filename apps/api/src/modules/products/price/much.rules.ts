/** A change of a price that counts towards the second factor, as a share of the old price. */
export const MUCH = 0.2;
/** Prices that may change by more than `MUCH` without the second factor (OFC-005). */
export const MOST_MUCH = 50;

/** Whether a price in pesos changes by more than 20 %, up or down. */
export const isMuch = (before: number, after: number): boolean => Math.abs(after - before) > before * MUCH;
