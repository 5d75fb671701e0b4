import { AppError } from '@tonalia/contract/errors';
import type { Transaction } from '../../../platform/transaction.ts';
import { lockMember } from '../../customers/index.ts';
import { whyApproval } from './limits.rules.ts';
import { sumSpent } from './spent.sql.ts';

/**
 * Locks a member until the transaction ends, so that its orders count each other, and gives what refuses an order: APPROVAL_NEEDED above a limit,
 * PAYMENT_METHOD_UNAVAILABLE for credit that it may not use. ROLE_NOT_ALLOWED when the membership ended or only makes lists.
 */
export async function requireMember(
  tx: Transaction,
  identityId: string,
  customerId: string,
): Promise<(total: number, onCredit: number) => void> {
  const [member] = await lockMember(tx, { identityId, customerId });
  if (!member || member.mode === 'lists') throw new AppError('ROLE_NOT_ALLOWED');
  // a statement after the lock, so that it sees the orders of the transactions that it waited for
  const [spent = { today: 0, month: 0 }] = await sumSpent(tx, { customerId, identityIds: [identityId] });
  return (total, onCredit) => {
    if (onCredit > 0 && !member.usesCredit) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
    const why = whyApproval(member, spent, total);
    if (why) throw new AppError('APPROVAL_NEEDED', why);
  };
}
