import { z } from 'zod';
import type { Listener } from '../../platform/outbox.ts';
import { removeNoticesOf } from './notice.sql.ts';

const AccountDeleted = z.object({ customerId: z.uuid() });

/** Handles `auth.account_deleted`: deletes the notices of its customer. */
export const forgetNotices: Listener = async (tx, message) => {
  await removeNoticesOf(tx, AccountDeleted.parse(message.payload).customerId);
};
