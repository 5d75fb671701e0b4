import { OfficeError } from '@tonalia/contract/office-errors';
import type { ReturnState } from '@tonalia/contract/return-state';
import { type AuditEvent, type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { publish } from '../../../platform/publish.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { type LockedOrder, lockOrder } from '../order/change-order.ts';
import { type StoredReturn, findOrderOfReturn, insertReturnEvent, lockReturn, updateReturn } from './returns.sql.ts';

/** The person that changes a return. */
export interface ReturnActor {
  by: string;
  /** The operator; absent for the customer. */
  operator?: OperatorAuthor | undefined;
  /** The identity of the shop; null for operators. */
  actorId: string | null;
}

/** A return with its order, both locked. */
export interface LockedReturn {
  order: LockedOrder;
  stored: StoredReturn;
}

/** Locks a return after its order. RETURN_NOT_FOUND; VERSION_CONFLICT when it changed since `version`. */
export async function holdReturn(tx: Transaction, id: string, version?: number): Promise<LockedReturn> {
  const [owner] = await findOrderOfReturn(tx, id);
  if (!owner) throw new OfficeError('RETURN_NOT_FOUND');
  const order = await lockOrder(tx, owner.orderId);
  const [stored] = await lockReturn(tx, id);
  if (!stored) throw new OfficeError('RETURN_NOT_FOUND');
  if (version !== undefined && stored.version !== version) throw new OfficeError('VERSION_CONFLICT');
  return { order, stored };
}

/** A change of a return with what the customer reads of it. */
export interface ReturnChange {
  to: ReturnState;
  units: number;
  /** Empty: no message. */
  words: string;
  actor: ReturnActor;
  stays?: boolean;
  /** Of a resolved return. */
  back?: { id: string; amount: number } | undefined;
  /** The order of its exchange. */
  exchange?: { orderId: string; orderCode: string } | undefined;
}

/** Changes a locked return, with its history, its audit event and the message to the customer. */
export async function changeReturn(
  tx: Transaction,
  clock: Clock,
  { order, stored }: LockedReturn,
  { to, units, words, actor, stays = false, back, exchange }: ReturnChange,
): Promise<void> {
  await updateReturn(tx, {
    id: stored.id,
    state: to,
    stays,
    amount: back?.amount ?? null,
    backId: back?.id ?? null,
    exchangeId: exchange?.orderId ?? null,
  });
  await recordReturn(tx, clock, order, { id: stored.id, code: stored.code, state: to, units, words, actor, exchange });
}

/** Writes the history of a return, its audit event and the event that its message follows. */
export async function recordReturn(
  tx: Transaction,
  clock: Clock,
  order: LockedOrder,
  event: { id: string; code: string; state: ReturnState } & Pick<
    ReturnChange,
    'units' | 'words' | 'actor' | 'exchange'
  >,
): Promise<void> {
  const { id, code, state, units, words, actor, exchange } = event;
  const { by, operator, actorId } = actor;
  await insertReturnEvent(tx, { id, state, by, byOffice: operator !== undefined, words, units, now: clock.now() });
  const action = `purchase.return_${state}`;
  const detail: AuditEvent['detail'] = { words: code, units, ...(operator && { by }) };
  await recordAuditEvent(tx, { actorId, operator, action, subjectId: order.id, detail });
  await publish(tx, 'order.return_changed', {
    orderId: order.id,
    orderCode: order.code,
    customerId: order.customerId,
    actorId,
    status: state,
    why: code,
    words,
    ...(exchange && { opens: exchange.orderCode }),
  });
}
