import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { percentile } from './figures.ts';
import type { Server } from './processes.ts';
import { type ReportRow, ms, times } from './report.ts';

/** An operator's requests, with how long they take. */
export interface Desk {
  server: Server;
  cookie: string;
  db: pg.Pool;
}

/** Unmeasured requests of each kind, for JIT compilation and plans. */
const WARM = 8;
const EACH = 48;

/** Sends a call once and returns the ms until its answer is read; throws unless it succeeds. */
export async function timed({ server, cookie }: Desk, call: string, body?: object): Promise<number> {
  const [method = 'GET', path = ''] = call.split(' ');
  const began = performance.now();
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json', origin: server.url }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${call} answered ${response.status}: ${text.slice(0, 300)}`);
  return performance.now() - began;
}

/** One call at a time, in ms. */
export async function each(count: number, ask: (n: number) => Promise<number>): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < count; n += 1) took.push(await ask(n));
  return took;
}

/** A row for a kind of page; its `path` differs with each question. */
export async function pageRow(desk: Desk, what: string, path: (n: number) => string, limit = 100): Promise<ReportRow> {
  const took = await each(EACH + WARM, (n) => timed(desk, `GET ${path(n)}`));
  return row(what, took.slice(WARM), limit);
}

/** The 95th percentile and its part of the limit. */
export function row(what: string, took: readonly number[], limit: number): ReportRow {
  const p95 = percentile(took, 0.95);
  return {
    what,
    cells: [String(took.length), ms(percentile(took, 0.5)), ms(p95), times(p95 / limit)],
    budget: `p95 < ${limit} ms`,
    met: p95 < limit,
  };
}

/** The cookie of an owner: every call is allowed. */
export async function openSession(db: pg.Pool): Promise<string> {
  const token = `to_${randomBytes(24).toString('base64url')}`;
  await db.query(
    `with owner as (insert into office.operator (email, name, role, password_hash, totp_secret)
       values ('medida-' || gen_random_uuid() || '@oficina.example', 'Medida', 'owner', 'none', $1) returning id)
     insert into office.session (operator_id, hash, user_agent, network, created_at, last_seen_at, expires_at)
     select id, $2, '', '127.0.0.1', now(), now(), now() + interval '1 day' from owner`,
    [randomBytes(20), createHash('sha256').update(token).digest()],
  );
  return `__Host-office=${token}`;
}
