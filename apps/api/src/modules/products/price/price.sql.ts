import { statement } from '../../../platform/db.ts';
import type { Deal, ProgrammedPrice } from '@tonalia/rules/price';

/** All deals in force for a trade type; there are few. */
export const findDeals = statement<Deal, [now: Date, tradeTypeId: string]>(
  'products.find_deals',
  `select id, name, discount_type as "discountType", amount, product_id as "productId",
     manufacturer_id as "manufacturerId", category_id as "categoryId", min_quantity as "minQuantity"
   from products.deal
   where during @> $1::timestamptz and platform.falls_on($1, weekdays) and (trade_type_id is null or trade_type_id = $2)
   order by id`,
);

/**
 * The deals in force that may apply to product `p` of category `c`, as JSON: `Deal[]`, null for none. Few apply to one product, so this
 * costs less than a statement that returns all of them.
 */
export const dealsOfProduct = (tradeTypeId: string, now: string): string => `(
  select json_agg(json_build_object('id', d.id::text, 'name', d.name, 'discountType', d.discount_type, 'amount', d.amount,
    'productId', d.product_id::text, 'manufacturerId', d.manufacturer_id::text, 'categoryId', d.category_id::text,
    'minQuantity', d.min_quantity, 'kind', d.kind) order by d.id)
  from products.deal d
  where d.during @> ${now}::timestamptz and platform.falls_on(${now}, d.weekdays) and (d.trade_type_id is null or d.trade_type_id = ${tradeTypeId})
    and (d.product_id = p.id or d.manufacturer_id = p.manufacturer_id or d.category_id in (p.category_id, c.parent_id)))`;

/** Columns of `PriceRow` that PostgreSQL returns as JSON. */
export interface ProgrammedPrices {
  /** The price agreed with the customer, in force. */
  agreed: ProgrammedPrice | null;
  /** The programmed price in force for the trade type. */
  own_programmed: ProgrammedPrice | null;
  /** The programmed price in force for every trade type. */
  everyones_programmed: ProgrammedPrice | null;
}

/** The columns of every statement about a version's price, for `priceFactsOf`. */
export interface PriceRow extends ProgrammedPrices {
  product_id: string;
  manufacturer_id: string;
  category_id: string;
  parent_category_id: string | null;
  base_price: number;
  trade_price: number | null;
}

/**
 * Joins the trade price, and the programmed prices in force: one agreed with the customer, one for the trade type, and one for all. A
 * constraint ensures at most one of each. A shopper without agreed prices has null for `$agreedFor`.
 */
export const priceJoins = `
  left join products.price tp on tp.version_id = v.id and tp.trade_type_id = $tradeTypeId
  left join products.programmed_price agreed on $agreedFor::uuid is not null and agreed.version_id = v.id
    and agreed.customer_id = $agreedFor::uuid and agreed.during @> $now::timestamptz
  left join products.programmed_price own on own.version_id = v.id and own.trade_type_id = $tradeTypeId
    and own.during @> $now::timestamptz
  left join products.programmed_price everyones on everyones.version_id = v.id and everyones.trade_type_id is null
    and everyones.customer_id is null and everyones.during @> $now::timestamptz`;

const programmedFacts = (row: 'agreed' | 'own' | 'everyones'): string =>
  `case when ${row}.id is not null then json_build_object('id', ${row}.id::text, 'name', ${row}.name, 'amount', ${row}.amount,
     'replaces', ${row}.replaces) end`;

export const priceColumns = `
  v.base_price, tp.amount as trade_price, ${programmedFacts('agreed')} as agreed,
  ${programmedFacts('own')} as own_programmed, ${programmedFacts('everyones')} as everyones_programmed`;

/** The price of a version before deals, as `holdingPrice` of `@tonalia/rules/price` computes it. `least` ignores nulls. */
export const priceBeforeDeals = `least(
  coalesce(case when agreed.replaces then agreed.amount end, case when own.replaces then own.amount end,
    case when everyones.replaces then everyones.amount end, tp.amount, v.base_price),
  case when not agreed.replaces then agreed.amount end, case when not own.replaces then own.amount end, case when not everyones.replaces then everyones.amount end)`;
