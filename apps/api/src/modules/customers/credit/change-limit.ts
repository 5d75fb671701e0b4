import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { formatPesos } from '@tonalia/rules/money';
import { creditAloneLimit } from '@tonalia/rules/policy';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { mayGrant } from './may-grant.rules.ts';
import { findLimit, lockCreditAccount, lockCreditor, setCreditLimit } from './credit.sql.ts';

/** Another limit of a customer's credit, in pesos; `expected` is the one that the operator saw, null without credit. */
export interface LimitChange {
  customerId: string;
  limit: number;
  expected: number | null;
}

/**
 * Changes the limit, and opens the credit of a customer without one. A debt above it stays. False when it was so already.
 * STEP_UP_REQUIRED, CUSTOMER_NOT_FOUND, VERSION_CONFLICT when it is no longer the expected one, CREDIT_NEEDS_OWNER.
 */
export function changeLimit(
  db: Database,
  { operatorId, network, isConfirmed, role }: OperatorActor,
  { customerId, limit, expected }: LimitChange,
): Promise<boolean> {
  if (!isConfirmed) throw new OfficeError('STEP_UP_REQUIRED');
  return inTransaction(db, async (tx) => {
    if ((await lockCreditor(tx, customerId)).length === 0) throw new AppError('CUSTOMER_NOT_FOUND');
    await lockCreditAccount(tx, customerId);
    const before = (await findLimit(tx, customerId))[0]?.limit ?? null;
    if (before === limit) return false;
    if (before !== expected) throw new OfficeError('VERSION_CONFLICT');
    if (!mayGrant(role, before, limit)) throw needsOwner();
    await setCreditLimit(tx, { customerId, limit });
    await recordAuditEvent(tx, {
      actorId: null,
      operator: { operatorId, network },
      action: 'auth.credit_limit_changed',
      subjectId: customerId,
      detail: { before, after: limit },
    });
    return true;
  });
}

const needsOwner = () =>
  new OfficeError(
    'CREDIT_NEEDS_OWNER',
    `Hasta ${formatPesos(creditAloneLimit)} lo apruebas tú; un cupo mayor lo aprueba la dueña o el dueño.`,
  );
