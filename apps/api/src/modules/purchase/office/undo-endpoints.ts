import type { purchaseUndoApi } from '@tonalia/contract/purchase-undo';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { BULK_TIME } from '../bulk/act-in-sets.ts';
import { authorOf } from './one-order/endpoints.ts';
import { undoMove } from './one-order/undo-move.ts';
import { undoBulkAct } from './undo-act.ts';

/** The call that undoes a bulk act on orders. */
export const undoEndpoints = ({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof purchaseUndoApi> => ({
  'POST /office/acts/{id}/undo': {
    access: 'operator',
    needs: 'orders.dispatch',
    handle: async ({ operator: { operatorId, name, network }, params, body: { dryRun }, request, reply }) => {
      const stop = AbortSignal.timeout(Math.max(0, Math.round(BULK_TIME - reply.elapsedTime)));
      const reason = { why: '', actorId: null, by: name, operator: { operatorId, network } };
      return { results: await undoBulkAct(db, clock, { actId: params.id, dryRun, stop, log: request.log }, reason) };
    },
  },
  'POST /office/date-moves/{id}/undo': {
    access: 'operator',
    needs: 'orders.adjust',
    handle: async ({ operator, params, body: { dryRun } }) => ({
      results: await undoMove({ db, clock }, { actId: params.id, dryRun }, authorOf(operator)),
    }),
  },
});
