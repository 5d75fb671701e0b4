import { OfficeError } from '@tonalia/contract/office-errors';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, brokenConstraint, inTransaction, pgCode } from '../../../platform/transaction.ts';
import { requireStocked } from '../stock/require-stocked.ts';
import { findSupplierLead, insertPurchaseOrder, insertPurchaseOrderLines } from './order.sql.ts';
import { refuseUnknown } from './save-supplier.ts';

/** An order as an operator wants it. Costs are pesos of a unit without IVA. */
export interface PurchaseOrderDraft {
  _id: string;
  supplierId: string;
  warehouseId: string;
  lines: readonly { versionId: string; units: number; cost: number | null }[];
}

/** Makes an order, once for each id. SUPPLIER_NOT_FOUND, WAREHOUSE_NOT_FOUND, VERSION_NOT_FOUND. */
export async function makePurchaseOrder(
  { db, clock }: { db: Database; clock: Clock },
  operator: OperatorActor,
  { _id: id, supplierId, warehouseId, lines }: PurchaseOrderDraft,
): Promise<void> {
  const versionIds = lines.map(({ versionId }) => versionId);
  const made = inTransaction(db, async (tx) => {
    const [supplier] = await findSupplierLead(tx, supplierId);
    if (!supplier) throw new OfficeError('SUPPLIER_NOT_FOUND');
    const arrivesOn = dayAfter(dayIn(clock.now()), supplier.leadDays);
    const [order] = await insertPurchaseOrder(tx, { id, supplierId, warehouseId, arrivesOn, by: operator.name });
    if (!order) return;
    await requireStocked(tx, versionIds);
    const [units, costs] = [lines.map((line) => line.units), lines.map(({ cost }) => cost)];
    await insertPurchaseOrderLines(tx, { id, versionIds, units, costs });
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'products.purchase_ordered',
      subjectId: id,
      detail: { code: order.code, supplier: supplierId, warehouse: warehouseId, lines: lines.length },
    });
  });
  await made.catch((error: unknown) => {
    if (pgCode(error) !== '23503') throw error;
    refuseUnknown(brokenConstraint(error));
  });
}
