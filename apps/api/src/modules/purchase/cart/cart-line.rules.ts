import type { SeenCartLine } from './cart.rules.ts';
import type { CartLineKey } from './line-key.rules.ts';

/** A line as it is kept: what was chosen, and what the shopper saw when choosing. */
export interface CartLine extends SeenCartLine, CartLineKey {
  /** Codes of the versions chosen for the parts of a combo, joined; empty for anything else. */
  choice: string;
  /** Versions chosen for the parts of a combo that leave the choice. */
  chosen: { position: number; versionId: string }[];
}
