import { statement } from '../../../platform/db.ts';

export const findPresales = statement<
  {
    productId: string;
    dispatchDate: string;
    opensAt: Date;
    movedFor: string | null;
    movesQuiet: boolean;
    movedWords: string | null;
  },
  [productIds: readonly string[]]
>(
  'products.find_presales',
  `select product_id::text as "productId", dispatch_date as "dispatchDate", opens_at as "opensAt",
     moved_for as "movedFor", moves_quiet as "movesQuiet", moved_words as "movedWords"
   from products.presale where product_id = any($1::bigint[])`,
);
