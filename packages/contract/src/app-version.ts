import { z } from 'zod';
import type { Service } from './call.ts';

/** Calls of the app-version service: the phone app asks whether it is still served. */
export const appVersionApi = {
  /** `ok` is false when the installed version is older than the oldest supported one. */
  'POST /compare_versions': {
    body: z.strictObject({
      platform: z.enum(['ios', 'android']),
      version_number: z.string().regex(/^\d{1,4}(\.\d{1,4}){0,3}$/),
    }),
    response: z.object({ ok: z.boolean() }),
    errors: [],
  },
} satisfies Service;
