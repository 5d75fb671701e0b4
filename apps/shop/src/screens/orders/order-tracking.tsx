import type { OrderDelivery } from '@tonalia/contract/order-delivery';
import type { Order } from '@tonalia/contract/purchase';
import { dayIn } from '@tonalia/rules/dates';
import { useState } from 'react';
import { Notice } from '@tonalia/ui/notice';
import { waysMessages } from '../../messages/ways.es-CO.ts';
import { deliveryMessages } from '../../messages/delivery.es-CO.ts';
import { isOverdue, nextPart, stateOf } from './next-part.ts';
import { PartTracking } from './part-tracking.tsx';
import { PartSummary } from './part-summary.tsx';
import { RefundTracking } from './refund-tracking.tsx';

/** The part named in the address: "#d2". */
const partInAddress = (): number => Number(/^#d(\d{1,2})$/.exec(globalThis.location?.hash ?? '')?.[1] ?? 0) - 1;

/** A block for each part, of which the next and those that are overdue are open, and the progress of refunds. */
export function OrderTracking({
  order,
  delivery,
  className = '',
}: {
  order: Order;
  /** Undefined until it is read: then the order's own progress is shown. */
  delivery?: OrderDelivery | undefined;
  className?: string;
}) {
  const [opened] = useState(() => ({ at: new Date(), part: partInAddress() }));
  const now = delivery ? new Date(delivery.readAt) : opened.at;
  const { shipments } = order;
  const today = dayIn(now);
  const next = nextPart(shipments, today);
  const open = shipments[opened.part] ?? next ?? shipments[0];
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-3 lg:gap-6 ${className}`}>
      {shipments.map((shipment, at) => {
        const part = delivery?.parts.find(({ _id }) => _id === shipment._id);
        const tracking = (
          <PartTracking order={order} shipment={shipment} part={part} isNext={shipment === next} now={now} />
        );
        if (shipment === open || isOverdue(shipment, today)) return <div key={shipment._id}>{tracking}</div>;
        return (
          <details key={shipment._id} id={`d${at + 1}`} className="group">
            <PartSummary
              shipment={shipment}
              state={stateOf(shipment, part)}
              name={deliveryMessages.part(at + 1, shipments.length)}
            />
            <div className="pt-3">{tracking}</div>
          </details>
        );
      })}
      {order.together && shipments.some(({ status }) => status === 'received') && (
        <Notice color="white" message={waysMessages.chosen} />
      )}
      {order.refunds.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-lg:rounded-card max-lg:bg-surface max-lg:px-4 max-lg:py-4.5 max-lg:inset-ring max-lg:inset-ring-line">
          {order.refunds.map((refund, at) => (
            <RefundTracking key={at} refund={refund} />
          ))}
        </div>
      )}
    </div>
  );
}
