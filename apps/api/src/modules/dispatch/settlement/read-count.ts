import type { DriverRoute } from '@tonalia/contract/dispatch-driver';
import type { Database } from '../../../platform/transaction.ts';
import { findCount } from './settlement.sql.ts';

/** The desk's count as the driver sees it; null before there is one. */
export async function readSignedCount(db: Database, loadId: string): Promise<DriverRoute['count']> {
  const [count] = await findCount(db, loadId);
  return count ? { ...count, signedAt: count.signedAt?.toISOString() ?? null } : null;
}
