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

/** A picker did not find units of a part; its subject is the part. */
export const UNITS_MISSING = 'dispatch.units_missing';

/** Reports of one picker within so many ms of the one before are one entry. */
const ONE_ROUND = 15 * 60_000;

/** The act of taking an order is the author of its first step. */
const TAKEN = 'purchase.order_taken';

/** Acts that have entries of their own: notes, messages, refunds and missing units. */
const shownApart = ['purchase.order_noted', 'purchase.message_sent_again', TAKEN, UNITS_MISSING];

/** What the history of an order is made of. */
export interface OrderPast {
  order: Pick<Order, 'history' | 'payments' | 'refunds'>;
  acts: readonly OrderAct[];
  notes: readonly OfficeNote[];
  messages: readonly (OfficeMessage & { by: string | null })[];
  /** The number of a line that has a version. */
  lineOf: ReadonlyMap<string, number>;
  seesMoney: boolean;
}

/** Everything that happened to an order, earliest first: its steps with their authors, money, notes, messages and other acts. */
export function orderHistory({ order, acts, notes, messages, lineOf, seesMoney }: OrderPast): OfficeOrderEvent[] {
  const events: OfficeOrderEvent[] = [
    ...mergeSteps(order.history, acts),
    ...moneyEvents(order, seesMoney),
    ...notes.map(({ at, by, text }) => ({ kind: 'note' as const, at, by, from: null, text })),
    ...messages.map(({ _id, ...message }) => ({ kind: 'message' as const, from: null, ...message })),
    ...otherActs(acts, seesMoney),
    ...missingUnits(acts, lineOf),
  ];
  return events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
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
    const part = {
      ...('dispatchDate' in detail && { dispatchDate: dateOf(detail['dispatchDate']) }),
      ...waveOf(detail),
    };
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

/** The reports of missing units. A later report of a version takes the place of an earlier one in its entry. */
function missingUnits(acts: readonly OrderAct[], lineOf: OrderPast['lineOf']): OfficeOrderEvent[] {
  const rounds: { by: string; network: string | null; at: Date; units: Map<string, number> }[] = [];
  for (const { at, action, by, network, detail } of acts) {
    const { versionId, units } = detail;
    if (action !== UNITS_MISSING || typeof versionId !== 'string' || typeof units !== 'number') continue;
    const last = rounds.at(-1);
    if (last?.by === by && at.getTime() - last.at.getTime() <= ONE_ROUND) {
      last.units.set(versionId, units);
      last.at = at;
    } else rounds.push({ by, network, at, units: new Map([[versionId, units]]) });
  }
  return rounds.map(({ by, network, at, units }) => ({
    kind: 'act',
    at: at.toISOString(),
    by,
    from: network,
    action: UNITS_MISSING,
    dispatchDate: null,
    to: null,
    into: null,
    words: '',
    missing: [...units].map(([versionId, count]) => ({ line: lineOf.get(versionId) ?? null, units: count })),
  }));
}

const waveOf = ({ wave, waveName }: OrderAct['detail']): Pick<HistoryStep, 'wave'> =>
  typeof wave === 'number' && typeof waveName === 'string' ? { wave: { number: wave, name: waveName } } : {};

const dateOf = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
