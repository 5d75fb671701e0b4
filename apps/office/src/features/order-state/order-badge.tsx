import type { OfficeOrderItem } from '@tonalia/contract/purchase-office';
import { Badge } from '@tonalia/ui/badge';
import type { BadgeTone } from '@tonalia/ui/badge';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';

const tones: Record<OfficeOrderItem['status'], BadgeTone> = {
  pending_payment: 'top',
  paid: 'presale',
  confirmed: 'presale',
  preparing: 'warn',
  dispatched: 'neutral',
  delivered: 'success',
  cancelled: 'neutral',
  rejected: 'neutral',
};

export type OrderBadgeProps = Pick<OfficeOrderItem, 'status'> & Partial<Pick<OfficeOrderItem, 'hasProof' | 'problem'>>;

/** The state of an order as the office names it. A problem comes before it, and names it in its title. */
export function OrderBadge({ status, hasProof = false, problem = null }: OrderBadgeProps) {
  if (problem)
    return (
      <span title={texts.problemIn[problem](texts.state[status])}>
        <Badge tone="danger">{texts.problem}</Badge>
      </span>
    );
  const isToReview = status === 'pending_payment' && hasProof;
  const tone = status === 'pending_payment' && !hasProof ? 'soldOut' : tones[status];
  return (
    <Badge tone={tone} className={tone === 'neutral' ? 'dark:bg-surface-3' : ''}>
      {isToReview ? texts.state.proof : texts.state[status]}
    </Badge>
  );
}
