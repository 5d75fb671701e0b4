import { expect, vi } from 'vitest';
import type { Database } from '../src/platform/transaction.ts';

/** Locks an order as another operator's act does, until the returned function is called. */
export async function lockOrder(db: Database, orderId: string): Promise<() => Promise<void>> {
  const other = await db.connect();
  await other.query('begin');
  await other.query('select from purchase.order where id = $1 for update', [orderId]);
  return async () => {
    await other.query('commit');
    other.release();
  };
}

/** Until so many transactions of this database wait for a lock. */
export const untilWaiting = (db: Database, count: number): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await db.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(count);
  }, 4_000);
