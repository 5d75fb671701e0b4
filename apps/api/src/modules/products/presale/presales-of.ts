import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findPresales } from './presale.sql.ts';

/** A presale with its dispatch date. */
export interface Presale {
  productId: string;
  dispatchDate: string;
  /** Orders placed before belong to an earlier presale. */
  opensAt: Date;
  /** Why its day was moved last: a `PresaleMoveReason`; null for a day that never moved. */
  movedFor: string | null;
  /** The last move sends no message. */
  movesQuiet: boolean;
  /** The operator's own text for the customers of the last move, with its variables. */
  movedWords: string | null;
}

/** The presales of products, open or closed. Products without one are omitted. */
export function presalesOf(tx: Database | Transaction, productIds: readonly string[]): Promise<Presale[]> {
  return findPresales(tx, productIds);
}
