import type { OrderRequest } from '@tonalia/contract/order-requests';
import { rowIs, statement } from '../../../platform/db.ts';

/** Sets a cart apart as it was asked for, and writes its request with the name of the person. */
export const insertRequest = statement(
  'purchase.insert_order_request',
  `with apart as (update purchase.cart set status = 'asked', updated_at = now() where id = $cartId returning id)
   insert into purchase.order_request (cart_id, customer_id, identity_id, name, expected_total, asked_at)
   select apart.id, $customerId, $identityId, $name, $expectedTotal, $now from apart returning id`,
);

export const findRequestOfCart = statement(
  'purchase.find_order_request_of_cart',
  `select id from purchase.order_request where cart_id = $cartId`,
);

/** Locks a request until the transaction ends. */
export const lockRequest = statement(
  'purchase.hold_order_request',
  `select id, cart_id as "cartId", identity_id as "identityId", name, state from purchase.order_request
   where id = $requestId and customer_id = $customerId for update`,
  rowIs<{ state: OrderRequest['state'] }>(),
);

export const decideRequest = statement(
  'purchase.decide_order_request',
  `update purchase.order_request set state = $state, why = $why, decided_at = $now where id = $requestId`,
);

/** The requests of thirty days; with an identity, only its own. */
export const listRequests = statement(
  'purchase.list_order_requests',
  `select r.id as "requestId", r.name, r.state, r.why, r.asked_at as "askedAt", r.expected_total::float8 as "expectedTotal", r.cart_id as "cartId"
   from purchase.order_request r
   where r.customer_id = $customerId and ($identityId::uuid is null or r.identity_id = $identityId) and r.asked_at > now() - interval '30 days'
   order by r.asked_at desc limit 50`,
  rowIs<{ state: OrderRequest['state'] }>(),
);

/** Carts with all requests of a customer, before it is forgotten. */
export const removeRequestsOf = statement<never, [customerId: string]>(
  'purchase.remove_order_requests_of',
  `with gone as (delete from purchase.order_request where customer_id = $1 returning cart_id)
   delete from purchase.cart c using gone where c.id = gone.cart_id and c.status = 'asked'`,
);
