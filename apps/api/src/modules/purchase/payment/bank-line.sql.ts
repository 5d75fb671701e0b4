import type { LinePurpose } from '@tonalia/contract/bank-lines';
import { rowIs, statement } from '../../../platform/db.ts';

/** What a line of the bank is of, as the database keeps it. */
export type PairKind = 'payment' | 'refund' | 'cash';

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

/** A line that has no pair, with the statement it came in. */
export type FreeBankLine = BankLineRow & { statementId: string };

/** Lines of the last days without a pair, newest first: money that came, or that left when `isOut`. */
export const listFreeLines = statement(
  'purchase.list_free_lines',
  `select l.id::text as id, l.account, l.day::text as day, l.amount::float8 as amount, l.reference, l.description, l.statement_id::text as "statementId"
   from purchase.bank_line l where l.matched_at is null and l.ignored_at is null and (l.amount < 0) = $isOut and l.day >= $from::date
   order by l.day desc, l.id desc limit $limit`,
);

/** Locks a line. Lock orders, payments, refunds and settled cash first. */
export const lockBankLine = statement(
  'purchase.hold_bank_line',
  `select l.id::text as id, l.amount::float8 as amount, l.matched_at is not null as "isMatched", l.ignored_at is not null as "isIgnored",
     l.purpose, l.customer_id as "customerId", l.movement_id::text as "movementId"
   from purchase.bank_line l where l.id = $1 for update`,
  rowIs<{
    purpose: LinePurpose | null;
  }>(),
);

/** What a line is of: ids of payments, of a refund, or of settled cash. */
export const listPairsOfLine = statement(
  'purchase.list_pairs_of_line',
  `select coalesce(b.payment_id::text, b.refund_id::text, b.load_id::text) as id,
     case when b.refund_id is not null then 'refund' when b.load_id is not null then 'cash' else 'payment' end as of
   from purchase.bank_pair b where b.line_id = $1`,
  rowIs<{ id: string; of: PairKind }>(),
);

/** Marks a free line as matched; `insertPairs` follows in the same transaction. */
export const matchBankLine = statement(
  'purchase.match_bank_line',
  `update purchase.bank_line set matched_at = $now, matched_by = $by where id = $lineId and matched_at is null and ignored_at is null
   returning id::text as id`,
);

/** Adds what a matched line is of; a thing that is of another line adds no row. */
export const insertPairs = statement(
  'purchase.insert_bank_pairs',
  `insert into purchase.bank_pair (line_id, payment_id, refund_id, load_id)
   select $lineId, case when $of = 'payment' then id::bigint end, case when $of = 'refund' then id::bigint end, case when $of = 'cash' then id::uuid end
   from unnest($ids::text[]) as id on conflict do nothing returning line_id::text as id`,
);
