import { statement } from '../../../platform/db.ts';

export const replacePassword = statement<never, [identityId: string, hash: string]>(
  'auth.replace_password',
  `update auth.identity set password_hash = $2 where id = $1 and role <> 'Guest' and deleted_at is null`,
);
