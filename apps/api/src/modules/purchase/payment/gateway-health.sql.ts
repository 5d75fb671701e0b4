import { statement } from '../../../platform/db.ts';

/** When payments of these methods were approved and failed at their gateway last, among the last thousand payments. */
export const findLastCharges = statement(
  'purchase.find_last_charges',
  `select max(p.updated_at) filter (where p.status in ('approved', 'declined')) as "workedAt",
     max(p.updated_at) filter (where p.status = 'error' or p.unanswered) as "failedAt"
   from (select method, status, updated_at, unanswered, gateway_reference from purchase.payment order by id desc limit 1000) p
   where p.gateway_reference is not null and p.method = any($1::text[])`,
);
