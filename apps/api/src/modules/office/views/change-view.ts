import { OfficeError } from '@tonalia/contract/office-errors';
import type { SavedView } from '@tonalia/contract/office-views';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { authorOf, recordAct } from '../office-context.ts';
import {
  type ViewRow,
  countOwnViews,
  deleteView,
  findOwnView,
  findSameName,
  insertView,
  updateView,
} from './views.sql.ts';

/** Views of one list that an operator can save. */
const MOST_VIEWS = 50;

/** What a view holds. */
export interface ViewContent {
  name: string;
  isShared: boolean;
  search: Record<string, string | number>;
  hidden: string[] | null;
  columns: string[] | null;
}

/** A view as the operator sees it. */
export const toView = ({ id, operatorId, ...row }: ViewRow, operator: OperatorActor): SavedView => ({
  _id: id,
  ...row,
  isOwn: operatorId === operator.operatorId,
});

/** Saves a view. VIEW_EXISTS when the operator has one of this name, TOO_MANY_VIEWS. */
export function saveView(
  db: Database,
  operator: OperatorActor,
  list: string,
  { search, ...content }: ViewContent,
): Promise<SavedView> {
  const { operatorId } = operator;
  return inTransaction(db, async (tx) => {
    const [counted] = await countOwnViews(tx, { operatorId, list });
    if ((counted?.count ?? 0) >= MOST_VIEWS) throw new OfficeError('TOO_MANY_VIEWS');
    const [row] = await insertView(tx, { ...content, operatorId, list, search: JSON.stringify(search) });
    if (!row) throw new OfficeError('VIEW_EXISTS');
    await record(tx, operator, 'office.view_saved', row);
    return toView(row, operator);
  });
}

/** Changes an own view. VIEW_NOT_FOUND for those of others, VERSION_CONFLICT, VIEW_EXISTS. */
export function changeView(
  db: Database,
  operator: OperatorActor,
  { id, version }: { id: string; version: number },
  { search, ...content }: ViewContent,
): Promise<SavedView> {
  return inTransaction(db, async (tx) => {
    const [own] = await findOwnView(tx, { id, operatorId: operator.operatorId });
    if (!own) throw new OfficeError('VIEW_NOT_FOUND');
    if (own.version !== version) throw new OfficeError('VERSION_CONFLICT');
    if ((await findSameName(tx, { id, name: content.name })).length > 0) throw new OfficeError('VIEW_EXISTS');
    const [row] = await updateView(tx, { ...content, id, search: JSON.stringify(search) });
    if (!row) throw new OfficeError('VIEW_NOT_FOUND');
    await record(tx, operator, 'office.view_changed', row);
    return toView(row, operator);
  });
}

/** Removes an own view. VIEW_NOT_FOUND for those of others. */
export function removeView(db: Database, operator: OperatorActor, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const removed = await deleteView(tx, { id, operatorId: operator.operatorId });
    if (removed.length === 0) throw new OfficeError('VIEW_NOT_FOUND');
    await recordAct(tx, authorOf(operator), { action: 'office.view_removed', subjectId: id });
  });
}

const record = (tx: Transaction, operator: OperatorActor, action: string, { id, isShared }: ViewRow) =>
  recordAct(tx, authorOf(operator), { action, subjectId: id, detail: { isShared } });
