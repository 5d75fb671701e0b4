import { z } from 'zod';
import type { Listener } from '../../platform/outbox.ts';
import { removeDevicesOf, removeDevicesOfSessions } from './device-token.sql.ts';

const AccountDeleted = z.object({ identityId: z.uuid() });
const SessionEnded = z.object({ sessionIds: z.array(z.uuid()) });

/** Hears `auth.account_deleted`: the devices of who left are sent nothing any more. */
export const forgetDevices: Listener = async (tx, message) => {
  await removeDevicesOf(tx, AccountDeleted.parse(message.payload).identityId);
};

/** Hears `auth.session_ended`: who signs out of a phone reads nothing more on it. */
export const forgetSessionDevices: Listener = async (tx, message) => {
  await removeDevicesOfSessions(tx, SessionEnded.parse(message.payload).sessionIds);
};
