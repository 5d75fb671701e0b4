import type { PriceProgram } from '@tonalia/contract/prices-office';
import type { UndoableAct } from '@tonalia/contract/office-wire';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { notePriceAct, programDetail } from './note-act.ts';
import { toProgram } from './program.rules.ts';
import { deleteProgrammed, lockPrograms, respanProgrammed, updateProgram } from './program.sql.ts';
import { type SavedProgram, lockSaved, snapshotOf } from './saved-program.ts';

/** Ends a programmed price now; one that has not begun never begins. PROGRAM_NOT_FOUND, VERSION_CONFLICT, PROGRAM_ENDED. */
export const cancelProgram = (
  db: Database,
  clock: Clock,
  { operator, ...asked }: { id: string; version: number; operator: OperatorActor },
): Promise<{ program: PriceProgram; undo: UndoableAct }> =>
  inTransaction(db, async (tx) => {
    await lockPrograms(tx);
    const now = clock.now();
    const saved = await lockSaved(tx, asked, now);
    const before = await snapshotOf(tx, saved);
    const ended = await endProgram(tx, saved, now);
    const undo = await notePriceAct(tx, operator, {
      action: 'products.program_cancelled',
      subject: 'program',
      subjectId: saved.id,
      revisionAfter: ended.revision,
      before,
      detail: programDetail(saved),
    });
    return { program: toProgram(ended, now), undo };
  });

/** Ends a locked program: its window ends now, or its amounts go when it has not begun. */
export async function endProgram(tx: Transaction, saved: SavedProgram, now: Date): Promise<SavedProgram> {
  const hasBegun = saved.from === null || saved.from < now;
  const ended = { ...saved, until: hasBegun ? now : saved.until, cancelledAt: now };
  const rule = saved.rule && JSON.stringify(saved.rule);
  const [row] = await updateProgram(tx, { ...ended, rule });
  if (hasBegun) await respanProgrammed(tx, saved.id);
  else await deleteProgrammed(tx, saved.id);
  return { ...ended, revision: row?.revision ?? saved.revision };
}
