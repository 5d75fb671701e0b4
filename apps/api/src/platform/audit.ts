import { statement } from './db.ts';
import type { Database, Transaction } from './transaction.ts';

const insertAudit = statement<never, [actorId: string | null, action: string, subjectId: string, detail: string]>(
  'platform.insert_audit',
  `insert into platform.audit (actor_id, action, subject_id, detail) values ($1, $2, $3, $4)`,
);

export interface Deed {
  /** Who did it; nobody when it was not somebody signed in. */
  actorId: string | null;
  /** `auth.password_changed`: the module and what was done. */
  action: string;
  /** To whom or what. */
  subjectId: string;
  /** What else is needed to understand it; never a secret, never personal data. */
  detail?: Record<string, string | number | boolean | null>;
}

/** Writes down who did what, in the transaction of the deed. */
export async function recordDeed(
  tx: Database | Transaction,
  { actorId, action, subjectId, detail = {} }: Deed,
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

/** Records many deeds with one statement, in the transaction of the deeds. */
export async function recordDeeds(tx: Database | Transaction, deeds: readonly Deed[]): Promise<void> {
  if (deeds.length === 0) return;
  await insertAudits(
    tx,
    deeds.map(({ actorId }) => actorId),
    deeds.map(({ action }) => action),
    deeds.map(({ subjectId }) => subjectId),
    deeds.map(({ detail = {} }) => JSON.stringify(detail)),
  );
}
