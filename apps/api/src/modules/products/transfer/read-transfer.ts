import type { StockTransfer, StockTransferItem, StockTransferLine } from '@tonalia/contract/stock-transfers';
import { OfficeError } from '@tonalia/contract/office-errors';
import { salesRateDays } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { rateSince, warehouseNames, withFacts } from '../stock-office/list-stock.ts';
import { findTransfer, listSoldByWarehouse, listTransferLines } from './transfer.sql.ts';

type TransferPlace = { _id: string; name: string };
type StockTransferRow = Awaited<ReturnType<typeof findTransfer>>[number];
type TransferLineRow = Awaited<ReturnType<typeof listTransferLines>>[number];

/** What a transfer is apart from its lines. */
export const toTransferHead = (
  row: Omit<StockTransferRow, 'carrier' | 'note' | 'version'>,
  names: readonly TransferPlace[],
): Omit<StockTransferItem, 'lines' | 'units' | 'differing'> => {
  const named = (_id: string) => names.find((one) => one._id === _id) ?? { _id, name: _id };
  return {
    _id: row.id,
    code: row.code,
    state: row.state,
    from: named(row.fromId),
    to: named(row.toId),
    leavesOn: row.leavesOn,
    arrivesOn: row.arrivesOn,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    sentAt: row.sentAt?.toISOString() ?? null,
    sentBy: row.sentBy,
    receivedAt: row.receivedAt?.toISOString() ?? null,
    receivedBy: row.receivedBy,
  };
};

/** A transfer with its versions as they are in both warehouses. STOCK_TRANSFER_NOT_FOUND. */
export async function readTransfer(db: Database, clock: Clock, id: string): Promise<StockTransfer> {
  const [[row], lines, warehouses] = await Promise.all([
    findTransfer(db, id),
    listTransferLines(db, id),
    warehouseNames(db),
  ]);
  if (!row) throw new OfficeError('STOCK_TRANSFER_NOT_FOUND');
  return {
    ...toTransferHead(row, warehouses),
    carrier: row.carrier,
    note: row.note,
    version: row.version,
    units: lines.reduce((sum, { units }) => sum + units, 0),
    differing: lines.filter(({ reason }) => reason !== null).length,
    lines: await withSides(db, clock, row, lines),
    warehouses,
  };
}

const NOTHING = { onHand: 0, reserved: 0, available: 0, perDay: 0, coverDays: null };

async function withSides(
  db: Database,
  clock: Clock,
  { fromId, toId }: Pick<StockTransferRow, 'fromId' | 'toId'>,
  lines: readonly TransferLineRow[],
): Promise<StockTransferLine[]> {
  const versionIds = lines.map(({ versionId }) => versionId);
  const [items, sold] = await Promise.all([
    withFacts(
      db,
      clock,
      versionIds.map((id) => ({ id, ...NOTHING })),
    ),
    listSoldByWarehouse(db, { versionIds, since: rateSince(clock) }),
  ]);
  const itemOf = new Map(items.map((item) => [item.versionId, item]));
  return lines.flatMap(({ versionId, ...line }) => {
    const item = itemOf.get(versionId);
    if (!item) return [];
    const { code, name, detail, image, tile, swatch } = item;
    const sideOf = (id: string) => ({
      available: item.warehouses.find(({ warehouseId }) => warehouseId === id)?.available ?? 0,
      perDay: (sold.find((one) => one.versionId === versionId && one.warehouseId === id)?.units ?? 0) / salesRateDays,
    });
    const names = { versionId, code, name, detail, image, tile, swatch };
    return [{ ...names, ...line, from: sideOf(fromId), to: sideOf(toId) }];
  });
}
