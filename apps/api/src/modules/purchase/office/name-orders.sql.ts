import { rowIs, statement } from '../../../platform/db.ts';

/** Codes of orders, by the id of the order, of a payment or of a part. */
export const nameOrders = statement(
  'purchase.name_orders',
  `select 'uuid' as "idKind", id::text as id, code from purchase."order" where id = any($uuids::uuid[])
   union all
   select 'payment', p.id::text, o.code from purchase.payment p join purchase."order" o on o.id = p.order_id
   where p.id = any($payments::bigint[])
   union all
   select 'shipment', s.id::text, o.code from purchase.shipment s join purchase."order" o on o.id = s.order_id
   where s.id = any($shipments::bigint[])`,
  rowIs<{ idKind: 'uuid' | 'payment' | 'shipment' }>(),
);
