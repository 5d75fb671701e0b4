import type { officeApi } from '@tonalia/contract/office';
import { hour, minute } from '@tonalia/rules/durations';
import { operatorLinkMinutes, operatorLinksPerHour } from '@tonalia/rules/policy';
import { addressOf } from '../../../platform/http/address-of.ts';
import { network } from '../../../platform/http/network.rules.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { type RateLimit, createRateLimiter } from '../../../platform/rate-limiter.ts';
import type { OfficeContext } from '../office-context.ts';
import { sendPasswordLink } from './send-link.ts';
import { readPasswordLink, setForgottenPassword } from './set-password.ts';

type ForgottenCalls = 'POST /forgotten' | 'POST /forgotten/read' | 'POST /forgotten/accept';

/**
 * Mails to one address, from all networks. Above it no mail follows, and no refusal: strangers that use it up leave the operator with a
 * link in the mailbox that still works, because the window is as long as a link lives.
 */
const ADDRESS: RateLimit = { most: operatorLinksPerHour, window: operatorLinkMinutes * minute };
/** A whole site may have forgotten its passwords. */
const NETWORK: RateLimit = { most: 10 * operatorLinksPerHour, window: hour };

/** Calls of an operator that forgot the password. */
export function forgottenEndpoints(context: OfficeContext): Pick<OfficeEndpoints<typeof officeApi>, ForgottenCalls> {
  const { db, clock, hasMail } = context;
  const limits = createRateLimiter(clock);
  return {
    'POST /forgotten': {
      access: 'door',
      handle: async ({ body: { email }, request, reply }) => {
        const from = network(addressOf(request));
        limits.take(`network ${from}`, NETWORK);
        // After the answer: its time does not tell a known address from an unknown one.
        const key = `address ${email}`;
        if (hasMail && limits.tryTake(key, ADDRESS))
          reply.raw.once('finish', () => {
            void sendPasswordLink(context, { email, network: from }).catch((cause: unknown) => {
              limits.release(key);
              request.log.error(cause);
            });
          });
        return { results: { isSent: hasMail } };
      },
    },
    'POST /forgotten/read': {
      access: 'door',
      handle: async ({ body: { token } }) => ({ results: await readPasswordLink(db, clock, token) }),
    },
    'POST /forgotten/accept': {
      access: 'door',
      handle: async ({ body, request }) => ({
        results: await setForgottenPassword(context, { ...body, network: network(addressOf(request)) }),
      }),
    },
  };
}
