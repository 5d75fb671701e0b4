import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { brokenConstraint, inTransaction, pgCode } from '../../../platform/transaction.ts';
import { requireStocked } from '../stock/require-stocked.ts';
import { bringToStock } from '../stock/take-stock.ts';
import { findReceipt, insertReceipt } from './receipt.sql.ts';

/** Goods that arrived without a purchase order. */
export interface GoodsReceipt {
  _id: string;
  warehouseId: string;
  reason: string;
  lines: readonly { versionId: string; units: number }[];
}

/** Enters goods into a warehouse, once for each id. WAREHOUSE_NOT_FOUND, VERSION_NOT_FOUND. */
export async function enterReceipt(
  { db, arrivals }: Pick<ModuleContext, 'db' | 'arrivals'>,
  operator: OperatorActor,
  { _id: id, warehouseId, reason, lines }: GoodsReceipt,
): Promise<{ code: string; units: number }> {
  const units = lines.reduce((sum, line) => sum + line.units, 0);
  const { operatorId } = operator;
  const entered = inTransaction(db, async (tx) => {
    const [made] = await insertReceipt(tx, { id, warehouseId, reason, units, operatorId });
    if (!made) return (await findReceipt(tx, id))[0] ?? { code: '', units: 0 };
    await requireStocked(
      tx,
      lines.map(({ versionId }) => versionId),
    );
    const goods = lines.map((line) => ({ versionId: line.versionId, quantity: line.units }));
    const facts = { cause: 'receipt', reason, document: made.code, operatorId } as const;
    await arrivals.hold(tx, warehouseId, goods, () => bringToStock(tx, warehouseId, goods, facts));
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'products.goods_received',
      subjectId: id,
      detail: { code: made.code, warehouse: warehouseId, units, reason },
    });
    return { code: made.code, units };
  });
  return entered.catch((error: unknown) => {
    if (pgCode(error) !== '23503') throw error;
    throw brokenConstraint(error)?.includes('version')
      ? new AppError('VERSION_NOT_FOUND')
      : new OfficeError('WAREHOUSE_NOT_FOUND');
  });
}
