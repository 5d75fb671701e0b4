import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { officePasskeysApi } from '@tonalia/contract/office-passkeys';
import { minute } from '@tonalia/rules/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import { network } from '../../../platform/http/network.rules.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { type RateLimit, createRateLimiter } from '../../../platform/rate-limiter.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type OfficeContext, authorOf, recordAct } from '../office-context.ts';
import { toOperator } from '../operator/wire.ts';
import { setOfficeCookie } from '../session/office-cookie.ts';
import { confirmOperator, identifyOperator } from '../session/operator-session.ts';
import { createCodeLimit } from '../sign-in/code-limit.ts';
import { createFailedSignIns } from '../sign-in/failed-sign-ins.ts';
import { newRecoveryCodes } from '../sign-in/second-factor.ts';
import { enterOptions, enterWithPasskey } from './enter-with-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey } from './passkey.sql.ts';
import { passkeyOptions, provePasskey } from './prove-passkey.ts';
import { registerPasskey, registrationOptions } from './register-passkey.ts';
import { relyingPartyOf } from '../relying-party.ts';
import { signInOptions, signInWithPasskey } from './sign-in-with-passkey.ts';

/** Challenges that one network asks for before an operator is known: each leaves a row for some minutes. */
const ENTRIES: RateLimit = { most: 60, window: 10 * minute };

const stepUpOf = ({ sessionId, operatorId }: OperatorActor) =>
  ({ purpose: 'step-up', holder: sessionId, operatorId }) as const;

/** Passkeys of operators, and the recovery codes of the account. */
export function passkeyEndpoints(context: OfficeContext): OfficeEndpoints<typeof officePasskeysApi> {
  const { db, clock, publicUrl } = context;
  const tries = createCodeLimit(clock);
  const entries = createRateLimiter(clock);
  const recordFailure = createFailedSignIns(db, clock);
  const placeOf = (request: FastifyRequest) => ({
    network: network(addressOf(request)),
    userAgent: request.headers['user-agent'] ?? '',
  });
  /** The operator of a session that a passkey opened; its cookie goes with the answer. */
  async function opened({ request, reply }: { request: FastifyRequest; reply: FastifyReply }, token: string) {
    const operator = await identifyOperator(db, clock, token, placeOf(request).network);
    if (!operator) throw new AppError('UNAUTHENTICATED');
    setOfficeCookie(request, reply, publicUrl, token);
    return { results: { operator: toOperator(operator) } };
  }
  return {
    'POST /enter/options': {
      access: 'door',
      handle: async ({ request }) => {
        entries.take(network(addressOf(request)), ENTRIES);
        return { results: await enterOptions(context) };
      },
    },
    'POST /enter': {
      access: 'door',
      handle: async ({ body, request, reply }) => {
        const token = await enterWithPasskey(context, { ...body, ...placeOf(request), recordFailure });
        return opened({ request, reply }, token);
      },
    },
    'POST /sign-in/passkey/options': {
      access: 'door',
      handle: async ({ body }) => ({ results: { ...(await signInOptions(context, body.ticket)) } }),
    },
    'POST /sign-in/passkey': {
      access: 'door',
      handle: async ({ body, request, reply }) => {
        const token = await signInWithPasskey(context, { ...body, ...placeOf(request), recordFailure });
        return opened({ request, reply }, token);
      },
    },
    'GET /passkeys': {
      access: 'own',
      handle: async ({ operator }) => ({
        results: {
          isPossible: relyingPartyOf(publicUrl) !== undefined,
          passkeys: (await listPasskeys(db, operator.operatorId)).map(({ id, name, createdAt, lastUsedAt }) => ({
            _id: id,
            name,
            createdAt: createdAt.toISOString(),
            lastUsedAt: lastUsedAt?.toISOString() ?? null,
          })),
        },
      }),
    },
    'POST /passkeys/options': {
      access: 'own',
      isSensitive: true,
      handle: async ({ operator }) => ({ results: { ...(await registrationOptions(context, operator)) } }),
    },
    'POST /passkeys': {
      access: 'own',
      isSensitive: true,
      handle: async ({ operator, body }) => ({ results: await registerPasskey(context, operator, body) }),
    },
    'PUT /passkeys/{id}': {
      access: 'own',
      handle: async ({ operator, params: { id }, body: { name } }) => {
        const { operatorId } = operator;
        await inTransaction(db, async (tx) => {
          const renamed = await renamePasskey(tx, { id, operatorId, name });
          if (renamed.length === 0) throw new OfficeError('PASSKEY_NOT_FOUND');
          const detail = { name };
          await recordAct(tx, authorOf(operator), { action: 'office.passkey_renamed', subjectId: operatorId, detail });
        });
        return { ok: true };
      },
    },
    'DELETE /passkeys/{id}': {
      access: 'own',
      isSensitive: true,
      handle: async ({ operator, params: { id } }) => {
        const { operatorId } = operator;
        await inTransaction(db, async (tx) => {
          const [removed] = await removePasskey(tx, { id, operatorId });
          if (!removed) throw new OfficeError('PASSKEY_NOT_FOUND');
          const detail = { name: removed.name };
          await recordAct(tx, authorOf(operator), { action: 'office.passkey_removed', subjectId: operatorId, detail });
        });
        return { ok: true };
      },
    },
    'POST /step-up/passkey/options': {
      access: 'own',
      handle: async ({ operator }) => ({ results: { ...(await passkeyOptions(context, stepUpOf(operator))) } }),
    },
    'POST /step-up/passkey': {
      access: 'own',
      handle: async ({ operator, body }) => {
        tries.take(operator.operatorId);
        await provePasskey(context, stepUpOf(operator), body.answer);
        tries.wasRight(operator.operatorId);
        const until = await confirmOperator(db, clock, operator.sessionId);
        await recordAct(db, authorOf(operator), {
          action: 'office.second_factor_repeated',
          subjectId: operator.operatorId,
          detail: { factor: 'passkey' },
        });
        return { results: { until: until.toISOString() } };
      },
    },
    'POST /recovery-codes': {
      access: 'own',
      isSensitive: true,
      handle: ({ operator }) =>
        inTransaction(db, async (tx) => {
          const recoveryCodes = await newRecoveryCodes(tx, operator.operatorId);
          const { operatorId: subjectId } = operator;
          await recordAct(tx, authorOf(operator), { action: 'office.recovery_codes_replaced', subjectId });
          return { results: { recoveryCodes } };
        }),
    },
  };
}
