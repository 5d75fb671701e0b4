import { statement } from '../../../platform/db.ts';

/** The operator with this address, when it can sign in; others need an invitation. */
export const findReadyOperator = statement(
  'office.find_ready_operator',
  `select id, name, email from office.operator
   where email = $1 and left_at is null and password_hash is not null and totp_secret is not null`,
);

/** A new link replaces the older ones of its operator. */
export const insertPasswordLink = statement(
  'office.insert_password_link',
  `with gone as (delete from office.password_link where operator_id = $operatorId and used_at is null)
   insert into office.password_link (hash, operator_id, expires_at) values ($hash, $operatorId, $expiresAt)`,
);

/** The operator of a living link. */
export const findPasswordLink = statement(
  'office.find_password_link',
  `select o.email, o.name from office.password_link l join office.operator o on o.id = l.operator_id
   where l.hash = $hash and l.used_at is null and l.expires_at > $now
     and o.left_at is null and o.password_hash is not null and o.totp_secret is not null`,
);

/** Spends a living link once, and locks its operator. */
export const spendPasswordLink = statement(
  'office.spend_password_link',
  `with spent as (
     update office.password_link l set used_at = now()
     where l.hash = $hash and l.used_at is null and l.expires_at > $now returning operator_id
   )
   select o.id, o.email, o.name, exists (select from office.passkey k where k.operator_id = o.id) as "hasPasskey"
   from office.operator o join spent on spent.operator_id = o.id
   where o.left_at is null and o.password_hash is not null and o.totp_secret is not null for no key update of o`,
);

/** A ticket of the older password opens nothing any more. */
export const removeTicketsOf = statement(
  'office.remove_tickets_of',
  `delete from office.ticket where operator_id = $1`,
);
