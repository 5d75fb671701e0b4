import { z } from 'zod';
import { BackReason, RefusalReason } from './dispatch-driver.ts';
import type { OfficeService } from './office-call.ts';
import { Instant, Line, Uuid, resultsOf } from './wire.ts';

/** Units of a line that come back from the door, and their count in the warehouse; `toStock` and `damaged` are null before it. */
export const BackLine = z.object({
  line: z.int(),
  name: z.string(),
  /** What the driver brings. */
  units: z.int(),
  /** Why it came back; null when all of the stop did. */
  reason: BackReason.nullable(),
  toStock: z.int().nullable(),
  /** Written off. Units that are neither good nor damaged are missing, and written off too. */
  damaged: z.int().nullable(),
});
export type BackLine = z.infer<typeof BackLine>;

/** A stop of which something comes back to the warehouse. */
export const BackStop = z.object({
  stopId: Uuid,
  position: z.int(),
  /** Code of the order. */
  code: z.string(),
  customer: z.string(),
  /** A refused shipment comes back whole. */
  result: z.enum(['partial', 'refused']),
  /** Why it was refused; null for a part. */
  reason: RefusalReason.nullable(),
  at: Instant,
  lines: z.array(BackLine),
  /** Null while it waits for its count. */
  counted: z.object({ by: z.string(), at: Instant }).nullable(),
});
export type BackStop = z.infer<typeof BackStop>;

const LoadCode = z.object({ loadCode: z.string().regex(/^HR-\d{5,9}$/) });
const Units = z.int().min(0).max(9_999);

/** The count of what comes back from the road, under `/api/purchase`. */
export const loadBackApi = {
  'GET /office/loads/{loadCode}/back': {
    params: LoadCode,
    response: resultsOf(z.array(BackStop)),
    errors: ['LOAD_NOT_FOUND'],
  },
  /** Counts what came back of a stop, once: every line into stock, or written off. A refused shipment is in the warehouse again. */
  'POST /office/loads/{loadCode}/back/{stopId}': {
    params: LoadCode.extend({ stopId: Uuid }),
    body: z.strictObject({
      lines: z
        .array(z.strictObject({ line: z.int().min(1).max(9_999), toStock: Units, damaged: Units }))
        .min(1)
        .max(300),
    }),
    response: resultsOf(z.array(BackStop)),
    errors: ['LOAD_NOT_FOUND', 'STOP_NOT_FOUND', 'BACK_COUNTED', 'BACK_ELSEWHERE', 'BACK_MISCOUNTED', 'BACK_ALL_LOST'],
  },
  /**
   * Closes a refused shipment of which nothing came back good: all its units are written off, and its money goes back. The order is rejected when
   * it has no other part; the customer reads the reason.
   */
  'POST /office/loads/{loadCode}/back/{stopId}/lost': {
    params: LoadCode.extend({ stopId: Uuid }),
    body: z.strictObject({
      lines: z
        .array(z.strictObject({ line: z.int().min(1).max(9_999), damaged: Units }))
        .min(1)
        .max(300),
      reason: Line.pipe(z.string().min(3).max(200)),
    }),
    response: resultsOf(z.array(BackStop)),
    errors: [
      'LOAD_NOT_FOUND',
      'STOP_NOT_FOUND',
      'BACK_COUNTED',
      'BACK_ELSEWHERE',
      'BACK_MISCOUNTED',
      'STEP_UP_REQUIRED',
    ],
  },
} satisfies OfficeService;
