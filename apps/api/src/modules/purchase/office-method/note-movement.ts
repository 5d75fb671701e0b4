import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { type StoredMovement, datedWords } from './movement.rules.ts';

/** A change of a discount or charge, as the audit keeps it. */
export interface MovementAct {
  action: string;
  reference: string;
  /** Of the payment method. */
  name: string;
  before: StoredMovement | undefined;
  after: StoredMovement | undefined;
}

/** Records the operator that changed a discount or charge, with its terms before and after, in the transaction of the change. */
export const noteMovement = (
  tx: Transaction,
  { operatorId, network, name: by }: OperatorActor,
  { action, reference, name, before, after }: MovementAct,
): Promise<void> =>
  recordAuditEvent(tx, {
    actorId: null,
    operator: { operatorId, network },
    action,
    subjectId: reference,
    detail: { name, by, before: before ? datedWords(before) : null, after: after ? datedWords(after) : null },
  });
