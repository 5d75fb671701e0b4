import { rowIs, statement } from '../../../../platform/db.ts';
import type { OrderPart } from './one-order.sql.ts';

/** In the transaction that moves the lines. */
export const insertDateAct = statement(
  'purchase.insert_date_act',
  `insert into purchase.date_act (operator_id, order_id, lines, to_date, to_warehouse, status, from_date, from_warehouse, delivery_day,
     delivery_from, delivery_to)
   values ($operatorId, $orderId, $lines::smallint[], $to, $into, $status, $fromDate, $from, $day, $hour::time, $until::time)
   returning id, at`,
);

/** A move that can still be undone, with the code of its order. */
export const findDateAct = statement(
  'purchase.find_date_act',
  `select o.code as "orderCode", a.lines, a.to_date as "to", a.to_warehouse as "into", a.status, a.from_date as "fromDate",
     a.from_warehouse as "from", a.delivery_day as day, to_char(a.delivery_from, 'HH24:MI') as hour, to_char(a.delivery_to, 'HH24:MI') as until
   from purchase.date_act a join purchase.order o on o.id = a.order_id
   where a.id = $actId and a.at > $since and a.undone_at is null`,
  rowIs<{ status: OrderPart['status'] }>(),
);

/** No row when it was undone before. */
export const markDateActUndone = statement(
  'purchase.mark_date_act_undone',
  `update purchase.date_act set undone_at = now() where id = $1 and undone_at is null returning id`,
);
