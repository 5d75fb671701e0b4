import type { LinePurpose } from '@tonalia/contract/bank-lines';
import { rowIs, statement } from '../../../platform/db.ts';

/** A line of a bank statement. */
export interface BankLineRow {
  id: string;
  account: string;
  /** `yyyy-mm-dd` */
  day: string;
  /** Pesos; negative for money that left. */
  amount: number;
  reference: string;
  description: string;
}

/** A line that is of no payment, with the statement it came in. */
export type FreeBankLine = BankLineRow & { statementId: string };

/** Lines of the last days that are of no payment yet, newest first. */
export const listFreeLines = statement(
  'purchase.list_free_lines',
  `select l.id::text as id, l.account, l.day::text as day, l.amount::float8 as amount, l.reference, l.description, l.statement_id::text as "statementId"
   from purchase.bank_line l where l.payment_id is null and l.ignored_at is null and l.amount > 0 and l.day >= $from::date
   order by l.day desc, l.id desc limit $limit`,
  rowIs<{ day: string }>(),
);

/** Locks a line. Lock the order and the payment first. */
export const lockBankLine = statement(
  'purchase.hold_bank_line',
  `select l.id::text as id, l.amount::float8 as amount, l.payment_id::text as "paymentId", l.ignored_at is not null as "isIgnored",
     l.purpose, l.customer_id as "customerId", l.movement_id::text as "movementId"
   from purchase.bank_line l where l.id = $1 for update`,
  rowIs<{
    paymentId: string | null;
    isIgnored: boolean;
    purpose: LinePurpose | null;
    customerId: string | null;
    movementId: string | null;
  }>(),
);

/** Matches a line with a payment; the table refuses a second payment of a line, and a second line of a payment. */
export const matchBankLine = statement(
  'purchase.match_bank_line',
  `update purchase.bank_line set payment_id = $paymentId, matched_at = $now, matched_by = $by where id = $lineId and payment_id is null and ignored_at is null
   returning id::text as id`,
);

/** The line of a payment. */
export const findLineOfPayment = statement(
  'purchase.find_line_of_payment',
  `select l.id::text as id from purchase.bank_line l where l.payment_id = $1`,
);
