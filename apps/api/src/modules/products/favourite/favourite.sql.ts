import { rowIs, statement } from '../../../platform/db.ts';
import { type CardClaim, type CardRow, cardColumns, cardJoins } from '../card/card.sql.ts';
import { type ProgrammedPrices, priceBeforeDeals, priceColumns, priceJoins } from '../price/price.sql.ts';

/** A favourite that is withdrawn from sale is hidden and not counted, and returns when it is on sale again. */
const isSold = `p.active and exists (select from products.version sold where sold.product_id = p.id and sold.active)`;

export interface FavouriteRow extends CardRow {
  favourite_id: string;
  version_id: string | null;
  version_code: string | null;
  price_then: number;
  added_at: Date;
}

export const findFavourites = statement(
  'products.find_favourites',
  `with kept as materialized (
     select f.id, f.product_id, f.version_id, f.price_then, f.added_at
     from products.favourite f join products.product p on p.id = f.product_id
     where f.customer_id = $customerId and ${isSold}
     order by f.added_at desc, f.id desc limit $limit offset $offset
   )
   select kept.id as favourite_id, kept.version_id, shade.code as version_code, kept.price_then, kept.added_at, ${cardColumns}
   from kept join products.product p on p.id = kept.product_id
   left join products.version shade on shade.id = kept.version_id ${cardJoins}
   order by kept.added_at desc, kept.id desc`,
  rowIs<CardClaim>(),
);

/** The given products and shades that are on sale, in the given order. */
export const findDeviceFavourites = statement(
  'products.find_kept_on_device',
  `with kept as materialized (
     select wanted.place, p.id as product_id, case when p.has_versions then shade.id end as version_id,
       case when p.has_versions then wanted.code end as version_code
     from unnest($productIds::bigint[], $versionCodes::text[]) with ordinality as wanted (product_id, code, place)
     join products.product p on p.id = wanted.product_id
     left join products.version shade on shade.product_id = p.id and shade.code = wanted.code and shade.active
     where ${isSold} and (wanted.code is null or shade.id is not null)
   )
   select kept.version_id, kept.version_code, ${cardColumns}
   from kept join products.product p on p.id = kept.product_id ${cardJoins}
   order by kept.place`,
  rowIs<CardClaim>(),
);

/** "productId", or "productId versionCode" for a shade; newest first. */
export const findMarks = statement<{ mark: string }, [customerId: string]>(
  'products.find_favourite_marks',
  `select concat_ws(' ', p.id, v.code) as mark
   from products.favourite f join products.product p on p.id = f.product_id left join products.version v on v.id = f.version_id
   where f.customer_id = $1 and ${isSold}
   order by f.added_at desc, f.id desc`,
);

/**
 * A product on sale with the price of its card, or one of its versions with its price. A product without versions can also be named by
 * its own code; `version_id` is null for the product itself.
 */
export const findProductOrShade = statement(
  'products.find_keepable',
  `select p.id as product_id, p.manufacturer_id, p.category_id, c.parent_id as parent_category_id, p.min_quantity,
     case when $versionCode::text is not null and p.has_versions then v.id end as version_id, ${priceColumns}
   from products.product p join products.category c on c.id = p.category_id
   join products.version v on v.product_id = p.id and v.active and ($versionCode::text is null or v.code = $versionCode)
   ${priceJoins}
   where p.id = $productId and p.active
   order by ${priceBeforeDeals}, v.position, v.id limit 1`,
  rowIs<ProgrammedPrices>(),
);

/** Serialises additions of one customer, so that concurrent ones cannot exceed the limit. */
export const lockFavourites = statement<never, [customerId: string]>(
  'products.hold_favourites',
  `select pg_advisory_xact_lock(hashtextextended('favourites of ' || $1, 0))`,
);

/** Does nothing when it exists already, or when there are `most`. */
export const insertFavourite = statement(
  'products.insert_favourite',
  `insert into products.favourite (customer_id, product_id, version_id, price_then, added_at)
   select $customerId::uuid, $productId, $versionId, $price, $at
   where $most > (
     select count(*) from products.favourite f join products.product p on p.id = f.product_id
     where f.customer_id = $customerId and ${isSold})
   on conflict (customer_id, product_id, version_id) do nothing`,
);

/** Adds several, newest first, up to `most` in total; existing ones are unchanged. */
export const insertFavourites = statement(
  'products.insert_favourites',
  `insert into products.favourite (customer_id, product_id, version_id, price_then, added_at)
   select $customerId::uuid, product_id, version_id, price, $at::timestamptz - place * interval '1 millisecond'
   from unnest($productIds::bigint[], $versionIds::bigint[], $prices::integer[]) with ordinality as added (product_id, version_id, price, place)
   where not exists (
     select from products.favourite f where f.customer_id = $customerId and f.product_id = added.product_id
       and f.version_id is not distinct from added.version_id)
   order by place limit greatest(0, $most - (
     select count(*) from products.favourite f join products.product p on p.id = f.product_id
     where f.customer_id = $customerId and ${isSold}))
   on conflict (customer_id, product_id, version_id) do nothing`,
);

/** On sale or not: a withdrawn favourite can still be removed. */
export const removeFavourite = statement(
  'products.remove_favourite',
  `delete from products.favourite f using products.product p
   where p.id = f.product_id and f.customer_id = $customerId and f.product_id = $productId and f.version_id is not distinct from
     case when p.has_versions and $versionCode::text is not null
       then coalesce((select v.id from products.version v where v.code = $versionCode and v.product_id = p.id), 0) end`,
);

export const removeFavouritesOf = statement<never, [customerId: string]>(
  'products.remove_favourites_of',
  `delete from products.favourite where customer_id = $1`,
);
