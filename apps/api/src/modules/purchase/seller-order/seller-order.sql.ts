import type { OrderAsks } from '@tonalia/contract/order-asks';
import type { SellerOrderState } from '@tonalia/contract/seller-orders';
import { rowIs, statement } from '../../../platform/db.ts';
import type { PlacedOrder } from '@tonalia/contract/placed-order';
import type { OrderDraft } from './draft.rules.ts';

/** An order of a phone, with the order that was placed from it. */
export interface SellerOrderRow {
  clientOrderId: string;
  identityId: string;
  customerId: string;
  customerName: string;
  digest: string;
  status: SellerOrderState;
  takenAt: Date;
  snapshotAt: Date;
  receivedAt: Date;
  changedAt: Date;
  expectedTotal: number;
  draft: OrderDraft | null;
  asks: Omit<OrderAsks, 'revision'> | null;
  revision: number;
  answerDigest: string | null;
  placed: PlacedOrder | null;
}

type SellerOrderClaim = Pick<SellerOrderRow, 'status' | 'draft' | 'asks' | 'placed' | 'expectedTotal'>;

const columns = `s.client_order_id as "clientOrderId", s.identity_id as "identityId", s.customer_id as "customerId",
  s.customer_name as "customerName", s.digest, s.status, s.taken_at as "takenAt", s.snapshot_at as "snapshotAt",
  s.received_at as "receivedAt", s.changed_at as "changedAt", s.expected_total::float8 as "expectedTotal", s.draft, s.asks, s.revision,
  s.answer_digest as "answerDigest",
  (select jsonb_build_object('orderId', o.id, 'orderCode', o.code, 'status', o.status, 'total', o.total)
   from purchase.order o where o.id = s.order_id) as placed`;

/**
 * Claims the phone's id, as placed or as waiting. No row when it was claimed before; a claim of a transaction that still runs is waited
 * for.
 */
export const insertSellerOrder = statement(
  'purchase.insert_seller_order',
  `insert into purchase.seller_order (client_order_id, identity_id, customer_id, customer_name, digest, status, order_id, taken_at,
     snapshot_at, expected_total, sent, draft, asks)
   values ($clientOrderId, $identityId, $customerId, $customerName, $digest, $status, $orderId, $takenAt, $snapshotAt, $expectedTotal,
     $sent, $draft, $asks)
   on conflict (client_order_id) do nothing
   returning client_order_id as "clientOrderId"`,
);

export const findSellerOrder = statement(
  'purchase.find_seller_order',
  `select ${columns} from purchase.seller_order s where s.client_order_id = $1`,
  rowIs<SellerOrderClaim>(),
);

/** The same, locked until the transaction ends. */
export const lockSellerOrder = statement(
  'purchase.hold_seller_order',
  `select ${columns} from purchase.seller_order s where s.client_order_id = $1 for update of s`,
  rowIs<SellerOrderClaim>(),
);

/** The order of a draft that an answer places. */
export const settleSellerOrder = statement(
  'purchase.settle_seller_order',
  `update purchase.seller_order set status = 'placed', order_id = $orderId, draft = null, asks = null, answer_digest = $answerDigest,
     changed_at = now()
   where client_order_id = $clientOrderId and status = 'waits'`,
);

/** Other questions of a draft, after an answer to those of `revision`. */
export const askAgain = statement(
  'purchase.ask_again',
  `update purchase.seller_order set draft = $draft, asks = $asks, revision = revision + 1, changed_at = now()
   where client_order_id = $clientOrderId and status = 'waits' and revision = $revision`,
);

export const discardSellerOrder = statement(
  'purchase.discard_seller_order',
  `update purchase.seller_order set status = 'discarded', draft = null, asks = null, changed_at = now()
   where client_order_id = $1 and status = 'waits'`,
);

/** A seller's own, newest first, with their number; `status` null for all. */
export const listSellerOrders = statement(
  'purchase.list_seller_orders',
  `select ${columns}, count(*) over ()::int as total from purchase.seller_order s
   where s.identity_id = $identityId and ($status::text is null or s.status = $status)
   order by s.received_at desc, s.client_order_id limit $limit offset $offset`,
  rowIs<SellerOrderClaim & { total: number }>(),
);

/** What waits of all sellers, the longest first. */
export const listSellerDrafts = statement(
  'purchase.list_seller_drafts',
  `select ${columns} from purchase.seller_order s where s.status = 'waits'
   order by s.received_at, s.client_order_id limit $limit offset $offset`,
  rowIs<SellerOrderClaim>(),
);

/** Their number, counted up to `$1`. */
export const countSellerDrafts = statement(
  'purchase.count_seller_drafts',
  `select count(*)::int as drafts from (select 1 from purchase.seller_order where status = 'waits' limit $1) waiting`,
);
