import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { Line, resultsOf } from './wire.ts';

/** The operators that can give access, and whether they can be asked from here. */
export const AccessGivers = z.object({
  /** Names of owners, three at most. */
  owners: z.array(z.string()),
  /** False where no mail can be sent. */
  canAsk: z.boolean(),
});
export type AccessGivers = z.infer<typeof AccessGivers>;

/** What an operator asks of the owners, under `/api/office`. */
export const officeAccessApi = {
  'GET /access': { response: resultsOf(AccessGivers), errors: [] },
  /** Mails the owners that the operator asks for a page. The same page again on a day sends nothing. */
  'POST /access': {
    body: z.strictObject({ place: Line.pipe(z.string().min(1).max(60)) }),
    response: resultsOf(z.object({ isSent: z.boolean() })),
    errors: [],
  },
} satisfies OfficeService;
