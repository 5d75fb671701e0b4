import type { CreditAccount } from '@tonalia/contract/purchase';
import type { Database } from '../../../platform/transaction.ts';
import { readCredit } from '../../customers/index.ts';
import { findOrderCodes } from './order-code.sql.ts';

/**
 * A customer's own credit with its latest movements and the codes of their orders; null for a customer without credit. Movements
 * of orders from before this system have no code.
 */
export async function viewCredit(db: Database, customerId: string): Promise<CreditAccount | null> {
  const account = await readCredit(db, customerId);
  if (!account) return null;
  const orderIds = account.movements.flatMap(({ orderId }) => orderId ?? []);
  const codes = orderIds.length === 0 ? [] : await findOrderCodes(db, { customerId, orderIds });
  const codeOf = new Map(codes.map(({ id, code }) => [id, code]));
  return {
    ...account,
    movements: account.movements.map(({ id, kind, amount, orderId, dueOn, createdAt }) => ({
      _id: id,
      kind,
      amount,
      orderCode: (orderId && codeOf.get(orderId)) ?? null,
      due_on: dueOn,
      created_at: new Date(createdAt).toISOString(),
    })),
  };
}
