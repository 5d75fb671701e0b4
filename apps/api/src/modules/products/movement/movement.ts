import type { MovementCause } from '@tonalia/contract/stock-office';

export type { MovementCause };

/** What a writer of stock says about its change. */
export interface MovementFacts {
  cause: MovementCause;
  /** At most 300 characters. */
  reason?: string | null;
  /** Code of the order, transfer or count. */
  document?: string | null;
  operatorId?: string | null;
}

/** A change in the names of `products.stock.moved_for`. */
export const entryOf = ({ cause, reason = null, document = null, operatorId = null }: MovementFacts) => ({
  cause,
  reason,
  document,
  operator: operatorId,
});

/** The value of `products.stock.moved_for` for a change with one cause; the trigger copies it to the ledger. */
export const movedFor = (facts: MovementFacts): string => JSON.stringify([entryOf(facts)]);
