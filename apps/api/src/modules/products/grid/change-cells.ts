import { AppError } from '@tonalia/contract/errors';
import { type OfficePermission, operatorCan } from '@tonalia/contract/office-rights';
import { type CellEdit, type CellsChanged, MOST_CELLS } from '@tonalia/contract/products-grid';
import { hour } from '@tonalia/rules/durations';
import { undoHours } from '@tonalia/rules/policy';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { StepProgress } from '../../../platform/office-jobs.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { readPriceLimits } from '../import/price-limits.ts';
import { recordCellAct, requireFactorForLargeChanges } from '../price/cell-act.ts';
import { knownCostsOf } from '../price/known-costs.ts';
import type { KnownCost } from '../price/left-of.rules.ts';
import {
  type CellOutcome,
  type CellValue,
  type ChangedValue,
  type SavedRow,
  cellName,
  decideCell,
  effectOf,
  isLargelyChanged,
  sellingAfter,
} from './cells.rules.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { type CellToWrite, lockRows, writeCells, writeCellsInParts } from './write-cells.ts';

/** Edits of cells and their author. */
export interface CellChange {
  edits: readonly CellEdit[];
  /** Accepts doubted prices. */
  isConfirmed: boolean;
  dryRun: boolean;
  operator: CellOperator;
  /** Follows the writing of many cells; those that stay as they are count first. */
  note?: StepProgress;
}

/** The operator of a change, in a request or in a job. */
export type CellOperator = Pick<OperatorActor, 'operatorId' | 'network' | 'name' | 'role' | 'isConfirmed'>;

/** The permission that each field needs. */
const permissions: Record<CellEdit['field'], OfficePermission> = {
  price: 'prices.edit',
  minimum: 'catalogue.edit',
  visible: 'catalogue.publish',
};
/** Why a product is withdrawn, when the grid hid it. */
const HIDDEN = 'oculto en la lista de productos';
/** Cells that the audit event of a large change names. */
const MOST_NAMED = 100;

/**
 * Changes cells of the grid in one transaction, with one audit event; those that cannot be changed are refused one by one.
 * ROLE_NOT_ALLOWED, STEP_UP_REQUIRED, TRADE_TYPE_NOT_FOUND: nothing changed.
 */
export const changeCells = (db: Database, change: CellChange): Promise<CellsChanged> =>
  inTransaction(db, (tx) => changeCellsIn(tx, change));

/** The same in the transaction of the caller. */
export async function changeCellsIn(tx: Transaction, change: CellChange): Promise<CellsChanged> {
  const { edits, operator, note } = change;
  const { decided, changed, values, limits } = await decide(tx, change);
  const costs = await knownCosts(tx, values, operator);
  const answer = { ...sorted(decided), effect: effectOf(values, limits, costs), undo: null };
  if (change.dryRun || changed.length === 0) return answer;
  await requireFactorForLargeChanges(tx, values.filter(isLargelyChanged).length, operator);
  const left = edits.length - changed.length;
  return { ...answer, undo: await write(tx, changed, { operator, note: note && ((written) => note(left + written)) }) };
}

/** Refuses cells that the operator may not change now, and changes nothing. ROLE_NOT_ALLOWED, STEP_UP_REQUIRED. */
export const checkCells = (db: Database, change: CellChange): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { values } = await decide(tx, change);
    await requireFactorForLargeChanges(tx, values.filter(isLargelyChanged).length, change.operator);
  });

async function decide(tx: Transaction, { edits, isConfirmed, operator }: CellChange) {
  if (edits.some(({ field }) => !operatorCan(operator.role, permissions[field])))
    throw new AppError('ROLE_NOT_ALLOWED');
  const limits = await readPriceLimits(tx);
  const rows = await lockRows(
    tx,
    edits.map(({ versionId }) => versionId),
  );
  const decided = decideAll(edits, rows, { limits, isConfirmed });
  const changed = decided.flatMap(({ edit, row, result }) =>
    result.outcome === 'changed' && row ? [{ edit, row, before: result.before }] : [],
  );
  return { decided, changed, values: changed.map(changedValue), limits };
}

/** The costs of versions with a changed price, for those that may know them. */
function knownCosts(
  tx: Transaction,
  values: readonly ChangedValue[],
  { role }: CellOperator,
): Promise<ReadonlyMap<string, KnownCost>> {
  const ids = values.filter(({ field }) => field === 'price').map(({ versionId }) => versionId);
  return knownCostsOf(tx, ids, role);
}

const changedValue = ({ edit, row: { basePrice }, before }: ChangedCell): ChangedValue => ({
  versionId: edit.versionId,
  field: edit.field,
  before,
  after: edit.value,
  basePrice,
});

interface DecidedCell {
  edit: CellEdit;
  row: SavedRow | undefined;
  result: CellOutcome;
}

function decideAll(
  edits: readonly CellEdit[],
  rows: ReadonlyMap<string, SavedRow>,
  how: Parameters<typeof decideCell>[2],
): DecidedCell[] {
  const names = new Set<string>();
  return edits.map((edit) => {
    const row = rows.get(edit.versionId);
    // the minimum is the product's: one edit of it a call
    const name = edit.field === 'minimum' ? `${row?.productId}:minimum` : cellName(edit);
    const isTwice = names.has(name);
    names.add(name);
    return { edit, row, result: isTwice ? { outcome: 'refused', code: 'CELL_TWICE' } : decideCell(row, edit, how) };
  });
}

function sorted(
  decided: readonly DecidedCell[],
): Pick<CellsChanged, 'changed' | 'unchanged' | 'refused' | 'conflicts'> {
  const answer: ReturnType<typeof sorted> = { changed: [], unchanged: [], refused: [], conflicts: [] };
  for (const { edit, row, result } of decided) {
    const id = cellName(edit);
    if (result.outcome === 'changed') answer.changed.push(id);
    else if (result.outcome === 'unchanged') answer.unchanged.push(id);
    else if (result.outcome === 'refused')
      answer.refused.push({ id, code: result.code, message: result.message ?? refusalSentence(result.code) });
    else answer.conflicts.push({ id, versionId: edit.versionId, version: row?.revision ?? 0, saved: result.saved });
  }
  return answer;
}

interface ChangedCell {
  edit: CellEdit;
  row: SavedRow;
  before: CellValue;
}

async function write(
  tx: Transaction,
  changed: readonly ChangedCell[],
  { operator, note }: Pick<CellChange, 'operator' | 'note'>,
): Promise<NonNullable<CellsChanged['undo']>> {
  const { operatorId, network, name } = operator;
  const cells = changed.map(toWrite);
  await (note ? writeCellsInParts(tx, cells, { by: name, note }) : writeCells(tx, cells, name));
  const items = cells.map((cell, nth) => ({
    versionId: cell.row.id,
    field: cell.field,
    tradeTypeId: cell.field === 'price' ? cell.tradeTypeId : null,
    before: cell.field === 'visible' ? cell.row.selling : changed[nth]?.before,
    after: cell.to,
  }));
  const act = await recordCellAct(tx, operatorId, items);
  // the act has them all
  const named = changed.length > MOST_CELLS ? changed.slice(0, MOST_NAMED) : changed;
  await recordAuditEvent(tx, {
    actorId: null,
    operator: { operatorId, network },
    action: 'products.cells_changed',
    subjectId: act.id,
    detail: { cells: changed.length, changed: named.map(inWords).join('; '), by: name },
  });
  return { _id: act.id, until: new Date(act.at.getTime() + undoHours * hour).toISOString() };
}

function toWrite({ edit, row }: ChangedCell): CellToWrite {
  switch (edit.field) {
    case 'price':
      return { row, field: 'price', tradeTypeId: edit.tradeTypeId, to: edit.value };
    case 'minimum':
      return { row, field: 'minimum', to: edit.value };
    case 'visible':
      return { row, field: 'visible', to: sellingAfter(row, edit.value, HIDDEN) };
  }
}

/** "TS-71 price 16100 → 16900". */
function inWords({ edit, row, before }: ChangedCell): string {
  const list = edit.field === 'price' && edit.tradeTypeId !== null ? `price of ${edit.tradeTypeId}` : edit.field;
  return `${row.code} ${list} ${before} → ${edit.value}`;
}
