import type { OperatorAuthor } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { dropDoorTransfer, settleDoorTransfer } from './door.sql.ts';
import { receiveAtDoor } from './receive-at-door.ts';

/** A transfer that a driver reported, and the operator that settles it. */
export interface SettledTransfer {
  /** Of the delivery. */
  id: string;
  by: string;
  operator?: OperatorAuthor | undefined;
}

/** A transfer was seen at the bank: it pays its order, once. Lock the order first. */
export async function receiveTransfer(
  tx: Transaction,
  clock: Clock,
  { id, by, operator }: SettledTransfer,
): Promise<void> {
  const [transfer] = await settleDoorTransfer(tx, id);
  if (transfer) await receiveAtDoor(tx, clock, { ...transfer, kind: 'electronic', by, operator });
}

/** A transfer that never reached the bank: its order owes the amount. Lock the order first. */
export const dropTransfer = (tx: Transaction, deliveryId: string): Promise<unknown> => dropDoorTransfer(tx, deliveryId);
