import { randomUUID } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { dayIn } from '@tonalia/rules/dates';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { publish } from '../../../platform/publish.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { insertApartCart } from '../cart/apart-cart.sql.ts';
import type { LockedOrder } from '../order/change-order.ts';
import { newOrderCode } from '../order/order-code.ts';
import { placedFacts } from '../order/placed-facts.rules.ts';
import { type OrderInsert, insertOrder } from '../order/place-order.sql.ts';
import { takeUnits } from '../order/take-units.ts';
import { readLeftOrder } from './bring-back.ts';
import type { ReturnActor } from './change-return.ts';
import { type ExchangeLine, exchangeLines } from './exchange-lines.ts';
import { findExchangeable } from './exchange.sql.ts';
import type { LineBack } from './goods-back.rules.ts';
import { returnWords } from './return-words.es-CO.ts';
import { putInStock, storeBack } from './store-back.ts';

/** Accepted units of a return that are exchanged for others of the same versions. */
export interface GoodsToExchange {
  /** Locked by the caller. */
  order: LockedOrder;
  returnCode: string;
  lines: readonly LineBack[];
  actor: ReturnActor;
  /** Of the new order's code. */
  codeLength: number;
}

/** The order that an exchange made, and the goods that came back for it. */
export interface MadeExchange {
  /** Of `purchase.goods_back`. */
  backId: string;
  orderId: string;
  orderCode: string;
}

/**
 * Makes an order without cost for the accepted units, in the caller's transaction and under the order's lock. The returned order keeps its
 * lines, its money and its invoice, because the customer keeps what was bought. Throws EXCHANGE_SHORT with the line that the warehouse has too
 * few units of.
 */
export async function exchangeGoods(tx: Transaction, clock: Clock, goods: GoodsToExchange): Promise<MadeExchange> {
  const { order, returnCode, lines: accepted, actor } = goods;
  const [left, [found]] = await Promise.all([readLeftOrder(tx, order.code), findExchangeable(tx, order.id)]);
  if (!found) throw new AppError('ORDER_NOT_FOUND');
  const { lines: sold, ...same } = found;
  const lines = exchangeLines(sold, accepted);
  // before the accepted goods come back: those are not what the customer gets
  await takeForExchange(tx, clock, order.warehouseId, lines);
  const why = returnWords.exchangeOf(returnCode);
  await putInStock(tx, left, { lines: accepted, why, operator: actor.operator });
  const backId = await storeBack(
    tx,
    left,
    { cause: 'exchange', by: actor.by, lines: accepted },
    { amount: 0, conceded: 0, lines: [] },
  );
  const made = { ...(await placeExchange(tx, clock, { goods, same, lines, why })), backId };
  await recordExchange(tx, { goods, made, units: accepted.reduce((sum, { units }) => sum + units, 0), why });
  return made;
}

async function takeForExchange(
  tx: Transaction,
  clock: Clock,
  warehouseId: string,
  lines: readonly ExchangeLine[],
): Promise<void> {
  try {
    await takeUnits(
      tx,
      clock,
      warehouseId,
      lines.map(({ taken }) => taken),
    );
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'INSUFFICIENT_STOCK') throw cause;
    const { name, left } = cause.params as { name: string; left: number }; // as: what takeUnits gives
    throw new OfficeError('EXCHANGE_SHORT', returnWords.exchangeShort(name, left));
  }
}

interface ExchangeToPlace {
  goods: GoodsToExchange;
  same: Omit<Awaited<ReturnType<typeof findExchangeable>>[number], 'lines'>;
  lines: readonly ExchangeLine[];
  why: string;
}

async function placeExchange(
  tx: Transaction,
  clock: Clock,
  { goods: { order, actor, codeLength }, same, lines, why }: ExchangeToPlace,
): Promise<Omit<MadeExchange, 'backId'>> {
  const { addressId, ...head } = same;
  const { customerId, warehouseId } = order;
  const [id, cartId] = [randomUUID(), randomUUID()];
  const { paymentMethod } = head;
  const operatorId = actor.operator?.operatorId ?? null;
  await insertApartCart(tx, {
    id: cartId,
    identityId: null,
    operatorId,
    customerId,
    addressId,
    warehouseId,
    paymentMethod,
    comments: why,
    together: false,
  });
  const subtotal = lines.reduce((sum, { kept }) => sum + kept.originalPrice * kept.quantity, 0);
  const insert: OrderInsert = {
    ...head,
    id,
    code: newOrderCode(codeLength),
    cartId,
    identityId: null,
    operatorId,
    takenBy: actor.by,
    customerId,
    warehouseId,
    status: 'confirmed',
    payBy: null,
    payments: [],
    subtotal,
    savings: subtotal,
    couponSavings: 0,
    movement: 0,
    shipping: 0,
    total: 0,
    units: lines.reduce((sum, { kept }) => sum + kept.quantity, 0),
    comments: why,
    reference: null,
    campaign: null,
    lines: lines.map(({ kept }) => kept),
    facts: placedFacts(paymentMethod, { onCredit: 0, dueOn: null }, 0),
    windows: [],
    together: false,
  };
  const [placed] = await insertOrder(tx, JSON.stringify(insert));
  if (!placed) throw new Error('the exchange was not inserted');
  await publish(tx, 'order.placed', {
    orderId: id,
    customerId,
    warehouseId,
    boughtOn: dayIn(clock.now()),
    // nothing is sold: the returned order still counts its units
    amount: 0,
    sold: [],
    hasPresale: false,
    status: placed.status,
    // the message about the return names it
    quiet: true,
  });
  return { orderId: id, orderCode: placed.orderCode };
}

async function recordExchange(
  tx: Transaction,
  { goods, made, units, why }: { goods: GoodsToExchange; made: MadeExchange; units: number; why: string },
): Promise<void> {
  const { operator, by } = goods.actor;
  const author = { actorId: null, operator };
  await recordAuditEvent(tx, {
    ...author,
    action: 'purchase.goods_back',
    subjectId: goods.order.id,
    detail: { by, cause: 'exchange', words: why, amount: 0, units },
  });
  await recordAuditEvent(tx, { ...author, action: 'purchase.order_taken', subjectId: made.orderId, detail: { by } });
}
