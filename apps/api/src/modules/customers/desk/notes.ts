import type { OfficeNote } from '@tonalia/contract/purchase-office-order';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { listPeople, operatorEvent } from './people.ts';
import { insertCustomerNote, listCustomerNotes } from './notes.sql.ts';

/** The internal notes about a customer. CUSTOMER_NOT_FOUND. */
export async function readNotes(db: Database, customerId: string): Promise<OfficeNote[]> {
  const [, rows] = await Promise.all([listPeople(db, customerId), listCustomerNotes(db, customerId)]);
  return rows.map(({ id, createdAt, by, text }) => ({ _id: id, at: createdAt.toISOString(), by, text }));
}

/** Adds an internal note. The audit event has no text: a note may be personal. CUSTOMER_NOT_FOUND. */
export function addCustomerNote(
  db: Database,
  operator: OperatorActor,
  { customerId, text }: { customerId: string; text: string },
): Promise<OfficeNote> {
  return inTransaction(db, async (tx) => {
    await listPeople(tx, customerId);
    const [note] = await insertCustomerNote(tx, { customerId, text, by: operator.name });
    if (!note) throw new Error(`the note of ${customerId} was not written`);
    await recordAuditEvent(tx, operatorEvent(operator, 'auth.customer_noted', customerId));
    return { _id: note.id, at: note.createdAt.toISOString(), by: operator.name, text };
  });
}
