import { OfficeError } from '@tonalia/contract/office-errors';
import { operatorCan } from '@tonalia/contract/office-rights';
import { AppError } from '@tonalia/contract/errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { CellEdit } from '@tonalia/contract/products-grid';
import { hour } from '@tonalia/rules/durations';
import { undoHours } from '@tonalia/rules/policy';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { refusalText } from '../../../platform/http/errors.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import type { SavedRow, SellingPair } from './cells.rules.ts';
import { listCellActItems, markCellActUndone } from './cells.sql.ts';
import { type CellToWrite, lockRows, writeCells } from './write-cells.ts';

type CellItem = Awaited<ReturnType<typeof listCellActItems>>[number];

/**
 * Gives the cells of a change their earlier values in one transaction; a cell that changed since is refused (CELL_CHANGED). A change is
 * undone once. UNDO_EXPIRED for an unknown, older or undone one; ROLE_NOT_ALLOWED for prices without `prices.edit`.
 */
export const undoCells = (
  db: Database,
  clock: Clock,
  { actId, dryRun, operator }: { actId: string; dryRun: boolean; operator: OperatorActor },
): Promise<BulkResult> =>
  inTransaction(db, async (tx) => {
    const since = new Date(clock.now().getTime() - undoHours * hour);
    const marked = await markCellActUndone(tx, { actId, since });
    if (marked.length === 0) throw new OfficeError('UNDO_EXPIRED');
    const items = await listCellActItems(tx, { actId, since });
    if (items.some(({ field }) => !mayUndo(field, operator))) throw new AppError('ROLE_NOT_ALLOWED');
    const rows = await lockRows(
      tx,
      items.map(({ versionId }) => versionId),
    );
    const result: BulkResult = { changed: [], unchanged: [], refused: [], undo: null };
    const cells = items.flatMap((item) => {
      const cell = backOf(item, rows.get(item.versionId));
      const id = [item.versionId, item.field, ...(item.tradeTypeId === null ? [] : [item.tradeTypeId])].join(':');
      if (cell) result.changed.push(id);
      else result.refused.push({ id, code: 'CELL_CHANGED', message: refusalText(new OfficeError('CELL_CHANGED')) });
      return cell ?? [];
    });
    if (dryRun) throw new Previewed(result);
    await writeCells(tx, cells, operator.name);
    await recordAuditEvent(tx, {
      actorId: null,
      operator: { operatorId: operator.operatorId, network: operator.network },
      action: 'products.cells_undone',
      subjectId: actId,
      detail: { cells: cells.length, by: operator.name },
    });
    return result;
  }).catch((thrown: unknown) => {
    if (thrown instanceof Previewed) return thrown.result;
    throw thrown;
  });

/** Rolls a preview back. */
class Previewed extends Error {
  readonly result: BulkResult;

  constructor(result: BulkResult) {
    super('a preview changes nothing');
    this.result = result;
  }
}

const mayUndo = (field: CellEdit['field'], { role }: OperatorActor): boolean =>
  operatorCan(role, field === 'price' ? 'prices.edit' : field === 'visible' ? 'catalogue.publish' : 'catalogue.edit');

/** The cell with its earlier value; undefined when it no longer has the one of the change. */
function backOf({ field, tradeTypeId, before, after }: CellItem, row: SavedRow | undefined): CellToWrite | undefined {
  if (!row) return undefined;
  if (field === 'visible') {
    // as: the table holds states of sale for this field
    const [old, since] = [before as SellingPair, after as SellingPair];
    const isSame = row.selling.version === since.version && row.selling.product === since.product;
    return isSame ? { row, field, to: old } : undefined;
  }
  const [old, since] = [before as number | null, after as number | null]; // as: the other fields hold numbers
  if (field === 'minimum') return row.minimum === since && old !== null ? { row, field, to: old } : undefined;
  const saved = tradeTypeId === null ? row.basePrice : (row.tradePrices[tradeTypeId] ?? null);
  return saved === since ? { row, field, tradeTypeId, to: old } : undefined;
}
