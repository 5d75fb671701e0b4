import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import { removeSearchesOf } from './search.sql.ts';

const AccountDeleted = z.object({ identityId: z.uuid() });

/** Handles `auth.account_deleted`: deletes the account's searches. */
export const forgetSearches: Listener = async (tx, message) => {
  await removeSearchesOf(tx, AccountDeleted.parse(message.payload).identityId);
};
