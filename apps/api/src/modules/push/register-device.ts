import { maxPushPhones } from '@tonalia/rules/policy';
import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Database, brokenConstraint, inTransaction } from '../../platform/transaction.ts';
import { lockToken, removeDevicesBeyond, removeToken, saveDevice } from './device-token.sql.ts';

export interface Device {
  deviceId: string;
  platform: 'android' | 'ios';
  /** The push token of the phone. */
  token: string;
  /** The request's `Origin` header, which browsers always send. */
  origin: string | undefined;
}

/**
 * Registers a customer's phone for this session; a previous owner of the phone loses it. ROLE_NOT_ALLOWED for browsers: only a web
 * session with an Origin is one.
 */
export async function registerDevice(
  db: Database,
  clock: Clock,
  { identityId, sessionId, client }: Actor,
  { deviceId, platform, token, origin }: Device,
): Promise<void> {
  const isPage = client === 'web' && origin !== undefined;
  if (isPage) throw new AppError('ROLE_NOT_ALLOWED');
  await inTransaction(db, async (tx) => {
    await lockToken(tx, token);
    await removeToken(tx, token, deviceId);
    await saveDevice(tx, { deviceId, identityId, sessionId, platform, token, now: clock.now() });
    await removeDevicesBeyond(tx, identityId, maxPushPhones);
  }).catch((error: unknown) => {
    // the session has ended and its row was removed meanwhile
    throw brokenConstraint(error) === 'device_token_session_id_fkey' ? new AppError('UNAUTHENTICATED') : error;
  });
}
