import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findAccess } from './session.sql.ts';
import { digest } from '../secret/secret.ts';

/** How long who a token belongs to is believed without asking again, in ms: while ends are heard, and while they are not. */
const TTL = 10_000;
const TTL_UNHEARD = 500;
const MOST = 20_000;
/** No token of ours is longer; nothing longer is worth a digest. */
const LONGEST_TOKEN = 200;

interface Known {
  actor: Actor;
  expiresAt: number;
  /** When it was asked, by the machine's own watch. */
  askedAt: number;
}

interface Memory {
  known: LRUCache<string, Known>;
  /** Sessions this process ended, as long as a known token of theirs could still be believed. */
  ended: LRUCache<string, true>;
}

const memories = new WeakMap<Database, Memory>();

function memoryOf(db: Database): Memory {
  let memory = memories.get(db);
  if (!memory) {
    memory = { known: new LRUCache({ max: MOST, ttl: TTL }), ended: new LRUCache({ max: MOST, ttl: 2 * TTL }) };
    memories.set(db, memory);
  }
  return memory;
}

/**
 * Who a token belongs to; undefined when it is unknown, expired, or its session ended. No query when it was seen just now.
 * `isHearing` when this process hears of sessions that another one ends.
 */
export async function identify(
  db: Database,
  clock: Clock,
  token: string,
  isHearing = false,
): Promise<Actor | undefined> {
  if (token.length > LONGEST_TOKEN) return undefined;
  const { known, ended } = memoryOf(db);
  const hash = digest(token);
  const key = hash.toString('base64');
  const kept = known.get(key);
  const isFresh = kept && performance.now() - kept.askedAt < (isHearing ? TTL : TTL_UNHEARD);
  const seen = isFresh ? kept : await read(db, hash);
  if (!seen || seen.expiresAt <= clock.now().getTime() || ended.has(seen.actor.sessionId)) return undefined;
  if (!isFresh) known.set(key, seen);
  return seen.actor;
}

/** Has everybody asked for again: ends of sessions may have passed unheard. */
export const clearActorCache = (db: Database): void => memoryOf(db).known.clear();

/** Makes every token of a session nobody's at once in this process. */
export function rejectSession(db: Database, sessionId: string): void {
  memoryOf(db).ended.set(sessionId, true);
}

async function read(db: Database, hash: Buffer): Promise<Known | undefined> {
  const askedAt = performance.now();
  const [row] = await findAccess(db, hash);
  if (!row) return undefined;
  const { sessionId, identityId, role, client, expiresAt } = row;
  return { actor: { sessionId, identityId, role, client }, expiresAt: expiresAt.getTime(), askedAt };
}
