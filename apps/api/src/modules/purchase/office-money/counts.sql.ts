import { rowIs, statement } from '../../../platform/db.ts';

/** Payments at a gateway since an instant. */
export const countGatewayPayments = statement(
  'purchase.count_gateway_payments',
  `select count(*)::int as count from purchase.payment p where p.created_at >= $1 and p.gateway_reference is not null`,
  rowIs<{ count: number }>(),
);

/** Refunds that are not done, with those that wait for a second person. */
export const countRefundsToMake = statement(
  'purchase.count_refunds_to_make',
  `select ((select count(*) from purchase.refund where status = 'pending')
     + (select count(*) from purchase.refund_approval where status = 'waiting'))::int as count`,
  rowIs<{ count: number }>(),
);

/** Money that arrived at the bank and is of no payment yet. */
export const countFreeLines = statement(
  'purchase.count_free_lines',
  `select count(*)::int as count from purchase.bank_line where payment_id is null and ignored_at is null and amount > 0`,
  rowIs<{ count: number }>(),
);
