import { AppError } from '@tonalia/contract/errors';
import type { OfficeNote } from '@tonalia/contract/purchase-office-order';
import { recordAuditEvent } from '../../../../platform/audit.ts';
import { type Database, inTransaction } from '../../../../platform/transaction.ts';
import type { OperatorReason } from '../../order/change-shipment.ts';
import { findOfficeFacts, insertNote } from './one-order.sql.ts';

/** Adds an internal note to an order, in any state. The audit event has no text: a note may be personal. ORDER_NOT_FOUND. */
export function addNote(
  db: Database,
  orderCode: string,
  text: string,
  { by, operator }: OperatorReason,
): Promise<OfficeNote> {
  return inTransaction(db, async (tx) => {
    const [order] = await findOfficeFacts(tx, orderCode);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    const [note] = await insertNote(tx, { orderId: order.id, text, by });
    if (!note) throw new Error(`the note of ${orderCode} was not written`);
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'purchase.order_noted',
      subjectId: order.id,
      detail: { by },
    });
    return { _id: note.id, at: note.createdAt.toISOString(), by, text };
  });
}
