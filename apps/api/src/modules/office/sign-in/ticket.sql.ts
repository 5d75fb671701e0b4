import { statement } from '../../../platform/db.ts';

/** No row when the proved password was replaced or taken away meanwhile: the lock waits for a new invitation that is under way. */
export const insertTicket = statement(
  'office.insert_ticket',
  `insert into office.ticket (hash, operator_id, expires_at, new_secret)
   select $hash, id, $expiresAt, $newSecret from office.operator
   where id = $operatorId and password_hash = $passwordHash and left_at is null for share returning hash`,
);

/** Counts a try of a living ticket before its code is checked, so that parallel tries do not slip through. */
export const countTry = statement(
  'office.count_try',
  `update office.ticket set tries = tries + 1 where hash = $hash and expires_at > $now and used_at is null and tries < $most
   returning operator_id as "operatorId", new_secret as "newSecret", tries`,
);

/** Spends a ticket once. */
export const spendTicket = statement(
  'office.spend_ticket',
  `update office.ticket set used_at = now() where hash = $1 and used_at is null returning operator_id as "operatorId"`,
);

export const removeOldTickets = statement(
  'office.remove_old_tickets',
  `delete from office.ticket where expires_at < $1`,
);

export const insertInvitation = statement(
  'office.insert_invitation',
  `insert into office.invitation (hash, operator_id, expires_at) values ($hash, $operatorId, $expiresAt)`,
);

/** A new invitation replaces the older ones. */
export const removeInvitations = statement(
  'office.remove_invitations',
  `delete from office.invitation where operator_id = $1 and used_at is null`,
);

export const spendInvitation = statement(
  'office.spend_invitation',
  `update office.invitation i set used_at = now() from office.operator o
   where i.hash = $hash and i.used_at is null and i.expires_at > $now and o.id = i.operator_id and o.left_at is null
   returning o.id, o.email, o.name`,
);

/** The operator of a living invitation. */
export const findInvitation = statement(
  'office.find_invitation',
  `select o.email, o.name from office.invitation i join office.operator o on o.id = i.operator_id
   where i.hash = $hash and i.used_at is null and i.expires_at > $now and o.left_at is null`,
);

export const replaceRecoveryCodes = statement(
  'office.replace_recovery_codes',
  `with gone as (delete from office.recovery_code where operator_id = $operatorId)
   insert into office.recovery_code (operator_id, hash) select $operatorId, unnest($hashes::bytea[])`,
);

/** An older ticket, recovery code or passkey opens nothing any more. */
export const removeTicketsAndCodes = statement(
  'office.remove_tickets_and_codes',
  `with tickets as (delete from office.ticket where operator_id = $1),
     challenges as (delete from office.challenge where operator_id = $1),
     links as (delete from office.password_link where operator_id = $1),
     passkeys as (delete from office.passkey where operator_id = $1)
   delete from office.recovery_code where operator_id = $1`,
);

export const spendRecoveryCode = statement(
  'office.spend_recovery_code',
  `update office.recovery_code set used_at = now() where operator_id = $operatorId and hash = $hash and used_at is null
   returning operator_id as "operatorId"`,
);
