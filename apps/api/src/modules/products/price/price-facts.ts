import type { PriceFacts } from './price.rules.ts';
import type { PriceRow } from './price.sql.ts';

export function priceFactsOf(row: PriceRow): PriceFacts {
  return {
    productId: row.product_id,
    manufacturerId: row.manufacturer_id,
    categoryId: row.category_id,
    parentCategoryId: row.parent_category_id,
    basePrice: row.base_price,
    tradePrice: row.trade_price,
    programmed:
      row.programmed_id === null || row.programmed_name === null || row.programmed_amount === null
        ? null
        : { id: row.programmed_id, name: row.programmed_name, amount: row.programmed_amount },
  };
}
