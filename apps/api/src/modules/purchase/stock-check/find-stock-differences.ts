import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { type LedgerRow, lockLedger, readLedgerAfter } from '../../products/index.ts';
import { listOpenUnits } from './stock-check.sql.ts';

/** A stock row of which the books disagree, in units. */
export interface StockDifference extends LedgerRow {
  /** What the parts of orders that have not left hold of it. */
  open: number;
}

/** Versions of one step. */
const STEP = 500;
/** More differing rows than this are counted and not looked at twice. */
const MOST = 1_000;

const keyOf = ({ versionId, warehouseId }: Pick<LedgerRow, 'versionId' | 'warehouseId'>): string =>
  `${versionId} ${warehouseId}`;
const differs = ({ onHand, reserved, moved, open }: StockDifference): boolean => onHand !== moved || reserved !== open;

/**
 * Compares each stock row with the sum of its movements and with what orders hold of it. Orders go on meanwhile, so a row that seems to differ is
 * read again under its lock.
 */
export async function findStockDifferences(db: Database): Promise<{ rows: number; differences: StockDifference[] }> {
  const open = await openUnits(db);
  const unseen = new Set(open.keys());
  const suspects: Pick<LedgerRow, 'versionId' | 'warehouseId'>[] = [];
  let count = 0;
  for (let after: string | undefined = '0'; after !== undefined;) {
    const { rows, last } = await readLedgerAfter(db, after, STEP);
    for (const row of rows) unseen.delete(keyOf(row));
    suspects.push(...rows.filter((row) => differs({ ...row, open: open.get(keyOf(row)) ?? 0 })));
    count += rows.length;
    after = last;
  }
  for (const key of unseen) {
    const [versionId = '', warehouseId = ''] = key.split(' ');
    suspects.push({ versionId, warehouseId });
  }
  return { rows: count, differences: await lookAgain(db, suspects.slice(0, MOST)) };
}

const lookAgain = async (
  db: Database,
  suspects: readonly Pick<LedgerRow, 'versionId' | 'warehouseId'>[],
): Promise<StockDifference[]> =>
  suspects.length === 0
    ? []
    : inTransaction(db, async (tx) => {
        const rows = await lockLedger(tx, suspects);
        const open = await openUnits(tx);
        return rows.map((row) => ({ ...row, open: open.get(keyOf(row)) ?? 0 })).filter(differs);
      });

const openUnits = async (db: Parameters<typeof listOpenUnits>[0]): Promise<ReadonlyMap<string, number>> =>
  new Map((await listOpenUnits(db)).map((row) => [keyOf(row), row.units]));
