import type { OfficeRole } from '@tonalia/contract/office-rights';
import { rowIs, statement } from '../../../platform/db.ts';

/** How far an operator's account is: invited, without a second factor, or ready. */
export type OperatorStage = 'invited' | 'enrolling' | 'active';

/** An operator in the list. */
export interface OperatorRow {
  id: string;
  email: string;
  name: string;
  role: OfficeRole;
  stage: OperatorStage;
  hasPasskey: boolean;
  /** The warehouse where the operator works, by its own choice; null for all. */
  warehouseId: string | null;
  lastSeenAt: Date | null;
  version: number;
}

const stage = `case when o.password_hash is null then 'invited' when o.totp_secret is null then 'enrolling' else 'active' end`;

/** The operators that have not left. */
export const listOperators = statement(
  'office.list_operators',
  `select o.id, o.email, o.name, o.role, ${stage} as stage, o.version,
     exists (select from office.passkey k where k.operator_id = o.id) as "hasPasskey",
     (select p.value ->> 'warehouse' from office.preference p where p.operator_id = o.id) as "warehouseId",
     (select max(s.last_seen_at) from office.session s where s.operator_id = o.id) as "lastSeenAt"
   from office.operator o where o.left_at is null order by o.name, o.id`,
  rowIs<Pick<OperatorRow, 'role' | 'stage' | 'hasPasskey' | 'warehouseId'>>(),
);

export const insertOperator = statement(
  'office.insert_operator',
  `insert into office.operator (email, name, role) values ($email, $name, $role)
   on conflict (email) where left_at is null do nothing returning id`,
);

/** Locks an operator that has not left. */
export const lockOperator = statement(
  'office.lock_operator',
  `select id, email, name, role, version from office.operator
   where id = $1 and left_at is null for update`,
  rowIs<Pick<OperatorRow, 'role'>>(),
);

/** Locks all owners, in id order: two owners cannot remove each other. `isActive`: the owner can sign in. */
export const lockOwners = statement(
  'office.lock_owners',
  `select id, totp_secret is not null as "isActive" from office.operator where role = 'owner' and left_at is null order by id for update`,
);

export const updateOperator = statement(
  'office.update_operator',
  `update office.operator set name = $name, role = $role, version = version + 1 where id = $id`,
);

export const markLeft = statement(
  'office.mark_left',
  `update office.operator set left_at = now(), password_hash = null, totp_secret = null, version = version + 1 where id = $1`,
);

/** What a sign-in needs of the operator with this address. */
export const findByAddress = statement(
  'office.find_by_address',
  `select id, password_hash as "passwordHash", totp_secret is not null as "hasSecondFactor",
     (select count(*) > 0 from office.passkey p where p.operator_id = operator.id) as "hasPasskey" from office.operator
   where email = $1 and left_at is null`,
);

export const setOperatorPassword = statement(
  'office.set_operator_password',
  `update office.operator set password_hash = $passwordHash, version = version + 1 where id = $id and left_at is null`,
);

/** Stores the second factor that was just proved; no row when the operator has one already. */
export const setTotpSecret = statement(
  'office.set_totp_secret',
  `update office.operator set totp_secret = $secret, totp_step = $step, version = version + 1
   where id = $id and left_at is null and password_hash is not null and totp_secret is null returning id`,
);

export const findTotpSecret = statement(
  'office.find_totp_secret',
  `select totp_secret as secret from office.operator where id = $1 and left_at is null`,
);

/** Spends a time step; no row when a code of it, or of a later one, was accepted before. */
export const spendTotpStep = statement(
  'office.spend_totp_step',
  `update office.operator set totp_step = $step where id = $id and totp_step < $step returning id`,
);

/** Takes password and second factor away: the operator needs a new invitation. */
export const clearAccess = statement(
  'office.clear_access',
  `update office.operator set password_hash = null, totp_secret = null, totp_step = 0, version = version + 1 where id = $1`,
);

/** Adds an operator able to sign in at once, unless the address was ever used; no row then. */
export const insertReadyOperator = statement(
  'office.insert_ready_operator',
  `insert into office.operator (email, name, role, password_hash, totp_secret)
   select $email, $name, $role, $passwordHash, $secret where not exists (select from office.operator where email = $email)
   on conflict do nothing returning id`,
);

/** Operators with these addresses, able to sign in, with the secrets of their authenticator apps. */
export const listSecrets = statement(
  'office.list_secrets',
  `select email, totp_secret as secret from office.operator where email = any($1) and left_at is null and totp_secret is not null`,
);
