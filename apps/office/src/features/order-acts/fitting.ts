import type { OfficeOrderAct, OfficeOrderItem } from '@tonalia/contract/purchase-office';

/** An act that moves a part of an order one step. */
export type MovingAct = Exclude<OfficeOrderAct, 'reject'>;

/** The step a part must be in for each act. */
const before = { pick: 'received', dispatch: 'preparing', deliver: 'dispatched' } as const satisfies Record<
  MovingAct,
  string
>;

/** Whether a bulk act can move the order: its part in stock, or its only one, is one step before. The server decides. */
export function canMove({ status, shipments }: OfficeOrderItem, act: MovingAct): boolean {
  if (['pending_payment', 'cancelled', 'rejected'].includes(status)) return false;
  const part =
    shipments.find(({ dispatchDate }) => dispatchDate === null) ?? (shipments.length === 1 ? shipments[0] : undefined);
  return part?.status === before[act];
}
