import { statement } from '../../../platform/db.ts';

export const forgetIdentity = statement<never, [identityId: string, now: Date]>(
  'auth.forget_person',
  `update auth.identity set name = 'Cuenta eliminada', last_name = '', email = null, email_pending = null, phone = null,
     phone_e164 = null, password_hash = null, reminders_at = null, deleted_at = $2
   where id = $1`,
);

export const forgetDevices = statement<never, [identityId: string]>(
  'auth.forget_devices',
  `update auth.session set user_agent = '' where identity_id = $1`,
);

export const removeVerifications = statement<never, [identityId: string, phoneE164: string | null]>(
  'auth.remove_verifications',
  `delete from auth.verification where identity_id = $1 or phone_e164 = $2`,
);
