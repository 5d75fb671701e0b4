import { OfficeError } from '@tonalia/contract/office-errors';
import { hour } from '@tonalia/rules/durations';
import { undoHours } from '@tonalia/rules/policy';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { endProgram } from './cancel-program.ts';
import { deleteDeal, lockDeal, putDealBack, updateDeal } from './deal-office.sql.ts';
import type { SavedDeal } from './deal-rows.ts';
import { markPriceActUndone } from './price-act.sql.ts';
import { overlapSentence } from './program.rules.ts';
import { findOverlaps, lockProgram, lockPrograms } from './program.sql.ts';
import type { ProgramSnapshot } from './saved-program.ts';
import { refuseBroken, writeProgram } from './write-program.ts';

/**
 * Gives a programmed price or deal what it was before a change, while nothing changed it since. UNDO_EXPIRED, VERSION_CONFLICT,
 * PRICE_OVERLAP when another one has its place now.
 */
export const undoPriceChange = (
  db: Database,
  clock: Clock,
  { actId, operator }: { actId: string; operator: OperatorActor },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    await lockPrograms(tx);
    const [act] = await markPriceActUndone(tx, { actId, since: new Date(now.getTime() - undoHours * hour) });
    if (!act) throw new OfficeError('UNDO_EXPIRED');
    if (act.subject === 'program') await undoProgram(tx, act, now);
    else await undoDeal(tx, act, now);
    await recordAuditEvent(tx, {
      actorId: null,
      operator: { operatorId: operator.operatorId, network: operator.network },
      action: `products.${act.subject}_undone`,
      subjectId: act.subjectId,
      detail: { by: operator.name },
    });
  }).catch(refuseBroken);

type PriceActRow = Awaited<ReturnType<typeof markPriceActUndone>>[number];

async function undoProgram(
  tx: Transaction,
  { subjectId, revisionAfter, before }: PriceActRow,
  now: Date,
): Promise<void> {
  const [saved] = await lockProgram(tx, subjectId);
  if (!saved || saved.revision !== revisionAfter) throw new OfficeError('VERSION_CONFLICT');
  if (before === null) return void (await endProgram(tx, saved, now));
  const { items, ...old } = before as ProgramSnapshot; // as: the table holds a snapshot for this subject
  const span = {
    from: old.from === null ? null : new Date(old.from),
    until: old.until === null ? null : new Date(old.until),
  };
  const versionIds = items.map(([versionId]) => versionId);
  const { tradeTypeId, customerId = null, customerName = null } = old;
  const [inTheWay] = await findOverlaps(tx, { versionIds, tradeTypeId, customerId, ...span, exceptId: subjectId });
  if (inTheWay) throw new OfficeError('PRICE_OVERLAP', overlapSentence(inTheWay));
  const prices = items.map(([versionId, amount]) => ({ versionId, amount }));
  await writeProgram(tx, { ...old, customerId, customerName, ...span, cancelledAt: null, prices }, subjectId);
}

async function undoDeal(tx: Transaction, { subjectId, revisionAfter, before }: PriceActRow, now: Date): Promise<void> {
  const [saved] = await lockDeal(tx, subjectId);
  if ((saved?.revision ?? 0) !== revisionAfter) throw new OfficeError('VERSION_CONFLICT');
  if (before === null) {
    // a deal that ran stays as one that ended
    if (saved?.from && saved.from < now) await updateDeal(tx, { ...saved, until: now });
    else await deleteDeal(tx, subjectId);
    return;
  }
  // as: the table holds a row for this subject, an older one without its kind or weekdays
  const row = before as Omit<SavedDeal, 'kind' | 'weekdays'> & Partial<Pick<SavedDeal, 'kind' | 'weekdays'>>;
  const old = { ...row, kind: row.kind ?? ('deal' as const), weekdays: row.weekdays ?? [] };
  if (saved) await updateDeal(tx, { ...old, id: subjectId });
  else await putDealBack(tx, { ...old, id: subjectId });
}
