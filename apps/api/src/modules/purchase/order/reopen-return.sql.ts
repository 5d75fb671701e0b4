import { rowIs, statement } from '../../../platform/db.ts';
import type { WarehouseNeed } from '../../products/index.ts';

/** A return that an order exchanges, with the units that it put in stock. */
export interface ExchangedReturn {
  /** What it was before it was decided. */
  state: 'asked' | 'received';
  stock: WarehouseNeed[];
}

/** The return that an order is the exchange of, locked; no row for other orders. */
export const lockExchanged = statement(
  'purchase.hold_exchanged_return',
  `select r.id, r.code, r.units, r.order_id as "orderId", r.customer_id as "customerId", r.back_id as "backId", o.code as "orderCode",
     o.customer_name as "customerName", case when r.stays then 'asked' else 'received' end as state, x.stock
   from purchase.return r join purchase.order o on o.id = r.order_id
   cross join lateral (
     select coalesce(jsonb_agg(jsonb_build_object('versionId', coalesce(p.version_id, l.version_id)::text,
       'warehouseId', coalesce(s.warehouse_id, o.warehouse_id), 'quantity', b.units * coalesce(p.quantity / l.quantity, 1))), '[]') as stock
     from purchase.goods_back_line b join purchase.order_line l on l.order_id = b.order_id and l.line_no = b.line_no
     join purchase.shipment s on s.id = l.shipment_id
     left join purchase.order_line_part p on p.order_id = l.order_id and p.line_no = l.line_no
     where b.back_id = r.back_id and b.goes_to = 'stock'
   ) x where r.exchange_order_id = $1 for update of r`,
  rowIs<ExchangedReturn>(),
);

/** Takes the decision of a locked return back, with what it recorded as stored and lost. */
export const reopenReturn = statement(
  'purchase.reopen_return',
  `with gone as (
     delete from purchase.goods_back where id = $backId
   ), undecided as (
     update purchase.return_line set to_stock = null, to_loss = null, refusal = null where return_id = $id
   ), event as (
     insert into purchase.return_event (return_id, state, by_name, by_office, words, units, at)
     values ($id, $state, $by, $byOffice, left($words, 500), $units, $now)
   )
   update purchase.return set state = $state, version = version + 1, stays = false, amount = null, back_id = null, exchange_order_id = null
   where id = $id`,
);
