import type { Order } from '@tonalia/contract/purchase';
import type { Database } from '../../../../platform/transaction.ts';
import { readOrder } from '../read-orders.ts';
import { findOwnerOfOrder } from './operate.sql.ts';

/** Any customer's order by its code, for operators; undefined when no order has it. */
export async function readAnyOrder(db: Database, code: string): Promise<Order | undefined> {
  const [owner] = await findOwnerOfOrder(db, code);
  return owner && readOrder(db, owner, code);
}
