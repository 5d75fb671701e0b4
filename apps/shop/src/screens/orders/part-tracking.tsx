import type { PartDelivery } from '@tonalia/contract/order-delivery';
import type { Order } from '@tonalia/contract/purchase';
import { dayIn } from '@tonalia/rules/dates';
import { Timeline } from '@tonalia/ui/timeline';
import { Suspense, lazy } from 'react';
import { partName } from '../../features/order/dispatches.ts';
import { deliveryMessages } from '../../messages/delivery.es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { moneyBackByCause } from './money-back.ts';
import { isPast } from './next-part.ts';
import { PartHead } from './part-head.tsx';
import { trackingSteps } from './tracking-steps.ts';
import { unitsIn } from './units-in.ts';

// few orders arrive short or come back
const MoneyBackCard = lazy(() => import('./money-back-card.tsx').then((it) => ({ default: it.MoneyBackCard })));

const words = purchaseMessages.orders;

interface PartTrackingProps {
  order: Order;
  shipment: Order['shipments'][number];
  part: PartDelivery | undefined;
  isNext: boolean;
  now: Date;
}

/** One part of an order: when it arrives, its steps, and what it is worth less. */
export function PartTracking({ order, shipment, part, isNext, now }: PartTrackingProps) {
  const { shipments } = order;
  const isSplit = shipments.length > 1;
  const name = partName(shipment);
  const at = isSplit
    ? deliveryMessages.part(shipments.indexOf(shipment) + 1, shipments.length)
    : deliveryMessages[isPast(shipment, dayIn(now)) ? 'planned' : 'next'];
  const headName = `${at}, ${purchaseMessages.unitsShort(unitsIn(shipment))}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:gap-6">
      {isNext && order.status !== 'pending_payment' && (
        <PartHead order={order} shipment={shipment} part={part} now={now} name={headName} />
      )}
      <div className="max-lg:rounded-card max-lg:bg-surface max-lg:px-4 max-lg:py-4.5 max-lg:inset-ring max-lg:inset-ring-line">
        <h2 className={isSplit ? 'mb-3.5 text-h3' : 'mb-3.5 text-h3 max-lg:sr-only'}>
          {isSplit ? name : words.tracking}
        </h2>
        <Timeline
          label={isSplit ? words.trackingOf(name) : words.tracking}
          steps={trackingSteps({ order, shipment, part, now })}
        />
      </div>
      {part &&
        moneyBackByCause(part.back).map((back) => (
          <Suspense key={back.cause}>
            <MoneyBackCard back={back} lines={shipment.products} />
          </Suspense>
        ))}
    </div>
  );
}
