import type { Order } from '@tonalia/contract/purchase';
import { Timeline } from '@tonalia/ui/timeline';
import { useState } from 'react';
import { partName } from '../../features/order/dispatches.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { RefundTracking } from './refund-tracking.tsx';
import { trackingSteps } from './tracking-steps.ts';

const words = purchaseMessages.orders;

/** The progress of each shipment, and of refunds. */
export function OrderTracking({ order, className = '' }: { order: Order; className?: string }) {
  const [now] = useState(() => new Date());
  const isSplit = order.shipments.length > 1;
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-6 max-lg:rounded-card max-lg:bg-surface max-lg:px-4 max-lg:py-4.5 max-lg:inset-ring max-lg:inset-ring-line ${className}`}
    >
      {order.shipments.map((shipment) => {
        const name = partName(shipment);
        return (
          <div key={shipment._id}>
            <h2 className={isSplit ? 'mb-3.5 text-h3' : 'mb-3.5 text-h3 max-lg:sr-only'}>
              {isSplit ? name : words.tracking}
            </h2>
            <Timeline
              label={isSplit ? words.trackingOf(name) : words.tracking}
              steps={trackingSteps(order, shipment, now)}
            />
          </div>
        );
      })}
      {order.refunds.map((refund, at) => (
        <RefundTracking key={at} refund={refund} />
      ))}
    </div>
  );
}
