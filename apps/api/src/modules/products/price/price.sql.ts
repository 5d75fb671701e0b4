import { statement } from '../../../platform/db.ts';
import type { Deal } from './price.rules.ts';

/** The deals of the moment for a trade type: few, so a request reads them all. */
export const findDeals = statement<Deal, [now: Date, tradeTypeId: string]>(
  'products.find_deals',
  `select id, name, discount_type as "discountType", amount, product_id as "productId",
     manufacturer_id as "manufacturerId", category_id as "categoryId", min_quantity as "minQuantity"
   from products.deal
   where during @> $1::timestamptz and (trade_type_id is null or trade_type_id = $2)
   order by id`,
);

/** The columns every statement about a version's price selects, for `priceFactsOf`. */
export interface PriceRow {
  product_id: string;
  manufacturer_id: string;
  category_id: string;
  parent_category_id: string | null;
  base_price: number;
  trade_price: number | null;
  programmed_id: string | null;
  programmed_name: string | null;
  programmed_amount: number | null;
}

/** Joins trade price \`tp\` and programmed price \`pp\` to version \`v\`; a price for the trade type beats one for all. */
export const priceJoins = (tradeTypeId: string, now: string): string => `
  left join products.price tp on tp.version_id = v.id and tp.trade_type_id = ${tradeTypeId}
  left join lateral (
    select id, name, amount from products.programmed_price
    where version_id = v.id and during @> ${now}::timestamptz
      and (trade_type_id is null or trade_type_id = ${tradeTypeId})
    order by trade_type_id nulls last limit 1
  ) pp on true`;

export const priceColumns = `
  v.base_price, tp.amount as trade_price,
  pp.id as programmed_id, pp.name as programmed_name, pp.amount as programmed_amount`;
