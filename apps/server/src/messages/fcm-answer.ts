import { z } from 'zod';
import type { JsonAnswer } from '../../../api/src/platform/http/ask-json.ts';
import { Hopeless, NotYet } from '../../../api/src/platform/outbox.ts';

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

/** What came of a message, or that the access was refused. */
export type FcmOutcome = 'sent' | 'gone' | 'no access';

/** In seconds, when they do not say: what Google asks for at the least where somebody sends too much. */
const WAIT_WHEN_TOO_MANY = 60;

/**
 * Reads what FCM answered to a message (HTTP v1). Throws `NotYet` when they want it later, `Hopeless` for a message that is wrong in itself,
 * and an error for what may be mended. Told by codes alone: their words may carry the phone's token.
 */
export function readFcmAnswer({ status, body, retryAfter }: JsonAnswer): FcmOutcome {
  if (status === 200 && Sent.safeParse(body).success) return 'sent';
  const { details = [], status: canonical } = Refused.safeParse(body).data?.error ?? {};
  const code = details.find(({ errorCode }) => errorCode !== undefined)?.errorCode;
  const fields = details.flatMap(({ fieldViolations = [] }) => fieldViolations.map(({ field }) => field));
  const isToken = fields.length > 0 && fields.every((field) => field === 'message.token');
  // Nothing else says so of the phone: a token of another project is an account or an app set up wrong, and takes no phone away.
  if (code === 'UNREGISTERED' || (code === 'INVALID_ARGUMENT' && isToken)) return 'gone';
  // with that code it is Apple that refuses: another token of ours changes nothing
  if (status === 401 && code !== 'THIRD_PARTY_AUTH_ERROR') return 'no access';
  const words = `FCM answered ${status} (${code ?? canonical ?? 'no reason'})`;
  if (status === 429) throw new NotYet(words, retryAfter ?? WAIT_WHEN_TOO_MANY);
  if (status >= 500) throw new NotYet(words, retryAfter ?? 0);
  throw status === 400 ? new Hopeless(words) : new Error(words);
}
