import { randomUUID } from 'node:crypto';
import type { Address } from '@tonalia/contract/auth';
import { AppError } from '@tonalia/contract/errors';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import { publish } from '../../../platform/outbox.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { takeCredit } from '../../auth/index.ts';
import { redeemCoupon } from '../../marketing/index.ts';
import { type ChosenMethod, type StoredCart, holdCartToOrder } from '../cart/cart.sql.ts';
import { type PricedLine, priceLines, readCatalogue } from '../cart/catalogue.ts';
import { couponOf } from '../cart/read-cart.ts';
import { type Reckoned, reckonCart } from '../cart/calculate-cart.ts';
import { notApplicable } from '../coupon/apply-coupon.ts';
import { type Delivery, deliveryOf, noCoverage } from '../schedule/delivery.ts';
import { windowsForOrder } from '../schedule/order-windows.ts';
import { frozenLines } from './order-line-snapshot.ts';
import { newOrderCode } from './order-code.ts';
import { type Charges, requireCredit, usable } from '../checkout/payment-methods.ts';
import { type PaymentTerms, paymentTerms } from './payment-terms.rules.ts';
import { type OrderToInsert, type PlacedOrder, countUnpaid, findOrderOfCart, insertOrder } from './place-order.sql.ts';
import { refuseChanges, takeUnits } from './take-units.ts';

/** What is to be ordered. */
export interface OrderWish {
  cartId: string;
  /** Pesos the shopper was shown. Nothing else is charged. */
  expectedTotal?: number | undefined;
}

export interface Origin {
  reference?: string | undefined;
  campaign?: string | undefined;
}

/** Where it runs: by what a gateway takes, an order may be paid at once. */
interface PlaceOrderContext {
  db: Database;
  clock: Clock;
  gateways: Charges;
}

/** A cart that may become an order as it is: nothing in it differs from what the shopper saw. */
interface Ready {
  cart: StoredCart;
  method: ChosenMethod;
  delivery: Delivery;
  address: Address;
  lines: PricedLine[];
  reckoned: Reckoned;
  terms: PaymentTerms;
  windows: OrderToInsert['windows'];
}

/** What a credit account can hold at all. */
const MOST_CREDIT = 2_147_483_647;
const CREDIT_DAYS = 30;
/** Orders of a customer that wait to be paid. */
const MOST_UNPAID = 3;
/** Signs of the code at each try: taken codes are rare, and longer ones rarer still. */
const CODE_LENGTHS = [5, 5, 5, 6, 7, 8];

/**
 * Makes an open cart an order: exactly once, whatever is retried, and wholly or not at all. Prices, stock and dates are
 * those of this moment; where they differ from what the shopper saw, the shopper decides again (CART_CHANGED), and so where the whole
 * comes to something else (TOTAL_CHANGED). What it takes is taken in one order, so that no two orders wait for each other in a
 * circle: the customer's account, stock, presale, credit, coupon.
 */
export async function placeOrder(
  counter: PlaceOrderContext,
  actor: Actor,
  buyer: Buyer,
  { cartId, expectedTotal }: OrderWish,
  origin: Origin,
): Promise<PlacedOrder> {
  const { db, clock } = counter;
  return inTransaction(db, async (tx) => {
    const [cart] = await holdCartToOrder(tx, cartId, actor.identityId, buyer.customerId);
    if (!cart) throw new AppError('CART_NOT_FOUND');
    if (cart.status === 'ordered') return orderOf(tx, cartId);
    if (!cart.isOpen) throw new AppError('CUSTOMER_NOT_FOUND');
    const ready = await readReady(counter, tx, buyer, cart);
    requireTotal(ready, expectedTotal);
    await requireRoom(tx, buyer, ready.terms);
    const orderId = randomUUID();
    await takeAll(tx, clock, buyer, orderId, ready);
    const placed = await write(tx, toOrder(orderId, actor, buyer, ready, origin));
    await publish(tx, 'order.placed', toEvent(clock, buyer, placed, ready));
    return placed;
  });
}

async function readReady(
  { db, clock, gateways }: PlaceOrderContext,
  tx: Transaction,
  buyer: Buyer,
  cart: StoredCart,
): Promise<Ready> {
  if (cart.lines.length === 0) throw new AppError('CART_EMPTY');
  requireApproval(buyer);
  const delivery = await deliveryOf(db, tx, buyer, cart.addressId);
  const address = await requireDelivery(db, delivery);
  if (!cart.paymentMethod) throw new AppError('PAYMENT_METHOD_REQUIRED');
  const method = usable(cart.method, gateways);
  const catalogue = await readCatalogue(tx, delivery.shopper, cart.lines, clock);
  const lines = priceLines(cart.lines, catalogue);
  refuseChanges(lines);
  const reckoned = reckonCart(cart, lines, delivery, await couponOf(tx, clock, cart, buyer));
  if (reckoned.coupon?.reason) throw notApplicable(reckoned.coupon.reason);
  const units = lines.map(({ line: { quantity }, dispatchDate }) => ({ dispatchDate, quantity }));
  const windows = windowsForOrder(clock, cart.schedule, units, delivery);
  const terms = paymentTerms(method, reckoned.totals.total, cart.creditAmount, clock.now());
  return { cart, method, delivery, address, lines, reckoned, terms, windows };
}

/** Who may buy here is somebody's to decide first, where the installation says so. */
function requireApproval({ approval, approvalReason }: Buyer): void {
  if (approval === 'rejected') throw new AppError('REGISTRATION_REJECTED', { reason: approvalReason ?? '' });
  if (approval !== 'approved') throw new AppError('REGISTRATION_PENDING');
}

/** A coupon, a method's discount or a fee may be another by now, without any line having changed. */
function requireTotal({ reckoned }: Ready, expected: number | undefined): void {
  const { total } = reckoned.totals;
  if (expected !== undefined && expected !== total) throw new AppError('TOTAL_CHANGED', { expected, total });
}

/** What waits to be paid holds units nobody else can have: of such orders a customer has so many, and no more. */
async function requireRoom(tx: Transaction, { customerId }: Buyer, { status }: PaymentTerms): Promise<void> {
  if (status !== 'pending_payment') return;
  const [waiting] = await countUnpaid(tx, customerId);
  if (waiting && waiting.orders >= MOST_UNPAID) throw new AppError('UNPAID_ORDERS', { most: MOST_UNPAID });
}

async function orderOf(tx: Transaction, cartId: string): Promise<PlacedOrder> {
  const [order] = await findOrderOfCart(tx, cartId);
  if (!order) throw new Error(`cart ${cartId} was ordered and has no order`);
  return order;
}

async function requireDelivery(db: Database, { address, coverage }: Delivery): Promise<Address> {
  if (!address) throw new AppError('ADDRESS_REQUIRED');
  if (!coverage) throw await noCoverage(db, address.cityid);
  return address;
}

async function takeAll(
  tx: Transaction,
  clock: Clock,
  { customerId }: Buyer,
  orderId: string,
  { delivery, lines, reckoned: { coupon }, terms: { onCredit } }: Ready,
): Promise<void> {
  if (onCredit > MOST_CREDIT) await requireCredit(tx, customerId, onCredit);
  await takeUnits(tx, clock, delivery.shopper.warehouseId, lines);
  if (onCredit > 0) {
    const dueOn = dayIn(new Date(clock.now().getTime() + CREDIT_DAYS * 86_400_000));
    await takeCredit(tx, { customerId, orderId, amount: onCredit, dueOn });
  }
  if (coupon) await redeemCoupon(tx, clock, { couponId: coupon.id, customerId, orderId });
}

function toOrder(
  id: string,
  { identityId }: Actor,
  { customerId, customerName }: Buyer,
  { cart, method, delivery, address, lines, reckoned, terms, windows }: Ready,
  { reference, campaign }: Origin,
): Omit<OrderToInsert, 'code'> {
  const { amount: units, ...sums } = reckoned.totals;
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
    lines: frozenLines(lines),
    windows,
  };
}

/** What the other modules hear of an order. */
function toEvent(clock: Clock, { customerId }: Buyer, placed: PlacedOrder, { delivery, lines, reckoned }: Ready) {
  const { subtotal, savings, couponSavings } = reckoned.totals;
  return {
    orderId: placed.orderId,
    customerId,
    warehouseId: delivery.shopper.warehouseId,
    boughtOn: dayIn(clock.now()),
    // what was bought: how it travels and how it is paid buys no tier
    amount: subtotal - savings - couponSavings,
    sold: lines.map(({ line, sellable }) => ({ versionId: sellable.versionId, quantity: line.quantity })),
    hasPresale: lines.some(({ line }) => line.advanced),
    status: placed.status,
  };
}

async function write(tx: Transaction, order: Omit<OrderToInsert, 'code'>): Promise<PlacedOrder> {
  for (const length of CODE_LENGTHS) {
    const [placed] = await insertOrder(tx, JSON.stringify({ ...order, code: newOrderCode(length) }));
    if (placed) return placed;
  }
  throw new Error('no code is free for an order');
}
