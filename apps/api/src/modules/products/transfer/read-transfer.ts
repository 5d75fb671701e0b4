import type { StockTransfer, StockTransferItem, StockTransferLine } from '@tonalia/contract/stock-transfers';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { OfficeError } from '@tonalia/contract/office-errors';
import { salesRateDays } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { rateSince, warehouseNames, withFacts } from '../stock-office/list-stock.ts';
import { listUnitsIn } from '../stock-office/stock-list.sql.ts';
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

/** A transfer as a role sees it, with its versions as they are in both warehouses. STOCK_TRANSFER_NOT_FOUND. */
export async function readTransfer(
  db: Database,
  clock: Clock,
  { id, role }: { id: string; role: OfficeRole },
): Promise<StockTransfer> {
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
    lines: await withSides(db, clock, { ...row, lines, role }),
    warehouses,
  };
}

const NOTHING = { onHand: 0, reserved: 0, available: 0, perDay: 0, coverDays: null };

async function withSides(
  db: Database,
  clock: Clock,
  { fromId, toId, lines, role }: { fromId: string; toId: string; lines: readonly TransferLineRow[]; role: OfficeRole },
): Promise<StockTransferLine[]> {
  const versionIds = lines.map(({ versionId }) => versionId);
  const [items, sold, held] = await Promise.all([
    withFacts(db, clock, { sums: versionIds.map((id) => ({ id, ...NOTHING })), role }),
    listSoldByWarehouse(db, { versionIds, since: rateSince(clock) }),
    listUnitsIn(db, versionIds),
  ]);
  const itemOf = new Map(items.map((item) => [item.versionId, item]));
  return lines.flatMap(({ versionId, ...line }) => {
    const item = itemOf.get(versionId);
    if (!item) return [];
    const { code, name, detail, image, tile, swatch, cost, grams } = item;
    const sideOf = (id: string) => {
      const here = held.find((one) => one.versionId === versionId && one.warehouseId === id);
      return {
        available: here?.available ?? 0,
        perDay: (sold.find((one) => one.versionId === versionId && one.warehouseId === id)?.units ?? 0) / salesRateDays,
        shelf: here?.shelf ?? null,
      };
    };
    const facts = { versionId, code, name, detail, image, tile, swatch, cost, grams };
    return [{ ...facts, ...line, from: sideOf(fromId), to: sideOf(toId) }];
  });
}
