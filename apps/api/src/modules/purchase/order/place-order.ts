import type { PlacedOrder } from '@tonalia/contract/placed-order';
import { maxUnpaidOrders } from '@tonalia/rules/policy';
import { randomUUID } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Buyer } from '../../../platform/http/actor.ts';
import { publish } from '../../../platform/publish.ts';
import { type Transaction, brokenConstraint, committing, inTransaction } from '../../../platform/transaction.ts';
import { chargeCredit } from '../../customers/index.ts';
import { redeemCoupon } from '../../marketing/index.ts';
import { newOrderCode } from './order-code.ts';
import { type HeldCart, lockCartToOrder } from '../cart/cart.sql.ts';
import { requireCredit } from '../checkout/payment-methods.ts';
import { type OrderOrigin, toOrderInsert, toOrderPlaced } from './order-insert.ts';
import { type LineAgreement, type OrderableCart, type PlaceOrderContext, loadOrderableCart } from './orderable-cart.ts';
import type { PaymentTerms } from './payment-terms.rules.ts';
import { countUnpaid, findOrderOfCart, insertOrder } from './place-order.sql.ts';
import { requireMember } from '../member-limits/require-member.ts';
import { requireComboLimits } from './combo-limits.ts';
import { requireUnchanged, takeUnits } from './take-units.ts';
import type { BuyerCall, CartOwner } from '../cart/buyer-call.ts';

export interface PlaceOrderRequest {
  cartId: string;
  /** Total in pesos that the shopper saw; a different total is refused. */
  expectedTotal?: number | undefined;
}

/** Largest amount the credit column holds, in pesos. */
const MAX_CREDIT = 2_147_483_647;
/** Code length of each attempt: collisions are rare, and rarer with longer codes. */
const CODE_LENGTHS = [5, 5, 5, 6, 7, 8];

/**
 * Turns an open cart into an order exactly once, in one transaction. Prices, stock and dates are read now: throws CART_CHANGED
 * when a line differs from what the shopper saw, TOTAL_CHANGED when the total does. Reserves in one fixed order, so that two
 * orders cannot deadlock: customer account, stock, presale, limits of combos, credit, coupon.
 */
export async function placeOrder(
  context: PlaceOrderContext,
  { actor, buyer }: BuyerCall,
  { cartId, expectedTotal }: PlaceOrderRequest,
  origin: OrderOrigin,
): Promise<PlacedOrder> {
  return withFreeCode((codeLength) =>
    inTransaction(context.db, async (tx) => {
      const [cart] = await lockCartToOrder(tx, { cartId, identityId: actor.identityId, customerId: buyer.customerId });
      if (!cart || cart.status === 'asked') throw new AppError('CART_NOT_FOUND');
      if (cart.status === 'ordered') return existingOrder(tx, cartId);
      if (!cart.isOpen) throw new AppError('CUSTOMER_NOT_FOUND');
      const allow = buyer.member && (await requireMember(tx, actor.identityId, buyer.customerId));
      const acceptTotal = (total: number, onCredit: number) => {
        requireTotal(total, expectedTotal);
        allow?.(total, onCredit);
      };
      const orderId = randomUUID();
      return placeCart(
        context,
        tx,
        { actor, buyer },
        { cart, orderId, codeLength, origin, agree: requireUnchanged, acceptTotal },
      );
    }),
  );
}

/** Tries the work with a new code while its order's code is taken (`order_code_key`); it runs in a transaction of its own. */
export async function withFreeCode<T>(place: (codeLength: number) => Promise<T>): Promise<T> {
  for (const codeLength of CODE_LENGTHS) {
    try {
      return await place(codeLength);
    } catch (error) {
      if (brokenConstraint(error) !== 'order_code_key') throw error;
    }
  }
  throw new Error('no free order code found');
}

/** A cart that the transaction holds, with its customer, and how it is ordered. */
export interface CartToPlace {
  cart: HeldCart;
  orderId: string;
  codeLength: number;
  origin: OrderOrigin;
  agree: LineAgreement;
  /** Throws when this total in pesos, with this part on own credit, may not be charged. */
  acceptTotal: (total: number, onCredit: number) => void;
}

/** Writes the order of a held cart, as the last statements of the transaction. Fails with `order_code_key` when its code is taken. */
export async function placeCart(
  context: PlaceOrderContext,
  tx: Transaction,
  { actor, buyer }: BuyerCall,
  { cart, orderId, codeLength, origin, agree, acceptTotal }: CartToPlace,
): Promise<PlacedOrder> {
  const { clock } = context;
  const orderable = await loadOrderableCart(context, tx, buyer, { cart, agree });
  acceptTotal(orderable.calculated.totals.total, orderable.terms.onCredit);
  await requireUnpaidLimit(tx, buyer, orderable.terms);
  await reserveAll(tx, clock, { buyer, orderId, orderable });
  await recordTaken(tx, orderId, actor);
  const order = {
    ...toOrderInsert({ id: orderId, actor, buyer, orderable, origin }),
    code: newOrderCode(codeLength),
  };
  const [[placed]] = await Promise.all([
    insertOrder(tx, JSON.stringify(order)),
    publish(committing(tx), 'order.placed', toOrderPlaced(clock, buyer, orderId, orderable)),
  ]);
  if (!placed) throw new Error('the order was not inserted');
  return placed;
}

/** The order of an operator is an act of the office; the customer's own is not. */
async function recordTaken(tx: Transaction, orderId: string, { operator }: CartOwner): Promise<void> {
  if (!operator) return;
  await recordAuditEvent(tx, {
    actorId: null,
    operator,
    action: 'purchase.order_taken',
    subjectId: orderId,
    detail: { by: operator.name },
  });
}

/** The coupon, the method's discount or a fee can change without a change of any line. */
function requireTotal(total: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== total) throw new AppError('TOTAL_CHANGED', { expected, total });
}

/** Unpaid orders hold units that others cannot buy, so their number is limited. */
async function requireUnpaidLimit(tx: Transaction, { customerId }: Buyer, { status }: PaymentTerms): Promise<void> {
  if (status !== 'pending_payment') return;
  const [waiting] = await countUnpaid(tx, customerId);
  if (waiting && waiting.orders >= maxUnpaidOrders) throw new AppError('UNPAID_ORDERS', { most: maxUnpaidOrders });
}

async function existingOrder(tx: Transaction, cartId: string): Promise<PlacedOrder> {
  const [order] = await findOrderOfCart(tx, cartId);
  if (!order) throw new Error(`cart ${cartId} is ordered but has no order`);
  return order;
}

async function reserveAll(
  tx: Transaction,
  clock: Clock,
  { buyer: { customerId }, orderId, orderable }: { buyer: Buyer; orderId: string; orderable: OrderableCart },
): Promise<void> {
  const { delivery, lines } = orderable;
  const { coupon } = orderable.calculated;
  const { onCredit, dueOn } = orderable.terms;
  if (onCredit > MAX_CREDIT) await requireCredit(tx, customerId, onCredit);
  await takeUnits(tx, clock, delivery.shopper.warehouseId, lines);
  await requireComboLimits(tx, customerId, lines);
  if (dueOn !== null) await chargeCredit(tx, { customerId, orderId, amount: onCredit, dueOn });
  if (coupon) await redeemCoupon(tx, clock, { couponId: coupon.id, customerId, orderId });
}
