import { type AuditEvent, type OperatorAuthor, recordAuditEvent } from '../../platform/audit.ts';
import type { OperatorActor } from '../../platform/http/actor.ts';
import type { ModuleContext } from '../../platform/module.ts';
import type { Database, Transaction } from '../../platform/transaction.ts';

/** What the calls of the office need. */
export interface OfficeContext extends Pick<ModuleContext, 'db' | 'clock' | 'publicUrl'> {
  /** Whether mail can be sent; without it links are passed on by hand. */
  hasMail: boolean;
}

/** The author of an act: an operator in the office, or the account of the machine at a command. */
export type ActAuthor = { operator: OperatorAuthor } | { by: string };

/** The operator as the author of an audit event. */
export const authorOf = ({ operatorId, network }: OperatorActor): ActAuthor => ({ operator: { operatorId, network } });

/** Inserts the audit event of an act; pass the transaction of the change. */
export async function recordAct(
  tx: Database | Transaction,
  author: ActAuthor,
  { action, subjectId, detail = {} }: Pick<AuditEvent, 'action' | 'subjectId' | 'detail'>,
): Promise<void> {
  const event = { actorId: null, action, subjectId };
  if ('operator' in author) await recordAuditEvent(tx, { ...event, operator: author.operator, detail });
  else await recordAuditEvent(tx, { ...event, detail: { ...detail, by: author.by } });
}
