import { z } from 'zod';
import { bankLineCalls } from './bank-lines.ts';
import type { OfficeService } from './office-call.ts';
import { refundCalls } from './refunds-office.ts';
import { transferCalls } from './transfers-office.ts';
import { resultsOf } from './wire.ts';

/** What waits in each tab of the page. */
export const MoneyCounts = z.object({
  /** Transfers with a proof to review. */
  transfers: z.int(),
  /** Payments at the gateway today. */
  gateway: z.int(),
  /** Refunds that an operator has to make. */
  refunds: z.int(),
  /** Lines of the bank without a pair. */
  lines: z.int(),
});
export type MoneyCounts = z.infer<typeof MoneyCounts>;

/** The office's calls about money, under `/api/purchase`. */
export const purchaseMoneyApi = {
  'GET /office/payments/counts': { response: resultsOf(MoneyCounts), errors: [] },
  ...transferCalls,
  ...bankLineCalls,
  ...refundCalls,
} satisfies OfficeService;
