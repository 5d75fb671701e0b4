import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Database, brokenConstraint, inTransaction } from '../../platform/transaction.ts';
import { lockToken, removeDevicesBeyond, removeToken, saveDevice } from './device-token.sql.ts';

/** Phones of one customer: the latest stay. */
const MOST = 10;

export interface Device {
  deviceId: string;
  platform: 'android' | 'ios';
  /** What the phone's maker writes to it by. */
  token: string;
  /** The `Origin` the request names; a page of a browser always does. */
  origin: string | undefined;
}

/**
 * Has messages go to a customer's phone as long as this session lives; whoever had the phone before has it no more.
 * ROLE_NOT_ALLOWED for sellers, and for a page in a browser: only there a session of the web comes with an origin.
 */
export async function registerDevice(
  db: Database,
  clock: Clock,
  { identityId, sessionId, role, client }: Actor,
  { deviceId, platform, token, origin }: Device,
): Promise<void> {
  const isPage = client === 'web' && origin !== undefined;
  if (role !== 'Admin customer' || isPage) throw new AppError('ROLE_NOT_ALLOWED');
  await inTransaction(db, async (tx) => {
    await lockToken(tx, token);
    await removeToken(tx, token, deviceId);
    await saveDevice(tx, deviceId, identityId, sessionId, platform, token, clock.now());
    await removeDevicesBeyond(tx, identityId, MOST);
  }).catch((error: unknown) => {
    // the session ended long ago, and its row went meanwhile
    throw brokenConstraint(error) === 'device_token_session_id_fkey' ? new AppError('UNAUTHENTICATED') : error;
  });
}
