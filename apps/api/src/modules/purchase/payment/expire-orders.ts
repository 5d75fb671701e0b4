import { inTransaction } from '../../../platform/transaction.ts';
import { endOrder } from '../order/end-order.ts';
import { type UnpaidOrder, lockUnpaidOrder, listUnpaidOrders } from './expire.sql.ts';
import { type Gateway, GatewayDown, gatewayOf } from '../gateway/gateway.ts';
import type { SettleContext } from './payment-context.ts';
import { settle } from './settle.ts';
import { LATE } from './words.es-CO.ts';

/** Orders listed per query. */
const BATCH_SIZE = 50;

/**
 * Cancels orders past their payment deadline and releases their hold. A charge in progress is checked once before. An order that
 * fails is retried in the next run and does not stop the others; a gateway that does not answer is asked only once per run.
 */
export async function expireOrders(context: SettleContext, gateways: readonly Gateway[]): Promise<void> {
  const unreachable = new Set<Gateway>();
  const lookedAt: string[] = [];
  const next = () => listUnpaidOrders(context.db, { now: context.clock.now(), lookedAt, most: BATCH_SIZE });
  for (let orders = await next(); orders.length > 0; orders = await next()) {
    for (const order of orders) {
      lookedAt.push(order.orderId);
      try {
        const gateway = order.method === null ? undefined : gatewayOf(gateways, order.method);
        if (gateway && !unreachable.has(gateway) && !(await checkLastTime(context, gateway, order)))
          unreachable.add(gateway);
        await expire(context, order.orderId);
      } catch (err) {
        context.log.error({ err, orderId: order.orderId }, 'an unpaid order could not be cancelled');
      }
    }
  }
}

/**
 * Asks the gateway once before its order expires; false when it did not answer. The order expires anyway: a late payment is
 * handled when it arrives.
 */
async function checkLastTime(context: SettleContext, gateway: Gateway, order: UnpaidOrder): Promise<boolean> {
  const { paymentId, transactionId, reference } = order;
  if (paymentId === null || reference === null) return true;
  try {
    const result = await (transactionId === null ? gateway.findByReference(reference) : gateway.find(transactionId));
    if (result) await settle(context, paymentId, result);
    return true;
  } catch (err) {
    context.log.warn({ err, paymentId }, 'a payment could not be checked before its order expired');
    return !(err instanceof GatewayDown);
  }
}

async function expire({ db, clock }: SettleContext, orderId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [order] = await lockUnpaidOrder(tx, { orderId, now: clock.now() });
    if (order)
      await endOrder(tx, clock, {
        orderId: order.id,
        to: 'cancelled',
        reason: { why: LATE, actorId: null, cause: 'unpaid' },
      });
  });
}
