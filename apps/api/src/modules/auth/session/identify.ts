import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { entryLimit } from '../../../platform/entry-limit.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findAccess } from './session.sql.ts';
import { digest } from '../secret/secret.ts';

/** How long a cached actor is valid, in ms: while notifications of ended sessions arrive, and while they do not. */
const TTL = 10_000;
const TTL_WITHOUT_NOTIFY = 500;
const MAX_ENTRIES = 20_000;
/** No valid token is longer. */
const MAX_TOKEN_LENGTH = 200;

interface CachedActor {
  actor: Actor;
  expiresAt: number;
  /** Monotonic time of the query. */
  queriedAt: number;
}

interface ActorCache {
  actors: LRUCache<string, CachedActor>;
  /** Sessions that ended, for as long as the cache may contain their tokens. */
  ended: LRUCache<string, true>;
}

const caches = new WeakMap<Database, ActorCache>();

function cacheOf(db: Database): ActorCache {
  let cache = caches.get(db);
  if (!cache) {
    cache = {
      actors: new LRUCache({ ...entryLimit(MAX_ENTRIES), ttl: TTL }),
      ended: new LRUCache({ ...entryLimit(MAX_ENTRIES), ttl: 2 * TTL }),
    };
    caches.set(db, cache);
  }
  return cache;
}

/**
 * The actor of a token; undefined when the token is unknown or expired, or its session ended. Cached, so mostly without a query.
 * `isListening`: this process receives notifications of sessions that other processes end.
 */
export async function identify(
  db: Database,
  clock: Clock,
  token: string,
  isListening = false,
): Promise<Actor | undefined> {
  if (token.length > MAX_TOKEN_LENGTH) return undefined;
  const { actors, ended } = cacheOf(db);
  const hash = digest(token);
  const key = hash.toString('base64');
  const cached = actors.get(key);
  const isFresh = cached && performance.now() - cached.queriedAt < (isListening ? TTL : TTL_WITHOUT_NOTIFY);
  const found = isFresh ? cached : await read(db, hash);
  if (!found || found.expiresAt <= clock.now().getTime() || ended.has(found.actor.sessionId)) return undefined;
  if (!isFresh) actors.set(key, found);
  return found.actor;
}

/** Clears the cache: notifications of ended sessions may be missing. */
export const clearActorCache = (db: Database): void => cacheOf(db).actors.clear();

/** Rejects every token of a session in this process from now on. */
export function rejectSession(db: Database, sessionId: string): void {
  cacheOf(db).ended.set(sessionId, true);
}

async function read(db: Database, hash: Buffer): Promise<CachedActor | undefined> {
  const queriedAt = performance.now();
  const [row] = await findAccess(db, hash);
  if (!row) return undefined;
  const { sessionId, identityId, role, client, expiresAt } = row;
  return { actor: { sessionId, identityId, role, client }, expiresAt: expiresAt.getTime(), queriedAt };
}
