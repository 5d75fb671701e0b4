import { statement } from './db.ts';
import type { Database, Transaction } from './transaction.ts';

const insertAudit = statement<never, [actorId: string | null, action: string, subjectId: string, detail: string]>(
  'platform.insert_audit',
  `insert into platform.audit (actor_id, action, subject_id, detail) values ($1, $2, $3, $4)`,
);

export interface AuditEvent {
  /** The signed-in identity; null for jobs and commands. */
  actorId: string | null;
  /** Module and verb: `auth.password_changed`. */
  action: string;
  /** Id of the account, order or other row that changed. */
  subjectId: string;
  /** What else an auditor needs; never a secret, never personal data. */
  detail?: Record<string, string | number | boolean | null>;
}

/** Inserts one audit event; pass the transaction of the change, so that both commit together. */
export async function recordAuditEvent(
  tx: Database | Transaction,
  { actorId, action, subjectId, detail = {} }: AuditEvent,
): Promise<void> {
  await insertAudit(tx, actorId, action, subjectId, JSON.stringify(detail));
}

const insertAudits = statement<
  never,
  [actorIds: (string | null)[], actions: string[], subjectIds: string[], details: string[]]
>(
  'platform.insert_audits',
  `insert into platform.audit (actor_id, action, subject_id, detail)
   select * from unnest($1::uuid[], $2::text[], $3::text[], $4::jsonb[])`,
);

/** Inserts many audit events with one statement; pass the transaction of the changes. */
export async function recordAuditEvents(tx: Database | Transaction, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  await insertAudits(
    tx,
    events.map(({ actorId }) => actorId),
    events.map(({ action }) => action),
    events.map(({ subjectId }) => subjectId),
    events.map(({ detail = {} }) => JSON.stringify(detail)),
  );
}
