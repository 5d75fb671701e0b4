import { statement } from '../../../../platform/db.ts';

/** Carts with lines, and orders of phones that wait, of these sellers for these customers, pair by pair. */
export const countBegunWork = statement(
  'purchase.count_begun_work',
  `with held as (select h.customer_id, h.seller_id from unnest($customerIds::uuid[], $sellerIds::uuid[]) as h (customer_id, seller_id))
   select
     (select count(*)::int from held h join purchase.cart c on c.customer_id = h.customer_id and c.identity_id = h.seller_id
      where c.status = 'open' and exists (select from purchase.cart_line l where l.cart_id = c.id)) as carts,
     (select count(*)::int from held h join purchase.seller_order s on s.customer_id = h.customer_id and s.identity_id = h.seller_id
      where s.status = 'waits') as "waitingOrders"`,
);
