import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import { removeSearchesOf } from './search.sql.ts';

const AccountDeleted = z.object({ identityId: z.uuid() });

/** Hears `auth.account_deleted`: what a person looked for goes with them. */
export const forgetSearches: Listener = async (tx, message) => {
  await removeSearchesOf(tx, AccountDeleted.parse(message.payload).identityId);
};
