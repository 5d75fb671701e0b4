import { statement } from '../../../platform/db.ts';

/** Null keeps the value. No row for a deleted account. */
export const changeNames = statement<
  { id: string },
  [identityId: string, name: string | null, lastName: string | null]
>(
  'auth.change_names',
  `update auth.identity set name = coalesce($2, name), last_name = coalesce($3, last_name)
   where id = $1 and role <> 'Guest' and deleted_at is null returning id`,
);

export const updatePhone = statement<never, [identityId: string, phone: string, phoneE164: string]>(
  'auth.change_phone',
  `update auth.identity set phone = $2, phone_e164 = $3 where id = $1`,
);

/** Another account that never confirmed this address loses it; there it becomes pending again. */
export const releaseEmail = statement<{ id: string }, [identityId: string, email: string]>(
  'auth.release_email',
  `update auth.identity set email = null, email_pending = $2
   where email = $2 and id <> $1 and email_confirmed_at is null and deleted_at is null returning id`,
);

/** No row for a deleted account. */
export const changeEmail = statement<{ email: string }, [identityId: string, email: string, now: Date]>(
  'auth.change_email',
  `update auth.identity set email = $2, email_pending = null, email_confirmed_at = $3
   where id = $1 and deleted_at is null returning email`,
);

/** The requested e-mail, while its link is not opened. */
export const findPendingEmail = statement<{ email: string }, [identityId: string, now: Date]>(
  'auth.find_pending_email',
  `select email from auth.link where identity_id = $1 and purpose = 'email' and expires_at > $2`,
);

/**
 * Inserts an Admin customer, whatever the request says. An e-mail of another account becomes pending, in one statement, so that
 * both cases take equally long. No row when a concurrent insert took the e-mail: try again. The index `identity_phone` refuses a
 * phone of another account.
 */
export const insertIdentity = statement<
  { id: string },
  {
    name: string;
    lastName: string;
    email: string | null;
    phone: string;
    phoneE164: string | null;
    passwordHash: string | null;
  }
>(
  'auth.insert_identity',
  `insert into auth.identity (role, name, last_name, email, email_pending, phone, phone_e164, password_hash, email_confirmed_at)
   select 'Admin customer', $name, $lastName, case when not is_taken then $email end, case when is_taken then $email end, $phone, $phoneE164, $passwordHash, null
   from (select exists (select from auth.identity where email = $email and deleted_at is null) as is_taken) holder
   on conflict (email) where deleted_at is null do nothing returning id`,
  ['name', 'lastName', 'email', 'phone', 'phoneE164', 'passwordHash'],
);

/** The indexes `identity_email` and `identity_phone` refuse values of another account. */
export const insertSeller = statement<
  { id: string },
  { name: string; lastName: string; email: string; phone: string; phoneE164: string; code: string }
>(
  'auth.insert_seller',
  `insert into auth.identity (role, name, last_name, email, phone, phone_e164, provider_code)
   values ('Seller', $name, $lastName, $email, $phone, $phoneE164, $code) returning id`,
  ['name', 'lastName', 'email', 'phone', 'phoneE164', 'code'],
);

/** The indexes `identity_email` and `identity_phone` refuse values of another account. Its e-mail was proved by the link it opened. */
export const insertMember = statement<
  { id: string },
  {
    name: string;
    lastName: string;
    email: string | null;
    phone: string | null;
    phoneE164: string | null;
    passwordHash: string | null;
    now: Date;
  }
>(
  'auth.insert_member_identity',
  `insert into auth.identity (role, name, last_name, email, phone, phone_e164, password_hash, email_confirmed_at)
   values ('Member', $name, $lastName, $email, $phone, $phoneE164, $passwordHash, case when $email::text is not null then $now::timestamptz end) returning id`,
  ['name', 'lastName', 'email', 'phone', 'phoneE164', 'passwordHash', 'now'],
);

/** Null keeps a channel as it is. */
export const setNewsChannels = statement(
  'auth.set_news_channels',
  `update auth.identity set news_by_mail = coalesce($mail, news_by_mail), news_by_push = coalesce($push, news_by_push) where id = $identityId`,
);

/** Keeps the first time; null switches reminders off. */
export const setReminders = statement<never, [identityId: string, since: Date | null]>(
  'auth.set_reminders',
  `update auth.identity set reminders_at = case when $2::timestamptz is null then null else coalesce(reminders_at, $2) end
   where id = $1`,
);
