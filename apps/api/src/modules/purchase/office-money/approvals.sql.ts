import type { RefundRequest } from '@tonalia/contract/refunds-office';
import { rowIs, statement } from '../../../platform/db.ts';

/** Whether a refund of the order waits for a second person before it is started. */
export const countWaitingApprovals = statement(
  'purchase.count_waiting_approvals',
  `select count(*)::int as count from purchase.refund_approval where order_id = $1 and status = 'waiting'`,
);

/** No row when a refund of the order waits already. */
export const insertApproval = statement(
  'purchase.insert_refund_approval',
  `insert into purchase.refund_approval (order_id, parts, amount, reason, note, asked_by, asked_name, order_total)
   select o.id, $parts, $amount, $reason, $note, $operatorId, $by, o.total from purchase.order o where o.id = $orderId
   on conflict (order_id) where status = 'waiting' do nothing returning id::text as id`,
);

export const listWaitingApprovals = statement(
  'purchase.list_waiting_approvals',
  `select a.id::text as id, o.code as "orderCode", o.customer_id as "customerId", o.customer_name as customer, a.amount::float8 as amount,
     a.reason, a.note, a.asked_by as "askedById", a.asked_name as "askedBy", a.asked_at as "askedAt"
   from purchase.refund_approval a join purchase.order o on o.id = a.order_id
   where a.status = 'waiting' order by a.asked_at, a.id limit 100`,
);

export const findApprovalOrder = statement(
  'purchase.find_approval_order',
  'select order_id as "orderId" from purchase.refund_approval where id = $1',
);

/** Lock the order first; `isSameOrder` says whether it is worth what it was when the refund was asked for. */
export const lockApproval = statement(
  'purchase.hold_refund_approval',
  `select a.id::text as id, a.parts, a.amount::float8 as amount, a.reason, a.note, a.asked_by as "askedById", a.asked_name as "askedBy", a.status,
     coalesce(a.order_total = o.total, true) as "isSameOrder"
   from purchase.refund_approval a join purchase.order o on o.id = a.order_id where a.id = $1 for update of a`,
  rowIs<{ parts: RefundRequest['parts'] }>(),
);

/** No row when it was decided meanwhile. */
export const decideApprovalRow = statement(
  'purchase.decide_refund_approval',
  `update purchase.refund_approval set status = $status, decided_by = $operatorId, decided_name = $by, decided_at = now(), why = $why
   where id = $id and status = 'waiting' returning id::text as id`,
);
