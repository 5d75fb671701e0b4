import { z } from 'zod';
import type { JsonAnswer } from '../../../api/src/platform/http/fetch-json.ts';
import { PermanentFailure, RetryLater } from '../../../api/src/platform/outbox.ts';

const Code = z.string().regex(/^[A-Z_]{1,60}$/);
const Sent = z.object({ name: z.string().min(1) });
const Refused = z.object({
  error: z.object({
    status: Code.optional().catch(undefined),
    details: z
      .array(
        z.object({
          errorCode: Code.optional().catch(undefined),
          fieldViolations: z.array(z.object({ field: z.string().optional() })).optional(),
        }),
      )
      .catch([])
      .default([]),
  }),
});

/** The result for one message: sent, the phone is gone, or the access token was refused. */
export type FcmOutcome = 'sent' | 'gone' | 'no access';

/** The delay in seconds without a Retry-After header: Google's minimum after too many requests. */
const WAIT_WHEN_TOO_MANY = 60;

/**
 * Interprets FCM's response to a message (HTTP v1). Throws `RetryLater` when FCM asks to retry later, `PermanentFailure` for an invalid message, and
 * an Error for a fault that can be repaired. Errors carry codes only, because FCM's texts may contain the phone's token.
 */
export function readFcmAnswer({ status, body, retryAfter }: JsonAnswer): FcmOutcome {
  if (status === 200 && Sent.safeParse(body).success) return 'sent';
  const { details = [], status: canonical } = Refused.safeParse(body).data?.error ?? {};
  const code = details.find(({ errorCode }) => errorCode !== undefined)?.errorCode;
  const fields = details.flatMap(({ fieldViolations = [] }) => fieldViolations.map(({ field }) => field));
  const isToken = fields.length > 0 && fields.every((field) => field === 'message.token');
  // Only UNREGISTERED and an invalid token mean a lost phone. A token of another project is a configuration fault and removes no phone.
  if (code === 'UNREGISTERED' || (code === 'INVALID_ARGUMENT' && isToken)) return 'gone';
  // with that code Apple refuses: a new access token does not help
  if (status === 401 && code !== 'THIRD_PARTY_AUTH_ERROR') return 'no access';
  const words = `FCM answered ${status} (${code ?? canonical ?? 'no reason'})`;
  if (status === 429) throw new RetryLater(words, retryAfter ?? WAIT_WHEN_TOO_MANY);
  if (status >= 500) throw new RetryLater(words, retryAfter ?? 0);
  throw status === 400 ? new PermanentFailure(words) : new Error(words);
}
