import { rowIs, statement } from '../../../platform/db.ts';
import type { OrderLineInsert } from '../order/place-order.sql.ts';

/** A line of a returned order as an exchange repeats it, with its price in pesos. */
export interface ExchangeableLine extends Omit<
  OrderLineInsert,
  'lineNo' | 'advanced' | 'dispatchDate' | 'originalPrice' | 'amount' | 'why' | 'base' | 'tax' | 'parts'
> {
  line: number;
  /** Units of stock rows that the whole line holds; empty in presale. */
  parts: { versionId: string; quantity: number }[];
}

/** An order with its lines, to be exchanged. */
export const findExchangeable = statement(
  'purchase.find_exchangeable',
  `select o.customer_name as "customerName", o.address, o.lead_days as "leadDays", o.cutoff, o.payment_method as "paymentMethod",
     c.address_id as "addressId",
     (select jsonb_agg(jsonb_build_object('line', l.line_no, 'quantity', l.quantity, 'productId', l.product_id::text,
        'versionId', l.version_id::text, 'code', l.code, 'versionCode', l.version_code, 'choice', l.choice, 'name', l.name,
        'versionName', l.version_name, 'manufacturerId', l.manufacturer_id::text, 'manufacturerName', l.manufacturer_name,
        'colour', l.colour, 'image', l.image, 'tile', l.tile, 'price', l.price, 'taxClass', l.tax_class, 'taxRate', l.tax_rate,
        'parts', (select coalesce(jsonb_agg(jsonb_build_object('versionId', p.version_id::text, 'quantity', p.quantity) order by p.position), '[]')
          from purchase.order_line_part p where p.order_id = o.id and p.line_no = l.line_no)) order by l.line_no)
      from purchase.order_line l where l.order_id = o.id) as lines
   from purchase.order o join purchase.cart c on c.id = o.cart_id where o.id = $1`,
  rowIs<{ lines: ExchangeableLine[] }>(),
);
