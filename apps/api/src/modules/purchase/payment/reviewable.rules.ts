import type { PaymentStatus } from '@tonalia/contract/payment';
import { type OrderStatus, isUndone } from '../order/order.rules.ts';

/** Whether a transfer waits for its review, or came too late for its order; a null order means documents of own credit. */
export function isReviewable(status: PaymentStatus, orderStatus: OrderStatus | null): boolean {
  if (status === 'pending') return orderStatus === null || orderStatus === 'pending_payment';
  return status === 'voided' && orderStatus !== null && isUndone(orderStatus);
}
