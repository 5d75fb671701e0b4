import type { LinePurpose, PairOf } from '@tonalia/contract/bank-lines';
import { rowIs, statement } from '../../../platform/db.ts';

export const insertStatement = statement(
  'purchase.insert_bank_statement',
  `insert into purchase.bank_statement (account, file_name, first_day, last_day, uploaded_by, uploaded_at)
   values ($account, $fileName, $firstDay::date, $lastDay::date, $by, $now) returning id::text as id`,
);

/** Inserts the lines that are not there yet. */
export const insertLines = statement(
  'purchase.insert_bank_lines',
  `insert into purchase.bank_line (statement_id, account, day, amount, reference, description, hash)
   select $statementId, $account, line.day, line.amount, line.reference, line.description, decode(line.hash, 'hex')
   from unnest($days::date[], $amounts::bigint[], $references::text[], $descriptions::text[], $hashes::text[])
     as line (day, amount, reference, description, hash)
   on conflict (hash) do nothing returning id::text as id`,
);

/** A statement without a new line leaves nothing. */
export const removeEmptyStatement = statement(
  'purchase.remove_empty_bank_statement',
  'delete from purchase.bank_statement where id = $1 returning id::text as id',
);

/** A line with what it is of. */
export interface ListedLine {
  id: string;
  account: string;
  day: string;
  amount: number;
  reference: string;
  description: string;
  isIgnored: boolean;
  matchedBy: string | null;
  /** Null for a line without a pair. */
  of: PairOf | null;
  pairCount: number | null;
  /** Of its first thing, null at a gateway. */
  code: string | null;
  isOrder: boolean | null;
  /** Of customer, driver or method, when all its things have the same. */
  name: string | null;
  paid: number | null;
  /** What it was registered as, with its reason; an advance names its customer. */
  purpose: LinePurpose | null;
  reason: string | null;
  advanceOf: string | null;
  ignoredBy: string | null;
}

const paired = `purchase.bank_pair b left join purchase.refund r on r.id = b.refund_id left join purchase.payment p on p.id = coalesce(b.payment_id, r.payment_id)
     left join purchase.payment_method m on m.reference = p.method left join purchase.order o on o.id = p.order_id
     left join purchase.document_transfer t on t.payment_id = p.id left join purchase.settled_cash c on c.load_id = b.load_id`;
const pairCode = 'coalesce(c.code, o.code, t.code)';
const pairKind = `case when b.load_id is not null then 'cash' when b.refund_id is not null then 'refund'
       when p.gateway_reference is not null then 'gateway' else 'transfer' end`;
const pairName = `case ${pairKind} when 'cash' then c.driver when 'gateway' then purchase.method_name(m.reference, m.name)
       else coalesce(o.customer_name, t.customer_name, '') end`;

/** Lines of the bank, newest first; `state` is `open` for money that arrived and has no pair, or `all`. */
export const listBankLines = statement(
  'purchase.list_bank_lines',
  `select l.id::text as id, l.account, l.day::text as day, l.amount::float8 as amount, l.reference, l.description,
     l.ignored_at is not null as "isIgnored", l.matched_by as "matchedBy", pair.of, pair.count as "pairCount", pair.code, pair."isOrder", pair.name, pair.paid,
     l.purpose, l.reason, l.customer_name as "advanceOf", l.ignored_by as "ignoredBy", l.count
   from (select l.*, (count(*) over ())::int as count from purchase.bank_line l
     where l.day >= $from::date and ($state <> 'open' or (l.matched_at is null and l.ignored_at is null and l.amount > 0))
       and ($typed::text is null or l.reference ilike '%' || $typed || '%' or l.description ilike '%' || $typed || '%'
         or exists (select from ${paired} where b.line_id = l.id and ${pairCode} like '%' || upper($typed) || '%'))
     order by l.day desc, l.id desc limit $limit offset $offset) l
   left join lateral (
     select min(${pairKind}) as of, count(*)::int as count, min(${pairCode}) as code, bool_and(o.id is not null) as "isOrder",
       case when count(distinct ${pairName}) = 1 then min(${pairName}) else '' end as name,
       sum(coalesce(c.amount, -r.amount, p.amount))::float8 as paid
     from ${paired} where b.line_id = l.id having count(*) > 0) pair on true
   order by l.day desc, l.id desc`,
  rowIs<
    Pick<
      ListedLine,
      | 'day'
      | 'isIgnored'
      | 'of'
      | 'pairCount'
      | 'code'
      | 'isOrder'
      | 'name'
      | 'paid'
      | 'matchedBy'
      | 'purpose'
      | 'reason'
      | 'advanceOf'
      | 'ignoredBy'
    > & {
      count: number;
      id: string;
      account: string;
      amount: number;
      reference: string;
      description: string;
    }
  >(),
);

/** The statement that was uploaded last, with its lines: in all, matched, and left. */
export const findLastStatement = statement(
  'purchase.find_last_bank_statement',
  `select s.id::text as id, s.account, s.file_name as "fileName", s.first_day::text as "firstDay", s.last_day::text as "lastDay", lines.total, lines.matched, lines.open
   from purchase.bank_statement s cross join lateral (
     select count(*)::int as total, (count(*) filter (where l.matched_at is not null or l.ignored_at is not null))::int as matched,
       (count(*) filter (where l.matched_at is null and l.ignored_at is null and l.amount > 0))::int as open
     from purchase.bank_line l where l.statement_id = s.id) lines
   order by s.uploaded_at desc, s.id desc limit 1`,
);

/** Registers a free line as what it is. */
export const registerLine = statement(
  'purchase.register_bank_line',
  `update purchase.bank_line set ignored_at = $now, ignored_by = $by, purpose = $purpose, reason = $reason, customer_id = $customerId,
     customer_name = $customerName, movement_id = $movementId
   where id = $lineId and matched_at is null and ignored_at is null returning id::text as id`,
);

/** What the last registered line was that says the same but for its numbers, in the same direction; an advance is of one customer and left out. */
export const findAlike = statement(
  'purchase.find_bank_line_alike',
  `select a.purpose, a.reason from purchase.bank_line l cross join lateral (
     select purpose, reason from purchase.bank_line o
     where o.purpose is not null and o.purpose <> 'advance' and (o.amount < 0) = (l.amount < 0)
       and regexp_replace(upper(o.description), '[^[:alpha:]]+', ' ', 'g') = regexp_replace(upper(l.description), '[^[:alpha:]]+', ' ', 'g')
     order by o.ignored_at desc limit 1) a
   where l.id = $1 and l.description ~ '[[:alpha:]]{3}'`,
  rowIs<{ purpose: Exclude<LinePurpose, 'advance'>; reason: string }>(),
);

/** Marks free lines as of no order, or takes the mark and what it was registered as back. */
export const markLine = statement(
  'purchase.mark_bank_line',
  `update purchase.bank_line set ignored_at = case when $isIgnored then $now::timestamptz end, ignored_by = case when $isIgnored then $by::text end
     , purpose = null, reason = null, customer_id = null, customer_name = null, movement_id = null
   where id = $lineId and matched_at is null and (ignored_at is not null) <> $isIgnored returning id::text as id`,
);

/** Transfers that were approved without a line of the bank since an instant, for later lines; of an amount or all, by code or customer or all. */
export const listApprovedWithoutLine = statement(
  'purchase.list_approved_without_line',
  `select p.id::text as id, coalesce(o.code, t.code) as "orderCode", o.id is not null as "isOrder",
     coalesce(o.customer_name, t.customer_name) as customer, coalesce(o.customer_id, p.customer_id) as "customerId", p.amount::float8 as amount, p.updated_at as at
   from purchase.payment p join purchase.payment_method m on m.reference = p.method and m.method_group = 'transfer'
   left join purchase.order o on o.id = p.order_id left join purchase.document_transfer t on t.payment_id = p.id
   left join purchase.bank_pair b on b.payment_id = p.id
   where p.created_at >= $since and p.status = 'approved' and p.gateway_reference is null and b.line_id is null
     and ($amount::bigint is null or p.amount = $amount) and ($typed::text is null or coalesce(o.code, t.code) like '%' || upper($typed) || '%'
       or platform.plain_text(coalesce(o.customer_name, t.customer_name)) like '%' || platform.plain_text($typed) || '%')
   order by p.created_at desc limit $limit`,
  rowIs<{ orderCode: string; customer: string; customerId: string }>(),
);

/** The day and amount of a line of the bank. */
export const findBankLine = statement(
  'purchase.find_bank_line',
  'select l.day::text as day, l.amount::float8 as amount from purchase.bank_line l where l.id = $1',
);
