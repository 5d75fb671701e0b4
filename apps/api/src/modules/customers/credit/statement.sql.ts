import { rowIs, statement } from '../../../platform/db.ts';
import { AVAILABLE, type MovementRow } from './credit.sql.ts';

/**
 * The documents of `$customerId` with what each still owes. Money that names no document pays the oldest due day first; a debt that
 * exceeds the documents (`before`) is from before this shop.
 */
const OWED = `account as (select credit_limit, used, in_favour, ${AVAILABLE} as available from auth.credit_account where customer_id = $customerId),
   document as (select d.*, sum(d.open) over (order by coalesce(d.due_on, 'infinity'), d.id) as upto, sum(d.open) over () as whole
     from auth.credit_documents($customerId) d),
   owed as (select d.id, d.order_id, (select m.document from auth.credit_movement m where m.id = d.id) as number, d.due_on, d.created_at, d.total, d.whole,
       least(d.open, greatest(0, d.upto - greatest(0, d.whole - account.used)))::int as balance from document d, account)`;

const dayOf = (instant: string) => `(${instant} at time zone 'America/Bogota')::date`;
const inRange = (instant: string) =>
  `($from::date is null or ${dayOf(instant)} >= $from) and ($to::date is null or ${dayOf(instant)} <= $to)`;

/** The account in pesos. No row without credit. `today`: the day in Bogotá. */
export const sumStatement = statement(
  'auth.sum_statement',
  `with ${OWED}, soon as (select * from owed where balance > 0 and due_on between $today::date and $today::date + $soonDays::int)
   select account.credit_limit as limit, account.used, account.available, account.in_favour as "inFavour",
     auth.credit_overdue($customerId, account.used, $graceDays) as overdue,
     auth.credit_overdue($customerId, account.used, $openDays) as blocking,
     (select count(*) from owed where balance > 0)::int as open,
     coalesce((select sum(balance) from soon), 0)::int as "dueSoon", (select min(due_on) from soon)::text as "dueSoonOn",
     greatest(0, account.used - coalesce((select max(whole) from owed), 0))::int as before
   from account`,
  rowIs<{ overdue: number; blocking: number }>(),
);

/** A document and the orders' id, newest or first due day first. */
export interface StatementDocumentRow {
  id: string;
  orderId: string | null;
  /** Of its invoice. */
  number: string | null;
  dueOn: string | null;
  createdAt: Date;
  total: number;
  balance: number;
}

const DOCUMENT = `id::text as id, order_id as "orderId", number, due_on::text as "dueOn", created_at as "createdAt", total, balance`;

type DocumentClaim = Omit<StatementDocumentRow, 'orderId' | 'number' | 'dueOn'> & { count: number };

/** Documents with a balance, the first due day first. */
export const listOpenDocuments = statement(
  'auth.list_open_documents',
  `with ${OWED} select ${DOCUMENT}, (count(*) over ())::int as count from owed where balance > 0 and ${inRange('created_at')}
   order by coalesce(due_on, 'infinity'), owed.id limit $limit offset $offset`,
  rowIs<DocumentClaim>(),
);

/** Documents without a balance, newest first; not those of cancelled orders. */
export const listPaidDocuments = statement(
  'auth.list_paid_documents',
  `with ${OWED} select ${DOCUMENT}, (count(*) over ())::int as count from owed where balance = 0 and total > 0 and ${inRange('created_at')}
   order by created_at desc, owed.id desc limit $limit offset $offset`,
  rowIs<DocumentClaim>(),
);

/** A change of the debt with the debt after it. */
export interface StatementMovementRow extends Pick<MovementRow, 'id' | 'kind' | 'amount' | 'orderId'> {
  createdAt: Date;
  balance: number;
  /** Of the invoice of a charge. */
  number: string | null;
  paymentId: string | null;
  /** The documents that a payment names. */
  appliedTo: { id: string; orderId: string | null; number: string | null; amount: number }[];
}

/** Movements of a range, newest first. */
export const listStatementMovements = statement(
  'auth.list_statement_movements',
  `with account as (select used - in_favour as debt from auth.credit_account where customer_id = $customerId),
   entry as (select m.*, (account.debt - sum(m.amount) over () + sum(m.amount) over (order by m.created_at, m.id))::int as balance
     from auth.credit_movement m, account where m.customer_id = $customerId)
   select e.id::text as id, e.kind, e.amount, e.order_id as "orderId", e.document as number, e.created_at as "createdAt", e.balance, e.payment_id::text as "paymentId",
     (select coalesce(jsonb_agg(jsonb_build_object('id', d.id::text, 'orderId', d.order_id, 'number', d.document, 'amount', a.amount) order by d.id), '[]')
      from auth.credit_application a join auth.credit_movement d on d.id = a.document_id where a.movement_id = e.id) as "appliedTo",
     (count(*) over ())::int as count
   from entry e where ${inRange('e.created_at')} order by e.created_at desc, e.id desc limit $limit offset $offset`,
  rowIs<
    Pick<StatementMovementRow, 'kind' | 'amount' | 'balance' | 'createdAt' | 'appliedTo' | 'id'> & { count: number }
  >(),
);

/** The documents of a customer among these ids, with what each still owes. */
export const findCreditDocuments = statement(
  'auth.find_credit_documents',
  `with ${OWED} select id::text as id, order_id as "orderId", balance from owed where id = any($ids::bigint[]) order by owed.id`,
);
