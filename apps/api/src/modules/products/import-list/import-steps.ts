import { recordAuditEvent } from '../../../platform/audit.ts';
import type { ImportAuthor } from '../../../platform/row-import.ts';
import { type FileRow, allRowsOf } from '../../../platform/table-file/table.ts';
import { withUploadedTable } from '../../../platform/table-file/table-file.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import type { readColumns } from '../import/columns.rules.ts';
import type { HeldPrices } from '../import/held-prices.ts';
import { checkStaged, priceHeaders } from '../import/import-catalogue.ts';
import { analyzeRows, listFamilies, waitForOthers } from '../import/import.sql.ts';
import { readPriceLimits } from '../import/price-limits.ts';
import { saveNext } from '../import/save-staged.ts';
import { stageRows } from '../import/stage-rows.ts';
import { type MissingVersions, withdrawMissing } from '../import/withdraw-missing.ts';
import { countRows, findSteepestFall } from './import-rows.sql.ts';
import {
  type ImportListRow,
  type ImportRunRow,
  endRun,
  findFile,
  lockRunIn,
  noteChecked,
  notePhase,
  noteSaved,
  noteStaged,
  noteWithdrawn,
} from './import-list.sql.ts';
import { skipRepeatedListed } from './listed-rows.sql.ts';
import { type ImportContext, listKind, titlesOf } from './list-kinds.ts';
import { type ListedSaving, saveNextListed } from './save-listed.ts';
import { fallShare } from './program-import.ts';
import { stageListed } from './stage-listed.ts';
import { columnOf, importNumber } from './targets.rules.ts';
import { LIST_UNPACKED } from './upload-list.ts';

/** Rows that a step reads. */
const STAGED_AT_ONCE = 10_000;
/** How long a step saves, in ms; a job shows its progress after each. */
const STEP_TIME = 1_500;

/** An import in work: its list, the check or import, and its author. */
export interface ImportWork {
  list: ImportListRow;
  run: ImportRunRow;
  author: ImportAuthor;
}

/** What a step did. */
export interface ImportStep {
  /** Rows handled. */
  handled: number;
  isOver: boolean;
}

/**
 * The next step of a run: reads rows, compares them, saves some products, or closes. Its progress is in the database and commits with the
 * work, so that a repeated step does nothing twice.
 */
export async function takeImportStep(context: ImportContext, work: ImportWork): Promise<ImportStep> {
  const { db } = context;
  const { phase } = work.run;
  if (phase === 'done') return { handled: 0, isOver: true };
  if (phase === 'staging') await stageSome(context, work);
  else if (phase === 'checking') await checkRows(context, work);
  else if (phase === 'saving') return { handled: await saveSome(context, work), isOver: false };
  else {
    await closeRun(db, work);
    return { handled: work.list.rows - work.run.saved, isOver: true };
  }
  return { handled: 0, isOver: false };
}

async function stageSome(context: ImportContext, { list, run }: ImportWork): Promise<void> {
  const { db } = context;
  const kind = listKind(context, list.kind).rows;
  const [file] = await findFile(db, list.id);
  if (!file) throw new Error('the file of an import is gone');
  const rows = await withUploadedTable(file.content, LIST_UNPACKED, (table) =>
    rowsAfter(list.hasTitles ? table.rows : allRowsOf(table), run.staged),
  );
  await inTransaction(db, async (tx) => {
    await tx.query(waitForOthers);
    const isOver = rows.length < STAGED_AT_ONCE;
    const noted = await noteStaged(tx, { id: run.id, from: run.staged, to: run.staged + rows.length, isOver });
    if (noted.length === 0) return;
    if (kind) return stageListed(tx, run.id, rows, { kind, targets: list.targets });
    await stageRows(
      tx,
      run.id,
      {
        rows: stream(rows),
        defaults: { warehouse: '', decimals: list.decimals ?? undefined },
        columns: columnsOf(list),
      },
      () => {},
    );
  });
}

async function rowsAfter(all: AsyncIterable<FileRow>, skipped: number): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  let at = 0;
  for await (const row of all) {
    if (at++ < skipped) continue;
    rows.push(row);
    if (rows.length >= STAGED_AT_ONCE) break;
  }
  return rows;
}

// oxlint-disable-next-line require-await -- rows come as a stream
async function* stream(rows: readonly FileRow[]): AsyncGenerator<FileRow> {
  yield* rows;
}

const columnsOf = ({ targets }: ImportListRow): ReturnType<typeof readColumns> =>
  targets.map((target) => (target === null ? undefined : columnOf(target)));

async function checkRows(context: ImportContext, { list, run }: ImportWork): Promise<void> {
  const { db } = context;
  const kind = listKind(context, list.kind).rows;
  await db.query(analyzeRows);
  const limits = await readPriceLimits(db);
  const headers = priceHeaders(titlesOf(list), columnsOf(list));
  await inTransaction(db, async (tx) => {
    await tx.query(waitForOthers);
    if ((await lockRunIn(tx, { id: run.id, phase: 'checking' })).length === 0) return;
    if (kind) {
      await skipRepeatedListed(tx, { importId: run.id, mayRepeat: kind.mayRepeat });
      return void (await noteChecked(tx, { id: run.id, prices: null }));
    }
    const prices = await checkStaged(tx, run.id, { limits, accept: run.takesDoubted, headers });
    await noteChecked(tx, { id: run.id, prices: JSON.stringify(prices) });
  });
}

async function saveSome(context: ImportContext, { list, run, author }: ImportWork): Promise<number> {
  const { db } = context;
  const kind = listKind(context, list.kind).rows;
  const families = kind ? [] : await listFamilies(db);
  const advance: ListedSaving['advance'] = async (tx, { last, rows }) =>
    void (await noteSaved(tx, { id: run.id, last, rows }));
  const until = performance.now() + STEP_TIME;
  let { afterKey } = run;
  let handled = 0;
  do {
    const saved = kind
      ? await saveNextListed(db, run.id, afterKey, { rows: kind, dryRun: run.isCheck, author, advance })
      : await saveNext(db, run.id, afterKey, {
          families,
          dryRun: run.isCheck,
          author,
          advance,
          held: heldOf(run),
          mode: list.mode,
        });
    if (!saved) {
      await notePhase(db, { id: run.id, from: 'saving', to: 'closing' });
      return handled;
    }
    afterKey = saved.last;
    handled += saved.rows;
  } while (performance.now() < until);
  return handled;
}

/** A check shows what the list says; the import holds back what it was asked to. */
const heldOf = ({ isCheck, leavesFalls, programIds, pricesFrom }: ImportRunRow): HeldPrices | undefined =>
  isCheck || (!leavesFalls && programIds.length === 0)
    ? undefined
    : { programIds, from: pricesFrom, fallsBelow: leavesFalls ? fallShare() : null };

async function closeRun(db: Database, work: ImportWork): Promise<void> {
  const { list, run, author } = work;
  const missing = await handleMissing(db, work);
  await inTransaction(db, async (tx) => {
    const wish = { id: run.id, below: fallShare() };
    const [counted] = await countRows(tx, wish);
    const [steepest = null] = await findSteepestFall(tx, wish);
    const counts = { ...counted, steepest };
    const ended = await endRun(tx, {
      id: run.id,
      listId: list.id,
      counts: JSON.stringify(counts),
      missing: JSON.stringify(missing?.counts ?? []),
    });
    if (ended.length === 0 || run.isCheck) return;
    const { created = 0, updated = 0, skipped = 0 } = counted ?? {};
    await recordAuditEvent(tx, {
      actorId: null,
      operator: author,
      action: 'products.import_done',
      subjectId: list.id,
      detail: { by: author.name, number: importNumber(list.number), kind: list.kind, created, updated, skipped },
    });
  });
}

/** Versions on sale that a catalogue lacks: a check counts it, an import with that wish withdraws it. */
async function handleMissing(db: Database, { list, run, author }: ImportWork): Promise<MissingVersions | undefined> {
  const isAsked = run.isCheck || run.withdraws;
  if (list.kind !== 'catalogue' || !isAsked || run.prices?.isStopped) return undefined;
  const options = {
    listName: list.name,
    by: author.name,
    operator: author,
    // more than the operator saw stays on sale
    confirm: (counts: readonly { missing: number }[]) =>
      Promise.resolve(counts.reduce((sum, { missing }) => sum + missing, 0) <= (run.missingSeen ?? 0)),
    onWithdrawn: async (tx: Parameters<typeof noteWithdrawn>[0], codes: string[]) =>
      void (await noteWithdrawn(tx, { id: run.id, codes })),
  };
  return withdrawMissing(db, run.id, options, run.isCheck);
}
