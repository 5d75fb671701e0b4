import { AppError } from '@tonalia/contract/errors';
import type { officeApi } from '@tonalia/contract/office';
import { addressOf } from '../../../platform/http/address-of.ts';
import { network } from '../../../platform/http/network.rules.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { brandName } from '../../../platform/settings/settings.ts';
import type { OfficeContext } from '../office-context.ts';
import { toOperator } from '../operator/wire.ts';
import { relyingPartyOf } from '../relying-party.ts';
import { setOfficeCookie } from '../session/office-cookie.ts';
import { identifyOperator } from '../session/operator-session.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { createCodeLimit } from './code-limit.ts';
import { createFailedSignIns } from './failed-sign-ins.ts';
import { createPasswordLimits } from './password-limits.ts';
import { beginSignIn, finishSignIn } from './sign-in.ts';

type SignInCalls = 'POST /sign-in' | 'POST /sign-in/totp' | 'POST /invitation/read' | 'POST /invitation/accept';

/** Calls before an operator is known. */
export function signInEndpoints({
  db,
  clock,
  publicUrl,
}: OfficeContext): Pick<OfficeEndpoints<typeof officeApi>, SignInCalls> {
  const limits = createPasswordLimits(clock);
  const codes = createCodeLimit(clock);
  const recordFailure = createFailedSignIns(db, clock);
  return {
    'POST /sign-in': {
      access: 'door',
      handle: async ({ body, request, reply }) => {
        const attempt = limits.attempt(body.email, addressOf(request));
        const results = await beginSignIn(db, clock, {
          ...body,
          brand: await brandName(db),
          hasPasskeys: relyingPartyOf(publicUrl) !== undefined,
          // After the answer: its time does not tell a known address from an unknown one.
          onWrong: (operatorId) =>
            reply.raw.once('finish', () => {
              const failed = { operatorId, factor: 'password', network: network(addressOf(request)) } as const;
              void recordFailure(failed).catch((cause: unknown) => request.log.error(cause));
            }),
        });
        attempt.wasRight();
        return { results };
      },
    },
    'POST /sign-in/totp': {
      access: 'door',
      handle: async ({ body, request, reply }) => {
        const from = network(addressOf(request));
        const userAgent = request.headers['user-agent'] ?? '';
        const tried = { ...body, userAgent, network: from, limit: codes, recordFailure };
        const { token, recoveryCodes } = await finishSignIn(db, clock, tried);
        const operator = await identifyOperator(db, clock, token, from);
        if (!operator) throw new AppError('UNAUTHENTICATED');
        setOfficeCookie(request, reply, publicUrl, token);
        return { results: { operator: toOperator(operator), ...(recoveryCodes && { recoveryCodes }) } };
      },
    },
    'POST /invitation/read': {
      access: 'door',
      handle: async ({ body: { token } }) => ({ results: await readInvitation(db, clock, token) }),
    },
    'POST /invitation/accept': {
      access: 'door',
      handle: async ({ body, request }) => {
        const from = network(addressOf(request));
        const accepted = { ...body, brand: await brandName(db), network: from };
        return { results: await acceptInvitation(db, clock, accepted) };
      },
    },
  };
}
