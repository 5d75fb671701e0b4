import type { SeenCartLine } from '@tonalia/rules/cart-lines';
import type { CartLineKey } from './line-key.rules.ts';

/** A stored line: the choice of the shopper, and the price and date shown then. */
export interface CartLine extends SeenCartLine, CartLineKey {
  /** Codes of the versions chosen for the parts of a combo, joined by `+`; empty for other lines. */
  choice: string;
  /** Versions chosen for the open parts of a combo. */
  chosen: { position: number; versionId: string }[];
}
