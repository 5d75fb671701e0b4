import { rowIs, statement } from '../../../platform/db.ts';
import type { PlacedFacts } from '../order/order-facts.rules.ts';
import type { FactPartRow } from './facts.rules.ts';

/** Orders by code or by id, with their lines in the order they are sent. */
export const findFacts = statement(
  'purchase.find_facts',
  `select o.id as "orderId", o.code as "orderCode", o.created_at as "placedAt", o.facts, o.facts_assumed as "isAssumed",
     (o.subtotal - o.savings - o.coupon_savings + o.movement)::float8 as net, o.shipping::float8 as shipping,
     (select coalesce(jsonb_agg(jsonb_build_object('id', s.id::text, 'dispatchDate', s.dispatch_date, 'status', s.status, 'lines',
        (select coalesce(jsonb_agg(jsonb_build_object('line', l.line_no, 'code', coalesce(l.version_code, l.code), 'name', l.name,
           'versionName', l.version_name, 'manufacturer', l.manufacturer_name, 'unit', l.unit, 'quantity', l.quantity, 'asked', l.asked,
           'substitutes', l.substitutes, 'price', l.price, 'amount', l.amount, 'taxClass', l.tax_class, 'rate', l.tax_rate,
           'cost', l.cost, 'placedBase', l.placed_base, 'placedTax', l.placed_tax) order by l.line_no), '[]')
         from purchase.order_line l where l.order_id = o.id and l.shipment_id = s.id)) order by s.dispatch_date nulls first, s.id), '[]')
      from purchase.shipment s where s.order_id = o.id) as parts
   from purchase.order o where o.code = any($codes::text[]) or o.id = any($ids::uuid[])
   order by o.created_at, o.id`,
  rowIs<{ facts: PlacedFacts | null; parts: FactPartRow[] }>(),
);
