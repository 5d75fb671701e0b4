import { AppError } from '@tonalia/contract/errors';
import type { SellerOrder, SellerOrderState } from '@tonalia/contract/seller-orders';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import {
  type SellerOrderRow,
  discardSellerOrder,
  findSellerOrder,
  listSellerOrders,
  lockSellerOrder,
} from './seller-order.sql.ts';

type OwnSellerId = Pick<Actor, 'identityId'>;

/** What became of an order of the seller's phone, also when its customer went to another seller. ORDER_NOT_FOUND. */
export async function readSellerOrder(
  db: Database,
  { identityId }: OwnSellerId,
  clientOrderId: string,
): Promise<SellerOrder> {
  const [row] = await findSellerOrder(db, clientOrderId);
  if (row?.identityId !== identityId) throw new AppError('ORDER_NOT_FOUND');
  return toSellerOrder(row);
}

/** A page of the seller's own orders taken without a network, newest first. */
export async function readSellerOrders(
  db: Database,
  { identityId }: OwnSellerId,
  { status, page, limit }: { status?: SellerOrderState | undefined; page: number; limit: number },
) {
  const offset = (page - 1) * limit;
  const rows = await listSellerOrders(db, { identityId, status: status ?? null, limit, offset });
  const total = rows[0]?.total ?? 0;
  return { results: rows.map(toSellerOrder), page, limit, total, pages: Math.ceil(total / limit) };
}

/** Gives up an order that waits; one that was given up stays so. ORDER_NOT_FOUND, ORDER_NOT_CANCELLABLE. */
export async function discardOwnOrder(
  db: Database,
  { identityId }: OwnSellerId,
  clientOrderId: string,
): Promise<SellerOrder> {
  await inTransaction(db, async (tx) => {
    const [row] = await lockSellerOrder(tx, clientOrderId);
    if (row?.identityId !== identityId) throw new AppError('ORDER_NOT_FOUND');
    if (row.status === 'placed') throw new AppError('ORDER_NOT_CANCELLABLE');
    if (row.status === 'discarded') return;
    await discardSellerOrder(tx, clientOrderId);
    await recordAuditEvent(tx, {
      actorId: identityId,
      action: 'purchase.seller_order_discarded',
      subjectId: clientOrderId,
    });
  });
  return readSellerOrder(db, { identityId }, clientOrderId);
}

function toSellerOrder(row: SellerOrderRow): SellerOrder {
  const { clientOrderId, customerId, customerName, status, expectedTotal, placed, asks, revision } = row;
  return {
    clientOrderId,
    customer: { _id: customerId, name: customerName },
    status,
    takenAt: row.takenAt.toISOString(),
    snapshotAt: row.snapshotAt.toISOString(),
    receivedAt: row.receivedAt.toISOString(),
    expectedTotal,
    order: placed,
    asks: asks && { revision, ...asks },
  };
}
