import { z } from 'zod';
import { WarehouseId } from './dispatch-wave.ts';
import type { OfficeService } from './office-call.ts';
import { ListSearch } from './office-views.ts';
import { resultsOf } from './wire.ts';

/** The file of products that an operator wants every Monday. */
export const WeeklyExport = z.strictObject({
  /** The address of the list with its filters; empty for all products. */
  search: ListSearch,
  format: z.enum(['xlsx', 'csv', 'pdf']),
  columns: z.array(z.string().regex(/^[a-z]{1,30}$/i)).max(40),
  /** Of the prices; absent for the base list. */
  tradeTypeId: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  /** Of the units; absent for all together. */
  warehouseId: WarehouseId.optional(),
});
export type WeeklyExport = z.infer<typeof WeeklyExport>;

const done = z.object({ ok: z.literal(true) });

/** The operator's own weekly file, under `/api/office`. Each Monday at six a mail brings the link to it. */
export const weeklyExportApi = {
  'GET /weekly-export': {
    response: resultsOf(
      z.object({
        wish: WeeklyExport.nullable(),
        /** False where no mail can be sent. */
        canMail: z.boolean(),
      }),
    ),
    errors: [],
  },
  /** The first mail comes on the next Monday; a change keeps the day. */
  'PUT /weekly-export': { body: WeeklyExport, response: done, errors: [] },
  'DELETE /weekly-export': { response: done, errors: [] },
} satisfies OfficeService;
