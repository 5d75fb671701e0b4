import { statement } from '../../../platform/db.ts';

/** A challenge replaces the last one of its purpose and holder. */
export const keepChallenge = statement(
  'office.keep_challenge',
  `with old as (delete from office.challenge where expires_at < $now)
   insert into office.challenge (purpose, holder, operator_id, challenge, expires_at)
   values ($purpose, $holder, $operatorId, $challenge, $expiresAt)
   on conflict (purpose, holder) do update set operator_id = excluded.operator_id, challenge = excluded.challenge,
     expires_at = excluded.expires_at`,
);

/** Takes a living challenge away, so that it counts once. */
export const spendChallenge = statement(
  'office.spend_challenge',
  `delete from office.challenge where purpose = $purpose and holder = $holder and operator_id is not distinct from $operatorId
   returning challenge, expires_at as "expiresAt"`,
);

/** Passkeys of an operator, the oldest first. */
export const listPasskeys = statement(
  'office.list_passkeys',
  `select id, name, credential_id as "credentialId", transports, created_at as "createdAt", last_used_at as "lastUsedAt"
   from office.passkey where operator_id = $1 order by created_at, id`,
);

/** No row for the passkey of another operator. */
export const findPasskey = statement(
  'office.find_passkey',
  `select id, public_key as "publicKey", counter::float8 as counter from office.passkey
   where credential_id = $credentialId and operator_id = $operatorId`,
);

/** The passkey of a credential with its operator, when that one can sign in. */
export const findPasskeyOwner = statement(
  'office.find_passkey_owner',
  `select k.id, k.public_key as "publicKey", k.counter::float8 as counter, k.operator_id as "operatorId"
   from office.passkey k join office.operator o on o.id = k.operator_id
   where k.credential_id = $credentialId and o.left_at is null and o.password_hash is not null and o.totp_secret is not null`,
);

/** No row when an authenticator is known already. */
export const insertPasskey = statement(
  'office.insert_passkey',
  `insert into office.passkey (operator_id, credential_id, public_key, counter, transports, name)
   values ($operatorId, $credentialId, $publicKey, $counter, $transports, $name) on conflict (credential_id) do nothing
   returning id, name, created_at as "createdAt"`,
);

/** No row when the counter was reached meanwhile: a copy of the authenticator, or an answer that was sent twice. */
export const usePasskey = statement(
  'office.use_passkey',
  `update office.passkey set counter = $counter, last_used_at = $now
   where id = $id and (counter < $counter or counter = 0 and $counter = 0) returning id`,
);

export const renamePasskey = statement(
  'office.rename_passkey',
  `update office.passkey set name = $name where id = $id and operator_id = $operatorId returning id`,
);

export const removePasskey = statement(
  'office.remove_passkey',
  `delete from office.passkey where id = $id and operator_id = $operatorId returning name`,
);

/** The operator behind a living ticket of a proved password. */
export const findTicket = statement(
  'office.find_ticket',
  `select operator_id as "operatorId" from office.ticket
   where hash = $hash and expires_at > $now and used_at is null and new_secret is null`,
);
