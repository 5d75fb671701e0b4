import type { Transaction } from '../../../platform/transaction.ts';
import { insertBalance } from './credit.sql.ts';

/** Money that the distributor keeps for a customer. */
export interface AddedBalance {
  customerId: string;
  /** Pesos. */
  amount: number;
}

/** Takes money off a customer's debt, and keeps the rest as balance in favour. False for a customer without credit account. */
export async function addBalance(tx: Transaction, { customerId, amount }: AddedBalance): Promise<boolean> {
  const [added] = await insertBalance(tx, customerId, amount);
  return added !== undefined;
}
