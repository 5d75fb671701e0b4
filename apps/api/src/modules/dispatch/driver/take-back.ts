import type { Delivery } from '@tonalia/contract/dispatch-driver';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Clock } from '../../../platform/clock.ts';
import type { DriverActor } from '../../../platform/http/actor.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { type DeliveryFacts, bringBack, listDoorLines } from '../../purchase/index.ts';
import { insertBacks } from './delivery.sql.ts';
import { backWords } from './words.es-CO.ts';

/** A delivery under the locks of its order and its load. */
export interface HeldDelivery {
  driver: DriverActor;
  by: string;
  /** The order as it is before the delivery. */
  facts: DeliveryFacts;
}

/**
 * Takes the units of a partial delivery off the order; what it owes follows, and they are on the road until the warehouse counts them.
 * `store` keeps them with the delivery, `backId` is theirs in `purchase.goods_back`. DELIVERY_TOO_MANY_BACK for more than a line has, or for all of the shipment.
 */
export async function takeBack(
  tx: Transaction,
  clock: Clock,
  { by, facts }: HeldDelivery,
  { clientId, back }: Extract<Delivery, { result: 'partial' }>,
): Promise<{ backId: string; store: () => Promise<unknown> }> {
  const lines = await listDoorLines(tx, [facts.shipmentId]);
  const lineOf = (number: number) => lines.find(({ line }) => line === number);
  const isRepeated = new Set(back.map(({ line }) => line)).size < back.length;
  const units = (of: readonly { units: number }[]) => of.reduce((sum, one) => sum + one.units, 0);
  const isTooMuch = back.some(({ line, units: count }) => count > (lineOf(line)?.units ?? 0));
  if (isRepeated || isTooMuch || units(back) >= units(lines)) throw new OfficeError('DELIVERY_TOO_MANY_BACK');
  const { id: backId } = await bringBack(tx, clock, {
    order: { id: facts.orderId, code: facts.orderCode },
    shipmentId: facts.shipmentId,
    cause: 'door',
    lines: back.map(({ line, units: count, reason }) => ({
      line,
      units: count,
      to: 'awaited',
      reason: backWords[reason],
    })),
    money: undefined,
    why: 'No se recibió en la entrega',
    by,
    // the goods were not handed over, and a driver has no second factor: the desk makes the refund
    mayRefund: true,
    // the message of the delivery has the lines that were taken
    words: '',
  });
  const backs = back.map(({ line, units: count, reason, photoIds }) => ({
    line,
    name: nameOf(lineOf(line)),
    units: count,
    reason,
    photoIds,
  }));
  return { backId, store: () => insertBacks(tx, { deliveryId: clientId, backs: JSON.stringify(backs) }) };
}

const nameOf = (line: { name: string; versionName: string | null } | undefined): string =>
  line ? [line.name, line.versionName].filter((text) => text !== null).join(', ') : '';
