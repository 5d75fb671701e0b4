import type { DeliveryState } from '@tonalia/contract/order-delivery';
import { Badge } from '@tonalia/ui/badge';
import type { BadgeTone } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { IconTile } from '@tonalia/ui/icon-tile';
import { partName } from '../../features/order/dispatches.ts';
import { deliveryMessages } from '../../messages/delivery.es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import type { Shipment } from './next-part.ts';
import { unitsIn } from './units-in.ts';

const tones: Record<DeliveryState, BadgeTone> = {
  received: 'neutral',
  preparing: 'warn',
  on_way: 'presale',
  not_taken: 'danger',
  delivered: 'success',
  partly: 'success',
  cancelled: 'neutral',
};

/** The row of a part that is not open: its day, number and units. */
export function PartSummary({ shipment, state, name }: { shipment: Shipment; state: DeliveryState; name: string }) {
  const { isPreSales, dispatchDate } = shipment;
  const isWaiting = state === 'received' && isPreSales;
  return (
    <summary className="flex min-h-18 cursor-pointer list-none items-center gap-3.5 rounded-card bg-surface px-4 py-3 inset-ring inset-ring-line group-open:bg-surface-2 [&::-webkit-details-marker]:hidden">
      <IconTile
        icon={dispatchDate === null ? 'truck' : 'calendar-clock'}
        tone={isWaiting ? 'info' : 'brand'}
        size="sm"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5 gap-y-1">
        <span className="min-w-0 flex-1 basis-32">
          <b className="block text-label">{partName(shipment)}</b>
          <span className="text-small text-text-3">
            {name}, {purchaseMessages.unitsShort(unitsIn(shipment))}
          </span>
        </span>
        <Badge tone={isWaiting ? 'presale' : tones[state]}>
          {isWaiting ? purchaseMessages.presale : deliveryMessages.states[state]}
        </Badge>
      </span>
      <Icon name="chevron-down" size="sm" className="text-text-3 transition-transform group-open:rotate-180" />
    </summary>
  );
}
