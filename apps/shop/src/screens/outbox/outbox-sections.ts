import type { OutboxView } from '../../api/outbox/outbox.ts';
import type { UnsentOrder } from '../../api/outbox/unsent-order.ts';
import { isToday } from './time-of.ts';

/** An order that asks, of this device or another one of the seller. */
export interface AskingOrder {
  clientOrderId: string;
  customer: { id: string; name: string };
  takenAt: string;
  expectedTotal: number;
  /** Lines that ask; null while only this device knows of it. */
  asking: number | null;
  /** Null for an order of another device. */
  own: UnsentOrder | null;
}

/** The orders of the outbox by what they need: an answer, a decision, patience, nothing. */
export function sectionsOf({ orders, drafts }: Pick<OutboxView, 'orders' | 'drafts'>) {
  const own = orders ?? [];
  const of = (state: UnsentOrder['state']) => own.filter((order) => order.state === state);
  const listed = (drafts ?? []).map(({ clientOrderId, customer, takenAt, expectedTotal, asks }): AskingOrder => ({
    clientOrderId,
    customer: { id: customer._id, name: customer.name },
    takenAt,
    expectedTotal,
    asking: asks?.lines.length ?? 0,
    own: own.find((order) => order.clientOrderId === clientOrderId) ?? null,
  }));
  const isListed = (id: string) => listed.some(({ clientOrderId }) => clientOrderId === id);
  const unlisted = of('asks')
    .filter(({ clientOrderId }) => !isListed(clientOrderId))
    .map((order): AskingOrder => ({ ...order, asking: null, own: order }));
  return {
    asking: [...listed, ...unlisted],
    refused: of('refused'),
    waiting: of('waiting').filter(({ clientOrderId }) => !isListed(clientOrderId)),
    sentToday: of('sent')
      .filter(({ placed }) => placed !== null && isToday(placed.at))
      .toReversed(),
  };
}
