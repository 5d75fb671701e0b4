import { statement } from '../../../platform/db.ts';

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

/** Units that came back from the door and wait for their count. */
export const insertAwaited = statement(
  'purchase.insert_awaited',
  `insert into purchase.awaited (back_id, line_no, version_id, warehouse_id, units)
   select $backId, g.line, g.version_id, $warehouseId, sum(g.units)::int
   from unnest($lines::smallint[], $versionIds::bigint[], $units::int[]) as g (line, version_id, units) group by g.line, g.version_id`,
);

/** Takes all awaited units of goods that came back, with the units that their line has of them. */
export const takeAwaited = statement(
  'purchase.take_awaited',
  `with units as (
     select line_no, units from purchase.goods_back_line where back_id = $1 and goes_to = 'awaited'
   )
   delete from purchase.awaited a using units u, purchase.goods_back b join purchase.order o on o.id = b.order_id
   where a.back_id = $1 and u.line_no = a.line_no and b.id = a.back_id
   returning a.line_no as line, a.version_id as "versionId", a.warehouse_id as "warehouseId", a.units, u.units as "lineUnits",
     o.code as "orderCode"`,
);

/** Awaited units of lines went to stock as far as they were counted good, and are lost for the rest. */
export const settleAwaited = statement(
  'purchase.settle_awaited',
  `with gone as (
     delete from purchase.goods_back_line where back_id = $backId and goes_to = 'awaited' returning order_id, line_no, units, reason
   )
   insert into purchase.goods_back_line (back_id, order_id, line_no, goes_to, units, reason)
   select $backId, g.order_id, g.line_no, p.place, p.units, g.reason
   from gone g join unnest($lines::smallint[], $stocks::int[]) as c (line, stock) on c.line = g.line_no
   cross join lateral (values ('stock', c.stock), ('loss', g.units - c.stock)) as p (place, units) where p.units > 0`,
);

/**
 * The facts of a credit note, one row for each line, with base and tax by the class and rate that the order froze. The notes of a line are split
 * as one sum: those of a line that came back wholly have its base and its tax.
 */
export const insertCreditNote = statement(
  'purchase.insert_credit_note',
  `insert into purchase.credit_note_line (back_id, line_no, units, amount, tax_class, tax_rate, base, tax)
   select $backId, g.line, g.units, g.amount, l.tax_class, l.tax_rate, t.base, g.amount - t.base
   from unnest($lines::smallint[], $units::int[], $amounts::bigint[]) as g (line, units, amount)
   join purchase.order_line l on l.order_id = $orderId and l.line_no = g.line
   cross join lateral (select coalesce(sum(c.amount), 0) as amount, coalesce(sum(c.base), 0) as base
     from purchase.goods_back b join purchase.credit_note_line c on c.back_id = b.id where b.order_id = $orderId and c.line_no = g.line) before
   cross join lateral (select round((before.amount + g.amount) * 100 / (100 + l.tax_rate)) - before.base as base) t`,
);

/** The credit note of a return; no row before it is resolved. */
export const listCreditNote = statement(
  'purchase.list_credit_note',
  `select c.line_no as line, c.units, c.amount::float8 as amount, c.base::float8 as base, c.tax::float8 as tax, c.tax_class as "taxClass",
     c.tax_rate as rate
   from purchase.return r join purchase.credit_note_line c on c.back_id = r.back_id where r.id = $1 order by c.line_no`,
);
