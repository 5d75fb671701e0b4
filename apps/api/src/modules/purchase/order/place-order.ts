import { day } from '@tonalia/rules/durations';
import { creditDays, maxUnpaidOrders } from '@tonalia/rules/policy';
import { randomUUID } from 'node:crypto';
import type { Address } from '@tonalia/contract/auth';
import { AppError } from '@tonalia/contract/errors';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import { publish } from '../../../platform/outbox.ts';
import { type Database, type Transaction, committing, inTransaction } from '../../../platform/transaction.ts';
import { chargeCredit } from '../../customers/index.ts';
import { redeemCoupon } from '../../marketing/index.ts';
import { type CartPaymentMethod, type StoredCart, lockCartToOrder } from '../cart/cart.sql.ts';
import { type PricedLine, priceLines, readCatalogue } from '../cart/catalogue.ts';
import { couponOf } from '../cart/read-cart.ts';
import { type CalculatedCart, calculateCart } from '../cart/calculate-cart.ts';
import { couponNotApplicable } from '../coupon/apply-coupon.ts';
import { type Delivery, deliveryOf, noCoverage } from '../schedule/delivery.ts';
import { windowsForOrder } from '../schedule/order-windows.ts';
import { snapshotLines } from './order-line-snapshot.ts';
import { newOrderCode } from './order-code.ts';
import { type GatewayMethods, requireCredit, requireUsable } from '../checkout/payment-methods.ts';
import { type PaymentTerms, paymentTerms } from './payment-terms.rules.ts';
import { type OrderInsert, type PlacedOrder, countUnpaid, findOrderOfCart, insertOrder } from './place-order.sql.ts';
import { requireUnchanged, takeUnits } from './take-units.ts';
import type { BuyerCall } from '../cart/buyer-call.ts';

export interface PlaceOrderRequest {
  cartId: string;
  /** Total in pesos that the shopper saw; a different total is refused. */
  expectedTotal?: number | undefined;
}

export interface OrderOrigin {
  reference?: string | undefined;
  campaign?: string | undefined;
}

/** Gateways decide which instant methods can be used. */
interface PlaceOrderContext {
  db: Database;
  clock: Clock;
  gateways: GatewayMethods;
}

/** A cart without changes since the shopper saw it, with all that its order needs. */
interface OrderableCart {
  cart: StoredCart;
  method: CartPaymentMethod;
  delivery: Delivery;
  address: Address;
  lines: PricedLine[];
  calculated: CalculatedCart;
  terms: PaymentTerms;
  windows: OrderInsert['windows'];
}

/** Largest amount the credit column holds, in pesos. */
const MAX_CREDIT = 2_147_483_647;
/** Code length of each attempt: collisions are rare, and rarer with longer codes. */
const CODE_LENGTHS = [5, 5, 5, 6, 7, 8];

/**
 * Turns an open cart into an order exactly once, in one transaction. Prices, stock and dates are read now: throws CART_CHANGED
 * when a line differs from what the shopper saw, TOTAL_CHANGED when the total does. Reserves in one fixed order, so that two
 * orders cannot deadlock: customer account, stock, presale, credit, coupon.
 */
export async function placeOrder(
  context: PlaceOrderContext,
  { actor, buyer }: BuyerCall,
  { cartId, expectedTotal }: PlaceOrderRequest,
  origin: OrderOrigin,
): Promise<PlacedOrder> {
  const { db, clock } = context;
  return inTransaction(db, async (tx) => {
    const [cart] = await lockCartToOrder(tx, { cartId, identityId: actor.identityId, customerId: buyer.customerId });
    if (!cart) throw new AppError('CART_NOT_FOUND');
    if (cart.status === 'ordered') return existingOrder(tx, cartId);
    if (!cart.isOpen) throw new AppError('CUSTOMER_NOT_FOUND');
    const orderable = await loadOrderableCart(context, tx, buyer, cart);
    requireTotal(orderable, expectedTotal);
    await requireUnpaidLimit(tx, buyer, orderable.terms);
    const orderId = randomUUID();
    await reserveAll(tx, clock, { buyer, orderId, orderable });
    const placed = await insertWithFreeCode(tx, toOrderInsert({ id: orderId, actor, buyer, orderable, origin }));
    await publish(committing(tx), 'order.placed', toOrderPlaced(clock, buyer, placed, orderable));
    return placed;
  });
}

async function loadOrderableCart(
  { db, clock, gateways }: PlaceOrderContext,
  tx: Transaction,
  buyer: Buyer,
  cart: StoredCart,
): Promise<OrderableCart> {
  if (cart.lines.length === 0) throw new AppError('CART_EMPTY');
  requireApproval(buyer);
  const delivery = await deliveryOf(db, tx, buyer, cart.addressId);
  const address = await requireDelivery(db, delivery);
  if (!cart.paymentMethod) throw new AppError('PAYMENT_METHOD_REQUIRED');
  const method = requireUsable(cart.method, gateways);
  const catalogue = await readCatalogue(tx, delivery.shopper, cart.lines, clock);
  const lines = priceLines(cart.lines, catalogue);
  requireUnchanged(lines);
  const calculated = calculateCart(cart, lines, delivery, await couponOf(tx, clock, cart, buyer));
  if (calculated.coupon?.reason) throw couponNotApplicable(calculated.coupon.reason);
  const units = lines.map(({ line: { quantity }, dispatchDate }) => ({ dispatchDate, quantity }));
  const windows = windowsForOrder(clock, cart.schedule, units, delivery);
  const terms = paymentTerms(method, calculated.totals.total, cart.creditAmount, clock.now());
  return { cart, method, delivery, address, lines, calculated, terms, windows };
}

/** Some installations approve customers before they may order. */
function requireApproval({ approval, approvalReason }: Buyer): void {
  if (approval === 'rejected') throw new AppError('REGISTRATION_REJECTED', { reason: approvalReason ?? '' });
  if (approval !== 'approved') throw new AppError('REGISTRATION_PENDING');
}

/** The coupon, the method's discount or a fee can change without a change of any line. */
function requireTotal({ calculated }: OrderableCart, expected: number | undefined): void {
  const { total } = calculated.totals;
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

async function requireDelivery(db: Database, { address, coverage }: Delivery): Promise<Address> {
  if (!address) throw new AppError('ADDRESS_REQUIRED');
  if (!coverage) throw await noCoverage(db, address.cityid);
  return address;
}

async function reserveAll(
  tx: Transaction,
  clock: Clock,
  { buyer: { customerId }, orderId, orderable }: { buyer: Buyer; orderId: string; orderable: OrderableCart },
): Promise<void> {
  const { delivery, lines } = orderable;
  const { coupon } = orderable.calculated;
  const { onCredit } = orderable.terms;
  if (onCredit > MAX_CREDIT) await requireCredit(tx, customerId, onCredit);
  await takeUnits(tx, clock, delivery.shopper.warehouseId, lines);
  if (onCredit > 0) {
    const dueOn = dayIn(new Date(clock.now().getTime() + creditDays * day));
    await chargeCredit(tx, { customerId, orderId, amount: onCredit, dueOn });
  }
  if (coupon) await redeemCoupon(tx, clock, { couponId: coupon.id, customerId, orderId });
}

function toOrderInsert({
  id,
  actor: { identityId },
  buyer: { customerId, customerName },
  orderable: { cart, method, delivery, address, lines, calculated, terms, windows },
  origin: { reference, campaign },
}: {
  id: string;
  actor: Actor;
  buyer: Buyer;
  orderable: OrderableCart;
  origin: OrderOrigin;
}): Omit<OrderInsert, 'code'> {
  const { amount: units, ...sums } = calculated.totals;
  const { status, payBy, payments } = terms;
  return {
    id,
    cartId: cart.id,
    identityId,
    customerId,
    customerName,
    address,
    warehouseId: delivery.shopper.warehouseId,
    paymentMethod: method.reference,
    status,
    payBy,
    payments,
    comments: cart.comments,
    units,
    ...sums,
    reference: reference ?? null,
    campaign: campaign ?? null,
    lines: snapshotLines(lines),
    windows,
  };
}

/** Payload of `order.placed`. */
function toOrderPlaced(
  clock: Clock,
  { customerId }: Buyer,
  placed: PlacedOrder,
  { delivery, lines, calculated }: OrderableCart,
) {
  const { subtotal, savings, couponSavings } = calculated.totals;
  return {
    orderId: placed.orderId,
    customerId,
    warehouseId: delivery.shopper.warehouseId,
    boughtOn: dayIn(clock.now()),
    // goods only: delivery and payment fees do not count towards a loyalty tier
    amount: subtotal - savings - couponSavings,
    sold: lines.map(({ line, sellable }) => ({ versionId: sellable.versionId, quantity: line.quantity })),
    hasPresale: lines.some(({ line }) => line.advanced),
    status: placed.status,
  };
}

async function insertWithFreeCode(tx: Transaction, order: Omit<OrderInsert, 'code'>): Promise<PlacedOrder> {
  for (const length of CODE_LENGTHS) {
    const [placed] = await insertOrder(tx, JSON.stringify({ ...order, code: newOrderCode(length) }));
    if (placed) return placed;
  }
  throw new Error('no free order code found');
}
