import type { Credit } from '@tonalia/contract/auth';
import { statement } from '../../../platform/db.ts';

export const findCredit = statement<Credit, [customerId: string]>(
  'auth.find_credit',
  `select credit_limit as limit, used, credit_limit - used as available, overdue
   from auth.credit_account where customer_id = $1`,
);

export interface MovementRow {
  id: string;
  kind: 'order' | 'payment' | 'cancellation' | 'adjustment';
  amount: number;
  orderId: string | null;
  dueOn: string | null;
  /** ISO, with PostgreSQL's microseconds. */
  createdAt: string;
}

/** The account with its newest movements. */
export const readCreditAccount = statement<
  Credit & { movements: MovementRow[] },
  [customerId: string, movements: number]
>(
  'auth.read_credit_account',
  `select credit_limit as limit, used, credit_limit - used as available, overdue,
     (select coalesce(jsonb_agg(jsonb_build_object('id', newest.id::text, 'kind', kind, 'amount', amount, 'orderId', order_id,
         'dueOn', due_on, 'createdAt', created_at) order by created_at desc, id desc), '[]')
      from (select * from auth.credit_movement m where m.customer_id = $1
            order by m.created_at desc, m.id desc limit $2) newest) as movements
   from auth.credit_account where customer_id = $1`,
);

/** No row when it would go over the limit, or there is no credit at all. */
export const useCredit = statement<{ used: number }, [customerId: string, amount: number]>(
  'auth.use_credit',
  `update auth.credit_account set used = used + $2
   where customer_id = $1 and used::bigint + $2 <= credit_limit returning used`,
);

export const insertOrderMovement = statement<
  never,
  [customerId: string, orderId: string, amount: number, dueOn: string | null]
>(
  'auth.insert_order_movement',
  `insert into auth.credit_movement (customer_id, order_id, kind, amount, due_on) values ($1, $2, 'order', $3, $4)`,
);
