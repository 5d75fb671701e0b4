import { OfficeError } from '@tonalia/contract/office-errors';
import type { Transaction } from '../../../platform/transaction.ts';
import { lockCount } from './stock-count.sql.ts';

/** Locks an open count. COUNT_NOT_FOUND, COUNT_ENDED. */
export async function requireOpen(tx: Transaction, id: string): Promise<{ code: string; warehouseId: string }> {
  const [row] = await lockCount(tx, id);
  if (!row) throw new OfficeError('COUNT_NOT_FOUND');
  if (row.state !== 'open') throw new OfficeError('COUNT_ENDED');
  return row;
}
