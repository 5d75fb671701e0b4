import type { waveUndoApi } from '@tonalia/contract/wave-undo';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { undoWaveAct } from './undo-act.ts';

/** The call that undoes an act on waves. */
export const waveUndoEndpoints = ({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof waveUndoApi> => ({
  'POST /office/wave-acts/{id}/undo': {
    access: 'operator',
    needs: 'picking.plan',
    handle: async ({ operator, params: { id }, body: { dryRun } }) => ({
      results: await undoWaveAct(db, clock, operator, { actId: id, dryRun }),
    }),
  },
});
