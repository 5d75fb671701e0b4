import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { freePaymentPlaces, lockPaymentOrder, setPaymentOrder } from './payment-offer.sql.ts';

/** The references of all methods in a wanted order, and in the order that was seen. */
interface WantedOrder {
  references: string[];
  seen: string[];
}

/** Gives the methods another order in the checkout. METHOD_NOT_FOUND unless all are named once, VERSION_CONFLICT. */
export const orderMethods = (
  db: Database,
  { references, seen }: WantedOrder,
  { operatorId, network, name: by }: OperatorActor,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = (await lockPaymentOrder(tx)).map(({ reference }) => reference);
    if (!isSame(before.toSorted(), references.toSorted())) throw new OfficeError('METHOD_NOT_FOUND');
    if (isSame(before, references)) return;
    if (!isSame(before, seen)) throw new OfficeError('VERSION_CONFLICT');
    await freePaymentPlaces(tx);
    await setPaymentOrder(tx, references);
    await recordAuditEvent(tx, {
      actorId: null,
      operator: { operatorId, network },
      action: 'purchase.methods_ordered',
      subjectId: 'payment_methods',
      detail: { by, before: before.join(', '), after: references.join(', ') },
    });
  });

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();
