import type { DecimalMark, ImportMode } from '@tonalia/contract/import-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { warehouseNames } from '../stock-office/list-stock.ts';
import { findOwnList } from './import-jobs.ts';
import { type ImportContext, listKind, titlesOf } from './list-kinds.ts';
import { type ImportListRow, findTemplate, saveTemplate, setTargets } from './import-list.sql.ts';
import { fingerprintOf } from './upload-list.ts';
import { type Targets, areTargetsOnce, targetsByTemplate, templateOf } from './targets.rules.ts';

/** What an operator says about the columns of a list, as it saw it. */
export interface ColumnsChange {
  id: string;
  version: number;
  targets: Targets;
  /** The name of the template that keeps them. */
  template: string | null;
  mode: ImportMode;
  hasTitles: boolean;
  decimals?: DecimalMark | undefined;
}

/**
 * Says what each column of a list is. IMPORT_NOT_FOUND, IMPORT_COLUMN_WRONG, IMPORT_COLUMN_TWICE, IMPORT_UNDER_WAY after its beginning, and
 * VERSION_CONFLICT when another operator changed them.
 */
export async function changeColumns(
  context: ImportContext,
  operator: OperatorActor,
  { id, version, targets, template, mode, hasTitles, decimals }: ColumnsChange,
): Promise<void> {
  const list = await findOwnList(context, operator, id);
  const { kind } = list;
  const titles = titlesOf({ ...list, hasTitles });
  const { isTarget } = listKind(context, kind);
  const isKnown = targets.every((target) => target === null || isTarget(target));
  if (!isKnown || targets.length !== titles.length) throw new OfficeError('IMPORT_COLUMN_WRONG');
  if (!areTargetsOnce(targets)) throw new OfficeError('IMPORT_COLUMN_TWICE');
  await inTransaction(context.db, async (tx) => {
    const reading = { hasTitles, decimals: decimals ?? list.decimals };
    const set = await setTargets(tx, { id, version, targets: JSON.stringify(targets), template, mode, ...reading });
    if (set.length === 0) throw refusalOf(list, version);
    if (template === null) return;
    await saveTemplate(tx, {
      kind,
      name: template,
      fingerprint: fingerprintOf(titles),
      targets: JSON.stringify(templateOf(titles, targets)),
      ...reading,
      by: operator.name,
    });
  });
}

/** Takes the columns of a template by its name. IMPORT_NOT_FOUND, IMPORT_UNDER_WAY, VERSION_CONFLICT. */
export async function takeTemplate(
  context: ImportContext,
  operator: OperatorActor,
  { id, version, name }: { id: string; version: number; name: string },
): Promise<void> {
  const { db } = context;
  const list = await findOwnList(context, operator, id);
  const [template] = await findTemplate(db, { kind: list.kind, name });
  if (!template) throw new OfficeError('IMPORT_NOT_FOUND');
  const [warehouse] = await warehouseNames(db);
  const { hasTitles, decimals } = template;
  const titles = titlesOf({ ...list, hasTitles });
  const guesses = listKind(context, list.kind).guess(titles, warehouse?._id, list.samples);
  const targets = targetsByTemplate(titles, template.targets, guesses);
  const wish = {
    id,
    version,
    targets: JSON.stringify(targets),
    template: template.name,
    mode: null,
    hasTitles,
    decimals,
  };
  const set = await setTargets(db, wish);
  if (set.length === 0) throw refusalOf(list, version);
}

const refusalOf = (list: ImportListRow, version: number): OfficeError =>
  new OfficeError(list.version === version ? 'IMPORT_UNDER_WAY' : 'VERSION_CONFLICT');
