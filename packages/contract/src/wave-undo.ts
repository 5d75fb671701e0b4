import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { BulkResult } from './office-wire.ts';
import { Uuid, resultsOf } from './wire.ts';

/** Undoing of acts on waves, under `/api/purchase`. */
export const waveUndoApi = {
  /**
   * Takes shipments out of the waves that they were put into, or gives a wave back to the picker and hour it had. Names orders by code; one
   * that was picked or left since is refused. With `dryRun` nothing changes.
   */
  'POST /office/wave-acts/{id}/undo': {
    params: z.object({ id: Uuid }),
    body: z.strictObject({ dryRun: z.boolean().default(false) }),
    response: resultsOf(BulkResult),
    errors: ['UNDO_EXPIRED'],
  },
} satisfies OfficeService;
