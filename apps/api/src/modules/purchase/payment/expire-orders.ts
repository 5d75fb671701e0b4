import { inTransaction } from '../../../platform/transaction.ts';
import { endOrder } from '../order/end-order.ts';
import { type UnpaidOrder, holdUnpaidOrder, listUnpaidOrders } from './expire.sql.ts';
import type { Gateway } from './gateway.ts';
import type { MoneyNeeds } from './needs.ts';
import { settle } from './settle.ts';
import { LATE } from './words.es-CO.ts';

/** Orders looked at in one go. */
const MOST = 50;

/**
 * Ends the orders nobody paid in time, so that what they held is free again. What was being charged is asked about once before.
 * One that fails holds up no other: it is tried again the next time.
 */
export async function expireOrders(needs: MoneyNeeds, gateway: Gateway | undefined): Promise<void> {
  for (const order of await listUnpaidOrders(needs.db, needs.clock.now(), MOST)) {
    try {
      if (gateway) await ask(needs, gateway, order);
      await expire(needs, order.orderId);
    } catch (err) {
      needs.log.error({ err, orderId: order.orderId }, 'an order nobody paid could not be ended');
    }
  }
}

/** Who does not answer now is heard later: money that comes then is dealt with then. */
async function ask(needs: MoneyNeeds, gateway: Gateway, order: UnpaidOrder): Promise<void> {
  const { paymentId, transactionId, reference } = order;
  if (paymentId === null || reference === null) return;
  try {
    const told = await (transactionId === null ? gateway.findByReference(reference) : gateway.find(transactionId));
    if (told) await settle(needs, paymentId, told);
  } catch (err) {
    needs.log.warn({ err, paymentId }, 'a payment could not be asked about before its order ended');
  }
}

async function expire({ db, clock }: MoneyNeeds, orderId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [order] = await holdUnpaidOrder(tx, orderId, clock.now());
    if (order) await endOrder(tx, clock, order.id, 'cancelled', { why: LATE, actorId: null });
  });
}
