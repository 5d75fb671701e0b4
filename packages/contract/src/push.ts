import { z } from 'zod';
import type { Service } from './call.ts';
import { Hints } from './wire.ts';

const DeviceId = z.string().regex(/^[\w.:-]{8,128}$/);

/** Calls of the push service: the phones that get notifications. */
export const pushApi = {
  /**
   * Registers the phone of a signed-in customer for push messages; a new token replaces the device's old one. `userId`
   * is only a hint: the session identifies the owner. Only customers in the phone app: ROLE_NOT_ALLOWED.
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
  /** Removes one of the caller's phones. An unregistered phone gets the same answer. */
  'DELETE /api/tokens': {
    query: Hints,
    body: z.strictObject({ deviceId: DeviceId }),
    response: z.object({ ok: z.literal(true) }),
    errors: ['TOO_MANY_REQUESTS'],
  },
} satisfies Service;
