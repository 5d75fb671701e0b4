import { z } from 'zod';
import { Email, OperatorName, Password, Secret, SignInStep } from './office.ts';
import type { OfficeService } from './office-call.ts';
import { resultsOf } from './wire.ts';

/** The calls of the first run, under `/api/office`. */
export const firstRunOfficeApi = {
  /** Whether the link that the start printed still makes the first owner. */
  'POST /first-run/link': {
    body: z.strictObject({ token: Secret }),
    response: z.object({ ok: z.literal(true) }),
    errors: ['LINK_EXPIRED', 'ORIGIN_NOT_ALLOWED'],
  },
  /** Makes the first owner, once; the second factor follows. */
  'POST /first-run/owner': {
    body: z.strictObject({ token: Secret, name: OperatorName, email: Email, password: Password }),
    response: resultsOf(SignInStep),
    errors: ['LINK_EXPIRED', 'PASSWORD_REFUSED', 'ORIGIN_NOT_ALLOWED'],
  },
} satisfies OfficeService;
