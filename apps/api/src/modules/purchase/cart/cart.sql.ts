import type { PaymentMethod } from '@tonalia/contract/payment';
import type { DeliveryChoice } from '@tonalia/contract/purchase';
import { rowIs, statement } from '../../../platform/db.ts';
import type { CartLine } from './cart-line.rules.ts';
import type { PaymentMovement } from '@tonalia/rules/cart-lines';

export interface CartPaymentMethod {
  reference: string;
  name: string;
  group: PaymentMethod['group'];
  movement: PaymentMovement | null;
}

export interface StoredCart {
  id: string;
  status: 'open' | 'asked' | 'ordered';
  addressId: string | null;
  /** The warehouse that serves the chosen address; null until one is chosen. */
  warehouseId: string | null;
  paymentMethod: string | null;
  comments: string;
  /** The chosen payment method while it is active, with its current movement. */
  method: CartPaymentMethod | null;
  couponId: string | null;
  /** Pesos to pay with own credit beside `method`, limited to the total when used. */
  creditAmount: number;
  /** The current discount or charge of own credit. */
  creditMovement: PaymentMovement | null;
  /** Chosen delivery windows by dispatch date. */
  schedule: DeliveryChoice[];
  /** Units in stock wait for the last presale, so that all is delivered at once. */
  together: boolean;
  lines: CartLine[];
}

const columns = `id, status, address_id as "addressId", warehouse_id as "warehouseId", payment_method as "paymentMethod",
  comments, method, coupon_id as "couponId", credit_amount::float8 as "creditAmount", schedule, together, lines,
  (select jsonb_build_object('type_movement', v.type_movement, 'discount_type', v.discount_type, 'discount_amount', v.discount_amount)
   from purchase.payment_method_movement v where v.reference = 'own_credit' and v.during @> now()) as "creditMovement"`;

/** The open cart of an identity, or of an operator, for a customer, without a lock. */
export const findOpenCart = statement(
  'purchase.find_open_cart',
  `select ${columns} from purchase.cart_with_lines where owner_id = $identityId and customer_id = $customerId and status = 'open'`,
  rowIs<StoredCart>(),
);

/** A cart by its id, without a lock. */
export const findCartById = statement(
  'purchase.find_cart_by_id',
  `select ${columns} from purchase.cart_with_lines where id = $cartId`,
  rowIs<StoredCart>(),
);

/** Finds or creates the open cart, and locks it until the transaction ends. `isOperator`: the id is an operator's. */
export const openCart = statement(
  'purchase.open_cart',
  `select ${columns} from purchase.open_cart($identityId, $customerId, $isOperator)`,
  rowIs<StoredCart>(),
);

/** Locks the open cart until the transaction ends. */
export const lockOpenCart = statement(
  'purchase.hold_open_cart',
  `select ${columns} from purchase.hold_open_cart($identityId, $customerId)`,
  rowIs<StoredCart>(),
);

/** Locks a cart of this owner for this customer, open or ordered. */
export const lockCart = statement(
  'purchase.hold_cart',
  `select ${columns} from purchase.hold_cart($cartId, $identityId, $customerId)`,
  rowIs<StoredCart>(),
);

/** A cart that is held with its customer: whether the account is open, and whether orders of it are refused. */
export type HeldCart = StoredCart & { isOpen: boolean; isBlocked: boolean };

/** Locks the cart to be ordered, and the customer against closing the account and being blocked. */
export const lockCartToOrder = statement(
  'purchase.hold_cart_to_order',
  `select ${columns}, auth.hold_open_customer($customerId) as "isOpen", auth.is_blocked_customer($customerId) as "isBlocked"
   from purchase.hold_cart($cartId, $identityId, $customerId)`,
  rowIs<HeldCart>(),
);

/** Writes lines with absolute quantities; 0 removes a line. `lines` is a JSON array of CartLine. Lock the cart first. */
export const setLines = statement(
  'purchase.set_lines',
  `with wanted as (
     select * from jsonb_to_recordset($lines::jsonb) as x ("productId" bigint, "versionId" bigint, choice text, chosen jsonb,
       advanced boolean, quantity int, "seenPrice" int, "seenDate" date, "seenOther" boolean)
   ), touched as (
     update purchase.cart set updated_at = now(), abandoned_at = null where id = $cartId
   ), removed as (
     delete from purchase.cart_line l using wanted w
     where l.cart_id = $cartId and l.version_id = w."versionId" and l.choice = w.choice and l.advanced = w.advanced and w.quantity = 0
   ), kept as (
     insert into purchase.cart_line as l
       (cart_id, product_id, version_id, choice, advanced, quantity, seen_price, seen_date, seen_other)
     select $cartId, "productId", "versionId", choice, advanced, quantity, "seenPrice", "seenDate", "seenOther"
     from wanted where quantity > 0
     on conflict on constraint cart_line_once do update set quantity = excluded.quantity,
       seen_price = excluded.seen_price, seen_date = excluded.seen_date, seen_other = excluded.seen_other
     returning l.id, l.version_id, l.choice, l.advanced
   )
   insert into purchase.cart_line_part (line_id, position, version_id)
   select k.id, p.position, p."versionId"
   from wanted w join kept k on k.version_id = w."versionId" and k.choice = w.choice and k.advanced = w.advanced,
     jsonb_to_recordset(w.chosen) as p (position smallint, "versionId" bigint)
   where w.choice <> ''
   on conflict do nothing`,
);

/** Removes all lines of the open cart. */
export const removeAllLines = statement(
  'purchase.remove_all_lines',
  `with held as (
     select id from purchase.cart
     where coalesce(identity_id, operator_id) = $identityId and customer_id = $customerId and status = 'open' for update
   )
   delete from purchase.cart_line l using held where l.cart_id = held.id`,
);

/** Stores the choices of the checkout; null leaves one unchanged. */
export const updateCheckoutChoices = statement(
  'purchase.choose_for_cart',
  `update purchase.cart set updated_at = now(), address_id = coalesce($addressId, address_id),
     warehouse_id = case when $addressId::uuid is null then warehouse_id else $warehouseId end,
     payment_method = coalesce($paymentMethod, payment_method), comments = coalesce($comments, comments), credit_amount = $creditAmount, schedule = $schedule,
     together = coalesce($together, together)
   where id = $cartId`,
);

/** Sets the cart's coupon; null removes it. */
export const setCoupon = statement(
  'purchase.set_coupon',
  `update purchase.cart set updated_at = now(), coupon_id = $couponId where id = $cartId`,
);
