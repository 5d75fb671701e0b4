import { statement } from '../../../platform/db.ts';

/** The account with an e-mail or phone; never the guest. */
export const findAccounts = statement<
  { id: string; isBlocked: boolean },
  [email: string | null, phoneE164: string | null]
>(
  'auth.find_accounts_to_block',
  `select id, blocked_at is not null as "isBlocked" from auth.identity
   where (email = $1 or phone_e164 = $2) and role <> 'Guest' and deleted_at is null
   for no key update`,
);

export const setBlockedAt = statement<never, [identityId: string, at: Date | null]>(
  'auth.set_blocked_at',
  `update auth.identity set blocked_at = $2 where id = $1`,
);

/** Those of the identities that the change is not true of yet. In id order, to avoid deadlocks with a concurrent call. */
export const lockIdentitiesToBlock = statement(
  'auth.lock_identities_to_block',
  `select id from auth.identity
   where id = any($identityIds::uuid[]) and deleted_at is null and (blocked_at is null) = $isBlocked::boolean order by id for no key update`,
);
