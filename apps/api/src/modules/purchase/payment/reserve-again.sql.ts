import { rowIs, statement } from '../../../platform/db.ts';

export interface ReservedUnits {
  /** Units of each stock row. */
  stock: { versionId: string; quantity: number; warehouseId: string }[];
  presale: { productId: string; quantity: number }[];
  onCredit: number;
  /** Null when no coupon was used. */
  couponId: string | null;
}

/** Everything the order reserved when it was placed. */
export const findReservedBefore = statement(
  'purchase.find_taken_before',
  `select
     (select coalesce(jsonb_agg(jsonb_build_object('versionId', p.version_id::text, 'quantity', p.quantity,
        'warehouseId', coalesce(s.warehouse_id, o.warehouse_id))), '[]')
      from purchase.order_line_part p join purchase.order_line l on l.order_id = p.order_id and l.line_no = p.line_no
      join purchase.shipment s on s.id = l.shipment_id
      where p.order_id = o.id) as stock,
     (select coalesce(jsonb_agg(jsonb_build_object('productId', product_id::text, 'quantity', quantity)), '[]')
      from purchase.order_line l where l.order_id = o.id and l.advanced
        and not exists (select from purchase.order_line_part p where p.order_id = l.order_id and p.line_no = l.line_no)) as presale,
     (select coalesce(sum(amount), 0)::float8 from purchase.payment where order_id = o.id and gateway_reference is null and method = 'own_credit') as "onCredit",
     case when o.coupon_savings > 0 then c.coupon_id::text end as "couponId"
   from purchase.order o join purchase.cart c on c.id = o.cart_id where o.id = $1`,
  rowIs<Pick<ReservedUnits, 'stock' | 'presale'>>(),
);

/** Restores the shipments and credit payments that were cancelled with the order; a shipment without units stays cancelled. */
export const reviveShipments = statement(
  'purchase.revive_shipments',
  `with credited as (
     update purchase.payment set status = 'on_credit', updated_at = now()
     where order_id = $1 and status = 'voided' and method = 'own_credit' and gateway_reference is null
   )
   update purchase.shipment s set status = 'received' where s.order_id = $1 and s.status = 'cancelled'
     and exists (select from purchase.order_line l where l.order_id = $1 and l.shipment_id = s.id and l.quantity > 0)`,
);
