import { recordAuditEvent, type OperatorAuthor } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { findCredit } from '../../customers/index.ts';
import { startRefund } from '../payment/start-refund.ts';
import { TOO_MUCH_AT_DOOR } from '../payment/words.es-CO.ts';
import {
  approveDoorPayment,
  findTransferAccount,
  insertSurplus,
  lockDoorPayments,
  splitDoorPayment,
} from './door.sql.ts';

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
 * Records money against what an order owes at the door. What it does not owe goes to the customer's balance in favour; without credit account
 * the desk gives it back. Lock the order first.
 */
export async function receiveAtDoor(tx: Transaction, clock: Clock, money: DoorMoney): Promise<void> {
  const { orderId, amount, kind, reference, by, operator } = money;
  const [account] = kind === 'electronic' ? await findTransferAccount(tx) : [];
  let rest = amount;
  for (const owed of await lockDoorPayments(tx, orderId)) {
    const part = Math.min(rest, owed.amount);
    if (part === 0) break;
    const paid = { id: owed.id, method: account?.reference ?? owed.method, reason: reference };
    await (part === owed.amount ? approveDoorPayment(tx, paid) : splitDoorPayment(tx, { ...paid, amount: part }));
    rest -= part;
  }
  if (rest > 0) await giveSurplusBack(tx, clock, { ...money, amount: rest, method: account?.reference ?? null });
  await recordAuditEvent(tx, {
    actorId: null,
    operator,
    action: kind === 'cash' ? 'purchase.cash_received' : 'purchase.electronic_received',
    subjectId: orderId,
    detail: { amount: amount - rest, surplus: rest, by },
  });
}

async function giveSurplusBack(
  tx: Transaction,
  clock: Clock,
  { orderId, amount, method, reference, by, operator }: DoorMoney & { method: string | null },
): Promise<void> {
  const [payment] = await insertSurplus(tx, { orderId, amount, method, reason: reference });
  if (!payment) return;
  const goesTo = (await findCredit(tx, payment.customerId)) ? 'balance' : 'source';
  const refund = {
    paymentId: payment.id,
    amount,
    why: TOO_MUCH_AT_DOOR,
    now: clock.now(),
    goesTo,
    by,
    operator,
  } as const;
  await startRefund(tx, refund);
}
