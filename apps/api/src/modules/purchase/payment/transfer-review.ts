import type { OperatorAuthor } from '../../../platform/audit.ts';
import type { ReviewedTransfer } from './lock-reviewed.ts';
import type { RefundTarget } from './refund.sql.ts';

/** An operator's review of a transfer. */
export type TransferReview = ReviewedTransfer & {
  /** Why the proof is refused, shown to the customer; null when the money arrived. */
  reason: string | null;
  /** The operator's name, or the account of the machine at a command. */
  by: string;
  /** The operator in the office; absent at a command. */
  operator?: OperatorAuthor | undefined;
  /** What arrived, in pesos; undefined for all. */
  received?: number | undefined;
  /** Where goes what is too much; by default back to what paid. */
  surplus?: RefundTarget | undefined;
  /** Whether money may go back, as what is too much or came too late; by default yes. */
  mayRefund?: boolean;
  /** The line of the bank with the money. */
  lineId?: string | undefined;
  /** The line is of several transfers, and the caller takes it. */
  isShared?: boolean;
};
