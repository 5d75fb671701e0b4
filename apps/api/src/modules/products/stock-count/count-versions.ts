import type { SentCount } from '@tonalia/contract/stock-counts';
import { AppError } from '@tonalia/contract/errors';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction, pgCode } from '../../../platform/transaction.ts';
import { lockUnits } from '../stock/leave-stock.ts';
import { requireStocked } from '../stock/require-stocked.ts';
import { ensureStocks } from '../stock/stock.sql.ts';
import { requireOpen } from './require-open.ts';
import { findCountLine, insertCountLine, saveCountItem } from './stock-count.sql.ts';

/** What a phone counted. */
export interface SentCounts {
  countId: string;
  lines: readonly SentCount[];
}

/**
 * Keeps what was counted, with what the books had at that moment; `count_line` is the record. A line that arrives again changes nothing, also after
 * the count ended. COUNT_NOT_FOUND, COUNT_ENDED, VERSION_NOT_FOUND.
 */
export async function countVersions(
  db: Database,
  operator: OperatorActor,
  { countId, lines }: SentCounts,
): Promise<void> {
  for (const line of lines)
    await inTransaction(db, (tx) => countOne(tx, operator, countId, line)).catch((error: unknown) => {
      throw pgCode(error) === '23503' ? new AppError('VERSION_NOT_FOUND') : error;
    });
}

async function countOne(tx: Transaction, operator: OperatorActor, countId: string, line: SentCount): Promise<void> {
  const { _id: id, versionId, units, reason, ago } = line;
  if ((await findCountLine(tx, id)).length > 0) return;
  const { warehouseId } = await requireOpen(tx, countId);
  // sent twice at once: the second waited for the first
  if ((await findCountLine(tx, id)).length > 0) return;
  await requireStocked(tx, [versionId]);
  await ensureStocks(tx, { ids: [versionId], warehouseId });
  await lockUnits(tx, [{ versionId, warehouseId }]);
  const { operatorId } = operator;
  await insertCountLine(tx, { id, countId, versionId, warehouseId, units, reason, ago, operatorId });
  await saveCountItem(tx, { id, by: operator.name });
}
