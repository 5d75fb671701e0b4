import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { Day, Instant, Pesos, resultsOf } from './wire.ts';

/** Minutes between two points of a sales curve. */
export const SALES_STEP = 30;

/** Sales of a day until each step, from 0:00 of Bogotá: the first point is the sum until 0:30. */
const SalesCurve = z.array(Pesos).max((24 * 60) / SALES_STEP);

/** The sales of today beside those of an earlier day with the same weekday. Cancelled and rejected orders do not count. */
export const OfficeSales = z.object({
  orders: z.int(),
  amount: Pesos,
  /** Until now; the last point is `amount`. */
  curve: SalesCurve,
  compared: z.object({
    /** The last day with this weekday, or an earlier one when a holiday makes it incomparable. */
    day: Day,
    isEarlier: z.boolean(),
    /** Sum until this minute of that day. */
    amount: Pesos,
    /** The whole day. */
    curve: SalesCurve,
  }),
});
export type OfficeSales = z.infer<typeof OfficeSales>;

/** What waits for a decision, and today's sales. A part is null for an operator without its permission. */
export const OfficeToday = z.object({
  /** Transfers with a proof to review. Null without `payments.read`. */
  transfers: z.object({ waiting: z.int(), oldestAt: Instant.nullable() }).nullable(),
  /** Refunds that are not done or wait for a second person. Null without `payments.read`. */
  refunds: z.object({ waiting: z.int(), amount: Pesos }).nullable(),
  /** Returns to decide, and those of them that came to a warehouse. Null without `returns.read`. */
  returns: z.object({ waiting: z.int(), arrived: z.int(), oldestAt: Instant.nullable() }).nullable(),
  /** Null without `amounts.read`. */
  sales: OfficeSales.nullable(),
});
export type OfficeToday = z.infer<typeof OfficeToday>;

/** The call behind the page Hoy, under `/api/purchase`. */
export const purchaseTodayApi = {
  'GET /office/today': {
    query: z.strictObject({ warehouseId: z.string().max(40).optional() }),
    response: resultsOf(OfficeToday),
    errors: [],
  },
} satisfies OfficeService;
