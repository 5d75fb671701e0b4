import type { Order } from '@tonalia/contract/purchase';
import type { OfficeMessage, OfficeNote, OfficeOrderEvent } from '@tonalia/contract/purchase-office-order';

/** An audit event of an operator. */
export interface OrderAct {
  at: Date;
  action: string;
  by: string;
  network: string | null;
  detail: Record<string, unknown>;
}

type HistoryStep = Extract<OfficeOrderEvent, { kind: 'step' }>;

const statusOfAct: Record<string, HistoryStep['status']> = {
  'purchase.shipment_preparing': 'preparing',
  'purchase.shipment_dispatched': 'dispatched',
  'purchase.shipment_delivered': 'delivered',
  'purchase.order_rejected': 'rejected',
  'purchase.order_cancelled': 'cancelled',
  'purchase.transfer_approved': 'paid',
};

/** The act of taking an order is the author of its first step. */
const TAKEN = 'purchase.order_taken';

/** Acts that have entries of their own: notes, messages and refunds. */
const shownApart = ['purchase.order_noted', 'purchase.message_sent_again', TAKEN];

/** What the history of an order is made of. */
export interface OrderPast {
  order: Pick<Order, 'history' | 'payments' | 'refunds'>;
  acts: readonly OrderAct[];
  notes: readonly OfficeNote[];
  messages: readonly (OfficeMessage & { by: string | null })[];
  seesMoney: boolean;
}

/** Everything that happened to an order, earliest first: its steps with their authors, money, notes, messages and other acts. */
export function orderHistory({ order, acts, notes, messages, seesMoney }: OrderPast): OfficeOrderEvent[] {
  const events: OfficeOrderEvent[] = [
    ...mergeSteps(order.history, acts),
    ...moneyEvents(order, seesMoney),
    ...notes.map(({ at, by, text }) => ({ kind: 'note' as const, at, by, from: null, text })),
    ...messages.map(({ _id, ...message }) => ({ kind: 'message' as const, from: null, ...message })),
    ...otherActs(acts, seesMoney),
  ];
  return events.toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

/**
 * The steps of an order with their authors. An order's step and the act that caused it have the instant of their transaction in common
 * and are one entry; an act that moved one part of several is an entry of its own.
 */
export function mergeSteps(history: Order['history'], acts: readonly OrderAct[]): HistoryStep[] {
  const steps: HistoryStep[] = history.map(({ status, at, why }) => ({
    kind: 'step',
    status,
    at: new Date(at).toISOString(),
    why,
    by: null,
    from: null,
  }));
  for (const { at, action, by, network: from, detail } of acts) {
    const status = action === TAKEN ? history[0]?.status : statusOfAct[action];
    if (!status) continue;
    const instant = at.toISOString();
    const part = 'dispatchDate' in detail ? { dispatchDate: dateOf(detail['dispatchDate']) } : {};
    const same = steps.filter((one) => one.at === instant);
    for (const step of same) Object.assign(step, { by, from }, part);
    if (!same.some((one) => one.status === status))
      steps.push({ kind: 'step', status, at: instant, why: '', by, from, ...part });
  }
  return steps;
}

const failed = ['declined', 'error', 'voided'];

/** Payments that failed, and each step of a refund; a payment that went through is the step `paid`. */
function moneyEvents({ payments, refunds }: OrderPast['order'], seesMoney: boolean): OfficeOrderEvent[] {
  const system = { by: null, from: null };
  return [
    ...payments
      .filter(({ status }) => failed.includes(status))
      .map(({ createdAt, name, amount, status, reason }) => ({
        ...system,
        kind: 'payment' as const,
        at: new Date(createdAt).toISOString(),
        name,
        amount: seesMoney ? amount : null,
        status,
        // the reason of a transfer in part names amounts
        why: seesMoney ? (reason ?? '') : '',
      })),
    ...refunds.flatMap(({ name, amount, steps }) =>
      steps.map(({ step, at }) => ({
        ...system,
        kind: 'refund' as const,
        at: new Date(at).toISOString(),
        name,
        amount: seesMoney ? amount : null,
        step,
      })),
    ),
  ];
}

/** The words of an adjustment name amounts. */
const otherActs = (acts: readonly OrderAct[], seesMoney: boolean): OfficeOrderEvent[] =>
  acts
    .filter(({ action }) => !(action in statusOfAct) && !shownApart.includes(action))
    .map(({ at, action, by, network, detail }) => ({
      kind: 'act',
      at: at.toISOString(),
      by,
      from: network,
      action,
      dispatchDate: dateOf(detail['dispatchDate']),
      to: dateOf(detail['to']),
      into: typeof detail['into'] === 'string' ? detail['into'] : null,
      words: seesMoney && typeof detail['words'] === 'string' ? detail['words'] : '',
    }));

const dateOf = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
