import type { Role } from '@tonalia/contract/rights';
import { statement } from '../../../platform/db.ts';

export interface IdentityRow {
  id: string;
  role: Role;
  name: string;
  lastName: string;
  providerCode: string | null;
  email: string | null;
  phone: string | null;
  hasPassword: boolean;
}

export interface EmailHolder {
  id: string;
  role: Role;
  passwordHash: string | null;
  /** The owner opened a link in this mailbox. */
  isConfirmed: boolean;
  /** Blocked by an operator. */
  isBlocked: boolean;
}

export const findByEmail = statement<EmailHolder, [email: string]>(
  'auth.find_by_email',
  `select id, role, password_hash as "passwordHash", email_confirmed_at is not null as "isConfirmed",
     blocked_at is not null as "isBlocked"
   from auth.identity where email = $1 and deleted_at is null`,
);

/** An identity by its id, closed ones included; `email` is the pending address while none is confirmed. */
export const findIdentity = statement<IdentityRow, [id: string]>(
  'auth.find_identity',
  `select id, role, name, last_name as "lastName", provider_code as "providerCode",
     coalesce(email, email_pending) as email, phone, password_hash is not null as "hasPassword"
   from auth.identity where id = $1`,
);

export const findPassword = statement<{ passwordHash: string | null }, [id: string]>(
  'auth.find_password',
  `select password_hash as "passwordHash" from auth.identity where id = $1 and deleted_at is null`,
);
