import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import { removeAlertsOf } from './alert.sql.ts';

const AccountDeleted = z.object({ customerId: z.uuid() });

/** Handles `auth.account_deleted`: deletes the alerts of its customer. */
export const forgetAlerts: Listener = async (tx, message) => {
  await removeAlertsOf(tx, AccountDeleted.parse(message.payload).customerId);
};
