import { AppError } from '@tonalia/contract/errors';
import { MOST_IN_JOB } from '@tonalia/contract/office-job-limits';
import type { NewJob } from '@tonalia/contract/office-jobs';
import { operatorCan } from '@tonalia/contract/office-rights';
import { type JobKind, jobKind } from '../../../platform/office-jobs.ts';
import { insertBulkAct } from '../order/bulk-act.sql.ts';
import { moveEach } from './act-on-orders.ts';
import { moves } from './moves.ts';
import { type OrderListContext, listFilteredIds } from './order-filters.ts';
import { findOrdersToMove } from './orders.sql.ts';

type MoveRequest = Extract<NewJob, { kind: 'orders_move' }>;

interface MoveInput {
  act: MoveRequest['act'];
  dispatchDate: string | null;
  /** The orders that the filters gave when the job began. */
  ids: string[];
  actId: string;
}

/** Orders of one step; each is a transaction of its own. */
const AT_ONCE = 25;
/** A job stops between its steps. */
const NEVER = new AbortController().signal;

/**
 * Moves all orders that the filters give one step, as one act that can be undone. An order that was moved before its step was noted is
 * not moved again: it is in that state.
 */
export const moveJob = (context: OrderListContext, { atOnce = AT_ONCE } = {}): JobKind =>
  jobKind<'orders_move', MoveInput, { at: number }>({
    kind: 'orders_move',
    needs: ({ act }) => moveOf(act).needs,
    async begin({ role, operatorId }, { act, dispatchDate = null, filters: asked }) {
      const ids = await listFilteredIds(context, role, asked, MOST_IN_JOB);
      const [made] = await insertBulkAct(context.db, { operatorId, movedTo: moveOf(act).to });
      if (!made) throw new Error('a bulk act was not inserted');
      return { input: { act, dispatchDate, ids, actId: made.id }, total: ids.length };
    },
    async step({ operator: { name: by, role, ...operator }, input: { act, dispatchDate, ids, actId }, cursor, log }) {
      if (!operatorCan(role, moveOf(act).needs)) throw new AppError('ROLE_NOT_ALLOWED');
      const at = cursor?.at ?? 0;
      const some = ids.slice(at, at + atOnce);
      const move = { to: moveOf(act).to, dispatchDate: dispatchDate ?? undefined };
      const { db } = context;
      const bulk = { db, chosen: { ids: some, dryRun: false }, stop: NEVER, log };
      const { refused } = await moveEach(bulk, move, { why: '', actorId: null, by, operator, actId });
      // the rest of the step was not tried: all of it is tried again
      if (refused.some(({ code }) => code === 'UNAVAILABLE')) throw new Error('orders could not be moved');
      const codes = new Map((await findOrdersToMove(db, { ids: some, codes: [] })).map(({ id, code }) => [id, code]));
      const failures = refused.map((one) => ({ ...one, id: codes.get(one.id) ?? one.id }));
      return { handled: some.length, failures, cursor: at + atOnce < ids.length ? { at: at + atOnce } : null };
    },
    actOf: ({ act, actId }) => ({ act, undoId: actId }),
  });

function moveOf(act: MoveRequest['act']): (typeof moves)[number] {
  const move = moves.find((one) => one.act === act);
  if (!move) throw new Error(`no act is called ${act}`);
  return move;
}
