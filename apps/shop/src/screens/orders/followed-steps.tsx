import type { PartDelivery } from '@tonalia/contract/order-delivery';
import type { Order } from '@tonalia/contract/purchase';
import { formatWeekdayMoment } from '@tonalia/rules/weekday-moment';
import type { TimelineStep } from '@tonalia/ui/timeline';
import { deliveryMessages } from '../../messages/delivery.es-CO.ts';
import { DeliveryCode } from './delivery-code.tsx';
import { moneyBackByCause } from './money-back.ts';
import { unitsIn } from './units-in.ts';

/** The steps of every shipment after its payment. */
export type TrackingStep = 'preparing' | 'dispatched' | 'delivered';

interface FollowedShipment {
  order: Order;
  shipment: Order['shipments'][number];
  /** Undefined until the delivery is read. */
  part: PartDelivery | undefined;
}

const words = deliveryMessages.steps;

/** A step with what the delivery knows of it: when it was packed, which warehouse it left, and how it ended at the door. */
export function followedSteps(step: TrackingStep, plain: TimelineStep, followed: FollowedShipment): TimelineStep[] {
  if (step === 'delivered') return [arrivalStep(plain, followed)];
  const { order, shipment, part } = followed;
  if (!part) return [plain];
  return step === 'preparing' ? [packedStep(plain, shipment, part)] : roadSteps(plain, { order, shipment, part });
}

function packedStep(plain: TimelineStep, shipment: FollowedShipment['shipment'], part: PartDelivery): TimelineStep {
  if (part.packedAt === null) return plain;
  const sent = unitsIn(shipment) + unitsOf(part, 'door') + unitsOf(part, 'return');
  const packed = words.packedUnits(sent, sent + unitsOf(part, 'short'), formatWeekdayMoment(new Date(part.packedAt)));
  return { ...plain, label: words.packed, detail: packed };
}

const unitsOf = ({ back }: PartDelivery, wanted: 'short' | 'door' | 'return'): number =>
  moneyBackByCause(back).find(({ cause }) => cause === wanted)?.units ?? 0;

function roadSteps(
  plain: TimelineStep,
  { order, shipment, part }: FollowedShipment & { part: PartDelivery },
): TimelineStep[] {
  if (shipment.dispatchedAt === null) return [plain];
  const left: TimelineStep = {
    ...plain,
    label: words.left(cityOf(part.leavesFrom)),
    warning: undefined,
    state: 'done',
  };
  if (plain.state !== 'now') return [left];
  const { address } = order.shippingAddress;
  if (part.state === 'not_taken') return [left, { label: words.notTaken, detail: words.notTakenHelp, state: 'failed' }];
  return [left, { label: words.onWay, detail: address, state: 'now' }];
}

/** "Bogotá, D.C." as people say it. */
const cityOf = (city: string): string => city.split(',')[0] ?? city;

function arrivalStep(plain: TimelineStep, { shipment: { deliveryCode }, part }: FollowedShipment): TimelineStep {
  if (part?.state === 'partly') return { ...plain, label: words.partly };
  if (deliveryCode === undefined || part?.state === 'not_taken') return plain;
  return { ...plain, detail: <DeliveryCode code={deliveryCode} /> };
}
