import { statement } from '../../../platform/db.ts';

/** No row for one with a password; a session breaks its foreign key. */
export const removeUnusedIdentity = statement(
  'auth.remove_unused_identity',
  `delete from auth.identity i where i.id = $1 and i.role = 'Admin customer' and i.password_hash is null returning i.id`,
);
