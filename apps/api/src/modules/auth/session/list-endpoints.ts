import type { identityApi } from '@tonalia/contract/identity-api';
import type { OpenSession } from '@tonalia/contract/people';
import type { Clock } from '../../../platform/clock.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import type { Database } from '../../../platform/transaction.ts';
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
        const devices = await listDevices(db, clock, actor.identityId);
        return { results: devices.map((device) => ({ ...device, current: device._id === actor.sessionId })) };
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

/** The open sessions of an identity, the latest first. */
export async function listDevices(
  db: Database,
  clock: Clock,
  identityId: string,
): Promise<Omit<OpenSession, 'current'>[]> {
  const now = clock.now();
  const rows = await listOpenSessions(db, identityId, now, after(now, -REFRESH_LIFE));
  return rows.map(toDevice);
}

const toDevice = ({ id, client, userAgent, createdAt, lastSeenAt }: OpenSessionRow): Omit<OpenSession, 'current'> => ({
  _id: id,
  client,
  device: describeDevice(client, userAgent),
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
});
