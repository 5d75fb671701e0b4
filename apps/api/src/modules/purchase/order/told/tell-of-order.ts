import type { Order } from '@tonalia/contract/purchase';
import { z } from 'zod';
import { sendLater } from '../../../../platform/messages.ts';
import type { ModuleContext } from '../../../../platform/module.ts';
import type { Listener } from '../../../../platform/outbox.ts';
import { peopleOf } from '../../../auth/index.ts';
import { listOrderPayments } from '../../payment/payment.sql.ts';
import { isUndone } from '../order.rules.ts';
import { findOrder } from '../order.sql.ts';
import { toOrder } from '../order-wire.ts';
import { type OrderMail, delivered, dispatched, ended, paid, placed, textOf } from './messages.es-CO.ts';

const Told = z.object({
  orderId: z.uuid(),
  customerId: z.uuid(),
  status: z.string().default('confirmed'),
  why: z.string().default(''),
  /** Of `order.shipment_changed`. */
  dispatchDate: z.iso.date().nullable().default(null),
});
type Told = z.output<typeof Told>;

/**
 * Hears `order.placed`, `order.changed` and `order.shipment_changed`, and mails who ordered and whom it is for, each once: the
 * mails leave with the transaction in which the change counts as heard.
 */
export const tellOfOrder = ({ channels, publicUrl }: Pick<ModuleContext, 'channels' | 'publicUrl'>): Listener => {
  return async (tx, { topic, payload }) => {
    if (!channels.includes('email')) return;
    const told = Told.parse(payload);
    const [row] = await findOrder(tx, told.customerId, told.orderId);
    if (!row) return;
    const order = toOrder(row, await listOrderPayments(tx, told.orderId));
    const mail = mailOf(topic, told, order, row.paymentComments);
    if (!mail) return;
    const url = `${publicUrl}/home/profile/orders/history/${order.orderCode}`;
    for (const { name, email } of await peopleOf(tx, row.identityId, told.customerId))
      await sendLater(tx, { channel: 'email', to: email, subject: mail.subject, text: textOf(name, mail, url) });
  };
};

/** Nothing for a change people need not read of, and for an order that is past it already. */
function mailOf(
  topic: string,
  { status, why, dispatchDate }: Told,
  order: Order,
  account: string | null,
): OrderMail | undefined {
  if (topic === 'order.placed') return isUndone(order.status) ? undefined : placed(order, account);
  if (topic === 'order.shipment_changed') {
    const shipment = order.shipments.find((one) => one.dispatchDate === dispatchDate);
    if (!shipment) return undefined;
    if (status === 'dispatched') return dispatched(order, shipment);
    return status === 'delivered' ? delivered(order, shipment) : undefined;
  }
  if (status === 'paid') return isUndone(order.status) ? undefined : paid(order);
  // an order that was paid after all is not cancelled any more
  return (status === 'cancelled' || status === 'rejected') && order.status === status ? ended(order, why) : undefined;
}
