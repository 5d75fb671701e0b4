import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { Badge } from '@tonalia/ui/badge';
import type { PrintKind } from '../../features/printed-order/printed-order.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { formatWhenInFull } from '../../components/when.ts';
import { OrderBadge } from '../../features/order-state/order-badge.tsx';
import { orderTexts } from '../../messages/order.es-CO.ts';
import { HeaderActs } from './order-acts.tsx';
import type { OpenDialog, StartedAct } from './started-act.ts';
import { BackToList, WalkButtons } from './walk.tsx';

export type OrderHeaderProps = {
  order: OfficeOrder;
  now: Date;
  onStart: (started: StartedAct | OpenDialog) => void;
  onPrint: (kind: PrintKind) => void;
  /** Absent when no part of the order can be adjusted. */
  onAdjust: (() => void) | undefined;
};

/** Code, state, time and acts of an order. */
export function OrderHeader({ order, now, onStart, onPrint, onAdjust }: OrderHeaderProps) {
  const placed = formatWhenInFull(new Date(order.createdAt), now);
  const badge = <OrderBadge status={order.status} hasProof={isProofWaiting(order)} />;
  return (
    <PageHeader
      title={order.code}
      below={placed}
      isSearched
      lined
      before={<BackToList />}
      after={
        <>
          <span className="max-lg:hidden">{badge}</span>
          {order.together && (
            <span className="max-xl:hidden">
              <Badge tone="neutral">{orderTexts.together}</Badge>
            </span>
          )}
          <span className="text-[0.875rem] font-medium whitespace-nowrap text-text-3 max-lg:hidden">{placed}</span>
          <WalkButtons code={order.code} />
        </>
      }
      actions={
        <>
          <span className="lg:hidden">{badge}</span>
          <HeaderActs order={order} onStart={onStart} onPrint={onPrint} onAdjust={onAdjust} />
        </>
      }
    />
  );
}

const isProofWaiting = ({ money }: OfficeOrder): boolean =>
  money?.payments.some(({ hasProof, status }) => hasProof && status === 'pending') ?? false;
