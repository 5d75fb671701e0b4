import type { PartDelivery } from '@tonalia/contract/order-delivery';
import type { Order } from '@tonalia/contract/purchase';
import { type Lateness, latenessOf } from '@tonalia/rules/lateness';
import { formatWeekdayMoment } from '@tonalia/rules/weekday-moment';
import type { TimelineStep } from '@tonalia/ui/timeline';
import { windowInWords } from '../../features/order/delivery-words.ts';
import { dispatchName } from '../../features/order/dispatches.ts';
import { latenessInWords } from '../../features/order/lateness-words.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { type TrackingStep, followedSteps } from './followed-steps.tsx';
import type { Shipment } from './next-part.ts';
import { paidBy } from './paid-by.ts';

const words = purchaseMessages.orders.steps;
const way: readonly TrackingStep[] = ['preparing', 'dispatched', 'delivered'];
/** The late step. */
const lateStep: Record<Lateness['kind'], TrackingStep> = {
  leaving: 'dispatched',
  arriving: 'delivered',
  arrived: 'delivered',
};

interface TrackedShipment {
  order: Order;
  shipment: Shipment;
  /** Undefined until the delivery is read. */
  part: PartDelivery | undefined;
  now: Date;
}

/** The steps of one shipment: done with their times, current, next, and late. */
export function trackingSteps({ order, shipment, part, now }: TrackedShipment): TimelineStep[] {
  const { status } = shipment;
  const before: TimelineStep[] = [
    { label: words.received, detail: moment(order.createdAt), state: 'done' },
    ...paid(order),
  ];
  if (status === 'cancelled') return [...before, ...completedSteps(shipment), ended(order)];
  const reached = way.findIndex((step) => step === status);
  const late = latenessOf(shipment, now);
  const steps = way.flatMap((step, at): TimelineStep[] => {
    const state = at < reached || status === 'delivered' ? 'done' : at === reached ? 'now' : 'next';
    const warning = late && lateStep[late.kind] === step ? latenessInWords(late) : undefined;
    const expected = state === 'next' && !warning ? expectedOf(order, shipment)[step] : undefined;
    const plain: TimelineStep = { label: words[step], detail: timeOf(step, shipment) ?? expected, warning, state };
    return followedSteps(step, plain, { order, shipment, part });
  });
  return [...before, ...steps];
}

/** The expected days of the next steps; an unpaid order has none. */
function expectedOf(
  { status }: Order,
  { dispatchDate, delivery, leavesBy, arrivesBy }: Shipment,
): Partial<Record<TrackingStep, string>> {
  const leaves = leavesBy ?? dispatchDate;
  const isWindowKept = delivery !== null && (arrivesBy === null || arrivesBy === delivery.day);
  const arrives = isWindowKept ? windowInWords(delivery) : arrivesBy && dispatchName(arrivesBy);
  return {
    ...(leaves && { dispatched: dispatchName(leaves) }),
    ...(arrives && status !== 'pending_payment' && { delivered: arrives }),
  };
}

/** Steps completed before the shipment was cancelled. */
const completedSteps = (shipment: Shipment): TimelineStep[] =>
  way.flatMap((step): TimelineStep[] => {
    const at = timeOf(step, shipment);
    return at === undefined ? [] : [{ label: words[step], detail: at, state: 'done' }];
  });

function ended({ status, history }: Order): TimelineStep {
  const end = history.findLast((one) => one.status === 'cancelled' || one.status === 'rejected');
  return {
    label: status === 'rejected' ? words.rejected : words.cancelled,
    detail: end && [moment(end.at), end.why].filter(Boolean).join(' · '),
    state: 'failed',
  };
}

function paid(order: Order): TimelineStep[] {
  const event = order.history.find(({ status }) => status === 'paid');
  if (!event) return [];
  const detail = `${moment(event.at)} ${purchaseMessages.orders.withMethod(paidBy(order))}`;
  return [{ label: words.paid, detail, state: 'done' }];
}

function timeOf(step: TrackingStep, { preparedAt, dispatchedAt, deliveredAt }: Shipment): string | undefined {
  const at = { preparing: preparedAt, dispatched: dispatchedAt, delivered: deliveredAt }[step];
  return at === null ? undefined : moment(at);
}

const moment = (instant: string): string => formatWeekdayMoment(new Date(instant));
