import type { Credit } from '@tonalia/contract/auth';
import { statement } from '../../../platform/db.ts';

/** A balance in favour is available on top of the limit and spent first. */
export const AVAILABLE = 'greatest(0, credit_limit - used + in_favour)';
const CREDIT = `credit_limit as limit, used, ${AVAILABLE} as available, auth.credit_overdue(customer_id, used, $graceDays) as overdue,
     auth.credit_overdue(customer_id, used, $openDays) as blocking`;

/** Days of `lateDays`. */
interface LateDays {
  graceDays: number;
  openDays: number;
}

/** Adds `amount` (SQL, pesos) to the debt, or takes it off; below zero it becomes a balance in favour. */
const addDebt = (amount: string) =>
  `used = greatest(0, a.used - a.in_favour + ${amount}), in_favour = greatest(0, a.in_favour - a.used - ${amount})`;

export const selectCredit = statement<Credit, LateDays & { customerId: string }>(
  'auth.find_credit',
  `select ${CREDIT} from auth.credit_account where customer_id = $customerId`,
  ['customerId', 'graceDays', 'openDays'],
);

export interface MovementRow {
  id: string;
  kind: 'order' | 'payment' | 'cancellation' | 'adjustment' | 'payout';
  amount: number;
  orderId: string | null;
  dueOn: string | null;
  /** ISO, with microseconds. */
  createdAt: string;
}

/** The account with its newest movements. */
export const readCreditAccount = statement<
  Credit & { movements: MovementRow[] },
  LateDays & { customerId: string; most: number }
>(
  'auth.read_credit_account',
  `select ${CREDIT},
     (select coalesce(jsonb_agg(jsonb_build_object('id', newest.id::text, 'kind', kind, 'amount', amount, 'orderId', order_id,
         'dueOn', due_on, 'createdAt', created_at) order by created_at desc, id desc), '[]')
      from (select * from auth.credit_movement m where m.customer_id = $customerId
            order by m.created_at desc, m.id desc limit $most) newest) as movements
   from auth.credit_account where customer_id = $customerId`,
  ['customerId', 'most', 'graceDays', 'openDays'],
);

/** Charges the account. No row when the limit is exceeded or there is no credit. */
export const useCredit = statement<{ used: number }, [customerId: string, amount: number]>(
  'auth.use_credit',
  `update auth.credit_account a set ${addDebt('$2')}
   where a.customer_id = $1 and a.used::bigint - a.in_favour + $2 <= a.credit_limit returning used`,
);

/** Returns what kept the customer from ordering before it, in pesos. `useCredit` has locked the account. */
export const insertOrderMovement = statement<
  { blocking: number },
  { customerId: string; orderId: string; amount: number; dueOn: string | null; openDays: number }
>(
  'auth.insert_order_movement',
  `insert into auth.credit_movement (customer_id, order_id, kind, amount, due_on) values ($customerId, $orderId, 'order', $amount, $dueOn)
   returning auth.credit_overdue($customerId, (select used - in_favour - $amount::int from auth.credit_account where customer_id = $customerId), $openDays) as blocking`,
  ['customerId', 'orderId', 'amount', 'dueOn', 'openDays'],
);

/** Takes what an order still owes off the debt, once; no row for an order without credit, or with all of it released before. */
export const insertCancellation = statement<{ amount: number }, [orderId: string]>(
  'auth.insert_cancellation',
  `with cancelled as (
     insert into auth.credit_movement (customer_id, order_id, kind, amount)
     select customer_id, order_id, 'cancellation', -owed from (
       select m.customer_id, m.order_id, m.amount + coalesce((select sum(a.amount) from auth.credit_movement a
         where a.order_id = m.order_id and a.kind = 'adjustment'), 0)::int as owed
       from auth.credit_movement m where m.order_id = $1 and m.kind = 'order') charged
     where owed > 0
     on conflict (order_id, kind) where order_id is not null and kind <> 'adjustment' do nothing
     returning customer_id, amount
   )
   update auth.credit_account a set ${addDebt('cancelled.amount')} from cancelled where a.customer_id = cancelled.customer_id
   returning cancelled.amount`,
);

/** Takes a part of an order off the debt. No row for an order without credit. */
export const insertPartialRelease = statement<{ amount: number }, { orderId: string; amount: number }>(
  'auth.insert_partial_release',
  `with released as (
     insert into auth.credit_movement (customer_id, order_id, kind, amount)
     select customer_id, order_id, 'adjustment', -$amount::int from auth.credit_movement where order_id = $orderId and kind = 'order'
     returning customer_id, amount
   )
   update auth.credit_account a set ${addDebt('released.amount')} from released where a.customer_id = released.customer_id
   returning released.amount`,
  ['orderId', 'amount'],
);

/** Locks the account until the transaction ends. */
export const lockCreditAccount = statement<{ used: number; inFavour: number }, [customerId: string]>(
  'auth.hold_credit_account',
  'select used, in_favour as "inFavour" from auth.credit_account where customer_id = $1 for update',
);

/** Locks a customer with an open account, or without one. No row when it is missing. */
export const lockCreditor = statement<{ id: string }, [customerId: string]>(
  'auth.lock_creditor',
  `select customer.id from auth.customer left join auth.identity on identity.id = customer.identity_id
   where customer.id = $1 and identity.deleted_at is null for no key update of customer`,
);

export const findLimit = statement<{ limit: number }, [customerId: string]>(
  'auth.find_credit_limit',
  'select credit_limit as "limit" from auth.credit_account where customer_id = $1',
);

/** Sets the limit of a customer's credit. A debt above it stays as it is. */
export const setCreditLimit = statement(
  'auth.set_credit_limit',
  `insert into auth.credit_account as a (customer_id, credit_limit) values ($customerId, $limit)
   on conflict (customer_id) do update set credit_limit = excluded.credit_limit, over_limit = greatest(0, a.used - excluded.credit_limit)`,
);

/** Takes a payment off the debt, once. No row when it was recorded before. */
export const insertCreditPayment = statement<
  { amount: number },
  [customerId: string, amount: number, paymentId: string]
>(
  'auth.insert_credit_payment',
  `with paid as (
     insert into auth.credit_movement (customer_id, kind, amount, payment_id) values ($1, 'payment', -$2::int, $3)
     on conflict on constraint credit_movement_payment_once do nothing returning customer_id, amount
   )
   update auth.credit_account a set ${addDebt('paid.amount')} from paid where a.customer_id = paid.customer_id
   returning paid.amount`,
);

/**
 * Applies a recorded payment to the documents that it names: to each at most what it owes without money that names none. The caller has
 * locked the account.
 */
export const insertApplications = statement(
  'auth.insert_credit_applications',
  `insert into auth.credit_application (movement_id, document_id, amount)
   select m.id, d.id, least(d.open, wanted.amount)
   from unnest($documentIds::bigint[], $amounts::int[]) as wanted (id, amount)
     join auth.credit_documents($customerId) d on d.id = wanted.id
     join auth.credit_movement m on m.payment_id = $paymentId and m.kind = 'payment'
   where d.open > 0
   returning amount`,
);

/** Adds a reversed payment to the debt again, due on `dueOn`: once, and above the limit if necessary. */
export const insertPaymentReversal = statement<{ amount: number }, [paymentId: string, dueOn: string]>(
  'auth.insert_payment_taken_back',
  `with back as (
     insert into auth.credit_movement (customer_id, kind, amount, payment_id, due_on)
     select customer_id, 'adjustment', -amount, payment_id, $2 from auth.credit_movement where payment_id = $1 and kind = 'payment'
     on conflict on constraint credit_movement_payment_once do nothing returning customer_id, amount
   )
   update auth.credit_account a set ${addDebt('back.amount')},
     over_limit = greatest(a.over_limit, a.used - a.in_favour + back.amount - a.credit_limit)
   from back where a.customer_id = back.customer_id returning back.amount`,
);

/** Money that goes back to the customer: off the debt, the rest a balance in favour. No row without an account. */
export const insertBalance = statement<{ id: string; amount: number }, [customerId: string, amount: number]>(
  'auth.insert_balance',
  `with given as (
     insert into auth.credit_movement (customer_id, kind, amount)
     select customer_id, 'adjustment', -$2::int from auth.credit_account where customer_id = $1 for update
     returning id, customer_id, amount
   )
   update auth.credit_account a set ${addDebt('given.amount')} from given where a.customer_id = given.customer_id
   returning given.id::text as id, given.amount`,
);

/** Removes a balance that was added without an order. No row when the account would pass its limit: it was spent. */
export const removeBalance = statement<{ amount: number }, [movementId: string]>(
  'auth.remove_balance',
  `with undone as (
     delete from auth.credit_movement where id = $1 and kind = 'adjustment' and order_id is null and payment_id is null and amount < 0
     returning customer_id, -amount as amount
   )
   update auth.credit_account a set ${addDebt('undone.amount')} from undone
   where a.customer_id = undone.customer_id and a.used::bigint - a.in_favour + undone.amount <= a.credit_limit
   returning undone.amount`,
);

/** A customer with a balance in favour that the distributor can pay out. */
export interface MoneyInFavour {
  customerId: string;
  customer: string;
  document: string | null;
  /** Pesos. */
  amount: number;
}

/** Accounts with a balance in favour, the highest first. */
export const listMoneyInFavour = statement<MoneyInFavour>(
  'auth.list_money_in_favour',
  `select a.customer_id as "customerId", c.name as customer, c.document_number as document, a.in_favour as amount
   from auth.credit_account a join auth.customer c on c.id = a.customer_id
   where a.in_favour > 0 order by a.in_favour desc, a.customer_id limit 500`,
);

/** The payout with this reference. */
export const findPayout = statement<{ amount: number }, [customerId: string, reference: string]>(
  'auth.find_payout',
  `select amount from auth.credit_movement where customer_id = $1 and reference = $2`,
);

/** Takes a payout off the balance in favour. The caller has locked the account. */
export const insertPayout = statement<{ inFavour: number }, [customerId: string, amount: number, reference: string]>(
  'auth.insert_payout',
  `with paid as (
     insert into auth.credit_movement (customer_id, kind, amount, reference) values ($1, 'payout', $2, $3)
     returning customer_id, amount
   )
   update auth.credit_account a set ${addDebt('paid.amount')} from paid where a.customer_id = paid.customer_id
   returning in_favour as "inFavour"`,
);

/** Charges a cancelled order again. No row when the limit is exceeded, or something is overdue for more than `openDays`. */
export const undoCancellation = statement<{ amount: number }, [orderId: string, openDays: number]>(
  'auth.undo_cancellation',
  `with undone as (
     delete from auth.credit_movement where order_id = $1 and kind = 'cancellation' returning customer_id, -amount as amount
   )
   update auth.credit_account a set ${addDebt('undone.amount')} from undone
   where a.customer_id = undone.customer_id and a.used::bigint - a.in_favour + undone.amount <= a.credit_limit
     and auth.credit_overdue(a.customer_id, a.used, $2) = 0
   returning undone.amount`,
);
