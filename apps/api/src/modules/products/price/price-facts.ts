import type { PriceFacts } from '@tonalia/rules/price';
import type { PriceRow } from './price.sql.ts';

export function priceFactsOf(row: PriceRow): PriceFacts {
  return {
    productId: row.product_id,
    manufacturerId: row.manufacturer_id,
    categoryId: row.category_id,
    parentCategoryId: row.parent_category_id,
    basePrice: row.base_price,
    tradePrice: row.trade_price,
    programmed: [
      row.agreed && { ...row.agreed, isAgreed: true as const },
      row.own_programmed,
      row.everyones_programmed,
    ].filter((price) => price !== null),
  };
}
