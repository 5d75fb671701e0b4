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

/**
 * Joins the trade price, and the programmed prices of the moment: one for the trade type, which wins, and one for all.
 * A constraint holds that there is at most one of each.
 */
export const priceJoins = (tradeTypeId: string, now: string): string => `
  left join products.price tp on tp.version_id = v.id and tp.trade_type_id = ${tradeTypeId}
  left join products.programmed_price own on own.version_id = v.id and own.trade_type_id = ${tradeTypeId}
    and own.during @> ${now}::timestamptz
  left join products.programmed_price anybodys on anybodys.version_id = v.id and anybodys.trade_type_id is null
    and anybodys.during @> ${now}::timestamptz`;

export const priceColumns = `
  v.base_price, tp.amount as trade_price, coalesce(own.id, anybodys.id) as programmed_id,
  coalesce(own.name, anybodys.name) as programmed_name, coalesce(own.amount, anybodys.amount) as programmed_amount`;

/** What a version costs before deals. */
export const priceBeforeDeals = 'coalesce(own.amount, anybodys.amount, tp.amount, v.base_price)';
