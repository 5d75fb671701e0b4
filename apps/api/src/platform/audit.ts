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
