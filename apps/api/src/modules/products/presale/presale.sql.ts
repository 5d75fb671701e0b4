import { statement } from '../../../platform/db.ts';

export const findPresales = statement<
  { productId: string; dispatchDate: string; opensAt: Date },
  [productIds: readonly string[]]
>(
  'products.find_presales',
  `select product_id::text as "productId", dispatch_date as "dispatchDate", opens_at as "opensAt"
   from products.presale where product_id = any($1::bigint[])`,
);
