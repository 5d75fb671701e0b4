import { AppError } from '@tonalia/contract/errors';
import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { publish } from '../../../platform/publish.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { takeFromBuilding } from '../../products/index.ts';
import type { LockedOrder, OrderChangeReason } from './change-order.ts';
import { lockExchanged, reopenReturn } from './reopen-return.sql.ts';

/** Why an order ends; `by` and `operator` in the office. */
export type EndReason = OrderChangeReason & { by?: string; operator?: OperatorAuthor };

/**
 * An exchange that is not sent leaves its return to be decided again, as it was before: what it put in stock leaves it, for it is counted with
 * the next decision. Call it under the lock of the exchange, once its own units are free. Throws ORDER_NOT_CANCELLABLE when those units were
 * sold or moved meanwhile.
 */
export async function reopenExchanged(
  tx: Transaction,
  clock: Clock,
  exchange: LockedOrder,
  { actorId, by, operator, quiet = false }: EndReason,
): Promise<void> {
  const [held] = await lockExchanged(tx, exchange.id);
  if (!held) return;
  const { id, code, state, units, orderId, orderCode, customerId, backId } = held;
  if (backId === null) return;
  const facts = {
    cause: 'return',
    reason: `Cambio cancelado de la devolución ${code}`,
    document: exchange.code,
    operatorId: operator?.operatorId ?? null,
  } as const;
  for (const [warehouseId, needs] of Map.groupBy(held.stock, (one) => one.warehouseId)) {
    const short = await takeFromBuilding(tx, warehouseId, needs, facts);
    if (short.length > 0) throw new AppError('ORDER_NOT_CANCELLABLE');
  }
  const words = quiet ? '' : `Cancelamos el cambio de tu devolución ${code}. La revisamos de nuevo y te contamos.`;
  const author = { by: by ?? held.customerName, byOffice: by !== undefined };
  await reopenReturn(tx, { id, backId, state, units, words, ...author, now: clock.now() });
  await recordAuditEvent(tx, {
    actorId,
    operator,
    action: 'purchase.return_reopened',
    subjectId: orderId,
    detail: { words: code, units, ...(by !== undefined && { by }) },
  });
  await publish(tx, 'order.return_changed', {
    orderId,
    orderCode,
    customerId,
    actorId,
    status: state,
    why: code,
    words,
  });
}
