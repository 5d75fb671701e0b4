import { inTransaction } from '../../../platform/transaction.ts';
import { endOrder } from '../order/end-order.ts';
import { type UnpaidOrder, holdUnpaidOrder, listUnpaidOrders } from './expire.sql.ts';
import { type Gateway, GatewayDown, gatewayOf } from '../gateway/gateway.ts';
import type { MoneyNeeds } from './payment-context.ts';
import { settle } from './settle.ts';
import { LATE } from './words.es-CO.ts';

/** Orders listed at once. */
const MOST = 50;

/**
 * Ends the orders nobody paid in time, so that what they held is free again. What was being charged is asked about once before.
 * One that fails holds up no other: it is tried again the next time. Nor does a gateway that does not answer: of it the others do not
 * wait for an answer.
 */
export async function expireOrders(needs: MoneyNeeds, gateways: readonly Gateway[]): Promise<void> {
  const silent = new Set<Gateway>();
  const lookedAt: string[] = [];
  const next = () => listUnpaidOrders(needs.db, needs.clock.now(), lookedAt, MOST);
  for (let orders = await next(); orders.length > 0; orders = await next()) {
    for (const order of orders) {
      lookedAt.push(order.orderId);
      try {
        const gateway = order.method === null ? undefined : gatewayOf(gateways, order.method);
        if (gateway && !silent.has(gateway) && !(await ask(needs, gateway, order))) silent.add(gateway);
        await expire(needs, order.orderId);
      } catch (err) {
        needs.log.error({ err, orderId: order.orderId }, 'an order nobody paid could not be ended');
      }
    }
  }
}

/** Whether there was an answer. Who does not answer now is heard later: money that comes then is dealt with then. */
async function ask(needs: MoneyNeeds, gateway: Gateway, order: UnpaidOrder): Promise<boolean> {
  const { paymentId, transactionId, reference } = order;
  if (paymentId === null || reference === null) return true;
  try {
    const told = await (transactionId === null ? gateway.findByReference(reference) : gateway.find(transactionId));
    if (told) await settle(needs, paymentId, told);
    return true;
  } catch (err) {
    needs.log.warn({ err, paymentId }, 'a payment could not be asked about before its order ended');
    return !(err instanceof GatewayDown);
  }
}

async function expire({ db, clock }: MoneyNeeds, orderId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [order] = await holdUnpaidOrder(tx, orderId, clock.now());
    if (order) await endOrder(tx, clock, order.id, 'cancelled', { why: LATE, actorId: null, cause: 'unpaid' });
  });
}
