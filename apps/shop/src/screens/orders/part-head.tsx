import type { PartDelivery } from '@tonalia/contract/order-delivery';
import type { Order } from '@tonalia/contract/purchase';
import { dayIn } from '@tonalia/rules/dates';
import { formatHours } from '@tonalia/rules/hours';
import { timeIn } from '@tonalia/rules/time-of-day';
import { Badge } from '@tonalia/ui/badge';
import { addressPlace } from '../../features/address/address-lines.ts';
import { dispatchName } from '../../features/order/dispatches.ts';
import { deliveryMessages as words } from '../../messages/delivery.es-CO.ts';
import { type Shipment, stateOf } from './next-part.ts';
import { WindowBar } from './window-bar.tsx';

interface PartHeadProps {
  order: Order;
  shipment: Shipment;
  part: PartDelivery | undefined;
  /** The server's time of the reading, else the device's. */
  now: Date;
  /** "Despacho 1 de 2, 25 und." */
  name: string;
}

/** When the next part arrives: the hour of its vehicle and the stops before it, else the day and hours that were chosen. */
export function PartHead({ order: { shippingAddress }, shipment, part, now, name }: PartHeadProps) {
  const road = part?.road ?? null;
  const arrives = road?.arrives ?? null;
  const hours = arrives ?? shipment.delivery;
  const isToday = arrives !== null || shipment.delivery?.day === dayIn(now);
  return (
    <section aria-label={name} className="rounded-[22px] bg-deep p-4.5 text-on-deep">
      <div className="flex items-center justify-between gap-3">
        <p className="text-small text-on-deep-2">{name}</p>
        <Badge tone="neutral" className="bg-deep-box! text-on-deep!">
          {words.states[stateOf(shipment, part)]}
        </Badge>
      </div>
      <p className="mt-1 text-h2">
        {road?.arrives
          ? formatHours(road.arrives.from, road.arrives.to)
          : dispatchName(shipment.delivery?.day ?? shipment.dispatchDate)}
      </p>
      {!road?.arrives && shipment.delivery && (
        <p className="text-small">{formatHours(shipment.delivery.from, shipment.delivery.to)}</p>
      )}
      {(isToday || road) && (
        <div className="mt-3.5">
          {isToday && hours && <WindowBar from={hours.from} to={hours.to} now={timeIn(now)} />}
          <p className="mt-1.5 flex items-baseline justify-between gap-2 text-micro text-on-deep-2">
            {isToday && <span aria-hidden="true">{words.dayFrom}</span>}
            {road && (
              <b role="status" className="font-[650] text-on-deep">
                {words.stopsBefore(clockOf(now), road.stopsBefore)}
              </b>
            )}
            {isToday && <span aria-hidden="true">{words.dayTo}</span>}
          </p>
        </div>
      )}
      {road?.driver ? (
        <Driver driver={road.driver} />
      ) : (
        <p className="mt-2 text-small text-on-deep-2">
          {addressPlace({ ...shippingAddress, title: shippingAddress.address })}
        </p>
      )}
    </section>
  );
}

/** "1:48" */
function clockOf(now: Date): string {
  const [hour = '', minute = ''] = timeIn(now).split(':');
  return `${Number(hour) % 12 || 12}:${minute}`;
}

function Driver({ driver: { name, vehicle } }: { driver: NonNullable<NonNullable<PartDelivery['road']>['driver']> }) {
  return (
    <div className="mt-4 flex items-center gap-3 border-t border-deep-track pt-3.5">
      <span
        aria-hidden="true"
        className="flex size-11 items-center justify-center rounded-[15px] bg-deep-box font-[650]"
      >
        {name.charAt(0).toLocaleUpperCase('es-CO')}
      </span>
      <p className="min-w-0">
        <b className="block text-label">{name}</b>
        {vehicle !== null && <span className="text-small text-on-deep-2">{vehicle}</span>}
      </p>
    </div>
  );
}
