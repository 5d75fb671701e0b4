import { AppError } from '@tonalia/contract/errors';
import type { Transaction } from '../../../platform/transaction.ts';
import { listOpenDocuments } from '../../customers/index.ts';

/** More documents than any customer owes at once. */
const MOST = 1_000;

/** Where no parts are taken, money that names no document pays whole ones, the oldest due day first; throws INVALID_REQUEST. */
export async function requireWholeDocuments(
  tx: Transaction,
  customerId: string,
  { amount, used }: { amount: number; used: number },
): Promise<void> {
  if (amount === used) return;
  let paid = 0;
  for (const { balance } of await listOpenDocuments(tx, { customerId, from: null, to: null, limit: MOST, offset: 0 })) {
    paid += balance;
    if (paid >= amount) break;
  }
  if (paid === amount) return;
  throw new AppError('INVALID_REQUEST', { field: 'creditPayment', detail: 'un documento se paga completo' });
}
