import type { Role } from '@tonalia/contract/rights';
import { statement } from '../../../platform/db.ts';

export type ClientKind = 'web' | 'app';
export type SessionEndReason =
  | 'logout'
  | 'reuse'
  | 'password_changed'
  | 'account_deleted'
  | 'closed_by_owner'
  | 'blocked';

/**
 * Opens a session with its first two tokens. No row when the account is deleted or blocked, or its password changed after it was
 * checked. The share lock orders this against a change of password: no session slips in between the change and the end of the older
 * sessions.
 */
export const insertSession = statement<
  { id: string },
  {
    identityId: string;
    client: ClientKind;
    now: Date;
    expiresAt: Date;
    userAgent: string;
    passwordHash: string | null;
    access: Buffer;
    accessExpiresAt: Date;
    refresh: Buffer;
    refreshExpiresAt: Date;
  }
>(
  'auth.insert_session',
  `with opened as (
     insert into auth.session (identity_id, client, created_at, last_seen_at, expires_at, user_agent)
     select id, $client, $now, $now, $expiresAt, left($userAgent, 300) from auth.identity
     where id = $identityId and deleted_at is null and blocked_at is null and ($passwordHash::text is null or password_hash = $passwordHash)
     for share
     returning id
   ), access as (
     insert into auth.access_token (hash, session_id, expires_at) select $access, id, $accessExpiresAt from opened
   )
   insert into auth.refresh_token (hash, session_id, created_at, expires_at) select $refresh, id, $now, $refreshExpiresAt from opened
   returning session_id as id`,
  [
    'identityId',
    'client',
    'now',
    'expiresAt',
    'userAgent',
    'passwordHash',
    'access',
    'accessExpiresAt',
    'refresh',
    'refreshExpiresAt',
  ],
);

export const insertAccessToken = statement<never, [hash: Buffer, sessionId: string, expiresAt: Date]>(
  'auth.insert_access_token',
  `insert into auth.access_token (hash, session_id, expires_at) values ($1, $2, $3)`,
);

export const insertRefreshToken = statement<
  never,
  { hash: Buffer; sessionId: string; parent: Buffer | null; now: Date; expiresAt: Date }
>(
  'auth.insert_refresh_token',
  `insert into auth.refresh_token (hash, session_id, parent, created_at, expires_at) values ($hash, $sessionId, $parent, $now, $expiresAt)`,
  ['hash', 'sessionId', 'parent', 'now', 'expiresAt'],
);

export interface AccessTokenRow {
  sessionId: string;
  identityId: string;
  role: Role;
  client: ClientKind;
  expiresAt: Date;
}

/** Finds the owner of a live token. */
export const findAccess = statement<AccessTokenRow, [hash: Buffer]>(
  'auth.find_access',
  `select session.id as "sessionId", identity.id as "identityId", identity.role, session.client,
     least(token.expires_at, session.expires_at) as "expiresAt"
   from auth.access_token token
   join auth.session on session.id = token.session_id and session.revoked_at is null
   join auth.identity on identity.id = session.identity_id and identity.deleted_at is null
   where token.hash = $1`,
);

/** One of several concurrent rotations of a token gets a row; the others wait and get none. */
export const rotateRefreshToken = statement<
  { sessionId: string; role: Role; sessionExpiresAt: Date },
  { hash: Buffer; client: ClientKind; now: Date; sealed: Buffer }
>(
  'auth.rotate_refresh_token',
  `update auth.refresh_token token set rotated_at = $now, successor_sealed = $sealed
   from auth.session join auth.identity on identity.id = session.identity_id and identity.deleted_at is null
   where token.hash = $hash and token.rotated_at is null and token.expires_at > $now
     and session.id = token.session_id and session.client = $client
     and session.revoked_at is null and session.expires_at > $now
   returning session.id as "sessionId", identity.role, session.expires_at as "sessionExpiresAt"`,
  ['hash', 'client', 'now', 'sealed'],
);

export const touchSession = statement<never, [sessionId: string, now: Date]>(
  'auth.touch_session',
  `update auth.session set last_seen_at = $2 where id = $1`,
);

export interface RotatedTokenRow {
  sessionId: string;
  identityId: string;
  role: Role;
  rotatedAt: Date | null;
  sealed: Buffer | null;
  /** The successor was rotated too. */
  isSuperseded: boolean;
  /** The session is open and the token belongs to this kind of client. */
  isUsable: boolean;
}

export const findRotated = statement<RotatedTokenRow, [hash: Buffer, client: ClientKind, now: Date]>(
  'auth.find_rotated',
  `select session.id as "sessionId", identity.id as "identityId", identity.role, token.rotated_at as "rotatedAt", token.successor_sealed as sealed,
     successor.rotated_at is not null as "isSuperseded",
     session.client = $2 and session.revoked_at is null and session.expires_at > $3 and identity.deleted_at is null
       as "isUsable"
   from auth.refresh_token token
   join auth.session on session.id = token.session_id
   join auth.identity on identity.id = session.identity_id
   left join auth.refresh_token successor on successor.parent = token.hash
   where token.hash = $1`,
);

/** The sessions of access and refresh tokens, used ones included. */
export const findSessionOfTokens = statement<{ sessionId: string }, [hashes: Buffer[]]>(
  'auth.find_session_of_tokens',
  `select session_id as "sessionId" from auth.refresh_token where hash = any($1)
   union select session_id from auth.access_token where hash = any($1)`,
);

export interface EndedSessionRow {
  id: string;
  isGuest: boolean;
}
const ended = `id, (select i.role = 'Guest' from auth.identity i where i.id = identity_id) as "isGuest"`;

export const revokeSession = statement<EndedSessionRow, [sessionId: string, now: Date, reason: SessionEndReason]>(
  'auth.revoke_session',
  `update auth.session set revoked_at = $2, revoked_reason = $3 where id = $1 and revoked_at is null
   returning ${ended}`,
);

export const revokeOwnSession = statement<EndedSessionRow, [sessionId: string, identityIds: string[], now: Date]>(
  'auth.revoke_own_session',
  `update auth.session set revoked_at = $3, revoked_reason = 'closed_by_owner'
   where id = $1 and identity_id = any($2::uuid[]) and revoked_at is null and expires_at > $3 returning ${ended}`,
);

export interface OpenSessionRow {
  id: string;
  client: ClientKind;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Open sessions that still have a usable token, the latest first. */
export const listOpenSessions = statement<OpenSessionRow, [identityId: string, now: Date, lastSeenAfter: Date]>(
  'auth.list_open_sessions',
  `select id, client, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt"
   from auth.session
   where identity_id = $1 and revoked_at is null and expires_at > $2 and last_seen_at > $3
   order by last_seen_at desc, id limit 100`,
);

/** In id order, to avoid deadlocks with a concurrent call. */
export const revokeSessionsOf = statement<
  EndedSessionRow,
  { identityId: string; exceptSessionId: string | null; now: Date; reason: SessionEndReason }
>(
  'auth.revoke_sessions_of',
  `update auth.session set revoked_at = $now, revoked_reason = $reason where id in (
     select id from auth.session where identity_id = $identityId and id is distinct from $exceptSessionId::uuid and revoked_at is null
     order by id for update)
   returning ${ended}`,
  ['identityId', 'exceptSessionId', 'now', 'reason'],
);

/** Deletes ended sessions with their tokens, a batch per call. */
export const removeDeadSessions = statement<{ id: string }, [before: Date]>(
  'auth.remove_dead_sessions',
  `delete from auth.session where id in (
     select id from auth.session where least(expires_at, revoked_at) < $1 limit 500 for update skip locked)
   returning id`,
);

export const removeOldAccessTokens = statement<{ hash: Buffer }, [before: Date]>(
  'auth.remove_old_access_tokens',
  `delete from auth.access_token where hash in (
     select hash from auth.access_token where expires_at < $1 limit 2000 for update skip locked)
   returning hash`,
);
