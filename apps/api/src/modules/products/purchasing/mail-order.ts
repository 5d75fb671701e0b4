import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { sendLater } from '../../../platform/messages.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { orderMail } from './order-file.ts';
import { findSupplierMail, setMailed } from './order.sql.ts';
import { readPurchaseOrder } from './read-orders.ts';

/** Mails an order to its supplier, once for each `mailId`. PURCHASE_ORDER_NOT_FOUND, PURCHASE_ORDER_STEP_WRONG, SUPPLIER_WITHOUT_MAIL. */
export async function mailPurchaseOrder(
  context: Pick<ModuleContext, 'db' | 'clock' | 'channels'>,
  operator: OperatorActor,
  { orderId, mailId }: { orderId: string; mailId: string },
): Promise<void> {
  const { db, clock, channels } = context;
  const order = await readPurchaseOrder(context, operator.role, orderId);
  if (order.state === 'received' || order.state === 'cancelled') throw new OfficeError('PURCHASE_ORDER_STEP_WRONG');
  await inTransaction(db, async (tx) => {
    const [supplier] = await findSupplierMail(tx, order.supplier._id);
    if (!supplier?.email || !channels.includes('email')) throw new OfficeError('SUPPLIER_WITHOUT_MAIL');
    const [mailed] = await setMailed(tx, { id: orderId, mailId, now: clock.now() });
    if (!mailed) return;
    await sendLater(tx, { channel: 'email', to: supplier.email, ...orderMail(order) });
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'products.purchase_mailed',
      subjectId: orderId,
      detail: { code: order.code, supplier: order.supplier._id },
    });
  });
}
