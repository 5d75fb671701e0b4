import type { OrderSummary } from '@tonalia/contract/purchase';
import { Badge } from '@tonalia/ui/badge';
import type { BadgeTone } from '@tonalia/ui/badge';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';

type Status = OrderSummary['status'];

const tones: Record<Status, BadgeTone> = {
  pending_payment: 'warn',
  paid: 'presale',
  confirmed: 'presale',
  preparing: 'warn',
  dispatched: 'presale',
  delivered: 'success',
  cancelled: 'neutral',
  rejected: 'danger',
};

/** The status of an order in a word. */
export function OrderStatus({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{purchaseMessages.orders.status[status]}</Badge>;
}
