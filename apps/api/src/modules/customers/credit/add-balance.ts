import type { Transaction } from '../../../platform/transaction.ts';
import { insertBalance, removeBalance } from './credit.sql.ts';

/** Money that the distributor keeps for a customer. */
export interface AddedBalance {
  customerId: string;
  /** Pesos. */
  amount: number;
}

/**
 * Takes money off a customer's debt, and keeps the rest as balance in favour. Returns the id of its movement; undefined for a customer
 * without credit account.
 */
export async function addBalance(tx: Transaction, { customerId, amount }: AddedBalance): Promise<string | undefined> {
  const [added] = await insertBalance(tx, customerId, amount);
  return added?.id;
}

/** Takes back what `addBalance` added, by the id of its movement. False when it was spent: the caller then rolls back. */
export async function takeBalanceBack(tx: Transaction, movementId: string): Promise<boolean> {
  return (await removeBalance(tx, movementId)).length > 0;
}
