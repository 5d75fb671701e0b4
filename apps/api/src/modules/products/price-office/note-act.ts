import type { UndoableAct } from '@tonalia/contract/office-wire';
import { hour } from '@tonalia/rules/durations';
import { undoHours } from '@tonalia/rules/policy';
import { type AuditEvent, type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { insertPriceAct } from './price-act.sql.ts';

/** A change of a program or deal that can be undone. */
export interface PriceAct extends Pick<AuditEvent, 'action' | 'detail'> {
  subject: 'program' | 'deal';
  subjectId: string;
  /** Of the subject after the change; 0 where the change removed it. */
  revisionAfter: number;
  /** Null where the change made the subject. */
  before: object | null;
}

/** What an audit event says of a program. The name of an agreed one may be the name of a customer, and goes with its account. */
export const programDetail = ({
  name,
  versions,
  customerId,
}: {
  name: string;
  versions: number;
  customerId: string | null;
}): AuditEvent['detail'] => ({ versions, ...(customerId === null ? { name } : { customerId }) });

/** Records a change with its audit event, in the change's transaction. */
export async function notePriceAct(
  tx: Transaction,
  { operatorId, network, name }: Pick<OperatorActor, 'name'> & OperatorAuthor,
  { action, detail, before, ...act }: PriceAct,
): Promise<UndoableAct> {
  const [noted] = await insertPriceAct(tx, { ...act, operatorId, before: before && JSON.stringify(before) });
  if (!noted) throw new Error('an inserted row was not returned');
  await recordAuditEvent(tx, {
    actorId: null,
    operator: { operatorId, network },
    action,
    subjectId: act.subjectId,
    detail: { ...detail, by: name },
  });
  return { _id: noted.id, until: new Date(noted.at.getTime() + undoHours * hour).toISOString() };
}
