import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findPresales } from './presale.sql.ts';

/** When a presale leaves. */
export interface Presale {
  productId: string;
  dispatchDate: string;
  /** An order placed earlier belongs to an earlier presale. */
  opensAt: Date;
}

/** The presales of products, open or closed; none for a product without one. */
export function presalesOf(tx: Database | Transaction, productIds: readonly string[]): Promise<Presale[]> {
  return findPresales(tx, productIds);
}
