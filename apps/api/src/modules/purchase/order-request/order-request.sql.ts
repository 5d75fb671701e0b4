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
  `select id from purchase.order_request where cart_id = $cartId and state <> 'returned'`,
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

/** Opens a cart that was set apart again, unless its owner has another open one. */
export const reopenCart = statement(
  'purchase.reopen_asked_cart',
  `update purchase.cart c set status = 'open', updated_at = now()
   where c.id = $cartId and c.status = 'asked' and not exists (
     select from purchase.cart o where o.identity_id = c.identity_id and o.customer_id = c.customer_id and o.status = 'open')
   returning c.id`,
);

/** Locks the open cart of the owner of a cart that was set apart. */
export const lockOpenCartBeside = statement(
  'purchase.hold_open_cart_beside',
  `select o.id from purchase.cart c join purchase.cart o on o.identity_id = c.identity_id and o.customer_id = c.customer_id and o.status = 'open'
   where c.id = $cartId for update of o`,
);

/** Moves the lines of a cart to another one; units of a line that is in both are added. */
export const moveCartLines = statement(
  'purchase.move_cart_lines',
  `with added as (
     update purchase.cart_line l set quantity = least(9999, l.quantity + a.quantity) from purchase.cart_line a
     where l.cart_id = $openId and a.cart_id = $cartId and (a.version_id, a.choice, a.advanced) = (l.version_id, l.choice, l.advanced)
   ), moved as (
     update purchase.cart_line a set cart_id = $openId where a.cart_id = $cartId and not exists (
       select from purchase.cart_line l where l.cart_id = $openId and (l.version_id, l.choice, l.advanced) = (a.version_id, a.choice, a.advanced))
   )
   update purchase.cart set updated_at = now() where id = $openId`,
);

/** The requests of thirty days; with an identity, only its own. */
export const listRequests = statement(
  'purchase.list_order_requests',
  `select r.id as "requestId", r.name, r.state, r.why, r.asked_at as "askedAt", r.expected_total::float8 as "expectedTotal", r.cart_id as "cartId",
     r.identity_id as "identityId"
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
