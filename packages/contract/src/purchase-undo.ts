import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { BulkResult } from './office-wire.ts';
import { Uuid, resultsOf } from './wire.ts';

/** Undoing of bulk acts on orders, under `/api/purchase`. */
export const purchaseUndoApi = {
  /**
   * Moves the parts of a bulk act one state back; a part that has moved on since is refused. Names orders by code. With `dryRun` nothing
   * changes.
   */
  'POST /office/acts/{id}/undo': {
    params: z.object({ id: Uuid }),
    body: z.strictObject({ dryRun: z.boolean().default(false) }),
    response: resultsOf(BulkResult),
    errors: ['UNDO_EXPIRED'],
  },
  /**
   * Moves lines back to the date, warehouse and window that they had. An order that was picked, moved or sent since is refused, by its
   * code. With `dryRun` nothing changes.
   */
  'POST /office/date-moves/{id}/undo': {
    params: z.object({ id: Uuid }),
    body: z.strictObject({ dryRun: z.boolean().default(false) }),
    response: resultsOf(BulkResult),
    errors: ['UNDO_EXPIRED'],
  },
} satisfies OfficeService;
