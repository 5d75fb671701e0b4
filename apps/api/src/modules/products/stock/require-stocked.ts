import { AppError } from '@tonalia/contract/errors';
import type { Transaction } from '../../../platform/transaction.ts';
import { countStockedVersions } from './stock.sql.ts';

/** Refuses versions that have no stock of their own: a combo sells the stock of its parts. VERSION_NOT_FOUND, also for an unknown version. */
export async function requireStocked(tx: Transaction, versionIds: readonly string[]): Promise<void> {
  const ids = new Set(versionIds);
  const [found] = await countStockedVersions(tx, [...ids]);
  if (found?.count !== ids.size) throw new AppError('VERSION_NOT_FOUND');
}
