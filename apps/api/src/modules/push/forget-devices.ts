import { z } from 'zod';
import type { Listener } from '../../platform/outbox.ts';
import { removeDevicesOf, removeDevicesOfSessions } from './device-token.sql.ts';

const AccountDeleted = z.object({ identityId: z.uuid() });
const SessionEnded = z.object({ sessionIds: z.array(z.uuid()) });

/** Handles `auth.account_deleted`: deletes the account's devices. */
export const forgetDevices: Listener = async (tx, message) => {
  await removeDevicesOf(tx, AccountDeleted.parse(message.payload).identityId);
};

/** Handles `auth.session_ended`: deletes the session's device. */
export const forgetSessionDevices: Listener = async (tx, message) => {
  await removeDevicesOfSessions(tx, SessionEnded.parse(message.payload).sessionIds);
};
