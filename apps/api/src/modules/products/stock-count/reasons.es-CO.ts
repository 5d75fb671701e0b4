import type { CountReason } from '@tonalia/contract/stock-counts';

/** Reasons of a difference as the ledger keeps them. */
export const countReasonWords: Record<CountReason, string> = {
  broken: 'Roto',
  lost: 'Perdido',
  expired: 'Vencido',
  elsewhere: 'Otra bodega',
};
