import type { officeApi } from '@tonalia/contract/office';
import { AppError } from '@tonalia/contract/errors';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { describeDevice } from '../../auth/index.ts';
import { type OfficeContext, authorOf, recordAct } from '../office-context.ts';
import { toOperator } from '../operator/wire.ts';
import { createCodeLimit } from '../sign-in/code-limit.ts';
import { proveSecondFactor } from '../sign-in/second-factor.ts';
import { clearOfficeCookie } from '../session/office-cookie.ts';
import { confirmOperator, livingSessions } from '../session/operator-session.ts';
import { endSession } from '../session/session.sql.ts';

type SessionCalls = 'GET /me' | 'POST /sign-out' | 'POST /step-up' | 'GET /sessions' | 'DELETE /sessions/{id}';

/** Calls about the operator's own session. */
export function sessionEndpoints({
  db,
  clock,
  publicUrl,
}: OfficeContext): Pick<OfficeEndpoints<typeof officeApi>, SessionCalls> {
  // apart from the codes of sign-ins, which anyone with the password can use up
  const codes = createCodeLimit(clock);
  return {
    'GET /me': {
      access: 'own',
      handle: async ({ operator }) => ({ results: { operator: toOperator(operator) } }),
    },
    'POST /sign-out': {
      access: 'own',
      handle: async ({ operator: { sessionId, operatorId }, request, reply }) => {
        await endSession(db, { id: sessionId, operatorId });
        clearOfficeCookie(request, reply, publicUrl);
        return { ok: true };
      },
    },
    'POST /step-up': {
      access: 'own',
      handle: async ({ operator, body: { code } }) => {
        codes.take(operator.operatorId);
        const factor = await proveSecondFactor(db, clock, { operatorId: operator.operatorId, code });
        if (!factor) throw new AppError('CODE_WRONG', { triesLeft: 0 });
        codes.wasRight(operator.operatorId);
        const until = await confirmOperator(db, clock, operator.sessionId);
        const { operatorId: subjectId } = operator;
        await recordAct(db, authorOf(operator), {
          action: 'office.second_factor_repeated',
          subjectId,
          detail: { factor },
        });
        return { results: { until: until.toISOString() } };
      },
    },
    'GET /sessions': {
      access: 'own',
      handle: async ({ operator: { operatorId, sessionId } }) => ({
        results: (await livingSessions(db, clock, operatorId)).map(
          ({ id, userAgent, network, createdAt, lastSeenAt }) => ({
            _id: id,
            device: describeDevice('web', userAgent),
            network,
            createdAt: createdAt.toISOString(),
            lastSeenAt: lastSeenAt.toISOString(),
            isCurrent: id === sessionId,
          }),
        ),
      }),
    },
    'DELETE /sessions/{id}': {
      access: 'own',
      handle: async ({ operator, params: { id } }) => {
        const { operatorId } = operator;
        await inTransaction(db, async (tx) => {
          if ((await endSession(tx, { id, operatorId })).length === 0) throw new AppError('SESSION_NOT_FOUND');
          await recordAct(tx, authorOf(operator), { action: 'office.session_ended', subjectId: operatorId });
        });
        return { ok: true };
      },
    },
  };
}
