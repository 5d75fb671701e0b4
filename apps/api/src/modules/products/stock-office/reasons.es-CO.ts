import type { AdjustReason } from '@tonalia/contract/stock-office';

/** Reasons of an adjustment as the ledger keeps them. */
export const reasonWords: Record<AdjustReason, string> = {
  count: 'Conteo',
  broken: 'Roto',
  lost: 'Perdido',
  sample: 'Muestra',
};
