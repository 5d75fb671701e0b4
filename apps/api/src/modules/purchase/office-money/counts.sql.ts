import { statement } from '../../../platform/db.ts';

/** Payments at a gateway since an instant. */
export const countGatewayPayments = statement(
  'purchase.count_gateway_payments',
  `select count(*)::int as count from purchase.payment p where p.created_at >= $1 and p.gateway_reference is not null`,
);

/** Refunds that are not done, with those that wait for a second person. */
export const countRefundsToMake = statement(
  'purchase.count_refunds_to_make',
  `select ((select count(*) from purchase.refund where status = 'pending')
     + (select count(*) from purchase.refund_approval where status = 'waiting'))::int as count`,
);

/** Refunds of the tabs: those to make that wait for no second person, and those done since an instant, counted up to `most`. */
export const countRefundsOfTabs = statement(
  'purchase.count_refunds_of_tabs',
  `select (select count(*) from purchase.refund where status = 'pending' and approval is distinct from 'waiting')::int as waiting,
     (select count(*) from (select 1 from purchase.refund where status = 'done' and done_at >= $since limit $most) done)::int as done`,
);

/** Lines of the bank since a day, counted up to `most`: without a pair, and all. */
export const countLinesOfTabs = statement(
  'purchase.count_lines_of_tabs',
  `select (select count(*) from (select 1 from purchase.bank_line where matched_at is null and ignored_at is null and amount > 0
       and day >= $from::date limit $most) open)::int as open,
     (select count(*) from (select 1 from purchase.bank_line where day >= $from::date limit $most) listed)::int as all`,
);

/** Money that arrived at the bank and is of no payment yet. */
export const countFreeLines = statement(
  'purchase.count_free_lines',
  `select count(*)::int as count from purchase.bank_line where matched_at is null and ignored_at is null and amount > 0`,
);
