import { pick } from './hash.ts';

/** The quiet grounds a product picture stands on; the colours themselves are tokens of the interface. */
export const tileTints = ['rubor', 'salvia', 'niebla', 'mantequilla', 'malva', 'piedra'] as const;

export type TileTint = (typeof tileTints)[number];

/** The tint of a product's tile: spread over the six by its id, and never changing. Safe in a browser. */
export function tileTint(productId: string): TileTint {
  return pick(tileTints, productId);
}
