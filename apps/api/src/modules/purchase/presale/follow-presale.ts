import { deliveryWindows } from '@tonalia/rules/delivery-windows';
import { z } from 'zod';
import type { ModuleContext } from '../../../platform/module.ts';
import { type Listener, publish } from '../../../platform/outbox.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { ownWeekdays } from '../../auth/index.ts';
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
import { type PresaleMove, type WaitingLine, presaleMoves } from './moves.rules.ts';

type PresaleContext = Pick<ModuleContext, 'db' | 'clock'>;

const PresaleMoved = z.object({ productId: z.string(), after: z.uuid().nullable().default(null) });
/** Orders held at once. */
const ORDERS_PER_MESSAGE = 100;

/**
 * Hears `products.presale_moved`: what of an order waits for that presale leaves on its new day, and its people are told
 * (`order.presale_moved`), once for each day, by the dates as they are now: one that is back where it was tells nobody.
 */
export const followPresale = (context: PresaleContext): Listener => {
  return async (tx, { payload }) => {
    const { productId, after } = PresaleMoved.parse(payload);
    const [presale] = await presalesOf(tx, [productId]);
    if (!presale) return;
    const { dispatchDate, opensAt } = presale;
    const orders = await listWaitingOrders(tx, productId, dispatchDate, opensAt, after, ORDERS_PER_MESSAGE);
    for (const { orderId } of orders) await moveOrder(context, tx, orderId);
    const last = orders[ORDERS_PER_MESSAGE - 1];
    if (last) await publish(tx, 'products.presale_moved', { productId, after: last.orderId });
  };
};

/** `hasPresale` is not said of an order of an older version. */
const OrderPlaced = z.object({ orderId: z.uuid(), hasPresale: z.boolean().default(true) });

/** Hears `order.placed`: a presale may have been moved while the order was on its way. */
export const catchUpWithPresale = (context: PresaleContext): Listener => {
  return async (tx, { payload }) => {
    const { orderId, hasPresale } = OrderPlaced.parse(payload);
    if (hasPresale) await moveOrder(context, tx, orderId);
  };
};

/** All of an order at once: its people are told once, however many of its presales moved. */
async function moveOrder(context: PresaleContext, tx: Transaction, orderId: string): Promise<void> {
  await lockOrder(tx, orderId);
  const [order] = await findWaiting(tx, orderId);
  if (!order || order.waiting.length === 0) return;
  const moves = presaleMoves(
    order,
    await presalesOf(tx, [...new Set(order.waiting.map(({ productId }) => productId))]),
  );
  for (const move of moves) {
    const window = await windowFor(context, tx, order, move);
    await moveLines(tx, orderId, move.lineNos, move.to, window?.day ?? null, window?.from ?? null, window?.to ?? null);
    await publish(tx, 'order.presale_moved', { orderId, customerId: order.customerId, dispatchDate: move.to });
  }
  if (moves.length > 0) await removeEmptyShipments(tx, orderId);
}

/** The first one from the new day on, at the hours that were chosen; none where none was chosen, or nobody delivers any more. */
async function windowFor(
  { db, clock }: PresaleContext,
  tx: Transaction,
  order: WaitingOrderRow,
  { to, lineNos }: PresaleMove,
) {
  const before = order.waiting.find(({ lineNo }: WaitingLine) => lineNo === lineNos[0])?.dispatchDate;
  const hours = order.hours.find(({ dispatchDate }) => dispatchDate === before);
  const coverage = hours && (await coverageOf(db, order.cityId));
  if (!coverage) return undefined;
  const weekdays = (await ownWeekdays(tx, order.customerId)) ?? coverage.weekdays;
  const windows = deliveryWindows({ leadDays: coverage.leadDays, weekdays }, to, clock.now());
  return windows.find(({ from }) => from === hours.from) ?? windows[0];
}
