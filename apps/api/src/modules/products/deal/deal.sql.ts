import { statement } from '../../../platform/db.ts';

/** A deal in force, on one product, brand or category (`about`). */
export interface DealRow {
  id: string;
  name: string;
  discountType: 'percentage' | 'value';
  /** Whole percent, or pesos per unit. */
  amount: number;
  minQuantity: number;
  from: Date | null;
  until: Date | null;
  weekdays: number[];
  about: 'product' | 'manufacturer' | 'category';
  aboutId: string;
  aboutName: string;
}

/** The deals in force for a trade type, by their window's end, without those on products that are not sold. */
export const listDealsFor = statement<DealRow, [now: Date, tradeTypeId: string]>(
  'products.list_deals_for',
  `select deal.id, deal.name, deal.discount_type as "discountType", deal.amount, deal.min_quantity as "minQuantity",
     nullif(lower(deal.during), '-infinity') as "from", nullif(upper(deal.during), 'infinity') as until, deal.weekdays,
     case when product.id is not null then 'product' when manufacturer.id is not null then 'manufacturer' else 'category' end as about,
     coalesce(product.id, manufacturer.id, category.id) as "aboutId",
     coalesce(product.name, manufacturer.name, category.name) as "aboutName"
   from products.deal
   left join products.product on product.id = deal.product_id
   left join products.manufacturer on manufacturer.id = deal.manufacturer_id
   left join products.category on category.id = deal.category_id
   where deal.during @> $1::timestamptz and platform.falls_on($1, deal.weekdays) and (deal.trade_type_id is null or deal.trade_type_id = $2)
     and coalesce(product.active, true)
   order by upper(deal.during) nulls last, deal.id`,
);
