import { pick } from './hash.ts';

/** Neutral backgrounds of product pictures; the colours are tokens of the interface. */
export const tileTints = ['rubor', 'salvia', 'niebla', 'mantequilla', 'malva', 'piedra'] as const;

/** The tints of a product's tile, as the contract's `tile` names them. */
export type PictureTint = (typeof tileTints)[number];

/** The tint of a product's tile: one of the six by its id, and constant. Safe in a browser. */
export function tileTint(productId: string): PictureTint {
  return pick(tileTints, productId);
}
