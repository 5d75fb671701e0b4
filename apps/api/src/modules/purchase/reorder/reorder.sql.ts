import type { ReorderLine } from '@tonalia/contract/purchase';
import { rowIs, statement } from '../../../platform/db.ts';

/** Units of one version in an order, stock and presale together. */
export interface OrderedLineRow {
  productId: string;
  versionId: string;
  code: string;
  versionCode: string | null;
  choice: string;
  quantity: number;
  name: string;
  versionName: string | null;
  image: string;
  tile: string;
  color: ReorderLine['color'];
  manufacturerId: string;
  /** Number of its first order line, which identifies it. */
  lineNo: number;
  /** Unit price in that order, in pesos. */
  price: number;
}

/** Lines that are sent of the order of a cart of this customer, in their order; with an identity, only of its own orders. */
export const findOrderedLines = statement(
  'purchase.find_ordered_lines',
  `select l.product_id as "productId", l.version_id as "versionId", l.code, l.version_code as "versionCode", l.choice,
     sum(l.quantity)::int as quantity, min(l.name) as name, min(l.version_name) as "versionName", min(l.image) as image,
     min(l.tile) as tile, min(l.line_no)::int as "lineNo", min(l.price)::int as price,
     min(l.manufacturer_id)::text as "manufacturerId",
     (array_agg(l.colour order by l.line_no))[1] as color
   from purchase.order o join purchase.order_line l on l.order_id = o.id
   where o.customer_id = $customerId and o.cart_id = $cartId and l.quantity > 0 and ($onlyOf::uuid is null or o.identity_id = $onlyOf)
   group by l.product_id, l.version_id, l.code, l.version_code, l.choice order by min(l.line_no)`,
  rowIs<Pick<OrderedLineRow, 'color'>>(),
);
