import type { PurchaseOrder, PurchaseOrderItem, PurchaseOrderState } from '@tonalia/contract/purchasing-office';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { OfficeError } from '@tonalia/contract/office-errors';
import { operatorCan } from '@tonalia/contract/office-rights';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import type { Clock } from '../../../platform/clock.ts';
import { countedPage } from '../../../platform/counted-page.ts';
import type { Database } from '../../../platform/transaction.ts';
import { warehouseNames } from '../stock-office/list-stock.ts';
import { nameVersions } from '../stock-office/name-versions.ts';
import { countPurchaseOrders, findPurchaseOrder, listPurchaseOrderLines, listPurchaseOrderPage } from './order.sql.ts';

/** Which orders a page has. */
export interface PurchaseOrderQuery {
  state?: PurchaseOrderState | undefined;
  page: number;
  limit: number;
}

/** A page of orders, newest first. Without `costs.read` no amounts. */
export async function listPurchaseOrders(
  db: Database,
  role: OfficeRole,
  { state: asked, page, limit }: PurchaseOrderQuery,
): Promise<ReturnType<typeof countedPage> & { results: PurchaseOrderItem[] }> {
  const state = asked ?? null;
  const [rows, [counted], warehouses] = await Promise.all([
    listPurchaseOrderPage(db, { state, limit, offset: (page - 1) * limit }),
    countPurchaseOrders(db, { state, most: MOST_COUNTED + 1 }),
    warehouseNames(db),
  ]);
  const seesCosts = operatorCan(role, 'costs.read');
  return {
    ...countedPage(counted?.count ?? 0, { page, limit }),
    results: rows.map((row) => ({
      ...toHead(row, warehouses),
      units: row.units,
      received: row.received,
      amount: seesCosts ? row.amount : null,
    })),
  };
}

type PurchaseOrderRow = Awaited<ReturnType<typeof findPurchaseOrder>>[number];

const toHead = (
  row: PurchaseOrderRow,
  warehouses: readonly { _id: string; name: string }[],
): Omit<PurchaseOrderItem, 'units' | 'received' | 'amount'> => ({
  _id: row.id,
  code: row.code,
  state: row.state,
  supplier: { _id: row.supplierId, name: row.supplierName },
  warehouse: warehouses.find(({ _id }) => _id === row.warehouseId) ?? { _id: row.warehouseId, name: row.warehouseId },
  arrivesOn: row.arrivesOn,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
});

/** An order with its versions. PURCHASE_ORDER_NOT_FOUND. */
export async function readPurchaseOrder(
  { db, clock }: { db: Database; clock: Clock },
  role: OfficeRole,
  id: string,
): Promise<PurchaseOrder> {
  const [[row], lines, warehouses] = await Promise.all([
    findPurchaseOrder(db, id),
    listPurchaseOrderLines(db, id),
    warehouseNames(db),
  ]);
  if (!row) throw new OfficeError('PURCHASE_ORDER_NOT_FOUND');
  const seesCosts = operatorCan(role, 'costs.read');
  const named = await nameVersions(
    db,
    clock,
    lines.map(({ versionId }) => versionId),
  );
  return {
    ...toHead(row, warehouses),
    mailedAt: row.mailedAt?.toISOString() ?? null,
    canMail: row.hasMail,
    version: row.version,
    units: lines.reduce((sum, line) => sum + line.units, 0),
    received: lines.reduce((sum, line) => sum + line.received, 0),
    amount: seesCosts ? lines.reduce((sum, line) => sum + line.units * (line.cost ?? 0), 0) : null,
    lines: lines.flatMap(({ versionId, units, received, cost }) => {
      const names = named.get(versionId);
      return names ? [{ ...names, units, received, cost: seesCosts ? cost : null }] : [];
    }),
  };
}
