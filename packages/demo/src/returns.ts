import { refundAloneLimit } from '@tonalia/rules/policy';
import { hour } from '@tonalia/rules/durations';
import { daysFrom } from './days.ts';
import { type LinePick, pickLine, valueOf, withBack } from './goods-back.ts';
import { type DemoOrder, isPaidFirst } from './order.ts';
import { seeded } from './random.ts';

type DemoReturnState = 'asked' | 'collecting' | 'received' | 'resolved' | 'rejected';
type DemoReturnReason = 'broken' | 'shade' | 'expired' | 'unordered' | 'unsold' | 'regret';

/** A return that a customer asked for. */
export interface DemoReturn extends LinePick {
  id: string;
  orderId: string;
  state: DemoReturnState;
  reason: DemoReturnReason;
  wish: 'balance' | 'source';
  note: string;
  /** Units of the line that were accepted; the rest is refused. */
  accepted: number;
  /** Pesos of the units asked for. */
  value: number;
  /** With the units that were accepted, once resolved. */
  backId: string | null;
  askedAt: Date;
  /** When the office decided, the goods arrived, and it was resolved; as far as it came. */
  collectedAt: Date | null;
  receivedAt: Date | null;
  decidedAt: Date | null;
}

interface WishedReturn {
  state: DemoReturnState;
  reason: DemoReturnReason;
  wish: 'balance' | 'source';
  note?: string;
}

/** Returns that are not decided, oldest first. */
const open: readonly WishedReturn[] = [
  { state: 'received', reason: 'broken', wish: 'source', note: 'Llegaron con la tapa rota y se regó todo en la caja.' },
  { state: 'collecting', reason: 'shade', wish: 'balance', note: 'Pedí otro tono, este es más cenizo.' },
  { state: 'received', reason: 'shade', wish: 'balance', note: 'El tono no es el de la carta.' },
  { state: 'collecting', reason: 'regret', wish: 'balance' },
  { state: 'collecting', reason: 'broken', wish: 'source', note: 'La caja venía aplastada por un lado.' },
  { state: 'asked', reason: 'expired', wish: 'balance', note: 'Vence el mes que viene, no alcanzo a venderlo.' },
  { state: 'asked', reason: 'unsold', wish: 'balance' },
  { state: 'asked', reason: 'broken', wish: 'source', note: 'Un frasco llegó quebrado.' },
];
/** Returns that ended, oldest first. */
const ended: readonly WishedReturn[] = Array.from({ length: 16 }, (_, at) => ({
  state: at === 4 || at === 11 ? 'rejected' : 'resolved',
  reason: (['broken', 'unsold', 'shade', 'expired', 'regret', 'broken', 'unordered'] as const)[at % 7] ?? 'broken',
  wish: at % 3 === 0 ? 'source' : 'balance',
}));
/** The one of the ended returns that was accepted in part. */
const PARTLY = 9;

/** Delivered orders get returns in every state; those that were resolved keep less. The first customers are left alone. */
export function demoReturns(
  orders: readonly DemoOrder[],
  alone: readonly string[],
  now: Date,
): { orders: DemoOrder[]; returns: DemoReturn[] } {
  const taken = new Set(alone);
  const changed = new Map<string, DemoOrder>();
  const returns: DemoReturn[] = [];
  const ask = (wish: WishedReturn, [from, until]: readonly [number, number], isPart = false): void => {
    const found = orders.find(
      (order) => !taken.has(order.customer.id) && isReturnable(order, wish, { from, until, now }),
    );
    const made = found && returnOf(found, wish, isPart);
    if (!found || !made) return;
    taken.add(found.customer.id);
    returns.push(made);
    if (made.backId === null) return;
    const { backId: id, line, decidedAt } = made;
    const to = wish.reason === 'broken' || wish.reason === 'expired' ? 'loss' : 'stock';
    const back = { id, cause: 'return', line, units: made.accepted, to, by: DESK, at: decidedAt ?? now } as const;
    changed.set(found.id, withBack(found, { ...back, reason: reasonWords[wish.reason] }));
  };
  for (const [at, wish] of ended.entries()) ask(wish, [30 - at, 26 - at], at === PARTLY);
  for (const [at, wish] of open.entries()) ask(wish, openDays(wish.state, at));
  return { orders: orders.map((order) => changed.get(order.id) ?? order), returns };
}

/** The operator that decides. */
export const DESK = 'Camila Moreno';

const reasonWords: Record<DemoReturnReason, string> = {
  broken: 'Llegó roto',
  shade: 'Tono equivocado',
  expired: 'Vence pronto',
  unordered: 'No lo pidió',
  unsold: 'No lo vende',
  regret: 'Se arrepintió',
};

/** Days since delivery, at most and at least. */
const openDays = (state: DemoReturnState, at: number): [number, number] =>
  state === 'asked' ? [4 - at / 8, 0.9] : [7 - at / 8, 2.8];

interface Days {
  from: number;
  until: number;
  now: Date;
}

function isReturnable(order: DemoOrder, { state }: WishedReturn, { from, until, now }: Days): boolean {
  const at = order.shipments[0]?.deliveredAt;
  if (!at || order.shipments.length > 1 || order.status !== 'delivered' || order.roadStop !== null || order.back)
    return false;
  if (at < daysFrom(now, -from) || at > daysFrom(now, -until)) return false;
  // the money of what is paid at the door would have to be given back by hand
  if (state === 'resolved' && order.method === 'cash_on_delivery') return false;
  const picked = pickLine(order, seeded(`return ${order.id}`), 6);
  // above the limit a second person would have to approve its refund
  return picked !== undefined && valueOf(order, picked) <= refundAloneLimit;
}

function returnOf(
  order: DemoOrder,
  { state, reason, wish, note = '' }: WishedReturn,
  isPart: boolean,
): DemoReturn | undefined {
  const random = seeded(`return ${order.id}`);
  const picked = pickLine(order, random, 6);
  const arrived = order.shipments[0]?.deliveredAt;
  if (!picked || !arrived) return undefined;
  const after = (time: Date, least: number, most: number) =>
    new Date(time.getTime() + (least + random.next() * (most - least)) * hour);
  const askedAt = after(arrived, 3, 20);
  const collectedAt = after(askedAt, 2, 12);
  const receivedAt = after(collectedAt, 20, 26);
  const decidedAt = after(receivedAt, 1, 9);
  const steps = ['asked', 'collecting', 'received'].indexOf(state);
  const hasEnded = steps < 0;
  return {
    ...picked,
    id: random.uuid(),
    orderId: order.id,
    state,
    reason,
    wish: state === 'resolved' && isPaidFirst(order.method) ? 'source' : wish,
    note,
    accepted: state === 'rejected' ? 0 : isPart ? Math.max(1, picked.units - 1) : picked.units,
    value: valueOf(order, picked),
    backId: state === 'resolved' ? random.uuid() : null,
    askedAt,
    collectedAt: hasEnded || steps > 0 ? collectedAt : null,
    receivedAt: hasEnded || steps > 1 ? receivedAt : null,
    decidedAt: hasEnded ? decidedAt : null,
  };
}
