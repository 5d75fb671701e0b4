import type { DeliveryWindow } from '@tonalia/contract/purchase';
import { IconTile } from '@tonalia/ui/icon-tile';
import type { ReactNode } from 'react';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { deliveryText } from './delivery-words.ts';

/** The delivery window of a dispatch, or its day, with its number of units. */
export function DispatchRow({
  day,
  window,
  units,
  from,
  after,
}: {
  day: string | null;
  window?: DeliveryWindow | null;
  units: number;
  /** City of the warehouse, when another part leaves on that day. */
  from?: string | undefined;
  after?: ReactNode;
}) {
  return (
    <div className="flex items-center gap-3">
      <IconTile
        icon={day === null ? 'zap' : 'calendar-clock'}
        tone={day === null ? 'brand' : 'info'}
        size="sm"
        className="size-[42px]! rounded-[14px]!"
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-36">
          <h2 className="text-label lg:text-[0.9375rem]">{deliveryText(window, day)}</h2>
          <p className="text-small text-text-3">
            {purchaseMessages.units(units)}
            {from && `, ${purchaseMessages.leavesFrom(from)}`}
          </p>
        </div>
        {after}
      </div>
    </div>
  );
}
