import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { Day, Instant, resultsOf } from './wire.ts';

/** Orders with a problem that waits for the desk: units that a picker reported as missing, and what a driver on the road brings back. */
export const OrderProblems = z.object({
  /** Orders, and when the oldest problem happened; null for none. */
  waiting: z.int(),
  oldestAt: Instant.nullable(),
  /** The board with the oldest one: its day, `late` for those before today, and its warehouse; null when no picker reported it. */
  board: z.object({ day: z.union([Day, z.literal('late')]), warehouseId: z.string() }).nullable(),
  /** The code of the load with the oldest one: "HR-00871"; null when no driver reported it. */
  load: z.string().nullable(),
});
export type OrderProblems = z.infer<typeof OrderProblems>;

/** The call behind the queue of orders with a problem, under `/api/purchase`. */
export const dispatchProblemsApi = {
  'GET /office/problems': {
    query: z.strictObject({ warehouseId: z.string().max(40).optional() }),
    response: resultsOf(OrderProblems),
    errors: [],
  },
} satisfies OfficeService;
