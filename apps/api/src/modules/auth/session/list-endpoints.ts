import type { identityApi } from '@tonalia/contract/identity-api';
import type { OpenSession } from '@tonalia/contract/people';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { closeSession } from './close-session.ts';
import { describeDevice } from './describe-device.rules.ts';
import { after } from '../secret/after.rules.ts';
import { REFRESH_LIFE } from './lifetime.rules.ts';
import { type OpenSessionRow, listOpenSessions } from './session.sql.ts';

type SessionListEndpoints = Pick<Endpoints<typeof identityApi>, 'GET /sessions' | 'DELETE /sessions/{id}'>;

/** Listing and closing the sessions of an identity. */
export function sessionListEndpoints({ db, clock }: ModuleContext): SessionListEndpoints {
  return {
    'GET /sessions': {
      access: 'session',
      needs: 'account.use',
      handle: async ({ actor }) => {
        const now = clock.now();
        const rows = await listOpenSessions(db, actor.identityId, now, after(now, -REFRESH_LIFE));
        return { results: rows.map((row) => toOpenSession(row, actor.sessionId)) };
      },
    },
    'DELETE /sessions/{id}': {
      access: 'session',
      needs: 'account.use',
      handle: async ({ actor, params }) => {
        await closeSession(db, clock, actor, params.id);
        return { ok: true };
      },
    },
  };
}

function toOpenSession({ id, client, userAgent, createdAt, lastSeenAt }: OpenSessionRow, current: string): OpenSession {
  return {
    _id: id,
    client,
    device: describeDevice(client, userAgent),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === current,
  };
}
