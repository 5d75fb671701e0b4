import type { PurchaseOrderState } from '@tonalia/contract/purchasing-office';

/** The colour of the state of an order to a supplier. */
export const purchaseTone = (state: PurchaseOrderState): 'warn' | 'success' | 'neutral' => {
  if (state === 'received') return 'success';
  return state === 'cancelled' ? 'neutral' : 'warn';
};
