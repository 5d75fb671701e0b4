import { statement } from '../../../platform/db.ts';

export const insertCustomerNote = statement(
  'auth.insert_customer_note',
  `insert into auth.customer_note (customer_id, text, by_name) values ($customerId, $text, $by)
   returning id, created_at as "createdAt"`,
);

/** Newest first. */
export const listCustomerNotes = statement(
  'auth.list_customer_notes',
  `select id, text, by_name as by, created_at as "createdAt" from auth.customer_note
   where customer_id = $1 order by created_at desc, id limit 200`,
);
