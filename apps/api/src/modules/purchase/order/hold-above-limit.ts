import { refundAloneLimit } from '@tonalia/rules/policy';
import type { Transaction } from '../../../platform/transaction.ts';
import { holdRefundsOfEnd, sumRefundedAlone } from './hold-refunds.sql.ts';

/** Lets the refunds of an order that an operator or a command just ended wait for a second person above the limit of one. Lock the order first. */
export async function holdAboveLimit(
  tx: Transaction,
  orderId: string,
  { operatorId, by }: { operatorId: string | null; by: string },
): Promise<void> {
  const [before] = await sumRefundedAlone(tx, orderId);
  await holdRefundsOfEnd(tx, { orderId, operatorId, by, alone: before?.alone ?? 0, limit: refundAloneLimit });
}
