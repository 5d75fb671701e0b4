import type { PurchaseOrderState } from '@tonalia/contract/purchasing-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { findReceipt } from '../receipt/receipt.sql.ts';
import { bringToStock } from '../stock/take-stock.ts';
import {
  addReceived,
  insertOrderReceipt,
  listPurchaseOrderLines,
  lockPurchaseOrder,
  setPurchaseOrderState,
} from './order.sql.ts';
import { averageCost } from './suggestion.rules.ts';
import { lockCosts, saveCosts } from './supplier.sql.ts';

/** What arrived of an order. */
export interface PurchaseArrival {
  orderId: string;
  receiptId: string;
  version: number;
  lines: readonly PurchasedUnits[];
}

interface PurchasedUnits {
  versionId: string;
  units: number;
}

/**
 * Brings what arrived into the order's warehouse, once for each `receiptId`, and carries the average cost on. PURCHASE_ORDER_NOT_FOUND,
 * PURCHASE_ORDER_STEP_WRONG, VERSION_CONFLICT, LINE_NOT_FOUND.
 */
export const receivePurchase = (
  { db, arrivals }: Pick<ModuleContext, 'db' | 'arrivals'>,
  operator: OperatorActor,
  { orderId, receiptId, version, lines }: PurchaseArrival,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    // A retry after a lost answer carries the version of before.
    if ((await findReceipt(tx, receiptId)).length > 0) return;
    requireOpen(order, version);
    const { code, warehouseId } = order;
    const ordered = await listPurchaseOrderLines(tx, orderId);
    if (lines.some((line) => ordered.every(({ versionId }) => versionId !== line.versionId)))
      throw new OfficeError('LINE_NOT_FOUND');
    const units = lines.reduce((sum, line) => sum + line.units, 0);
    const { operatorId } = operator;
    await insertOrderReceipt(tx, { id: receiptId, warehouseId, reason: code, units, operatorId, orderId });
    await carryCosts(tx, lines, new Map(ordered.map(({ versionId, cost }) => [versionId, cost])));
    const goods = lines.map((line) => ({ versionId: line.versionId, quantity: line.units }));
    const facts = { cause: 'receipt', document: code, operatorId } as const;
    await arrivals.hold(tx, warehouseId, goods, () => bringToStock(tx, warehouseId, goods, facts));
    await addReceived(tx, {
      id: orderId,
      versionIds: lines.map(({ versionId }) => versionId),
      units: lines.map((line) => line.units),
    });
    const arrived = new Map(lines.map((line) => [line.versionId, line.units]));
    const isWhole = ordered.every((line) => line.received + (arrived.get(line.versionId) ?? 0) >= line.units);
    await setPurchaseOrderState(tx, { id: orderId, state: isWhole ? 'received' : 'partial' });
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'products.purchase_received',
      subjectId: orderId,
      detail: { code, warehouse: warehouseId, units },
    });
  });

/** Ends an order: what has not arrived is no longer expected. PURCHASE_ORDER_NOT_FOUND, PURCHASE_ORDER_STEP_WRONG, VERSION_CONFLICT. */
export const closePurchase = (
  db: Database,
  operator: OperatorActor,
  { orderId, version }: Pick<PurchaseArrival, 'orderId' | 'version'>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    requireOpen(order, version);
    await setPurchaseOrderState(tx, { id: orderId, state: order.state === 'sent' ? 'cancelled' : 'received' });
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'products.purchase_closed',
      subjectId: orderId,
      detail: { code: order.code },
    });
  });

async function lockOrder(tx: Transaction, id: string) {
  const [row] = await lockPurchaseOrder(tx, id);
  if (!row) throw new OfficeError('PURCHASE_ORDER_NOT_FOUND');
  return row;
}

function requireOpen(order: { state: PurchaseOrderState; version: number }, version: number): void {
  if (order.state === 'received' || order.state === 'cancelled') throw new OfficeError('PURCHASE_ORDER_STEP_WRONG');
  if (order.version !== version) throw new OfficeError('VERSION_CONFLICT');
}

/** Before the units enter: the average weighs what was on hand. */
async function carryCosts(
  tx: Transaction,
  lines: readonly PurchasedUnits[],
  agreed: ReadonlyMap<string, number | null>,
): Promise<void> {
  const priced = lines.flatMap(({ versionId, units }) => {
    const cost = agreed.get(versionId);
    return cost ? [{ versionId, units, cost }] : [];
  });
  if (priced.length === 0) return;
  const known = await lockCosts(
    tx,
    priced.map(({ versionId }) => versionId),
  );
  const now = new Map(known.map((one) => [one.versionId, one]));
  await saveCosts(tx, {
    versionIds: priced.map(({ versionId }) => versionId),
    costs: priced.map((line) => {
      const before = now.get(line.versionId);
      return averageCost(before?.held ?? 0, before?.cost ?? null, line);
    }),
  });
}
