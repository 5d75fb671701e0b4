import type { Database, Transaction } from '../../../platform/transaction.ts';
import { listLedgerAfter, listLedgerOf } from './ledger.sql.ts';
import { lockUnits } from './leave-stock.ts';

/** A stock row as its ledger has it, in units. */
export interface LedgerRow {
  versionId: string;
  warehouseId: string;
  /** Of the version. */
  code: string;
  /** Available and reserved. */
  onHand: number;
  reserved: number;
  /** The sum of its movements. */
  moved: number;
}

/** The stock rows of the next `most` versions by id, and the id to go on after; undefined at the end. */
export async function readLedgerAfter(
  db: Database,
  after: string,
  most: number,
): Promise<{ rows: LedgerRow[]; last: string | undefined }> {
  const found = await listLedgerAfter(db, { after, most });
  const rows = found.flatMap(({ warehouseId, ...row }) => (warehouseId === null ? [] : [{ ...row, warehouseId }]));
  return { rows, last: found.at(-1)?.versionId };
}

/** These stock rows, locked until the transaction ends, so that no order changes them. */
export async function lockLedger(
  tx: Transaction,
  keys: readonly Pick<LedgerRow, 'versionId' | 'warehouseId'>[],
): Promise<LedgerRow[]> {
  await lockUnits(tx, keys);
  const warehouseIds = keys.map(({ warehouseId }) => warehouseId);
  return listLedgerOf(tx, { warehouseIds, versionIds: keys.map(({ versionId }) => versionId) });
}
