import { rowIs, statement } from '../../../platform/db.ts';

/** Moves units of lines from what the customer keeps to what came back, and takes them off the stock rows that they are of. */
export const returnLines = statement(
  'purchase.return_lines',
  `with given as (
     select * from unnest($lines::smallint[], $before::int[], $units::int[]) as g (line, before, units)
   ), gone as (
     delete from purchase.order_line_part p using given g where p.order_id = $orderId and p.line_no = g.line and g.before = g.units
   ), fewer as (
     update purchase.order_line_part p set quantity = p.quantity / g.before * (g.before - g.units) from given g
     where p.order_id = $orderId and p.line_no = g.line and g.units < g.before
   )
   update purchase.order_line l set quantity = l.quantity - g.units, returned = l.returned + g.units,
     amount = l.price::bigint * (l.quantity - g.units)
   from given g where l.order_id = $orderId and l.line_no = g.line`,
);

export const insertGoodsBack = statement(
  'purchase.insert_goods_back',
  `insert into purchase.goods_back (order_id, cause, amount, conceded, by_name)
   values ($orderId, $cause, $amount, $conceded, $by) returning id`,
  rowIs<{ id: string }>(),
);

/** What came back of each line and where it went; the same line may go to both places. */
export const insertGoodsBackLines = statement(
  'purchase.insert_goods_back_lines',
  `insert into purchase.goods_back_line (back_id, order_id, line_no, goes_to, units, reason)
   select $backId, $orderId, g.line, g.place, g.units, g.reason
   from unnest($lines::smallint[], $places::text[], $units::int[], $reasons::text[]) as g (line, place, units, reason)`,
);

export const insertLosses = statement(
  'purchase.insert_losses',
  `insert into purchase.loss (back_id, line_no, version_id, warehouse_id, units)
   select $backId, g.line, g.version_id, $warehouseId, sum(g.units)::int
   from unnest($lines::smallint[], $versionIds::bigint[], $units::int[]) as g (line, version_id, units) group by g.line, g.version_id`,
);

/** The facts of a credit note, one row for each line. */
export const insertCreditNote = statement(
  'purchase.insert_credit_note',
  `insert into purchase.credit_note_line (back_id, line_no, units, amount)
   select $backId, g.line, g.units, g.amount
   from unnest($lines::smallint[], $units::int[], $amounts::bigint[]) as g (line, units, amount)`,
);
