import { z } from 'zod';
import type { Service } from './call.ts';
import { Hints } from './wire.ts';

export const pushApi = {
  /**
   * Registers the phone a customer is signed in on, so that messages reach it; a new token of a device takes the place of its old
   * one. `userId` is a hint, whose phone it is comes from the session. Customers on the phone app alone: ROLE_NOT_ALLOWED.
   */
  'POST /api/tokens': {
    query: Hints,
    body: z.strictObject({
      userId: z.string().max(60).optional(),
      deviceId: z.string().regex(/^[\w.:-]{8,128}$/),
      token: z.string().regex(/^[\w.:%-]{20,4096}$/),
      platform: z.enum(['android', 'ios']).default('android'),
    }),
    response: z.object({ ok: z.literal(true) }),
    errors: ['ROLE_NOT_ALLOWED', 'TOO_MANY_REQUESTS'],
  },
} satisfies Service;
