import type { OfficeRole } from '@tonalia/contract/office-rights';
import { rowIs, statement } from '../../../platform/db.ts';

export const insertSession = statement(
  'office.insert_session',
  `insert into office.session (operator_id, hash, user_agent, network, created_at, last_seen_at, expires_at)
   select id, $hash, left($userAgent, 300), $network, $now, $now, $expiresAt from office.operator
   where id = $operatorId and left_at is null for share returning id`,
);

/** The operator of a living session. `idleSince`: a session last seen before it has ended. */
export const findSession = statement(
  'office.find_session',
  `select s.id as "sessionId", s.last_seen_at as "lastSeenAt", coalesce(s.confirmed_until > $now, false) as "isConfirmed",
     o.id, o.email, o.name, o.role
   from office.session s join office.operator o on o.id = s.operator_id
   where s.hash = $hash and s.ended_at is null and s.expires_at > $now and s.last_seen_at > $idleSince and o.left_at is null`,
  rowIs<{ role: OfficeRole }>(),
);

export const touchSession = statement(
  'office.touch_session',
  `update office.session set last_seen_at = $now where id = $id and last_seen_at < $now`,
);

export const confirmSession = statement(
  'office.confirm_session',
  `update office.session set confirmed_until = $until where id = $id`,
);

export const endSession = statement(
  'office.end_session',
  `update office.session set ended_at = now() where id = $id and operator_id = $operatorId and ended_at is null returning id`,
);

export const endSessionsOf = statement(
  'office.end_sessions_of',
  `update office.session set ended_at = now() where operator_id = $1 and ended_at is null returning id`,
);

/** The living sessions of an operator, the last used first. */
export const listSessions = statement(
  'office.list_sessions',
  `select id, user_agent as "userAgent", network, created_at as "createdAt", last_seen_at as "lastSeenAt" from office.session
   where operator_id = $operatorId and ended_at is null and expires_at > $now and last_seen_at > $idleSince
   order by last_seen_at desc`,
);
