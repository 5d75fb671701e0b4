import type { AdjustReason } from '@tonalia/contract/stock-office';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, brokenConstraint, inTransaction, pgCode } from '../../../platform/transaction.ts';
import { refreshShown } from '../shown.sql.ts';
import { type MovementCause, movedFor } from '../movement/movement.ts';
import { requireStocked } from '../stock/require-stocked.ts';
import { ensureStock } from '../stock/set-stock.sql.ts';
import { reasonWords } from './reasons.es-CO.ts';
import { findVersionCode, lockStockRow, setOnHand } from './stock-list.sql.ts';

/** A correction of an operator. */
export interface StockAdjustment {
  versionId: string;
  warehouseId: string;
  /** On hand, as counted. */
  units: number;
  /** On hand, as the operator saw it. */
  seen: number;
  reason: AdjustReason;
}

/**
 * Sets the units on hand of a stock row, with its movement and audit event. VERSION_NOT_FOUND, WAREHOUSE_NOT_FOUND, STOCK_CHANGED when what is on
 * hand is not what the operator saw, and STOCK_RESERVED below what orders hold.
 */
export async function adjustStock(
  db: Database,
  operator: OperatorActor,
  { versionId, warehouseId, units, seen, reason }: StockAdjustment,
): Promise<{ before: number; after: number }> {
  const adjusted = inTransaction(db, async (tx) => {
    const [version] = await findVersionCode(tx, versionId);
    if (!version) throw new AppError('VERSION_NOT_FOUND');
    await requireStocked(tx, [versionId]);
    await ensureStock(tx, versionId, warehouseId);
    const [row] = await lockStockRow(tx, { versionId, warehouseId });
    if (row?.onHand !== seen) throw new OfficeError('STOCK_CHANGED');
    if (units < row.reserved) throw new OfficeError('STOCK_RESERVED');
    const facts = {
      cause: causeOf(reason, units - seen),
      reason: reasonWords[reason],
      operatorId: operator.operatorId,
    };
    await setOnHand(tx, { versionId, warehouseId, available: units - row.reserved, movedFor: movedFor(facts) });
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'products.stock_adjusted',
      subjectId: versionId,
      detail: { code: version.code, warehouse: warehouseId, before: seen, after: units, reason, by: operator.name },
    });
    await refreshShown(tx, [version.productId]);
    return { before: seen, after: units };
  });
  return adjusted.catch((error: unknown) => {
    if (pgCode(error) === '23503' && brokenConstraint(error)?.includes('warehouse'))
      throw new OfficeError('WAREHOUSE_NOT_FOUND');
    throw error;
  });
}

const causeOf = (reason: AdjustReason, by: number): MovementCause => {
  if (reason === 'count') return 'count';
  return by < 0 && reason !== 'sample' ? 'loss' : 'adjustment';
};
