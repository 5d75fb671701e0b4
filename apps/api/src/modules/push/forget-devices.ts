import { z } from 'zod';
import type { Listener } from '../../platform/outbox.ts';
import { removeDevicesOf } from './device-token.sql.ts';

const AccountDeleted = z.object({ identityId: z.uuid() });

/** Hears `auth.account_deleted`: the devices of who left are sent nothing any more. */
export const forgetDevices: Listener = async (tx, message) => {
  await removeDevicesOf(tx, AccountDeleted.parse(message.payload).identityId);
};
