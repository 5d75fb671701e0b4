import type { StockTransferReason } from '@tonalia/contract/stock-transfers';

/** Reasons of a difference as the ledger keeps them. */
export const transferReasonWords: Record<StockTransferReason, string> = {
  missing: 'No llegó',
  broken: 'Llegó roto',
  extra: 'Llegó de más',
};
