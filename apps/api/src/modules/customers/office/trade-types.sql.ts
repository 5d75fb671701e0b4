import { statement } from '../../../platform/db.ts';

/** Trade types by name, each with its customers up to `most`. */
export const countTradeTypes = statement(
  'auth.count_trade_types',
  `select t.id, t.name, counted.total from auth.trade_type t
   cross join lateral (
     select count(*)::int as total from (select from auth.customer c where c.trade_type_id = t.id limit $most) c) counted
   order by t.name`,
);
