import { z } from 'zod';
import type { Service } from './call.ts';
import { Hints } from './wire.ts';

const DeviceId = z.string().regex(/^[\w.:-]{8,128}$/);

export const pushApi = {
  /**
   * Registers the phone a customer is signed in on, so that messages reach it; a new token of a device takes the place of its old
   * one. `userId` is a hint, whose phone it is comes from the session. Customers on the phone app alone: ROLE_NOT_ALLOWED.
   */
  'POST /api/tokens': {
    query: Hints,
    body: z.strictObject({
      userId: z.string().max(60).optional(),
      deviceId: DeviceId,
      token: z.string().regex(/^[\w.:%-]{20,4096}$/),
      platform: z.enum(['android', 'ios']).default('android'),
    }),
    response: z.object({ ok: z.literal(true) }),
    errors: ['ROLE_NOT_ALLOWED', 'TOO_MANY_REQUESTS'],
  },
  /** Sends nothing more to a phone of one's own; one that is not registered is answered alike. */
  'DELETE /api/tokens': {
    query: Hints,
    body: z.strictObject({ deviceId: DeviceId }),
    response: z.object({ ok: z.literal(true) }),
    errors: ['TOO_MANY_REQUESTS'],
  },
} satisfies Service;
