import { statement } from '../../../platform/db.ts';

/** Opens the credit account of a customer; no row when it has one. */
export const openCreditAccount = statement(
  'auth.open_credit_account',
  `insert into auth.credit_account (customer_id, credit_limit) values ($customerId, $limit)
   on conflict (customer_id) do nothing returning customer_id as "customerId"`,
);
