import type { BulkResult } from '@tonalia/contract/office-wire';
import type { DoneRefunds } from '@tonalia/contract/refunds-office';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { actOneByOne } from '../bulk/act-in-sets.ts';
import { requireUnreturned } from '../payment/ask-gateway.ts';
import { finishRefund, lockOpenRefund } from '../payment/finish-refund.ts';
import type { TransferActs } from './act-on-transfers.ts';

/**
 * Records refunds that were made by one bank transfer, each in a transaction of its own, with the same reference. One that was recorded before
 * is unchanged and keeps its reference.
 */
export const finishRefunds = (
  { context, stop, by, operator, gateways }: Omit<TransferActs, 'mayRefund'> & { gateways: readonly Gateway[] },
  { ids, reference, dryRun }: DoneRefunds,
): Promise<BulkResult> =>
  actOneByOne({ names: ids, stop, log: context.log }, async (refundId) => {
    if (dryRun)
      return (await inTransaction(context.db, (tx) => lockOpenRefund(tx, refundId))) ? 'changed' : 'unchanged';
    await requireUnreturned({ ...context, gateways }, refundId);
    const amount = await finishRefund(context.db, context.clock, { refundId, reference, by, operator });
    return amount === undefined ? 'unchanged' : 'changed';
  });
