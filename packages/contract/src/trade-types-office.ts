import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { CountedTotal } from './office-wire.ts';
import { resultsOf } from './wire.ts';

/** A trade type; `total` counts its customers. */
export const OfficeTradeType = CountedTotal.extend({ _id: z.string(), name: z.string() });
export type OfficeTradeType = z.infer<typeof OfficeTradeType>;

/** The office's calls of trade types, under `/api/customers`. */
export const tradeTypesOfficeApi = {
  /** By name. */
  'GET /office/trade-types': { response: resultsOf(z.array(OfficeTradeType)), errors: [] },
} satisfies OfficeService;
