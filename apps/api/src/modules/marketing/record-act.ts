import { recordAuditEvent } from '../../platform/audit.ts';
import type { OperatorActor } from '../../platform/http/actor.ts';
import type { Transaction } from '../../platform/transaction.ts';

/** Records what an operator did to a coupon, a banner or a header, under its name. */
export const recordAct = (
  tx: Transaction,
  { operatorId, network, name: by }: OperatorActor,
  { action, id, name }: { action: string; id: string; name: string },
): Promise<void> =>
  recordAuditEvent(tx, {
    actorId: null,
    operator: { operatorId, network },
    action: `marketing.${action}`,
    subjectId: id,
    detail: { name, by },
  });
