import type { Order, OrderSummary } from '@tonalia/contract/purchase';
import { formatMoment } from '@tonalia/rules/dates';
import type { TimelineStep } from '@tonalia/ui/timeline';
import { windowInWords } from '../../features/order/delivery-words.ts';
import { dispatchName } from '../../features/order/dispatches.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paidBy } from './paid-by.ts';

type Shipment = Order['shipments'][number];
type OrderEvent = Order['history'][number];

const words = purchaseMessages.orders.steps;
const way = ['preparing', 'dispatched', 'delivered'] as const;

/** The way of one dispatch: what is done, where it is now, what comes next. */
export function trackingSteps(order: Order, { status, dispatchDate, delivery }: Shipment): TimelineStep[] {
  const received: TimelineStep = { label: words.received, detail: moment(order.createdAt), state: 'done' };
  const reached = way.findIndex((step) => step === status);
  // With one dispatch the order's own history is that dispatch's.
  const events = order.shipments.length === 1 ? order.history : [];
  if (status === 'cancelled') return [received, ...paid(order), ...done(events), ended(order)];
  const expected: Partial<Record<(typeof way)[number], string>> = {
    ...(dispatchDate && { dispatched: dispatchName(dispatchDate) }),
    // what waits for its payment is promised for no day
    ...(delivery && order.status !== 'pending_payment' && { delivered: windowInWords(delivery) }),
  };
  const steps = way.map((step, at): TimelineStep => {
    const state = at < reached || status === 'delivered' ? 'done' : at === reached ? 'now' : 'next';
    return {
      label: words[step],
      detail: timeOf(step, events) ?? (state === 'next' ? expected[step] : undefined),
      state,
    };
  });
  return [received, ...paid(order), ...steps];
}

/** Steps of the way that were taken before it ended. */
const done = (events: readonly OrderEvent[]): TimelineStep[] =>
  way.flatMap((step): TimelineStep[] => {
    const at = timeOf(step, events);
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
  const at = timeOf('paid', order.history);
  if (at === undefined) return [];
  const detail = `${at} ${purchaseMessages.orders.withMethod(paidBy(order))}`;
  return [{ label: words.paid, detail, state: 'done' }];
}

function timeOf(status: OrderSummary['status'], history: readonly OrderEvent[]): string | undefined {
  const event = history.find((one) => one.status === status);
  return event && moment(event.at);
}

const moment = (instant: string): string => formatMoment(new Date(instant));
