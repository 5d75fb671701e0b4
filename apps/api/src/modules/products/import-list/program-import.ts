import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { operatorCan } from '@tonalia/contract/office-rights';
import { MOST_PROGRAMMED } from '@tonalia/contract/limits';
import { largePriceChange, maxLargePriceChanges } from '@tonalia/rules/policy';
import type { BeginningOperator } from '../../../platform/office-jobs.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { isLargeChange } from '../price/large-change.rules.ts';
import { endProgram } from '../price-office/cancel-program.ts';
import { notePriceAct } from '../price-office/note-act.ts';
import { overlapSentence, stateOf } from '../price-office/program.rules.ts';
import { findOverlaps, lockProgram, lockPrograms } from '../price-office/program.sql.ts';
import { refuseBroken, writeProgram } from '../price-office/write-program.ts';
import type { ImportListRow, ImportRunRow } from './import-list.sql.ts';
import { listForeseenPrices, setImportPrograms } from './program-import.sql.ts';
import { importNumber } from './targets.rules.ts';

/** Longest name of a program. */
const MOST_NAME = 80;
type ForeseenPrice = Awaited<ReturnType<typeof listForeseenPrices>>[number];

/** The share of its old price below which a price falls much. */
export const fallShare = (): number => 1 - largePriceChange;

/** The wish that prices of versions that exist hold from a day on. */
export interface LaterPrices {
  list: ImportListRow;
  /** The check that foresaw the prices, and the import. */
  checkId: string;
  runId: string;
  from: Date;
  now: Date;
  leavesFalls: boolean;
  operator: BeginningOperator;
}

/**
 * Programs the prices that the check foresees, in the transaction that begins the import: those of base and of each trade type apart.
 * SPAN_WRONG, ROLE_NOT_ALLOWED, PRICE_OVERLAP with the program in the way, STEP_UP_REQUIRED.
 */
export async function programImport(
  tx: Transaction,
  { list, checkId, runId, from, now, ...wish }: LaterPrices,
): Promise<void> {
  const { operator, leavesFalls } = wish;
  if (!operatorCan(operator.role, 'prices.edit')) throw new AppError('ROLE_NOT_ALLOWED');
  if (from <= now) throw new OfficeError('SPAN_WRONG');
  await lockPrograms(tx);
  const foreseen = await listForeseenPrices(tx, { id: checkId, below: leavesFalls ? fallShare() : 0 });
  const large = foreseen.filter(({ before, amount }) => before !== null && isLargeChange(before, amount));
  if (large.length > maxLargePriceChanges && !operator.isConfirmed) throw new OfficeError('STEP_UP_REQUIRED');
  const programIds: string[] = [];
  for (const [tradeTypeId, prices] of Map.groupBy(foreseen, (one) => one.tradeTypeId))
    for (let at = 0; at < prices.length; at += MOST_PROGRAMMED)
      programIds.push(
        await programSome(tx, { list, from, operator, tradeTypeId, prices: prices.slice(at, at + MOST_PROGRAMMED) }),
      );
  await setImportPrograms(tx, { id: runId, from, programIds });
}

type SomePrices = Pick<LaterPrices, 'list' | 'from' | 'operator'> & {
  tradeTypeId: string | null;
  prices: readonly ForeseenPrice[];
};

async function programSome(
  tx: Transaction,
  { list, from, operator, tradeTypeId, prices }: SomePrices,
): Promise<string> {
  const versionIds = prices.map(({ versionId }) => versionId);
  const [overlap] = await findOverlaps(tx, {
    versionIds,
    tradeTypeId,
    customerId: null,
    from,
    until: null,
    exceptId: null,
  });
  if (overlap) throw new OfficeError('PRICE_OVERLAP', overlapSentence(overlap));
  const name = `${importNumber(list.number)} ${list.name}`.slice(0, MOST_NAME);
  const span = {
    name,
    tradeTypeId,
    customerId: null,
    customerName: null,
    from,
    until: null,
    replaces: true,
    rule: null,
    cancelledAt: null,
  };
  const { id, revision } = await writeProgram(tx, { ...span, prices }, undefined).catch(refuseBroken);
  await notePriceAct(tx, operator, {
    action: 'products.program_created',
    subject: 'program',
    subjectId: id,
    revisionAfter: revision,
    before: null,
    detail: { name, versions: prices.length },
  });
  return id;
}

/** Ends the programs of an import that is undone: those that have not begun never begin. */
export async function endImportPrograms(
  tx: Transaction,
  { programIds }: Pick<ImportRunRow, 'programIds'>,
  now: Date,
): Promise<void> {
  if (programIds.length === 0) return;
  await lockPrograms(tx);
  for (const id of programIds) {
    const [saved] = await lockProgram(tx, id);
    if (!saved || !['coming', 'running'].includes(stateOf(saved, now))) continue;
    await endProgram(tx, saved, now);
  }
}
