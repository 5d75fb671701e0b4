import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { Order } from '@tonalia/contract/purchase';
import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import type { OfficeMessage } from '@tonalia/contract/purchase-office-order';
import { listActs } from '../../../../platform/audit.ts';
import { listMessages } from '../../../../platform/message-log.ts';
import type { Database } from '../../../../platform/transaction.ts';
import { findCredit, listContacts } from '../../../customers/index.ts';
import { countOrders } from '../../order/order.sql.ts';
import { listNotes } from './one-order.sql.ts';
import { type OrderPast, UNITS_MISSING } from './order-history.rules.ts';

/** The customer of an order: how to reach them, and what they owe for roles that may see it. */
export async function readCustomer(
  db: Database,
  role: OfficeRole,
  { customer }: Pick<Order, 'customer'>,
): Promise<OfficeOrder['customer']> {
  const customerId = customer._id;
  const seesCredit = operatorCan(role, 'receivables.read');
  const [[contact], [counted], credit] = await Promise.all([
    listContacts(db, [customerId]),
    countOrders(db, { customerId, statuses: null, ownerId: null }),
    seesCredit ? findCredit(db, customerId) : undefined,
  ]);
  const { document = null, phone = null, person = null, seller = null } = contact ?? {};
  return {
    ...customer,
    document,
    phone,
    person,
    seller,
    orders: counted?.count ?? 0,
    credit: credit ? { available: credit.available, overdue: credit.overdue } : null,
  };
}

/** Notes, messages and acts of operators about an order and its parts. */
export async function readPast(
  db: Database,
  orderId: string,
  shipmentIds: readonly string[],
): Promise<
  Pick<OrderPast, 'acts'> & { notes: OfficeOrder['notes']; messages: (OfficeMessage & { by: string | null })[] }
> {
  const [acts, notes, messages] = await Promise.all([
    listActs(db, { subjectId: orderId, partIds: [...shipmentIds], partActions: [UNITS_MISSING] }),
    listNotes(db, orderId),
    listMessages(db, orderId),
  ]);
  return {
    acts,
    notes: notes.map(({ id, createdAt, by, text }) => ({ _id: id, at: createdAt.toISOString(), by, text })),
    messages: messages.map(({ id, title, channel, recipient, createdAt, sentAt, failedAt, startedBy }) => ({
      _id: id,
      title,
      channel,
      recipient,
      state: sentAt ? 'sent' : failedAt ? 'failed' : 'pending',
      at: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      by: startedBy,
    })),
  };
}
