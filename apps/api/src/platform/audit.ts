import { announcement } from './announce.ts';
import { rowIs, statement } from './db.ts';
import type { Database, Transaction } from './transaction.ts';

const insertAudit = statement(
  'platform.insert_audit',
  `with written as (
     insert into platform.audit (actor_id, operator_id, network, action, subject_id, detail)
     values ($actorId, $operatorId, $network, $action, $subjectId, $detail) returning action, subject_id
   )
   select ${announcement('action', 'subject_id')} from written`,
);

/** The operator behind an act, and the network of the request. */
export interface OperatorAuthor {
  operatorId: string;
  network: string;
}

/** An action on an account, order or price, with its actor: a row of `platform.audit`. */
export interface AuditEvent {
  /** The signed-in identity of the shop; null for operators, jobs and commands. */
  actorId: string | null;
  /** The operator of the office; absent for everything else. */
  operator?: OperatorAuthor | undefined;
  /** Module and verb: `auth.password_changed`. */
  action: string;
  /** Id of the account, order or other row that changed. */
  subjectId: string;
  /** What else an auditor needs; never a secret, never personal data. */
  detail?: Record<string, string | number | boolean | null>;
}

/** Inserts one audit event and announces it to open screens; pass the transaction of the change, so that all commit together. */
export async function recordAuditEvent(
  tx: Database | Transaction,
  { actorId, operator, action, subjectId, detail = {} }: AuditEvent,
): Promise<void> {
  await insertAudit(tx, {
    actorId,
    operatorId: operator?.operatorId ?? null,
    network: operator?.network ?? null,
    action,
    subjectId,
    detail: JSON.stringify(detail),
  });
}

const insertAudits = statement(
  'platform.insert_audits',
  `with written as (
     insert into platform.audit (actor_id, action, subject_id, detail)
     select * from unnest($actorIds::uuid[], $actions::text[], $subjectIds::text[], $details::jsonb[]) returning action
   )
   select ${announcement('action', "''")} from (select distinct action from written) one`,
);

/** Inserts many audit events with one statement; pass the transaction of the changes. */
export async function recordAuditEvents(tx: Database | Transaction, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  await insertAudits(tx, {
    actorIds: events.map(({ actorId }) => actorId),
    actions: events.map(({ action }) => action),
    subjectIds: events.map(({ subjectId }) => subjectId),
    details: events.map(({ detail = {} }) => JSON.stringify(detail)),
  });
}

const insertActs = statement(
  'platform.insert_acts',
  `with written as (
     insert into platform.audit (actor_id, operator_id, network, action, subject_id, detail)
     select e."actorId", e."operatorId", e.network, e.action, e."subjectId", e.detail
     from rows from (jsonb_to_recordset($1::jsonb) as
       ("actorId" uuid, "operatorId" uuid, network text, action text, "subjectId" text, detail jsonb)) with ordinality as e
     order by e.ordinality returning action, subject_id
   )
   select ${announcement('action', 'subject_id')} from written`,
);

/** As `recordAuditEvent` for each, with one statement: every subject is announced. */
export async function recordActs(tx: Database | Transaction, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ operator, detail = {}, ...event }) => ({ ...event, ...operator, detail }));
  await insertActs(tx, JSON.stringify(rows));
}

/**
 * What operators did with a subject, at a command too, oldest first: the instant, the action, its author, network and details. Of its
 * parts only the actions that are named: subjects of other kinds have the same ids.
 */
export const listActs = statement(
  'platform.list_acts',
  `select at, action, detail ->> 'by' as by, network, detail from platform.audit
   where detail ? 'by' and (subject_id = $subjectId
     or (subject_id = any($partIds::text[]) and action = any($partActions::text[]))) order by at, id`,
  rowIs<{ by: string; detail: Record<string, unknown> }>(),
);

/** The operators that did one of these actions with a subject, in events with these words in their details. */
export const listAuthors = statement(
  'platform.list_authors',
  `select operator_id as "operatorId" from platform.audit
   where subject_id = $subjectId and action = any($actions::text[]) and detail ->> 'words' = $words and operator_id is not null`,
);
