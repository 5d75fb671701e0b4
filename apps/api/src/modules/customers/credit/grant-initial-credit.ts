import { initialCredit } from '@tonalia/rules/policy';
import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { openCreditAccount } from './initial-credit.sql.ts';

/** Gives a customer that the office accepts the credit that new customers start with, unless it has an account of credit. */
export async function grantInitialCredit(
  tx: Transaction,
  customerId: string,
  operator: OperatorAuthor | undefined,
): Promise<void> {
  if (initialCredit === 0) return;
  const [opened] = await openCreditAccount(tx, { customerId, limit: initialCredit });
  if (!opened) return;
  await recordAuditEvent(tx, {
    actorId: null,
    operator,
    action: 'auth.initial_credit_granted',
    subjectId: customerId,
    detail: { limit: initialCredit },
  });
}
