import { rowIs, statement } from '../../../platform/db.ts';

const terms = `ps.product_id::text as "productId", ps.opens_at as "opensAt", ps.closes_at as "closesAt",
     ps.dispatch_date as "dispatchDate", ps.capacity, ps.taken, ps.revision`;

/** Presales with their products, or that of one product: those that sell first, then by their day. */
export const listOfficePresales = statement(
  'products.list_office_presales',
  `select ${terms}, p.code, p.name, m.name as brand, p.photos[1] as photo, p.tile,
     (select count(*)::int from products.version v where v.product_id = p.id and v.active and not v.excluded_from_presale) as versions,
     (select jsonb_build_object('_id', o.id, 'code', o.code) from products.version v join products.purchase_order_line l on l.version_id = v.id
      join products.purchase_order o on o.id = l.order_id and o.state in ('sent', 'partial') and l.received < l.units
      where v.product_id = p.id order by o.arrives_on, o.code limit 1) as purchase
   from products.presale ps join products.product p on p.id = ps.product_id join products.manufacturer m on m.id = p.manufacturer_id
   where $productId::bigint is null or ps.product_id = $productId
   order by ps.closes_at <= $now::timestamptz, ps.dispatch_date, ps.product_id limit $most`,
  rowIs<{ purchase: { _id: string; code: string } | null }>(),
);

/** Locks a presale. */
export const lockPresale = statement(
  'products.lock_presale',
  `select ${terms}, ps.moved_for as "movedFor", ps.moves_quiet as "movesQuiet", ps.moved_words as "movedWords" from products.presale ps where ps.product_id = $1 for update`,
);

/** Locks a product that can have a presale. */
export const lockPresaleProduct = statement(
  'products.lock_presale_product',
  `select id from products.product where id = $1 and kind = 'simple' for no key update`,
);

/** Opens the presale of a product; an earlier one ends with its orders and count. */
export const insertPresale = statement(
  'products.insert_presale',
  `insert into products.presale (product_id, opens_at, closes_at, dispatch_date, capacity)
   values ($productId, $now, $closesAt, $dispatchDate, $capacity)
   on conflict (product_id) do update set opens_at = excluded.opens_at, closes_at = excluded.closes_at,
     dispatch_date = excluded.dispatch_date, capacity = excluded.capacity, taken = 0
   returning revision`,
);

/** Writes the terms of a locked presale. */
export const updatePresale = statement(
  'products.update_presale',
  `update products.presale set closes_at = $closesAt, dispatch_date = $dispatchDate, capacity = $capacity,
     moved_for = $movedFor, moves_quiet = $movesQuiet, moved_words = $movedWords
   where product_id = $productId returning revision`,
);
