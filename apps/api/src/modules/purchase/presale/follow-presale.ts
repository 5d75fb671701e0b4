import { z } from 'zod';
import type { ModuleContext } from '../../../platform/module.ts';
import type { Listener } from '../../../platform/outbox.ts';
import { publish } from '../../../platform/publish.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { customerWeekdays } from '../../customers/index.ts';
import { presalesOf } from '../../products/index.ts';
import { coverageOf } from '../../tracking/index.ts';
import { lockOrder } from '../order/change-order.ts';
import {
  type WaitingOrderRow,
  findWaiting,
  listWaitingOrders,
  moveLines,
  removeEmptyShipments,
} from './follow-presale.sql.ts';
import { chosenWindow, windowAfter } from './move-window.rules.ts';
import { type PresaleMove, newsOf, presaleMoves } from './moves.rules.ts';

type PresaleContext = Pick<ModuleContext, 'db' | 'clock'>;

const PresaleMoved = z.object({ productId: z.string(), after: z.uuid().nullable().default(null) });
/** Orders moved per transaction; the rest follow in another event. */
const ORDERS_PER_MESSAGE = 100;

/**
 * Listener of `products.presale_moved`: waiting lines move to the presale's current date, and `order.presale_moved` is published
 * once per new date. A presale that is back at its old date moves nothing.
 */
export const followPresale = (context: PresaleContext): Listener => {
  return async (tx, { payload }) => {
    const { productId, after } = PresaleMoved.parse(payload);
    const [presale] = await presalesOf(tx, [productId]);
    if (!presale) return;
    const { dispatchDate, opensAt } = presale;
    const orders = await listWaitingOrders(tx, {
      productId,
      day: dispatchDate,
      opensAt,
      after,
      limit: ORDERS_PER_MESSAGE,
    });
    for (const { orderId } of orders) await moveOrder(context, tx, orderId);
    const last = orders[ORDERS_PER_MESSAGE - 1];
    if (last) await publish(tx, 'products.presale_moved', { productId, after: last.orderId });
  };
};

/** Events of earlier versions have no `hasPresale`. */
const OrderPlaced = z.object({ orderId: z.uuid(), hasPresale: z.boolean().default(true) });

/** Listener of `order.placed`: the presale may have moved while the order was being placed. */
export const catchUpWithPresale = (context: PresaleContext): Listener => {
  return async (tx, { payload }) => {
    const { orderId, hasPresale } = OrderPlaced.parse(payload);
    if (hasPresale) await moveOrder(context, tx, orderId);
  };
};

/** Moves all lines of an order at once, so that its customer gets one notification per part however many presales moved. */
async function moveOrder(context: PresaleContext, tx: Transaction, orderId: string): Promise<void> {
  await lockOrder(tx, orderId);
  const [order] = await findWaiting(tx, [orderId]);
  if (!order || order.waiting.length === 0) return;
  const presales = await presalesOf(tx, [...new Set(order.waiting.map(({ productId }) => productId))]);
  const moves = presaleMoves(order, presales);
  for (const move of moves) {
    const window = await windowFor(context, tx, order, move);
    const [moved] = await moveLines(tx, {
      orderId,
      warehouseId: move.warehouseId,
      lineNos: move.lineNos,
      to: move.to,
      day: window?.day ?? null,
      from: window?.from ?? null,
      until: window?.to ?? null,
    });
    const { customerId } = order;
    const shipmentId = moved?.shipmentId ?? null;
    const news = newsOf(move, order.waiting, presales);
    await publish(tx, 'order.presale_moved', { orderId, customerId, shipmentId, dispatchDate: move.to, ...news });
  }
  if (moves.length > 0) await removeEmptyShipments(tx, orderId);
}

async function windowFor({ db, clock }: PresaleContext, tx: Transaction, order: WaitingOrderRow, move: PresaleMove) {
  const chosen = chosenWindow(order, move);
  const coverage = chosen && (await coverageOf(db, order.cityId));
  if (!coverage) return undefined;
  const weekdays = (await customerWeekdays(tx, order.customerId)) ?? coverage.weekdays;
  return windowAfter(chosen, move, { ...coverage, weekdays }, clock.now());
}
