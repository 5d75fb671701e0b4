import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import { removeAgreedWith } from './agreed-list.sql.ts';

const AccountDeleted = z.object({ customerId: z.uuid() });

/** Handles `auth.account_deleted`: deletes the prices agreed with the customer, which carry its name. */
export const forgetAgreed: Listener = async (tx, message) => {
  await removeAgreedWith(tx, AccountDeleted.parse(message.payload));
};
