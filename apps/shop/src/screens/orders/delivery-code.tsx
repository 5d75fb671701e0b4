import type { Order } from '@tonalia/contract/purchase';
import { partName } from '../../features/order/dispatches.ts';
import { deliveryCodeMessages as words } from '../../messages/delivery-code.es-CO.ts';

/** The code of each part on its way, which the driver asks for at the door. Renders nothing without one. */
export function DeliveryCode({ order: { shipments } }: { order: Order }) {
  const onTheWay = shipments.filter(({ deliveryCode }) => deliveryCode !== undefined);
  return onTheWay.map(({ deliveryCode = '', ...part }) => (
    <div key={part._id} className="rounded-[22px] bg-surface p-4.5 inset-ring inset-ring-line lg:bg-surface-2">
      <p className="text-small text-text-3">{shipments.length > 1 ? words.of(partName(part)) : words.name}</p>
      <p className="mt-[3px] text-price-lg text-[1.75rem] tracking-[0.14em] tabular-nums">
        {/* digit by digit for a screen reader */}
        <span aria-hidden="true">{deliveryCode}</span>
        <span className="sr-only">{[...deliveryCode].join(' ')}</span>
      </p>
      <p className="mt-1 text-small text-text-2">{words.help}</p>
    </div>
  ));
}
