import type { UndoableAct } from '@tonalia/contract/office-wire';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { deleteDeal, updateDeal } from './deal-office.sql.ts';
import { notePriceAct } from './note-act.ts';
import { lockSavedDeal } from './save-deal.ts';

/** Ends a deal now; one that has not begun is removed. DEAL_NOT_FOUND, VERSION_CONFLICT, DEAL_ENDED. */
export const stopDeal = (
  db: Database,
  clock: Clock,
  { operator, ...asked }: { id: string; version: number; operator: OperatorActor },
): Promise<UndoableAct> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const saved = await lockSavedDeal(tx, asked, now);
    const hasBegun = saved.from === null || saved.from < now;
    const [row] = hasBegun ? await updateDeal(tx, { ...saved, until: now }) : [];
    if (!hasBegun) await deleteDeal(tx, saved.id);
    return notePriceAct(tx, operator, {
      action: 'products.deal_stopped',
      subject: 'deal',
      subjectId: saved.id,
      revisionAfter: row?.revision ?? 0,
      before: saved,
      detail: { name: saved.name },
    });
  });
