import { recordAuditEvent, type OperatorAuthor } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { approveDoorPayment, findTransferAccount, lockDoorPayments, splitDoorPayment } from './door.sql.ts';

/** Money that arrived for an order that is paid at the door. */
export interface DoorMoney {
  orderId: string;
  /** Pesos. */
  amount: number;
  /** `electronic` came by Bre-B or transfer and was seen at the bank. */
  kind: 'cash' | 'electronic';
  /** Reference of the bank, for the desk; null for cash. */
  reference: string | null;
  /** The driver or operator, by name. */
  by: string;
  operator?: OperatorAuthor | undefined;
}

/**
 * Records money against what an order owes at the door, and returns how much of it the order took: never more than it owed. The rest stays
 * owed. Lock the order first.
 */
export async function receiveAtDoor(
  tx: Transaction,
  { orderId, amount, kind, reference, by, operator }: DoorMoney,
): Promise<number> {
  const [account] = kind === 'electronic' ? await findTransferAccount(tx) : [];
  let rest = amount;
  for (const owed of await lockDoorPayments(tx, orderId)) {
    const part = Math.min(rest, owed.amount);
    if (part === 0) break;
    const paid = { id: owed.id, method: account?.reference ?? owed.method, reason: reference };
    await (part === owed.amount ? approveDoorPayment(tx, paid) : splitDoorPayment(tx, { ...paid, amount: part }));
    rest -= part;
  }
  const taken = amount - rest;
  if (taken > 0)
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: kind === 'cash' ? 'purchase.cash_received' : 'purchase.electronic_received',
      subjectId: orderId,
      detail: { amount: taken, by },
    });
  return taken;
}
