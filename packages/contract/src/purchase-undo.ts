import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { BulkResult } from './office-wire.ts';
import { Uuid, resultsOf } from './wire.ts';

/** Undoing of bulk acts on orders, under `/api/purchase`. */
export const purchaseUndoApi = {
  /** Moves the parts of a bulk act one state back; a part that has moved on since is refused. Names orders by code. */
  'POST /office/acts/{id}/undo': {
    params: z.object({ id: Uuid }),
    response: resultsOf(BulkResult),
    errors: ['UNDO_EXPIRED'],
  },
} satisfies OfficeService;
